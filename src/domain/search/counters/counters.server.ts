import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { isoMoment } from '#domain/jobs/rows.server.ts';
import { openCondition } from '#domain/open-jobs-condition.server.ts';
import { COUNTRIES, countryName, NORDIC_COUNTRIES } from '#domain/site/countries.ts';
import { bothNames } from '#domain/site/location.ts';
import type { JobFilters } from '../filters/filters.ts';
import { parseQuery } from '../query/parse-query.server.ts';
import { matchCount } from '../results/count-matches.server.ts';
import { midnight, today } from './copenhagen-days.server.ts';
import { openCompanies, openCounters } from './open-counters.server.ts';

const CITIES_SHOWN = 4;

export type OpenPlace = {
  countryCode: string;
  countrySlug: string;
  /** As the gazetteer spells it, and in English. */
  name: string;
  englishName: string;
  slug: string;
  n: number;
};

/** The places of the gazetteer with open jobs, those with the most first. */
export async function openPlaces(context: Context): Promise<OpenPlace[]> {
  const { rows } = await context.db.execute<Omit<OpenPlace, 'countrySlug'>>(sql`
    SELECT p.country_code AS "countryCode", p.name, p.english_name AS "englishName", p.slug, t.n
    FROM ${openCounters(context, ['town'])} AS t JOIN places p ON p.id = t.value::int ORDER BY t.n DESC, p.name, p.id`);
  return rows.map((row) => ({ ...row, countrySlug: slugOfCountry(row.countryCode) }));
}

function slugOfCountry(code: string): string {
  return COUNTRIES.find((country) => country.code === code)?.slug ?? code.toLowerCase();
}

/** The counts of the home page, all of jobs that are open on this site now. */
export async function jobCounters(context: Context) {
  const { rows } = await context.db.execute<{ kind: string; value: string | null; n: number }>(sql`
      WITH counters AS MATERIALIZED (SELECT * FROM
        ${openCounters(context, ['open', 'remote', 'english', 'role', 'country', 'locality', 'day'])} AS t)
      SELECT kind, value, n FROM counters WHERE kind IN ('open', 'remote', 'english', 'role', 'country')
      UNION ALL SELECT 'new', '', count(*)::int FROM job_search
        WHERE ${openCondition(context)} AND published_at > ${context.now.toISOString()}::timestamptz - interval '24 hours'
      UNION ALL SELECT 'newThisWeek', '', coalesce(sum(n), 0)::int FROM counters
        WHERE kind = 'day' AND value >= (${today(context)} - 6)::text
      UNION ALL SELECT kind, '', count(*)::int FROM counters WHERE kind = 'locality' GROUP BY kind
      UNION ALL SELECT 'company', '', ${openCompanies(context)}`);
  const places = await openPlaces(context);
  const countOf = (kind: string, value = '') => rows.find((row) => row.kind === kind && row.value === value)?.n ?? 0;
  return {
    open: countOf('open'),
    /** As the badge "New" counts it. */
    newIn24Hours: countOf('new'),
    /** Today and the six days before. */
    newThisWeek: countOf('newThisWeek'),
    startupsHiring: countOf('company'),
    cities: countOf('locality'),
    remote: countOf('remote'),
    englishEnough: countOf('english'),
    roles: Object.fromEntries(rows.filter((row) => row.kind === 'role').map((row) => [row.value as string, row.n])),
    countries: NORDIC_COUNTRIES.map((code) => ({
      code,
      name: countryName(code),
      slug: slugOfCountry(code),
      n: countOf('country', code),
      cities: places
        .filter((place) => place.countryCode === code)
        .slice(0, CITIES_SHOWN)
        .map(({ name, englishName, slug, n }) => ({ name: bothNames(name, englishName), slug, n })),
    })),
  };
}

/** Counts the open jobs of each search that were first published after its `since`. */
export async function countOpenJobs(
  context: Context,
  items: readonly { key: string; filters: JobFilters; since: Date | null }[],
): Promise<{ key: string; count: number }[]> {
  if (items.length === 0) return [];
  const searches = [];
  for (const item of items) searches.push(await parseQuery(context, item.filters));
  const counts = searches.map(
    (search, index) => sql`SELECT ${index}::int AS index, ${matchCount(context, search, items[index]?.since)} AS n`,
  );
  const { rows } = await context.db.execute<{ index: number; n: number }>(sql.join(counts, sql` UNION ALL `));
  const byIndex = new Map(rows.map((row) => [row.index, row.n]));
  return items.map((item, index) => ({ key: item.key, count: byIndex.get(index) ?? 0 }));
}

export type JobInSitemap = { id: string; updatedAt: string };

/** Days of publication from `from` to `to`, without the first `skipped` jobs. */
type Part = { from: string; to: string; skipped: number };

/** Divides all open jobs into parts of at most `size`: whole days of publication, or a part of a day with more. */
async function partsOfOpenJobs(context: Context, size: number): Promise<Part[]> {
  const { rows: days } = await context.db.execute<{ value: string; n: number }>(sql`
    SELECT value, n FROM ${openCounters(context, ['day'])} AS t ORDER BY value`);
  const parts: Part[] = [];
  let last: (Part & { n: number }) | undefined;
  for (const { value: day, n } of days) {
    if (last && last.n + n <= size) {
      last.to = day;
      last.n += n;
      continue;
    }
    for (let skipped = 0; skipped < n; skipped += size) {
      last = { from: day, to: day, skipped, n: n - skipped };
      parts.push(last);
    }
  }
  return parts;
}

/** The number of parts: at least one, even without jobs. */
export async function countOpenJobsParts(context: Context, size: number): Promise<number> {
  return Math.max(1, (await partsOfOpenJobs(context, size)).length);
}

/** For sitemaps: the open jobs of one part, which begin at 1. Null beyond the last part. Earlier parts are not read. */
export async function openJobsPart(context: Context, part: number, size: number): Promise<JobInSitemap[] | null> {
  const range = (await partsOfOpenJobs(context, size))[part - 1];
  if (!range) return part === 1 ? [] : null;
  const { rows } = await context.db.execute<JobInSitemap>(sql`
    SELECT j.id, j.updated_at AS "updatedAt" FROM (
      SELECT job_id FROM job_search WHERE ${openCondition(context)}
        AND published_at >= ${midnight(sql`${range.from}::date`)} AND published_at < ${midnight(sql`${range.to}::date + 1`)}
      ORDER BY published_at, job_id OFFSET ${range.skipped}::int LIMIT ${size}::int) AS part
    JOIN jobs j ON j.id = part.job_id ORDER BY j.id`);
  return rows.map((row) => ({ id: row.id, updatedAt: isoMoment(row.updatedAt) as string }));
}
