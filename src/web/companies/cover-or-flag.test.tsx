import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { featuredCompanies } from '#domain/companies/queries.server.ts';
import { findJob } from '#domain/jobs/queries.server.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someCompany, someImage, someJob } from '#testing/posted-jobs.ts';
import { CoverOrFlag } from './cover-or-flag.tsx';

const fixture = rollbackFixture();

const drawn = ({ coverImage, coverFocus }: Pick<Parameters<typeof CoverOrFlag>[0], 'coverImage' | 'coverFocus'>) =>
  renderToStaticMarkup(
    <CoverOrFlag coverImage={coverImage} coverFocus={coverFocus} flag="1.1" sizes="1px" cut={{ w: 1, h: 1 }} />,
  );

describe('the cover of a startup on a card', () => {
  it('is cut around the focus point that its team chose', async () => {
    const { context } = fixture;
    const coverImageId = await someImage(context);
    const focus = { coverFocusX: 0.25, coverFocusY: 0.8 };
    const { id: companyId } = await someCompany(context, { coverImageId, ...focus, viewsTotal: 1_000_000 });
    const { id } = await someJob(context, { companyId });
    const cut = `src="/images/${coverImageId}/large" style="object-position:25% 80%"`;
    const { job } = await findJob(context, id);
    expect(drawn(job.company)).toContain(cut);
    const [first] = await featuredCompanies(context, 1);
    expect(first && drawn(first)).toContain(cut);
  });

  it('is cut by the server where nobody chose one', () => {
    const cover = drawn({ coverImage: { path: '/images/a' }, coverFocus: { x: 0.5, y: 0.5 } });
    expect(cover).toContain('src="/images/a/listing"');
  });
});
