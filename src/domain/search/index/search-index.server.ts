import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { inTransaction } from '#domain/context.ts';
import { insertedLocalities, localitiesOf } from './localities.server.ts';
import { type SearchSource, searchRowOf } from './search-row.server.ts';
import { addNewWords, type NewWord, newWordsOf } from './search-words.server.ts';

/**
 * Raise it when the content of search rows changes: the worker then rebuilds every row. Never lower it: two releases side
 * by side would rebuild each other's rows for ever.
 */
export const SEARCH_RULES = 50;
const BATCH = 1_000;
const MOST_LOCKS = 64;
/** Every refresh holds it shared. A refresh of more than MOST_LOCKS companies holds it alone, to spare the lock table. */
const ALL_COMPANIES = 4_801_002;

/** Rebuilds the search rows of these jobs in the transaction that changed them. */
export async function refreshJobSearch(context: Context, jobIds: readonly string[]): Promise<void> {
  const ids = [...new Set(jobIds)];
  if (ids.length === 0) return;
  await inTransaction(context, async (inside) => {
    await lockCompanies(inside, sql`SELECT company_id FROM jobs WHERE id = ANY(${sql.param(ids)}::text[])`);
    await rebuildRows(inside, ids);
  });
}

/** Rebuilds the search rows of all jobs of a company, after a change of its name, its status or its sites. */
export async function refreshCompanyJobSearch(context: Context, companyId: string): Promise<void> {
  await inTransaction(context, async (inside) => {
    await lockCompanies(inside, sql`SELECT ${companyId}`);
    // Read after locking, so that a job reopened in the meantime is included.
    const { rows } = await inside.db.execute<{ id: string }>(sql`
      SELECT id FROM jobs WHERE company_id = ${companyId} AND status = 'ACTIVE' AND approved_at IS NOT NULL
      UNION SELECT job_id FROM job_search WHERE company_id = ${companyId}`);
    await rebuildRows(
      inside,
      rows.map(({ id }) => id),
    );
  });
}

/** Updates the order of `mostPopular`: of all jobs, or of those viewed since a day whose popularity changed by a tenth. */
export async function refreshPopularity(
  context: Context,
  { viewedSince }: { viewedSince?: string } = {},
): Promise<void> {
  const now = popularity(context.now);
  await context.db.execute(sql`
    UPDATE job_search AS search SET popularity = ${now} FROM jobs AS j
    WHERE j.id = search.job_id AND ${
      viewedSince === undefined
        ? sql`search.popularity IS DISTINCT FROM ${now}`
        : sql`abs(search.popularity - ${now}) > search.popularity / 10
          AND search.job_id IN (SELECT job_id FROM job_views WHERE day >= ${viewedSince}::date)`
    }`);
}

/** Unique views of the last seven days, divided by the number of those days on which the job was public (rules §2). */
function popularity(now: Date) {
  return sql`(j.views_week / least(7, greatest(1,
    extract(epoch FROM ${now.toISOString()}::timestamptz - j.published_at) / 86400)))::real`;
}

/**
 * Serialises changes that concern the same row (a job edited while its company is renamed) before either reads. The
 * second then sees what the first committed, and no change is lost.
 */
async function lockCompanies(context: Context, companyIds: SQL): Promise<void> {
  // The shared lock comes before those of the companies, and these in one order, so that no two refreshes deadlock.
  await context.db.execute(sql`
    SELECT CASE WHEN n > ${MOST_LOCKS}::int THEN pg_advisory_xact_lock(${ALL_COMPANIES})
        ELSE pg_advisory_xact_lock_shared(${ALL_COMPANIES}) END,
      CASE WHEN n <= ${MOST_LOCKS}::int THEN pg_advisory_xact_lock(4801, lock) END
    FROM (SELECT lock, count(*) OVER () AS n
      FROM (SELECT DISTINCT hashtext(id) AS lock FROM (${companyIds}) AS of(id)) AS locks ORDER BY lock) AS ordered`);
}

async function rebuildRows(context: Context, ids: readonly string[]): Promise<void> {
  const newWords: NewWord[] = [];
  for (let at = 0; at < ids.length; at += BATCH) {
    for (const word of await rebuildBatch(context, ids.slice(at, at + BATCH))) newWords.push(word);
  }
  await addNewWords(context, newWords);
}

/** Returns the words of these rows that are not stored yet. */
async function rebuildBatch(context: Context, ids: readonly string[]): Promise<NewWord[]> {
  const idList = sql.param(ids);
  const { rows } = await context.db.execute<SearchSource>(sql`
    WITH deleted AS (DELETE FROM job_search WHERE job_id = ANY(${idList}::text[]))
    SELECT j.id, j.company_id AS "companyId", c.platforms, j.title, c.name AS company, j.job_role AS role,
      j.job_position_types AS types, j.workplace,
      to_char(coalesce(j.published_at, j.approved_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, t.description, j.pitch, j.salary_currency AS "salaryCurrency",
      j.text_language AS "textLanguage", j.languages, j.english_enough AS "englishEnough",
      j.relocation, j.equity_type AS "equityType", j.salary_type AS "salaryType", c.industries, c.perks, c.intro,
      c.what_we_do AS "whatWeDo",
      j.salary_period AS "salaryPeriod",
      CASE WHEN j.salary_type = 'range' THEN j.salary_from::float8 END AS "salaryFrom",
      CASE WHEN j.salary_type = 'range' THEN j.salary_to::float8 END AS "salaryTo",
      coalesce((SELECT json_agg(json_build_object('countryCode', l.country_code, 'placeId', l.place_id, 'locality', l.locality,
          'name', p.name, 'englishName', p.english_name,
          'region', p.region, 'latitude', p.latitude, 'longitude', p.longitude) ORDER BY l.position)
        FROM job_locations l LEFT JOIN places p ON p.id = l.place_id WHERE l.job_id = j.id), '[]') AS locations
    FROM jobs j
    JOIN companies c ON c.id = j.company_id
    LEFT JOIN job_texts t ON t.job_id = j.id
    WHERE j.id = ANY(${idList}::text[]) AND j.status = 'ACTIVE' AND j.approved_at IS NOT NULL
      AND j.closes_at IS NOT NULL AND c.status = 'ACTIVE'`);
  if (rows.length === 0) return [];

  const localities = await localitiesOf(context, rows);
  const rowsWithWords = rows.map((row) => ({ ...searchRowOf(row, localities), platforms: row.platforms }));
  const searchRows = rowsWithWords.map(({ nameWordList: _, wordLists: __, ...row }) => row);
  const newWords = await context.db.execute<NewWord>(sql`
    WITH built AS MATERIALIZED (SELECT * FROM json_to_recordset(${JSON.stringify(searchRows)}::json) AS built (id text,
      platforms json, "countryCodes" json, localities json, "placeIds" json, "englishEnough" boolean,
      "yearlySalary" bigint, "leastYearlySalary" bigint, "titleWords" text, "nameWords" text, words text, text text, facts json)),
    localities AS (${insertedLocalities(localities.values())}),
    texts AS (INSERT INTO job_search_texts (job_id, text, facts) SELECT id, text, facts FROM built
      ON CONFLICT (job_id) DO UPDATE SET text = excluded.text, facts = excluded.facts
      WHERE job_search_texts.text <> excluded.text OR job_search_texts.facts::text <> excluded.facts::text),
    search_rows AS (
      INSERT INTO job_search (platform, job_id, company_id, published_at, closes_at, boosting_expires_at, job_role,
        position_types, country_codes, localities, place_ids, is_remote, is_paid, english_enough, company_size, sdgs,
        yearly_salary, least_yearly_salary, salary_currency, made_with, popularity, title_words, name_words, words)
      SELECT site.platform, j.id, j.company_id, coalesce(j.published_at, j.approved_at), j.closes_at,
        j.boosting_expires_at, j.job_role, j.job_position_types,
        ARRAY(SELECT json_array_elements_text(built."countryCodes")),
        ARRAY(SELECT json_array_elements_text(built.localities)),
        ARRAY(SELECT json_array_elements_text(built."placeIds")::int),
        j.workplace = 'remote', j.salary_type <> 'unpaid', built."englishEnough",
        c.number_of_employees, c.sdgs, built."yearlySalary", built."leastYearlySalary", j.salary_currency, ${SEARCH_RULES}::int,
        ${popularity(context.now)}, built."titleWords"::tsvector, built."nameWords"::tsvector, built.words::tsvector
      FROM built JOIN jobs j ON j.id = built.id JOIN companies c ON c.id = j.company_id
      CROSS JOIN LATERAL (SELECT DISTINCT json_array_elements_text(built.platforms)) AS site(platform))
    ${newWordsOf(rowsWithWords)}`);
  return newWords.rows;
}
