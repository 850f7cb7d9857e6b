import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { isoMoment } from '#domain/jobs/rows.server.ts';
import { openCondition } from '#domain/open-jobs.server.ts';
import { COUNTRIES, countryName, NORDIC_COUNTRIES } from '#domain/site/countries.ts';
import type { JobFilters } from '../filters/filters.ts';
import { parseQuery } from '../query/parse-query.server.ts';
import { matchCount } from '../results/count-matches.server.ts';
import { midnight, today } from './copenhagen-days.server.ts';
import { openCompanies, openCounters } from './open-counters.server.ts';

const CITIES_SHOWN = 4;

export type OpenPlace = {
  countryCode: string;
  countrySlug: string;
  name: string;
  slug: string;
  n: number;
};

/** Every town of the gazetteer with open jobs, the most first. */
export async function openPlaces(context: Context): Promise<OpenPlace[]> {
  const { rows } = await context.db.execute<{ countryCode: string; name: string; slug: string; n: number }>(sql`
    SELECT p.country_code AS "countryCode", p.name, p.slug, t.n
    FROM ${openCounters(context, ['town'])} AS t JOIN places p ON p.id = t.value::int ORDER BY t.n DESC, p.name, p.id`);
  return rows.map((row) => ({ ...row, countrySlug: slugOfCountry(row.countryCode) }));
}

function slugOfCountry(code: string): string {
  return COUNTRIES.find((country) => country.code === code)?.slug ?? code.toLowerCase();
}

/** The numbers of the home page, all of them of what is open on this site now. */
export async function jobCounters(context: Context) {
  const { rows } = await context.db.execute<{ what: string; value: string | null; n: number }>(sql`
      WITH counters AS MATERIALIZED (SELECT * FROM
        ${openCounters(context, ['open', 'remote', 'english', 'role', 'country', 'locality', 'day'])} AS t)
      SELECT kind AS what, value, n FROM counters WHERE kind IN ('open', 'remote', 'english', 'role', 'country')
      UNION ALL SELECT 'newToday', '', coalesce(sum(n), 0)::int FROM counters WHERE kind = 'day' AND value >= ${today(context)}::text
      UNION ALL SELECT 'newThisWeek', '', coalesce(sum(n), 0)::int FROM counters
        WHERE kind = 'day' AND value >= (${today(context)} - 6)::text
      UNION ALL SELECT kind, '', count(*)::int FROM counters WHERE kind = 'locality' GROUP BY kind
      UNION ALL SELECT 'company', '', ${openCompanies(context)}`);
  const places = await openPlaces(context);
  const number = (what: string, value = '') => rows.find((row) => row.what === what && row.value === value)?.n ?? 0;
  return {
    open: number('open'),
    newToday: number('newToday'),
    /** Today and the six days before. */
    newThisWeek: number('newThisWeek'),
    startupsHiring: number('company'),
    cities: number('locality'),
    remote: number('remote'),
    englishEnough: number('english'),
    roles: Object.fromEntries(rows.filter((row) => row.what === 'role').map((row) => [row.value as string, row.n])),
    countries: NORDIC_COUNTRIES.map((code) => ({
      code,
      name: countryName(code),
      slug: slugOfCountry(code),
      n: number('country', code),
      cities: places
        .filter((place) => place.countryCode === code)
        .slice(0, CITIES_SHOWN)
        .map(({ name, slug, n }) => ({ name, slug, n })),
    })),
  };
}

/** How many open jobs each of these searches has that were first published after its `since`. */
export async function countOpenJobs(
  context: Context,
  items: readonly { key: string; filters: JobFilters; since: Date | null }[],
): Promise<{ key: string; count: number }[]> {
  if (items.length === 0) return [];
  const searches = [];
  for (const item of items) searches.push(await parseQuery(context, item.filters));
  const counts = searches.map(
    (search, at) => sql`SELECT ${at}::int AS at, ${matchCount(context, search, items[at]?.since)} AS n`,
  );
  const { rows } = await context.db.execute<{ at: number; n: number }>(sql.join(counts, sql` UNION ALL `));
  const byPlace = new Map(rows.map((row) => [row.at, row.n]));
  return items.map((item, at) => ({ key: item.key, count: byPlace.get(at) ?? 0 }));
}

export type JobInSitemap = { id: string; updatedAt: string };

type Piece = { from: string; to: string; skipped: number };

/** The pieces of at most `size` that all open jobs make: days of publication, and parts of days that are larger. */
async function partsOfOpenJobs(context: Context, size: number): Promise<Piece[]> {
  const { rows: days } = await context.db.execute<{ value: string; n: number }>(sql`
    SELECT value, n FROM ${openCounters(context, ['day'])} AS t ORDER BY value`);
  const pieces: Piece[] = [];
  let last: (Piece & { n: number }) | undefined;
  for (const { value: day, n } of days) {
    if (last && last.n + n <= size) {
      last.to = day;
      last.n += n;
      continue;
    }
    for (let skipped = 0; skipped < n; skipped += size) {
      last = { from: day, to: day, skipped, n: n - skipped };
      pieces.push(last);
    }
  }
  return pieces;
}

/** How many pieces there are; one even of no jobs. */
export async function countOpenJobsParts(context: Context, size: number): Promise<number> {
  return Math.max(1, (await partsOfOpenJobs(context, size)).length);
}

/**
 * For sitemaps: the open jobs of one piece, counted from 1, by when they were published; null past the last. What
 * lies before it is not read.
 */
export async function openJobsPart(context: Context, piece: number, size: number): Promise<JobInSitemap[] | null> {
  const asked = (await partsOfOpenJobs(context, size))[piece - 1];
  if (!asked) return piece === 1 ? [] : null;
  const { rows } = await context.db.execute<JobInSitemap>(sql`
    SELECT j.id, j.updated_at AS "updatedAt" FROM (
      SELECT job_id FROM job_search WHERE ${openCondition(context)}
        AND published_at >= ${midnight(sql`${asked.from}::date`)} AND published_at < ${midnight(sql`${asked.to}::date + 1`)}
      ORDER BY published_at, job_id OFFSET ${asked.skipped}::int LIMIT ${size}::int) AS walked
    JOIN jobs j ON j.id = walked.job_id ORDER BY j.id`);
  return rows.map((row) => ({ id: row.id, updatedAt: isoMoment(row.updatedAt) as string }));
}
