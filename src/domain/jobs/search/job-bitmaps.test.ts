import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../database/client.ts';
import { ROWS_A_PART } from '../../../database/tables/job-search.server.ts';
import { makeManyJobs } from '../../../testing/many-jobs.ts';
import { someCompany, someJob } from '../../../testing/posted-jobs.ts';
import { ownDatabase, world } from '../../../testing/world.ts';
import { type Context, inTransaction } from '../../context.ts';
import { jobFacets } from '../facets.ts';
import { type JobFilters, noFilters } from '../filters.ts';
import { listOpenJobs } from '../queries.ts';
import { bitsOf, lexemesOf, readLexemeQuery } from './lexeme-query.ts';
import { refreshJobSearch } from './search-index.ts';
import { keepRecentFew } from './search-upkeep.ts';
import { settleRows } from './settle-rows.ts';

const here = world();
const own = ownDatabase();
const DAY_MS = 86_400_000;

const ASKED: Partial<JobFilters>[] = [
  { search: 'engineer' },
  { search: 'senior developer' },
  { search: 'backend' },
  { search: 'udvikler' },
  { search: 'manager', countryCodes: ['DK'] },
  { search: 'engineer', countryCodes: ['DK', 'SE'], isRemote: true },
  { search: 'engineer', roles: ['development'], positionTypes: ['fulltime', 'internship'] },
  { search: 'developer', location: 'Sweden' },
  { search: 'senior backend enginer' },
  { search: 'engineer -senior' },
  { search: 'engineer -gardener -"senior backend"' },
  { search: 'labs -gardener' },
  { search: 'product', isPaid: true },
  { search: 'gardener' },
  { search: 'gardener', countryCodes: ['SE', 'DK', 'NO', 'FI', 'IS'] },
];

async function asked(context: Context) {
  const answers = [];
  for (const each of ASKED) {
    const filters = { ...noFilters, sorting: 'relevance' as const, ...each };
    const { total, docs } = await listOpenJobs(context, filters);
    answers.push({ ...each, total, ids: docs.map(({ id }) => id), facets: await jobFacets(context, filters) });
  }
  return answers;
}

const state = async ({ db }: Context) =>
  (await db.execute<{ to: number | null }>(sql`SELECT settled_to AS to FROM search_state`)).rows[0]?.to ?? null;

/** The same, with nothing counted in bitmaps. */
async function askedOfRows(context: Context) {
  const to = await state(context);
  await context.db.execute(sql`UPDATE search_state SET settled_to = NULL`);
  const answers = await asked(context);
  await context.db.execute(sql`UPDATE search_state SET settled_to = ${to}::int`);
  return answers;
}

/** The part that rows are being made in is full, as after thousands more. */
async function fillPart({ db }: Context): Promise<void> {
  await db.execute(sql`
    SELECT count(nextval('job_search_nth_seq'))
    FROM job_search_nth_seq, generate_series(1, ${ROWS_A_PART} - last_value % ${ROWS_A_PART} - 1)`);
}

describe('words that many jobs say', () => {
  it('are counted the same in bitmaps as one by one: settled, made again, gone, closed by time, and new', async () => {
    const { context } = here;
    await context.db.execute(sql`INSERT INTO search_state (made_with) VALUES ('rules') ON CONFLICT DO NOTHING`);
    await makeManyJobs(context, { jobs: 800, openShare: 0.9, words: 25 });
    const { rows } = await context.db.execute<{ id: string }>(
      sql`SELECT DISTINCT job_id AS id FROM job_search ORDER BY 1`,
    );
    const every = (nth: number, from = 0) => rows.filter((_, at) => at % nth === from).map(({ id }) => id);
    // Too few of the first part for a bitmap there.
    const gardeners = [...every(2, 1).slice(0, 2), ...every(2).slice(0, 20)];
    await context.db.execute(
      sql`UPDATE jobs SET title = 'Gardener for Labs' WHERE id = ANY(${sql.param(gardeners)}::text[])`,
    );
    await refreshJobSearch(context, gardeners);
    // Half of them in one part, half in the next.
    await fillPart(context);
    await refreshJobSearch(context, every(2));
    await fillPart(context);
    const first = await asked(context);
    expect(await state(context)).toBeNull();
    await settleRows(context, 0);
    expect(await state(context)).toBeGreaterThan(0);
    expect(await asked(context)).toEqual(first);
    // And in bitmaps indeed: where none holds the word, and none says that few hold it, nothing is found.
    await context.db.execute(
      sql`UPDATE job_bitmaps SET rows = rows & ~rows WHERE lexeme IN ('engineer', '>engineer', '~engineer', '^engineer')`,
    );
    expect((await asked(context))[0]?.total).toBe(0);
    await context.db.execute(sql`UPDATE search_state SET settled_to = NULL`);
    await context.db.execute(sql`DELETE FROM job_bitmaps`);
    await settleRows(context, 0);
    expect(await asked(context)).toEqual(first);

    const stopped = every(9);
    await context.db.execute(sql`UPDATE jobs SET status = 'STOPPED' WHERE id = ANY(${sql.param(stopped)}::text[])`);
    await refreshJobSearch(context, [...stopped, ...every(7, 1)]);
    const changed = await askedOfRows(context);
    expect(changed).not.toEqual(first);
    expect(await asked(context)).toEqual(changed);

    // What is gone is taken out of the parts, and marks off what has been settled for a while.
    for (const wanted of [200, 100, 50]) {
      await settleRows(context, 0);
      await keepRecentFew(context, wanted);
      expect(await asked(context)).toEqual(changed);
    }
    const { rows: loose } = await context.db.execute(sql`
      SELECT FROM job_search WHERE NOT is_recent AND nth >= (SELECT settled_to FROM search_state)`);
    expect(loose).toEqual([]);
    expect((await context.db.execute(sql`SELECT FROM job_search_left`)).rows).toEqual([]);

    const later = { ...context, now: new Date(context.now.getTime() + 20 * DAY_MS) };
    expect(await asked(later)).toEqual(await askedOfRows(later));
    expect(await asked(later)).not.toEqual(changed);
  }, 120_000);

  it('are counted of the site that asks', async () => {
    const { context } = here;
    await context.db.execute(sql`INSERT INTO search_state (made_with) VALUES ('rules') ON CONFLICT DO NOTHING`);
    for (const [platforms, jobs] of [
      [['thehub'], 20],
      [['plusimpact'], 17],
      [['thehub', 'plusimpact'], 3],
    ] as const) {
      const company = await someCompany(context, { platforms: [...platforms] });
      for (let n = 0; n < jobs; n++) await someJob(context, { companyId: company.id, title: `Gardener ${n}` });
    }
    await settleRows(context, 0);
    const total = async (platform: Context['platform']) =>
      (await listOpenJobs({ ...context, platform }, { ...noFilters, search: 'gardener' })).total;
    expect([await total('thehub'), await total('plusimpact')]).toEqual([23, 20]);
  }, 60_000);

  it('are counted one by one while there are fewer jobs than a part', async () => {
    const { context } = here;
    await context.db.execute(sql`INSERT INTO search_state (made_with) VALUES ('rules') ON CONFLICT DO NOTHING`);
    await makeManyJobs(context, { jobs: 40, openShare: 0.9, words: 5 });
    await settleRows(context);
    expect(await state(context)).toBeNull();
  }, 60_000);
});

describe('rows that are just being made', () => {
  it('are waited for by what settles, at its next run, and wait for nobody', async () => {
    const { db, close } = openDatabase(own.url, { connections: 2 });
    const context = { ...here.context, db };
    try {
      await context.db.execute(sql`INSERT INTO search_state (made_with) VALUES ('rules') ON CONFLICT DO NOTHING`);
      const { id } = await someJob(context, { title: 'Gardener' });
      await context.db.execute(sql`DELETE FROM job_search WHERE job_id = ${id}`);
      await inTransaction(context, async (making) => {
        await refreshJobSearch(making, [id]);
        await settleRows(context, 0);
        expect(await state(context)).toBeNull();
      });
      await settleRows(context, 0);
      const { rows } = await context.db.execute(sql`
        SELECT FROM job_search s JOIN job_bitmaps b ON b.part = s.nth / ${ROWS_A_PART}
        WHERE job_id = ${id} AND lexeme = 'gardener' AND get_bit(b.rows, s.nth % ${ROWS_A_PART}) = 1`);
      expect(rows.length).toBe(1);
    } finally {
      await close();
    }
  }, 60_000);
});

describe('a query of lexemes', () => {
  it('is read as the database reads it', async () => {
    const written = "('a' | ('~b' & '^c d')) & 'e' | 'f'";
    const query = readLexemeQuery(written);
    expect(query && lexemesOf(query).toSorted()).toEqual(['^c d', 'a', 'e', 'f', '~b']);
    const holds = new Set<string>();
    const sets = ['a', '~b', '^c d', 'e', 'f'];
    for (let bits = 0; bits < 2 ** sets.length; bits++) {
      holds.clear();
      for (const [at, lexeme] of sets.entries()) if (bits & (2 ** at)) holds.add(lexeme);
      const vector = [...holds].map((lexeme) => `'${lexeme}'`).join(' ');
      const inBits = query && bitsOf(query, (lexeme) => sql`${holds.has(lexeme) ? '1' : '0'}::bit(1)`);
      const { rows } = await here.context.db.execute<{ found: boolean; bit: string }>(
        sql`SELECT ${vector}::tsvector @@ ${written}::tsquery AS found, ${inBits} AS bit`,
      );
      expect(rows[0]?.bit).toBe(rows[0]?.found ? '1' : '0');
    }
  });

  it('is left to the index where it asks for a beginning, or for what must not be there', () => {
    expect(readLexemeQuery("'a' & 'b':*")).toBeNull();
    expect(readLexemeQuery("'a' & !('b')")).toBeNull();
  });
});
