import { describe, expect, it } from 'vitest';
import { companyCountries } from '#database/tables/companies.server.ts';
import { findJob } from '#domain/jobs/queries.server.ts';
import { tagsOf } from '#server/page-cache/event-tags.ts';
import { newPageCaching } from '#server/page-cache/page-caching.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { loadPage } from '#testing/load-page.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { loader as listLoader } from './list/list.page.tsx';
import { loader as detailLoader } from './profile/detail.page.tsx';

const fixture = rollbackFixture();

function startup(key: string, query = '', caching = newPageCaching('nonce')) {
  const path = `/startups/${encodeURIComponent(key)}${query}`;
  return loadPage(detailLoader, fixture.context, { path, params: { key }, caching });
}

/** The cache tags that drop the page. */
async function cacheTagsOf(key: string): Promise<string[]> {
  const caching = newPageCaching('nonce');
  await startup(key, '', caching);
  return [...caching.tags];
}

function directory(query = '') {
  return loadPage(listLoader, fixture.context, { path: `/startups${query}` });
}

describe("a startup's page", () => {
  it('lives at its key, and other spellings redirect there', async () => {
    const { id } = await someCompany(fixture.context, { key: 'skjaergaard', name: 'Skjærgård' });
    expect(await startup('skjaergaard')).toMatchObject({ status: 200, data: { company: { name: 'Skjærgård' } } });
    for (const other of [id, id.toUpperCase(), 'Skjærgård', 'SKJAERGAARD']) {
      expect(await startup(other, '?jobs=all')).toEqual({ status: 308, location: '/startups/skjaergaard?jobs=all' });
    }
  });

  it.each(['DRAFT', 'PENDING', 'REJECTED', 'DISABLED', 'SUSPENDED'])(
    'is not found while the startup is %s',
    async (status) => {
      const { id } = await someCompany(fixture.context, { key: 'hidden-one', status });
      expect(await startup('hidden-one')).toMatchObject({ status: 404 });
      expect(await startup(id)).toMatchObject({ status: 404 });
    },
  );

  it('shows open jobs, and no drafts', async () => {
    const { id } = await someCompany(fixture.context, { key: 'hraun' });
    await someJob(fixture.context, { companyId: id, title: 'Gardener' });
    await someJob(fixture.context, {
      companyId: id,
      title: 'Draft',
      status: 'DRAFT',
      approvedAt: null,
      publishedAt: null,
    });
    const page = await startup('hraun');
    expect('data' in page && page.data.jobs.docs.map(({ title }) => title)).toEqual(['Gardener']);
  });

  it('labels stage and last round as the filters do', async () => {
    await someCompany(fixture.context, { key: 'hraun', stage: 'growing', fundingStage: 'seriesa' });
    const page = await startup('hraun');
    const facts = 'data' in page ? page.data.parts.facts : [];
    expect(facts).toContainEqual({ label: 'Stage', value: 'Growing' });
    expect(facts).toContainEqual({ label: 'Last round', value: 'Series A' });
  });

  it('names its global goals, and the company behind it as the registers know it', async () => {
    const company = await someCompany(fixture.context, { key: 'hraun', sdgs: ['7', '13'] });
    await fixture.context.db
      .insert(companyCountries)
      .values(
        [
          ...[{ position: 5, countryCode: 'NO', registrationNumber: '988077917', legalName: 'Hraun AS' }],
          ...[{ position: 6, countryCode: 'DE', registrationNumber: 'HRB 1234', legalName: null }],
          ...[{ position: 7, countryCode: 'SE', registrationNumber: null, legalName: 'Hraun AB' }],
        ].map((row) => ({ ...row, companyId: company.id })),
      );
    const page = await startup('hraun');
    expect(page).toMatchObject({ status: 200 });
    if (!('data' in page)) return;
    expect(page.data.parts.goals).toEqual([
      { number: '7', label: 'Affordable and clean energy' },
      { number: '13', label: 'Climate action' },
    ]);
    const norway = {
      countryCode: 'NO',
      country: 'Norway',
      legalName: 'Hraun AS',
      register: 'Organisasjonsnummer',
      number: '988077917',
      isChecked: true,
    };
    // Without a number there is no entry, and a number of another country is not checked.
    expect(page.data.company.registrations).toMatchObject([norway, { countryCode: 'DE', isChecked: false }]);
    const { id } = await someJob(fixture.context, { companyId: company.id });
    const { job } = await findJob(fixture.context, id, { origin: 'https://havn.example' });
    expect(job.company.registrations[0]).toEqual(norway);
  });

  it('leaves the page cache when its own startup changes, not with every other', async () => {
    const { id } = await someCompany(fixture.context, { key: 'hraun' });
    const own = [`company:${id}`, `followers:${id}`];
    expect(await cacheTagsOf('hraun')).toEqual(own);
    expect(await cacheTagsOf(id)).toEqual(own);
    expect(await cacheTagsOf('not-yet')).toEqual(['companies']);
  });

  it('leaves the page cache when somebody follows or unfollows, unlike the pages of its jobs', async () => {
    const { id } = await someCompany(fixture.context, { key: 'hraun' });
    for (const type of ['company.followed', 'company.unfollowed'] as const) {
      expect(tagsOf({ type, id, userId: '' })).toEqual([`followers:${id}`]);
    }
    expect(await cacheTagsOf('hraun')).toContain(`followers:${id}`);
  });

  it('shows the number of followers, unless it is zero', async () => {
    await someCompany(fixture.context, { key: 'hraun', followersTotal: 2318 });
    await someCompany(fixture.context, { key: 'lava' });
    const factsOf = async (key: string) => {
      const page = await startup(key);
      return 'data' in page ? page.data.parts.facts : [];
    };
    expect(await factsOf('hraun')).toContainEqual({ label: 'Followers', value: '2\u00a0318' });
    expect((await factsOf('lava')).map(({ label }) => label)).not.toContain('Followers');
  });

  it('removes unsafe markup', async () => {
    await someCompany(fixture.context, { key: 'hraun', whatWeDo: '<p onclick="x()">Tomatoes</p><script>x()</script>' });
    expect(await startup('hraun')).toMatchObject({ data: { company: { whatWeDo: '<p>Tomatoes</p>' } } });
  });

  it.each(['?jobs=all&page=2', '?jobs=all&page=0', '?jobs=all&page=x'])('has no page %s of its jobs', async (query) => {
    await someCompany(fixture.context, { key: 'hraun' });
    expect(await startup('hraun', query)).toMatchObject({ status: 404 });
  });
});

describe('the directory', () => {
  it('names the active filters and those it could not read', async () => {
    await someCompany(fixture.context, { name: 'Hraun', industries: ['food'] });
    expect(await directory('?industry=food&countryCode=XX')).toMatchObject({
      status: 200,
      data: {
        list: { total: 1 },
        active: [{ label: 'Food and drink', href: '/startups' }],
        unknown: [{ name: 'countryCode', value: 'XX' }],
      },
    });
  });

  it('offers only wider searches that find startups, with their number', async () => {
    await someCompany(fixture.context, { name: 'Hraun', industries: ['food'] });
    expect(await directory('?search=hraun&industry=food&industry=energy&hiring=true')).toMatchObject({
      data: {
        alternatives: [{ label: 'Without “Hiring now”: 1 startup' }, { label: 'Everything for “hraun”: 1 startup' }],
      },
    });
    expect(await directory('?search=nothing&industry=food')).toMatchObject({
      data: { alternatives: [{ label: 'Without “nothing”: 1 startup', href: '/startups?industry=food' }] },
    });
  });

  it('shows an empty result, and has no page beyond the last', async () => {
    expect(await directory('?search=nothing')).toMatchObject({ status: 200, data: { list: { total: 0 } } });
    expect(await directory('?page=2')).toMatchObject({ status: 404 });
  });
});
