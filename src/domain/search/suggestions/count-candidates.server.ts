import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { fold } from '#domain/site/fold.ts';
import { openCounters } from '../counters/open-counters.server.ts';
import { storedTotal } from '../counters/stored-total.server.ts';
import { someMatching } from '../filters/conditions.server.ts';
import { DAYS_FOR_FEW } from '../filters/newest-days.server.ts';
import { parseQuery } from '../query/parse-query.server.ts';
import type { ParsedQuery } from '../query/parsed-query.ts';
import { MOST_COUNTED } from '../results/count-matches.server.ts';
import type { Candidate } from './candidate.ts';
import type { SuggestedChoice } from './suggestion-views.ts';

/** Each different text costs the statements of parseQuery. */
const MOST_PARSED = 5;

/** Up to fifty lists are counted at each key: among very many jobs "1 000+" says enough of each. */
const MOST_COUNTED_OF_MANY = 1_000;

export type Counted = { candidate: Candidate; choice: SuggestedChoice };

/** The candidates with open jobs, in their order. One statement counts all of them, after those that parse their texts. */
export async function countCandidates(context: Context, candidates: readonly Candidate[]): Promise<Counted[]> {
  const lists = await parseLists(context, candidates);
  const countable = candidates.filter((candidate) => 'kind' in candidate.count || lists.has(candidate));
  if (countable.length === 0) return [];
  const most = [...lists.values()].some(({ hasManyRows }) => hasManyRows) ? MOST_COUNTED_OF_MANY : MOST_COUNTED;
  const values = new Map<string, Set<string>>();
  for (const { count } of countable) {
    if (!('kind' in count)) continue;
    values.set(count.kind, new Set([...(values.get(count.kind) ?? []), ...count.values]));
  }
  const conditions = [...values].map(
    ([kind, ofKind]) => sql`(kind = ${kind} AND value = ANY(${sql.param([...ofKind])}::text[]))`,
  );
  const countries = countable.flatMap(({ kind, name }) => (kind === 'country' ? fold(name) : []));
  const statements = [
    ...(conditions.length > 0
      ? [
          sql`SELECT kind, value, n FROM ${openCounters(context, [...values.keys()])} AS t WHERE ${sql.join(conditions, sql` OR `)}`,
        ]
      : []),
    ...(countries.length > 0
      ? [
          sql`SELECT 'same name as a city', key, 1 FROM search_localities WHERE key = ANY(${sql.param(countries)}::text[])`,
        ]
      : []),
    ...[...lists.values()].map(
      (search, at) => sql`SELECT 'list', ${String(at)}::text, (${countOf(context, search, most)})`,
    ),
  ];
  const { rows } = await context.db.execute<{ kind: string; value: string; n: number }>(
    sql`SELECT * FROM (${sql.join(statements, sql` UNION ALL `)}) AS counted (kind, value, n)`,
  );
  const numbers = new Map(rows.map(({ kind, value, n }) => [`${kind} ${value}`, n]));
  const numberOf = (kind: string, value: string) => numbers.get(`${kind} ${value}`) ?? 0;
  const places = [...lists.keys()];
  return countable.flatMap((candidate) => {
    const { count } = candidate;
    const n =
      'kind' in count
        ? count.values.reduce((sum, value) => sum + numberOf(count.kind, value), 0)
        : numberOf('list', String(places.indexOf(candidate)));
    if (n <= 0) return [];
    // A country with the name of a city (Luxembourg) is filtered by its code, because its name would mean the city.
    const isCountry = candidate.kind === 'country' && numberOf('same name as a city', fold(candidate.name)) === 0;
    const { kind, name, detail, companyKey, flag, logoImage, words = null } = candidate;
    const looks = { ...(flag && { flag }), ...(logoImage && { logoImage }) };
    const filter = isCountry ? { name: 'location', value: name } : candidate.filter;
    // A stored counter knows them anyway, and puts the larger of two towns first.
    const limit = 'kind' in count ? MOST_COUNTED : most;
    const jobs = { jobs: Math.min(n, limit), jobsAreCapped: n > limit };
    return { candidate, choice: { kind, name, detail, ...jobs, filter, words, companyKey, ...looks } };
  });
}

/** SQL for the number of jobs in a list, up to one more than `most` unless a stored counter knows it. */
function countOf(context: Context, search: ParsedQuery, most: number): SQL {
  const some = { columns: sql`job_id`, limit: sql.raw(String(most + 1)), daysTogether: DAYS_FOR_FEW };
  return (
    storedTotal(context, search) ?? sql`SELECT count(*)::int FROM (${someMatching(context, search, some)}) AS matched`
  );
}

/** Parses the text of each list once. Lists with further texts than MOST_PARSED are left out. */
async function parseLists(context: Context, candidates: readonly Candidate[]): Promise<Map<Candidate, ParsedQuery>> {
  const queries = new Map<string, ParsedQuery>();
  const lists = new Map<Candidate, ParsedQuery>();
  for (const candidate of candidates) {
    if (!('filters' in candidate.count)) continue;
    const { filters } = candidate.count;
    const text = JSON.stringify([filters.search, filters.location]);
    let search = queries.get(text);
    if (!search) {
      if (queries.size >= MOST_PARSED) continue;
      search = await parseQuery(context, filters);
      queries.set(text, search);
    }
    // A text or place that is not understood would be ignored, and the list would have all jobs.
    if (search.unknown.length === 0) lists.set(candidate, { ...search, filters });
  }
  return lists;
}
