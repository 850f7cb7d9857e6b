import { readFileSync } from 'node:fs';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { companies, companyCountries } from '#database/tables/companies.server.ts';
import { jobSources } from '#database/tables/job-sources.server.ts';
import { jobLocations, jobs, jobTexts, jobTransitions } from '#database/tables/jobs.server.ts';
import { holdApprovedDomains } from '#domain/companies/joining/domains.server.ts';
import type { Context } from '#domain/context.ts';
import { transition } from '#domain/jobs/transitions.server.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { documentOf } from './documents/document.ts';
import type { ImportReport } from './report.ts';
import { type ImportOptions, importPostings } from './run.server.ts';

const fixture = (name: string) => readFileSync(new URL(`./boards/${name}`, import.meta.url), 'utf8');
const board = () =>
  JSON.parse(fixture('greenhouse/fixtures/greenhouse.json')) as { jobs: Record<string, unknown>[]; meta: unknown };
const { jobs: boardJobs } = board();
/** A valid posting of the board, with changes. */
const posting = (changes: Record<string, unknown> = {}) => ({ ...boardJobs[0], ...changes });
const schema = (changes: Record<string, unknown>) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Gardener',
  description: '<p>Plant trees.</p>',
  datePosted: '2026-11-01',
  url: 'https://grov.example/jobs/1',
  hiringOrganization: { '@type': 'Organization', name: 'Grov', sameAs: 'https://grov.example' },
  jobLocation: { '@type': 'Place', address: { addressLocality: 'Odense', addressCountry: 'DK' } },
  ...changes,
});

const database = rollbackFixture();
let context: Context;
beforeEach(() => {
  context = database.context;
});

const importOf = (document: unknown, options: ImportOptions = {}, within = context) =>
  importPostings(within, documentOf(typeof document === 'string' ? document : JSON.stringify(document), null), options);
const outcomes = (report: ImportReport) => report.items.map(({ outcome }) => outcome);
/** Jobs with their leading posting. */
async function jobsNow() {
  const rows = await context.db
    .select({ job: jobs, lead: jobSources })
    .from(jobs)
    .leftJoin(jobSources, and(eq(jobSources.jobId, jobs.id), jobSources.isLeading))
    .orderBy(jobSources.sourceId);
  return rows.map(({ job, lead }) => ({ ...job, sourceId: lead?.sourceId, sourceHash: lead?.sourceHash }));
}
async function only() {
  const [job, ...others] = await jobsNow();
  if (job === undefined || others.length > 0) throw new Error('expected one job');
  const locations = await context.db
    .select()
    .from(jobLocations)
    .where(eq(jobLocations.jobId, job.id))
    .orderBy(jobLocations.position);
  const [text] = await context.db.select().from(jobTexts).where(eq(jobTexts.jobId, job.id));
  return { ...job, locations, description: text?.description };
}

/** An existing startup, with an approved job unless `approvedJob` is false. */
async function startup(changes: Partial<typeof companies.$inferInsert> = {}, options: { approvedJob?: boolean } = {}) {
  const id = 'c0ffee000000000000000001';
  await context.db.insert(companies).values({
    id,
    key: 'fjordlys',
    status: 'ACTIVE',
    platforms: ['thehub'],
    name: 'Fjordlys',
    domain: 'fjordlys.example',
    createdAt: context.now,
    updatedAt: context.now,
    ...changes,
  });
  await holdApprovedDomains(context, [id]);
  await context.db.insert(companyCountries).values({ companyId: id, position: 0, countryCode: 'DK' });
  if (options.approvedJob ?? true) {
    await context.db.insert(jobs).values({
      id: 'c0ffee0000000000000000aa',
      key: 'earlier',
      companyId: id,
      status: 'EXPIRED',
      title: 'Earlier',
      jobRole: 'other',
      jobPositionTypes: [],
      workplace: 'onsite',
      salaryType: 'competitive',
      receiveApplicants: 'platform',
      createdAt: context.now,
      updatedAt: context.now,
      approvedAt: context.now,
    });
  }
  return id;
}
const importedJobs = async () => (await jobsNow()).filter(({ source }) => source !== null);

describe('importing a board', () => {
  it('makes jobs of postings with a known place, and reports every other one', async () => {
    const report = await importOf(fixture('greenhouse/fixtures/greenhouse.json'));
    expect(outcomes(report).toSorted()).toEqual(['broken', 'cannotPlace', 'new', 'new', 'new', 'new']);
    expect(report.items.find(({ outcome }) => outcome === 'cannotPlace')?.reasons.join()).toContain('Neverhavn');
    expect(report.newCompanies).toEqual(['Fjordlys']);
  });

  it('changes nothing the second time', async () => {
    await importOf(fixture('greenhouse/fixtures/greenhouse.json'));
    const before = await jobsNow();
    const again = await importOf(fixture('greenhouse/fixtures/greenhouse.json'));
    expect(outcomes(again).toSorted()).toEqual(['broken', 'cannotPlace', 'same', 'same', 'same', 'same']);
    expect(again.newCompanies).toEqual([]);
    expect(await jobsNow()).toEqual(before);
    const [count] = await context.db.select({ n: sql<number>`count(*)::int` }).from(companies);
    expect(count?.n).toBe(1);
  });

  it('updates only the posting that changed', async () => {
    await importOf(fixture('greenhouse/fixtures/greenhouse.json'));
    const before = await jobsNow();
    const newBoard = board();
    Object.assign(newBoard.jobs[2] ?? {}, { title: 'Student Helper', location: { name: 'Remote - Norway' } });
    const report = await importOf(newBoard);
    expect(report.items.filter(({ outcome }) => outcome === 'changed').map(({ title }) => title)).toEqual([
      'Student Helper',
    ]);
    const after = await jobsNow();
    expect(after.map(({ id, publishedAt }) => [id, publishedAt])).toEqual(
      before.map(({ id, publishedAt }) => [id, publishedAt]),
    );
    expect(after.filter((job, index) => job.sourceHash !== before[index]?.sourceHash)).toHaveLength(1);
  });

  it('changes nothing in a dry run, and reports what would happen', async () => {
    const report = await importOf(fixture('greenhouse/fixtures/greenhouse.json'), { dryRun: true });
    expect(outcomes(report).filter((outcome) => outcome === 'new')).toHaveLength(4);
    expect([await jobsNow(), await context.db.select().from(companies)]).toEqual([[], []]);
  });

  it('makes one job of one opening in many places', async () => {
    await importOf({ ...board(), jobs: boardJobs.slice(4, 6) });
    const job = await only();
    expect([job.sourceId, job.title, job.locations.map(({ locality }) => locality)]).toEqual([
      '4401005',
      'Installer',
      ['Oslo', 'Bergen'],
    ]);
  });

  it('unescapes HTML once and then sanitises it', async () => {
    await importOf({ ...board(), jobs: boardJobs.slice(0, 1) });
    const { description } = await only();
    expect(description).toContain('<li>Build the services that our lamps talk to &amp; keep them simple</li>');
    expect(description).toContain('<li>Write &lt;T&gt; only where it helps</li>');
    expect(description).not.toMatch(/script|alert|class|<p>\s*<\/p>/);
  });

  it('takes pay from fields with currency, amount and period', async () => {
    await importOf({ ...board(), jobs: boardJobs.slice(0, 1) });
    const job = await only();
    expect([job.salaryType, job.salaryFrom, job.salaryTo, job.salaryCurrency, job.salaryPeriod]).toEqual([
      'range',
      62_000_000,
      74_000_000,
      'DKK',
      'year',
    ]);
  });

  it('leaves out pay without a period, with a note', async () => {
    const report = await importOf({
      jobs: [
        posting({
          pay_input_ranges: [{ min_cents: 5_000_000, max_cents: 6_000_000, currency_type: 'DKK', title: 'Salary' }],
        }),
      ],
      meta: {},
    });
    expect((await only()).salaryType).toBe('notSaid');
    expect(report.items[0]?.reasons.join()).toContain('pay left out');
  });

  it('stores hostile text as plain text', async () => {
    const hostile = `'; DROP TABLE jobs; -- \u0000\u202e \${x} %s {{y}} \ud800`;
    await importOf({
      jobs: [posting({ title: `Pilot ${hostile}`, company_name: hostile, id: hostile, content: hostile })],
      meta: {},
    });
    const job = await only();
    expect(job.title).toContain('DROP TABLE jobs');
    expect(job.description).toContain('DROP TABLE jobs');
  });
});

describe('a posting without possible search rows', () => {
  beforeEach(async () => {
    await startup();
    // Stands for any row that the database may refuse. A temporary table comes first in the search path, and only the
    // owner could change the real one.
    await context.db.execute(sql`
      CREATE TEMP TABLE job_search_texts (LIKE public.job_search_texts INCLUDING ALL,
        CHECK (text NOT LIKE '%unspeakable%')) ON COMMIT DROP`);
  });
  const others = ['Baker', 'Potter', 'Weaver'].map((title, at) => posting({ id: at + 10, title, content: title }));
  const badPosting = posting({ id: 99, title: 'Whisperer', content: 'An unspeakable thing.' });
  const of = (...items: unknown[]) => importOf({ jobs: items, meta: {} }, { companyKey: 'fjordlys' });

  it('is broken alone, while the others of its batch are stored and reported once', async () => {
    const [first, ...rest] = others;
    const report = await of(first, badPosting, ...rest);
    expect(report.items.map(({ outcome, title }) => `${outcome} ${title}`).toSorted()).toEqual([
      'broken Whisperer',
      'new Baker',
      'new Potter',
      'new Weaver',
    ]);
    expect((await importedJobs()).map(({ title }) => title).toSorted()).toEqual(['Baker', 'Potter', 'Weaver']);
    expect(outcomes(await of(first, badPosting, ...rest)).toSorted()).toEqual(['broken', 'same', 'same', 'same']);
  });

  it('leaves its existing job unchanged', async () => {
    await of(...others);
    const report = await of({ ...others[0], content: 'An unspeakable bakery.' }, ...others.slice(1));
    expect(outcomes(report).toSorted()).toEqual(['broken', 'same', 'same']);
    expect((await importedJobs()).map(({ title, status }) => [title, status]).toSorted()).toEqual([
      ['Baker', 'ACTIVE'],
      ['Potter', 'ACTIVE'],
      ['Weaver', 'ACTIVE'],
    ]);
  });
});

describe('the startup of imported jobs', () => {
  it('is made and waits for approval with its jobs when it is unknown', async () => {
    await importOf(fixture('job-posting/fixtures/job-postings.json'));
    const [company] = await context.db.select().from(companies);
    expect([company?.status, company?.name, company?.domain]).toEqual(['PENDING', 'Havvind', 'havvind.example']);
    expect((await jobsNow()).map(({ status, approvedAt }) => [status, approvedAt])).toEqual([
      ['PENDING_COMPANY_APPROVAL', null],
      ['PENDING_COMPANY_APPROVAL', null],
    ]);
  });

  it('is found by its domain, also under another name', async () => {
    const id = await startup({ key: 'havvind', name: 'Havvind ASA', domain: 'havvind.example' });
    const report = await importOf(fixture('job-posting/fixtures/job-postings.json'));
    expect(report.newCompanies).toEqual([]);
    expect(new Set((await importedJobs()).map(({ companyId }) => companyId))).toEqual(new Set([id]));
  });

  it('is never found by its name alone', async () => {
    await startup();
    const report = await importOf({ jobs: [posting()], meta: {} });
    expect(report.newCompanies).toEqual(['Fjordlys']);
    expect((await importedJobs()).map(({ status }) => status)).toEqual(['PENDING_COMPANY_APPROVAL']);
  });

  it('is the one that --company names', async () => {
    const id = await startup();
    const report = await importOf({ jobs: [posting({ company_name: null })], meta: {} }, { companyKey: 'fjordlys' });
    expect(report.items[0]?.state).toBe('live');
    expect((await importedJobs()).map(({ companyId, status }) => [companyId, status])).toEqual([[id, 'ACTIVE']]);
    await expect(importOf({ jobs: [posting()], meta: {} }, { companyKey: 'nobody' })).rejects.toThrow(
      'There is no startup',
    );
  });

  it('must have a name, or the posting is broken', async () => {
    const report = await importOf({ jobs: [posting({ company_name: null })], meta: {} });
    expect(report.items[0]?.reasons.join()).toContain('names no company');
  });
});

describe('an imported job', () => {
  it('goes live for a startup with an approved job, with a record of the transition', async () => {
    await startup();
    const report = await importOf({ jobs: [posting()], meta: {} }, { companyKey: 'fjordlys' });
    const [job] = await importedJobs();
    expect(job?.approvedAt).toEqual(context.now);
    const steps = await context.db
      .select()
      .from(jobTransitions)
      .where(eq(jobTransitions.jobId, report.items[0]?.jobId ?? ''));
    expect(steps.map(({ actor, action, from, to }) => [actor, action, from, to])).toEqual([
      ['feed:greenhouse', 'submit', 'DRAFT', 'ACTIVE'],
    ]);
  });

  it('waits for review when it is the first of its startup', async () => {
    await startup({}, { approvedJob: false });
    const report = await importOf({ jobs: [posting()], meta: {} }, { companyKey: 'fjordlys' });
    expect([report.items[0]?.state, (await importedJobs())[0]?.approvedAt]).toEqual(['in review', null]);
  });

  it('waits for review when its link leads to an unknown site', async () => {
    await startup();
    const report = await importOf(
      { jobs: [posting({ absolute_url: 'https://elsewhere.example/apply' })], meta: {} },
      { companyKey: 'fjordlys' },
    );
    expect(report.items[0]?.state).toBe('in review');
  });

  it('stays as it was approved while a change needs review', async () => {
    await startup();
    await importOf({ jobs: [posting()], meta: {} }, { companyKey: 'fjordlys' });
    const report = await importOf(
      { jobs: [posting({ absolute_url: 'https://elsewhere.example/apply' })], meta: {} },
      { companyKey: 'fjordlys' },
    );
    expect(outcomes(report)).toEqual(['held']);
    expect((await importedJobs())[0]?.link).toBe(posting().absolute_url);
  });

  it('runs 60 days without a date, and each import renews it', async () => {
    await startup();
    await importOf({ jobs: [posting()], meta: {} }, { companyKey: 'fjordlys' });
    expect((await importedJobs())[0]?.expirationDate).toBe('2027-01-19');
    const later = { ...context, now: new Date('2026-12-01T09:00:00Z') };
    expect(outcomes(await importOf({ jobs: [posting()], meta: {} }, { companyKey: 'fjordlys' }, later))).toEqual([
      'same',
    ]);
    expect((await importedJobs())[0]?.expirationDate).toBe('2027-01-30');
  });

  it('ends on the last day of its feed, at most 60 days ahead', async () => {
    await startup({ key: 'grov', name: 'Grov', domain: 'grov.example' });
    await importOf(schema({ validThrough: '2026-12-15T23:59:59+01:00' }));
    expect((await importedJobs())[0]?.expirationDate).toBe('2026-12-15');
    expect((await importedJobs())[0]?.closesAt).toEqual(new Date('2026-12-15T23:00:00Z'));
    await importOf(schema({ validThrough: '2027-12-31' }));
    expect((await importedJobs())[0]?.expirationDate).toBe('2027-01-19');
    expect(
      outcomes(await importOf(schema({ validThrough: '2026-11-01', url: 'https://grov.example/jobs/2' }))),
    ).toEqual(['over']);
  });

  it('runs 60 days when the last day of its feed does not exist', async () => {
    await startup({ key: 'grov', name: 'Grov', domain: 'grov.example' });
    const report = await importOf(schema({ validThrough: '2026-02-31T10:00:00Z', datePosted: '2026-09-31' }));
    expect(outcomes(report)).toEqual(['new']);
    expect(report.items[0]?.reasons.join()).toContain('its last day cannot be read, and is left out');
    const [job] = await importedJobs();
    expect([job?.expirationDate, job?.publishedAt]).toEqual(['2027-01-19', context.now]);
  });

  it('keeps the date of its posting unless that is in the future', async () => {
    await startup({ key: 'grov', name: 'Grov', domain: 'grov.example' });
    await importOf([
      schema({}),
      schema({ title: 'Forester', url: 'https://grov.example/jobs/2', datePosted: '2030-01-01' }),
    ]);
    expect((await importedJobs()).map(({ publishedAt }) => publishedAt)).toEqual([
      new Date('2026-11-01T00:00:00Z'),
      context.now,
    ]);
  });

  it('opens again under the same id if the clock ended it, but not if people did', async () => {
    await startup();
    const { items } = await importOf({ jobs: [posting()], meta: {} }, { companyKey: 'fjordlys' });
    const id = items[0]?.jobId ?? '';
    const later = { ...context, now: new Date('2027-02-01T09:00:00Z') };
    await transition({ ...later, actor: { kind: 'system', name: 'clock' } }, id, 'expire');
    await importOf({ jobs: [posting()], meta: {} }, { companyKey: 'fjordlys' }, later);
    expect((await importedJobs())[0]).toMatchObject({ id, status: 'ACTIVE', expirationDate: '2027-04-02' });
    const evenLater = { ...context, now: new Date('2027-02-02T09:00:00Z') };
    await transition({ ...evenLater, actor: { kind: 'system', name: 'tests' } }, id, 'close');
    await importOf({ jobs: [posting()], meta: {} }, { companyKey: 'fjordlys' }, evenLater);
    expect((await importedJobs())[0]?.status).toBe('EXPIRED');
  });
});
