import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { companies } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import type { Context } from '#domain/context.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { documentOf, type Provenance } from '../documents/document.ts';
import { importPostings } from '../run.server.ts';

const database = rollbackFixture();
let context: Context;
beforeEach(() => {
  context = database.context;
});

const importOf = (document: unknown, url: string | null, provenance?: Provenance) =>
  importPostings(context, documentOf(JSON.stringify(document), url, provenance));

const ASHBY = 'https://api.ashbyhq.com/posting-api/job-board/grov?includeCompensation=true';
const GREENHOUSE = 'https://boards-api.greenhouse.io/v1/boards';
const onAshby = {
  apiVersion: '1',
  jobs: [
    {
      id: 'one',
      title: 'Gardener',
      location: 'Odense',
      isListed: true,
      workplaceType: 'OnSite',
      jobUrl: 'https://jobs.ashbyhq.com/Grov/one',
      descriptionHtml: '<p>Plant trees.</p>',
    },
  ],
};
const onGreenhouse = (id: number, title = 'Gardener') => ({
  id,
  title,
  company_name: 'Grov',
  absolute_url: `https://job-boards.greenhouse.io/grov/jobs/${id}`,
  location: { name: 'Odense, Denmark' },
  internal_job_id: id,
  requisition_id: null,
  content: '&lt;p&gt;Plant trees.&lt;/p&gt;',
});
const boardOf = (...postings: unknown[]) => ({ jobs: postings, meta: { total: postings.length } });
const onPage = (changes: Record<string, unknown> = {}) => ({
  '@type': 'JobPosting',
  title: 'Gardener',
  description: '<p>Plant trees.</p>',
  url: 'https://grov.example/jobs/1',
  hiringOrganization: { name: 'Grov' },
  jobLocation: { address: { addressLocality: 'Odense', addressCountry: 'DK' } },
  ...changes,
});
const names = async () =>
  (await context.db.select().from(companies)).map(({ name, domain }) => `${name} ${domain}`).sort();
const approve = () => context.db.update(companies).set({ status: 'ACTIVE' });

describe('the startup of a posting', () => {
  it('is the same for its board and for the careers page that leads there', async () => {
    await importOf(onAshby, ASHBY);
    const provenance = { employer: { name: 'Grov', address: 'https://grov.example' } };
    const again = await importOf(onAshby, ASHBY, provenance);
    expect(again.items.map(({ outcome }) => outcome)).toEqual(['same']);
    expect(await names()).toEqual(['Grov null']);
    await importOf(onAshby, ASHBY, { employer: { name: 'Lund', address: 'https://lund.example' } });
    expect(await names()).toEqual(['Grov null', 'Lund lund.example']);
  });

  it('is the same on its domain and on the subdomain of its jobs', async () => {
    const at = (sameAs: string, name = 'Grov') => onPage({ hiringOrganization: { name, sameAs } });
    await importOf(at('https://jobs.grov.example'), 'https://jobs.grov.example/1');
    await importOf(at('https://www.grov.example'), 'https://www.grov.example/1');
    await importOf(at('https://karriere.grov.example'), 'https://karriere.grov.example/1');
    expect(await names()).toEqual(['Grov grov.example']);
    // Other companies may share a suffix such as co.uk, or the domain of a group.
    await importOf(at('https://careers.grov.example', 'Grov Kapital'), 'https://careers.grov.example/1');
    await importOf(at('https://jobs.co.uk'), 'https://jobs.co.uk/1');
    await importOf(at('https://careers.co.uk'), 'https://careers.co.uk/1');
    expect(await names()).toEqual([
      'Grov Kapital grov.example',
      'Grov careers.co.uk',
      'Grov grov.example',
      'Grov jobs.co.uk',
    ]);
  });

  it('is found by its name in its own board, also for a single posting, and in no other board', async () => {
    await importOf(boardOf(onGreenhouse(1)), `${GREENHOUSE}/grov/jobs?content=true`);
    await approve();
    await importOf(onGreenhouse(2, 'Tree nurse'), `${GREENHOUSE}/grov/jobs/2?content=true`, {
      isPart: true,
      only: '2',
    });
    expect(await names()).toEqual(['Grov null']);
    const stranger = await importOf(boardOf(onGreenhouse(3, 'Courier')), `${GREENHOUSE}/stranger/jobs?content=true`);
    expect(stranger.newCompanies).toEqual(['Grov']);
    const [job] = await context.db.select().from(jobs).where(eq(jobs.title, 'Courier'));
    expect(job?.status).toBe('PENDING_COMPANY_APPROVAL');
  });

  it('is found by its name on pages of the same site only', async () => {
    const page = (title: string) => onPage({ title, url: undefined });
    await importOf(page('Gardener'), 'https://grov.example/jobs/1');
    await approve();
    await importOf(page('Tree nurse'), 'https://grov.example/jobs/2');
    expect(await names()).toEqual(['Grov null']);
    const stranger = await importOf(page('Courier'), 'https://stranger.example/jobs/2');
    expect(stranger.newCompanies).toEqual(['Grov']);
  });
});
