import { eq, inArray, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/client.ts';
import { companies } from '#database/tables/companies.server.ts';
import { jobSources } from '#database/tables/job-sources.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { holdApprovedDomains } from '#domain/companies/joining/domains.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { LISTENERS } from '#listeners.ts';
import { TEST_NOW } from '#testing/databases.ts';
import { aCompany } from '#testing/factories.ts';
import { careersPage, type FeedItem, greenhouseBoard } from '#testing/feeds.ts';
import { ownDatabase } from '#testing/fixture.ts';
import { documentOf } from './documents/document.ts';
import { importPostings } from './run.server.ts';
import { lockCompanies } from './store/sources.server.ts';

/** Two concurrent runs, each with its own connections, like two processes. */
const database = ownDatabase();
let open: OpenDatabase[] = [];
beforeEach(() => {
  open = [openDatabase(database.url, { connections: 2 }), openDatabase(database.url, { connections: 2 })];
});
afterEach(async () => {
  await Promise.all(open.map(({ close }) => close()));
});
const contexts = () =>
  open.map(
    ({ db }): Context => ({
      actor: { kind: 'system', name: 'import' },
      db,
      now: TEST_NOW,
      platform: 'thehub',
      listeners: LISTENERS,
    }),
  );

const itemsOf = (...titles: string[]) => titles.map((title, at) => ({ id: at + 1, title }));

it('two imports of one feed at the same time make one startup and one job for each posting', async () => {
  const items = itemsOf('Baker', 'Potter', 'Weaver', 'Smith');
  const document = () => documentOf(careersPage(items), 'https://fjordlys.example/careers');
  const [first] = contexts();
  const reports = await Promise.all(contexts().map((context) => importPostings(context, document())));
  expect(reports.flatMap((report) => report.items.map(({ outcome }) => outcome)).sort()).toEqual([
    ...items.map(() => 'new'),
    ...items.map(() => 'same'),
  ]);
  expect(await first?.db.$count(companies)).toBe(1);
  expect(await first?.db.$count(jobs)).toBe(items.length);
});

it('two imports of a startup’s feeds at the same time make one job of each pair of duplicates', async () => {
  const [context] = contexts();
  const company = aCompany({ key: 'havvind', name: 'Havvind' });
  await context?.db.insert(companies).values(company);
  const items = itemsOf('Tailor', 'Miller', 'Cooper', 'Dyer');
  const feeds = [
    documentOf(greenhouseBoard(items), 'https://boards-api.greenhouse.io/v1/boards/havvind/jobs'),
    documentOf(careersPage(items), 'https://havvind.example/careers'),
  ];
  await Promise.all(
    contexts().map((inside, at) => importPostings(inside, feeds[at] as (typeof feeds)[0], { companyKey: 'havvind' })),
  );
  expect(await context?.db.$count(jobs, eq(jobs.companyId, company.id))).toBe(items.length);
  expect(await context?.db.$count(jobSources, eq(jobSources.companyId, company.id))).toBe(items.length * 2);
});

it('a dry run and a run both end when their feeds name the same startups in another order', async () => {
  const [realRun, dryRun] = contexts() as [Context, Context];
  const other = openDatabase(database.url, { connections: 2 });
  open.push(other);
  const third: Context = { ...realRun, db: other.db };
  const [first, second] = ['amager', 'bryggen'].map((key, at) =>
    aCompany({ id: `c0ffee00000000000000000${at}`, key, name: key, domain: `${key}.example` }),
  ) as [ReturnType<typeof aCompany>, ReturnType<typeof aCompany>];
  await realRun.db.insert(companies).values([first, second]);
  await holdApprovedDomains(realRun, [first.id, second.id]);
  const postings = ({ name, domain }: typeof first, items: FeedItem[]): unknown[] =>
    (JSON.parse(careersPage(items)) as { url: string }[]).map((posting) => ({
      ...posting,
      url: posting.url.replace('fjordlys.example', String(domain)),
      hiringOrganization: { '@type': 'Organization', name, sameAs: `https://${domain}` },
    }));
  const feed = (name: string, ...items: unknown[]) => documentOf(JSON.stringify(items), `https://${name}.example/feed`);
  // More than one batch, all of the startup that the other run locks last.
  const many = Array.from({ length: 60 }, (_, at) => ({
    id: at + 1,
    title: `Clerk ${String.fromCharCode(97 + (at % 26))}${at}`,
  }));
  const waiting = async (count: number) => {
    const waitingLocks = sql`SELECT count(*)::int AS n FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    while ((await third.db.execute<{ n: number }>(waitingLocks)).rows[0]?.n !== count) await new Promise(setImmediate);
  };
  const reports: Promise<unknown>[] = [];
  await inTransaction(third, async (holding) => {
    await lockCompanies(holding, [first.id]);
    const document = feed('one', ...postings(first, itemsOf('Baker')), ...postings(second, itemsOf('Potter')));
    reports.push(importPostings(realRun, document));
    await waiting(1);
    const crosswise = feed('two', ...postings(second, many), ...postings(first, itemsOf('Smith')));
    reports.push(importPostings(dryRun, crosswise, { dryRun: true }));
    await waiting(2);
  });
  expect((await Promise.allSettled(reports)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await realRun.db.$count(jobs, inArray(jobs.companyId, [first.id, second.id]))).toBe(2);
});
