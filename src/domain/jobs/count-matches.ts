import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import {
  asLexemeQueries,
  DIMENSIONS,
  type Dimension,
  dimensionCondition,
  matching,
  recentFromOf,
} from './conditions.ts';
import { countInCells, isInCells } from './job-cells.ts';
import { openTallies } from './open-tallies.ts';
import type { Search } from './search/found.ts';
import { countInBitmaps } from './search/job-bitmaps.ts';
import { newestFirst } from './search/newest-first.ts';

/** How many jobs match: from numbers that are kept where there are some, else by finding them. */

/** Totals and counts are exact up to here; beyond it a number would cost more than anyone reads from it. */
export const MOST_COUNTED = 10_000;
/** One more says that there are more. */
export const COUNTED = sql.raw(String(MOST_COUNTED + 1));
/** So few are looked through one by one for each tier of relevance. */
const FEW = 40;

export type Total = { total: number; totalIsCapped: boolean };

/** `ids`: all that words have found, where they are few: nothing has to be looked for again. */
export async function countMatches(context: Context, search: Search): Promise<Total & { ids?: string[] }> {
  const { text } = search;
  const found = foundAlready(search);
  if (found !== null) return capped(found);
  const kept = keptNumber(context, search);
  if (kept) {
    const { rows } = await context.db.execute<{ n: number }>(sql`SELECT coalesce(${kept}, 0)::int AS n`);
    return capped(rows[0]?.n ?? 0);
  }
  const { rows } = await context.db.execute<{ n: number; ids: string[] | null }>(sql`
    SELECT count(*)::int AS n, CASE WHEN count(*) <= ${FEW}::int THEN array_agg(job_id) END AS ids
    FROM (${foundRows(context, search, sql`job_id`)}) AS found`);
  const n = rows[0]?.n ?? 0;
  return { ...capped(n), ...(text && n <= FEW && { ids: rows[0]?.ids ?? [] }) };
}

/** How many match, up to MOST_COUNTED; with `since`, of those that were first published after it. */
export function numberOfMatches(context: Context, search: Search, since: Date | null = null): SQL {
  const already = since === null ? foundAlready(search) : null;
  if (already !== null) return sql`${already}::int`;
  const kept = since === null ? keptNumber(context, search) : null;
  if (kept) return sql`least(coalesce(${kept}, 0), ${MOST_COUNTED}::int)::int`;
  const found = foundRows(context, search, sql`1`, {
    ...(since && { since, more: sql` AND published_at > ${since.toISOString()}::timestamptz` }),
    limit: sql.raw(String(MOST_COUNTED)),
  });
  return sql`(SELECT count(*)::int FROM (${found}) AS found)`;
}

export function capped(n: number): Total {
  return { total: Math.min(n, MOST_COUNTED), totalIsCapped: n > MOST_COUNTED };
}

/** Those with a quoted phrase have been read one by one; where nothing else is asked they are all. */
function foundAlready({ text, ...others }: Search): number | null {
  return text?.among && tallyOf({ ...others, text: null })?.kind === 'open' ? text.among.ids.length : null;
}

function keptNumber(context: Context, search: Search): SQL | null {
  const tally = tallyOf(search);
  if (tally) {
    return sql`(SELECT n FROM ${openTallies(context, [tally.kind])} AS t WHERE value = ${tally.value})`;
  }
  return isInCells(search) ? countInCells(context, search) : countCommon(context, search);
}

/** The one tally that says it, where nothing or one city alone is chosen. */
function tallyOf(search: Search): { kind: 'open' | 'locality'; value: string } | null {
  const { filters, location, localityKeys } = search;
  const anywhere = { ...search, localityKeys: [] };
  if (!isInCells(anywhere) || location !== null || filters.salaryFrom !== null) return null;
  if (DIMENSIONS.some((dimension) => dimensionCondition(anywhere, dimension) !== null)) return null;
  const [key, ...others] = localityKeys;
  if (key === undefined) return { kind: 'open', value: '' };
  return others.length === 0 ? { kind: 'locality', value: key } : null;
}

/** Of words that many jobs say, how many match, all but one dimension; null where counting what is found is as well. */
export function countCommon(context: Context, search: Search, without?: Dimension): SQL | null {
  if (search.text?.isRare !== false) return null;
  const asked = asLexemeQueries(search, without);
  if (!asked) return null;
  return countInBitmaps(context, search.settledTo, asked, matching(context, search, without, 'found'), COUNTED);
}

/** As many of the rows as are ever counted. Of so few that all are read (`isAll`), the newest need not be found first. */
export function foundRows(
  context: Context,
  search: Search,
  columns: SQL,
  {
    without,
    more = sql``,
    limit = COUNTED,
    isAll = false,
    since = null,
  }: { without?: Dimension | 'salaryFrom'; more?: SQL; limit?: SQL; isAll?: boolean; since?: Date | null } = {},
): SQL {
  const where = sql`${matching(context, search, without, 'found')}${more}`;
  return newestFirst(isAll ? null : recentFromOf(search), { columns, where, limit, since });
}
