import { type SQL, sql } from 'drizzle-orm';
import { asPrepared } from '#database/prepared-statements.ts';
import type { Context } from '#domain/context.ts';
import {
  filterCondition,
  hasOneFilterOfValues,
  matchingSet,
  someExcluded,
  someMatching,
} from '../filters/conditions.server.ts';
import { columnOf } from '../filters/filter-columns.server.ts';
import {
  COUNTED_FILTERS,
  type CountedFilter,
  countedOn,
  type JobFacets,
  MANY_FILTERS,
  type ManyFilter,
} from '../filters/filter-table.ts';
import type { JobFilters } from '../filters/filters.ts';
import { parseQuery } from '../query/parse-query.server.ts';
import type { ParsedQuery } from '../query/parsed-query.ts';
import { COUNT_LIMIT, cappedTotal, MOST_COUNTED, type Total } from './count-matches.server.ts';
import { bucketOf, type PayScale, payScale, type SalaryHistogram, salaryHistogram } from './salary-histogram.server.ts';

export type Facets = Total & {
  suggestions: JobFacets;
  suggestionsAreCapped: boolean;
  salaryHistogram?: SalaryHistogram;
};

/** How many jobs have a value of a filter; `shown` is the name of a town. */
type Count = { counted: string; value: string | null; n: number; shown: string | null };

/** Counts the jobs that each value of each filter would match as the only choice in its filter (rules §1). */
export async function jobFacets(context: Context, filters: JobFilters): Promise<Facets> {
  return countFacets(context, await parseQuery(context, filters));
}

/**
 * Counts every facet in one statement. A filter without a choice is counted in the matches; one with a choice, in the
 * matches and in the jobs that only that choice excludes. Each set ends at the count limit.
 */
export async function countFacets(context: Context, search: ParsedQuery, histogramCurrency?: string): Promise<Facets> {
  const isChosen = (filter: CountedFilter) => filterCondition(search, filter) !== null;
  // A chosen flag shows the number of matches, so it needs no set of its own.
  const activeFilters = MANY_FILTERS.filter(isChosen);
  const countedFilters = countedOn(context.platform);
  const scale = payScale(histogramCurrency);
  const sets = [
    sql`matches AS MATERIALIZED (${someMatching(context, search, { columns: columnsOf(countedFilters), limit: COUNT_LIMIT })})`,
    ...activeFilters.map(
      (filter) =>
        sql`${sql.raw(`${missing(filter)} AS MATERIALIZED (SELECT ${columnOf(filter).sql} AS held, count(*)::int AS n`)}
        FROM (${someExcluded(context, search, filter, {
          columns: sql.raw(columnOf(filter).sql),
          limit: sql`(SELECT greatest(0, ${COUNT_LIMIT} - count(*)) FROM matches)`,
        })}) AS missed GROUP BY 1)`,
    ),
    sql`sizes AS MATERIALIZED (SELECT 'matches' AS set, count(*)::int AS n FROM matches ${sql.join(
      activeFilters.map(
        (filter) => sql`UNION ALL SELECT ${filter.key}, coalesce(sum(n), 0)::int FROM ${sql.raw(missing(filter))}`,
      ),
    )})`,
  ];
  const counts = [
    sql`SELECT 'set ' || set AS counted, NULL AS value, n FROM sizes`,
    ...countedFilters
      .filter((filter) => filter.kind === 'many' || !isChosen(filter))
      .flatMap((filter) => NUMBERS.get(filter)?.[isChosen(filter) ? 'chosen' : 'free'] ?? []),
    ...(scale ? [salariesOf(context, search, scale)] : []),
  ];
  // One JSON value: a searched list has 119 counts, which would be rows that the driver reads field by field.
  const statement = sql`WITH ${sql.join(sets, sql`, `)}
      SELECT json_agg(json_build_object('counted', c.counted, 'value', c.value, 'n', c.n, 'shown', l.name)
        ORDER BY c.n DESC, c.value) AS counts
      FROM (${sql.join(counts, sql` UNION ALL `)}) AS c
      LEFT JOIN search_localities l ON c.counted = 'localities' AND l.key = c.value`;
  const { rows } = await context.db.execute<{ counts: Count[] }>(
    hasOnePlan(search) ? asPrepared(statement) : statement,
  );

  const byCounted = Map.groupBy(rows[0]?.counts ?? [], ({ counted }) => counted);
  const of = (name: string) => byCounted.get(name) ?? [];
  const total = of('set matches')[0]?.n ?? 0;
  const isCapped = (filter: CountedFilter) => total + (of(`set ${filter.key}`)[0]?.n ?? 0) > MOST_COUNTED;
  const numbersBeside = (filter: CountedFilter) => {
    if (filter.kind === 'flag')
      return isCapped(filter) ? undefined : isChosen(filter) ? total : (of(filter.key)[0]?.n ?? 0);
    const ids = new Map(filter.isCountedById && filter.terms?.map(({ key, id }) => [key, id ?? key]));
    const numbers = of(filter.key).map(({ value, shown, n }) => [shown ?? ids.get(value ?? '') ?? value, n]);
    return withGroups(filter, Object.fromEntries(numbers) as Record<string, number>);
  };
  return {
    ...cappedTotal(total),
    suggestions: Object.fromEntries(
      COUNTED_FILTERS.map((filter) => [filter.facet, countedFilters.includes(filter) ? numbersBeside(filter) : {}]),
    ) as unknown as JobFacets,
    suggestionsAreCapped: countedFilters.some(isCapped),
    ...(scale && {
      salaryHistogram: salaryHistogram(scale, new Map(of('salary').map(({ value, n }) => [value ?? '', n]))),
    }),
  };
}

/**
 * Whether the statement may be prepared. With words and many jobs, a plan for any words collects the newest days and reads
 * the text of every job of them: 5.8 s at a million jobs, where a plan for these words takes 0.1. How a filter alone is read
 * best depends on how many jobs have its value.
 */
const hasOnePlan = (search: ParsedQuery) =>
  search.text === null ? !hasOneFilterOfValues(search) : !search.hasManyRows;

const missing = ({ key }: CountedFilter) => `"missing_${key}"`;
/** The columns that facets and the salary histogram need. */
const columnsOf = (filters: readonly CountedFilter[]) =>
  sql.raw(
    [
      ...filters.map((filter) => {
        const { sql: expression } = columnOf(filter);
        return filter.kind === 'many' ? expression : `(${expression}) AS "${filter.key}"`;
      }),
      'yearly_salary, salary_currency',
    ].join(', '),
  );

/** The number of jobs by value; no rows when the sets exceed the count limit. */
function numbersOf(filter: CountedFilter, isChosen: boolean): string {
  const { key, kind } = filter;
  const isCounted = `(SELECT sum(n) FROM sizes WHERE set IN ('matches', '${key}')) <= ${MOST_COUNTED}`;
  if (kind === 'flag') return `SELECT '${key}', NULL, count(*)::int FROM matches WHERE "${key}" AND ${isCounted}`;
  // Equal arrays are unnested once.
  const inMatches = `SELECT ${columnOf(filter).sql} AS held, count(*)::int AS n FROM matches GROUP BY 1`;
  const values = `${inMatches}${isChosen ? ` UNION ALL SELECT held, n FROM ${missing(filter)}` : ''}`;
  return `SELECT '${key}', value, sum(n)::int FROM (
      SELECT ${columnOf(filter).isArray ? 'unnest(held)' : 'held'} AS value, n FROM (${values}) AS of_filter WHERE ${isCounted}) AS values
    WHERE value IS NOT NULL GROUP BY value`;
}

/** Made once, because the parts of a statement take longer to join than its text to send. */
const NUMBERS = new Map(
  COUNTED_FILTERS.map((filter) => [
    filter,
    { free: sql.raw(numbersOf(filter, false)), chosen: sql.raw(numbersOf(filter, true)) },
  ]),
);

/** The pay of the matches by bucket, without the filter for the least salary. */
function salariesOf(context: Context, search: ParsedQuery, scale: PayScale): SQL {
  const salaries =
    search.filters.salaryFrom === null
      ? sql`matches`
      : sql`(SELECT yearly_salary, salary_currency FROM job_search
          WHERE ${matchingSet(context, search, 'salaryFrom')} AND yearly_salary IS NOT NULL LIMIT ${COUNT_LIMIT}) AS salaries`;
  return sql`SELECT 'salary', ${bucketOf(scale)}::text, count(*)::int FROM ${salaries} WHERE yearly_salary IS NOT NULL GROUP BY 2`;
}

/** A job has one role, so the number of a group is the sum of its roles. */
function withGroups({ groups = [] }: ManyFilter, numbers: Record<string, number>): Record<string, number> {
  const sums = groups
    .filter(({ roles }) => roles.length > 1)
    .map(({ key, roles }) => [key, roles.reduce((sum, role) => sum + (numbers[role] ?? 0), 0)] as const);
  return { ...numbers, ...Object.fromEntries(sums.filter(([, n]) => n)) };
}
