import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../database/client.ts';
import { companies } from '../../../database/tables/companies.server.ts';
import { jobSources } from '../../../database/tables/job-sources.server.ts';
import { jobs } from '../../../database/tables/jobs.server.ts';
import { TEST_NOW } from '../../../testing/databases.ts';
import { aCompany } from '../../../testing/factories.ts';
import { careersPage, greenhouseBoard } from '../../../testing/feeds.ts';
import { ownDatabase } from '../../../testing/world.ts';
import type { Context } from '../../context.ts';
import { documentOf } from './document.ts';
import { importPostings } from './run.ts';

/** Two runs beside each other, each with connections of its own, as two processes have them. */
const database = ownDatabase();
let open: OpenDatabase[] = [];
beforeEach(() => {
  open = [openDatabase(database.url, { connections: 2 }), openDatabase(database.url, { connections: 2 })];
});
afterEach(async () => {
  await Promise.all(open.map(({ close }) => close()));
});
const contexts = () =>
  open.map(({ db }): Context => ({ actor: { kind: 'system', name: 'import' }, db, now: TEST_NOW, platform: 'thehub' }));

const itemsOf = (...titles: string[]) => titles.map((title, at) => ({ id: at + 1, title }));

it('makes one startup and one job of each posting when the same feed is read twice at once', async () => {
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

it('makes one job of it when two feeds of a startup bring the same at once', async () => {
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
