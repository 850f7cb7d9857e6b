import { type SQL, sql } from 'drizzle-orm';
import { isPublic } from '#domain/companies/rows.server.ts';
import type { Context } from '#domain/context.ts';
import { openCondition } from '#domain/open-jobs.server.ts';
import { countryName, countryNames } from '#domain/site/countries.ts';
import { fold } from '#domain/site/fold.ts';
import { openCounters } from '../counters/open-counters.server.ts';
import { rolesOf } from '../filters/conditions.server.ts';
import { MOST_COUNTED } from '../results/count-matches.server.ts';
import { isRemotePlace, REMOTE_PLACES } from '../vocabulary/remote.server.ts';
import { NAMED_ROLES } from '../vocabulary/role-names.server.ts';
import type { SuggestedChoice, SuggestedChoices } from './suggestion-views.ts';
import { type Closeness, closeness, type Patterns, type TypedName, typedName } from './typed-name.ts';

/**
 * Suggests roles, startups and places with open jobs while somebody types. Names come from small dictionaries and counts
 * from the stored counters, so a million jobs cost no more than ten thousand. Sends at most two statements.
 */

/** The field takes no more characters. */
const LONGEST_PLACE = 100;

/** An excluded word gets no suggestions: choosing one would search for it. */
const EXCLUDES = /(?:^|\s)-\S*$/;

/** Fewer characters match thousands of startups. */
const SHORTEST_STARTUP = 2;

type Fields = 'what' | 'where';
type Shares = { role: number; startup: number; place: number };
const MOST_SHOWN: Record<Fields, Shares> = {
  what: { role: 4, startup: 4, place: 2 },
  where: { role: 0, startup: 0, place: 8 },
};
/** Candidates whose jobs are counted, cities and countries separately. More than are shown: those with the most jobs win. */
const MOST_COUNTED_NAMES: Record<Fields, Shares> = {
  what: { role: 30, startup: 12, place: 6 },
  where: { role: 0, startup: 0, place: 20 },
};

type Candidate = Omit<SuggestedChoice, 'jobs' | 'jobsAreCapped'> & {
  closeness: Closeness;
  /** Its stored counters (open-counters.server.ts). */
  counter: { kind: string; values: string[] };
};

/** For the field "what": roles, startups, and also places, because people type those there, too. */
export function suggestWhat(context: Context, text: string): Promise<SuggestedChoices> {
  return suggest(context, text, 'what');
}

/** For the field "where": cities, countries and remote. */
export function suggestWhere(context: Context, text: string): Promise<SuggestedChoices> {
  return suggest(context, text, 'where');
}

async function suggest(context: Context, text: string, field: Fields): Promise<SuggestedChoices> {
  const typed = EXCLUDES.test(text) ? null : typedName(text);
  const candidates = typed ? await findCandidates(context, typed, field) : [];
  const docs = candidates.length > 0 ? await countCandidates(context, candidates, field) : [];
  return { docs, total: docs.length };
}

/** Names with a word that begins as typed or, if there are none, that begins so but for one typo. */
async function findCandidates(context: Context, typed: TypedName, field: Fields): Promise<Candidate[]> {
  const most = { ...MOST_COUNTED_NAMES[field] };
  if (typed.folded.length < SHORTEST_STARTUP) most.startup = 0;
  const fixed = fixedNames(typed.prefix, most);
  const fuzzy = fixed.length === 0 ? typed.fuzzy : null;
  const { rows } = await context.db.execute<StoredName>(sql`
    WITH completions AS MATERIALIZED (${storedNames(context, typed.prefix, most)})
    SELECT false AS "isFuzzy", * FROM completions
    ${fuzzy ? sql`UNION ALL SELECT true, * FROM (${storedNames(context, fuzzy, most)}) AS near WHERE NOT EXISTS (SELECT FROM completions)` : sql``}`);
  const fuzzyFixed = fuzzy && rows.every(({ isFuzzy }) => isFuzzy) ? fixedNames(fuzzy, most) : [];
  return [...fixed, ...fuzzyFixed, ...rows.flatMap(candidateOf)];
}

/** Roles, remote and countries: their names are not in the database. */
function fixedNames(patterns: Patterns, most: Shares): Candidate[] {
  const rate = closeness(patterns);
  return [
    ...closest(matchingRoles(rate), most.role),
    ...matchingRemote(rate),
    ...closest(matchingCountries(rate), most.place),
  ];
}

function closest(candidates: Candidate[], most: number): Candidate[] {
  return candidates.sort((a, b) => a.closeness - b.closeness).slice(0, most);
}

type Rate = ReturnType<typeof closeness>;

/** The closest of several names of one thing. */
function bestOf<T extends { folded: string }>(names: Iterable<T>, rate: Rate): (T & { closeness: Closeness }) | null {
  let best: (T & { closeness: Closeness }) | null = null;
  for (const name of names) {
    const close = rate(name.folded);
    if (close !== null && (best === null || close < best.closeness)) best = { ...name, closeness: close };
  }
  return best;
}

function matchingRoles(rate: Rate): Candidate[] {
  return NAMED_ROLES.flatMap(({ key, label, names }) => {
    const best = bestOf(names, rate);
    if (!best) return [];
    return {
      kind: 'role' as const,
      name: label,
      detail: best.folded === fold(label) ? null : best.spelled,
      filter: { name: 'roles', value: key },
      companyKey: null,
      closeness: best.closeness,
      counter: { kind: 'role', values: rolesOf([key]) },
    };
  });
}

function matchingRemote(rate: Rate): Candidate[] {
  const best = bestOf(
    [...REMOTE_PLACES].map((folded) => ({ folded })),
    rate,
  );
  if (!best) return [];
  return [
    {
      kind: 'remote',
      name: 'Remote',
      detail: null,
      filter: { name: 'location', value: 'Remote' },
      companyKey: null,
      closeness: best.closeness,
      counter: { kind: 'remote', values: [''] },
    },
  ];
}

/** In the order of the table of countries, which begins with the five Nordic ones. */
function matchingCountries(rate: Rate): Candidate[] {
  const byCode = new Map<string, Closeness>();
  for (const [folded, { code }] of countryNames()) {
    const close = rate(folded);
    if (close !== null && close < (byCode.get(code) ?? 3)) byCode.set(code, close);
  }
  return [...byCode].map(([code, close]) => ({
    kind: 'country',
    name: countryName(code),
    detail: null,
    filter: { name: 'countryCode', value: code },
    companyKey: null,
    closeness: close,
    counter: { kind: 'country', values: [code] },
  }));
}

type StoredName = {
  isFuzzy: boolean;
  kind: 'startup' | 'city';
  /** Id of a startup, key of a city. */
  key: string;
  companyKey: string | null;
  name: string;
  englishName: string | null;
  countryCode: string | null;
  closeness: Closeness;
};

/**
 * Startups and cities, through trigram indexes of their names. A city appears under its own name, whichever was typed. Of
 * its other names only the beginning counts, because later words are "stad" and "kommune". Of namesakes, the one with
 * the typed spelling wins (Bodø, not Boedo). `fold_text` is slow, so it comes last.
 */
function storedNames(context: Context, patterns: Patterns, most: Shares): SQL {
  const close = (name: SQL) =>
    sql`CASE WHEN ${name} ~ ${patterns.whole} THEN 0 WHEN ${name} ~ ${patterns.first} THEN 1 ELSE 2 END`;
  const [place, locality, startup] = [sql`(' ' || n.folded)`, sql`(' ' || key)`, sql`(' ' || folded_name)`];
  const cities = sql`(
    SELECT 'city' AS kind, key, NULL::text AS "companyKey", name, "englishName", "countryCode", closeness FROM (
      SELECT DISTINCT ON (l.key) l.key, l.name, place.english_name AS "englishName", place.country_code AS "countryCode",
        place.closeness, coalesce(place.population, 0) AS population
      FROM (
        SELECT own.key, p.name AS own_name, p.english_name, p.country_code, p.population, ${close(place)} AS closeness
        FROM place_names n JOIN place_names spelling USING (place_id) JOIN search_localities own ON own.key = spelling.folded
          JOIN places p ON p.id = n.place_id AND fold_text(p.name) = own.key
        WHERE ${place} ~ ${patterns.first}
        UNION ALL
        SELECT key, NULL, NULL, NULL, NULL, ${close(locality)} FROM search_localities WHERE ${locality} ~ ${patterns.any}
      ) AS place JOIN search_localities l ON l.key = place.key
      WHERE length(l.name) <= ${LONGEST_PLACE}::int AND l.name !~ ','
      ORDER BY l.key, place.closeness, place.own_name = l.name DESC NULLS LAST, place.population DESC NULLS LAST
    ) AS cities ORDER BY closeness, population DESC, key LIMIT ${most.place}::int)`;
  if (most.startup === 0) return cities;
  return sql`(
    SELECT 'startup' AS kind, companies.id AS key, companies.key AS "companyKey", companies.name, NULL::text AS "englishName",
      NULL::text AS "countryCode", ${close(startup)} AS closeness
    FROM companies WHERE ${isPublic(context)} AND ${startup} ~ ${patterns.any}
      AND EXISTS (SELECT FROM job_search WHERE company_id = companies.id AND ${openCondition(context)})
    ORDER BY closeness, length(folded_name), folded_name, companies.id LIMIT ${most.startup}::int) UNION ALL ${cities}`;
}

function candidateOf(row: StoredName): Candidate[] {
  const { kind, key, name, englishName, countryCode, closeness } = row;
  if (kind === 'startup') {
    const counter = { kind: 'company', values: [key] };
    return [{ kind, name, detail: null, filter: null, companyKey: row.companyKey, closeness, counter }];
  }
  if (isRemotePlace(name)) return [];
  const detail = [
    englishName && fold(englishName) !== fold(name) ? englishName : null,
    countryCode && countryName(countryCode),
  ];
  return [
    {
      kind,
      name,
      detail: detail.filter(Boolean).join(', ') || null,
      filter: { name: 'location', value: name },
      companyKey: null,
      closeness,
      counter: { kind: 'locality', values: [key] },
    },
  ];
}

/** The candidates with open jobs and their counts, in the order in which they are shown. */
async function countCandidates(
  context: Context,
  candidates: readonly Candidate[],
  field: Fields,
): Promise<SuggestedChoice[]> {
  const kinds = [...new Set(candidates.map(({ counter }) => counter.kind))];
  const conditions = kinds.map((kind) => {
    const values = candidates.flatMap(({ counter }) => (counter.kind === kind ? counter.values : []));
    return sql`(kind = ${kind} AND value = ANY(${sql.param(values)}::text[]))`;
  });
  const countries = candidates.flatMap(({ kind, name }) => (kind === 'country' ? fold(name) : []));
  const { rows } = await context.db.execute<{ kind: string; value: string; n: number }>(sql`
    SELECT kind, value, n FROM ${openCounters(context, kinds)} AS t WHERE ${sql.join(conditions, sql` OR `)}
    UNION ALL SELECT 'same name as a city', key, 1 FROM search_localities WHERE key = ANY(${sql.param(countries)}::text[])`);
  const countOf = (kind: string, value: string) => rows.find((row) => row.kind === kind && row.value === value)?.n ?? 0;

  const remaining = { ...MOST_SHOWN[field] };
  return candidates
    .map(({ counter, ...choice }) => ({
      ...choice,
      n: counter.values.reduce((sum, value) => sum + countOf(counter.kind, value), 0),
    }))
    .filter(({ n }) => n > 0)
    .sort(
      (a, b) =>
        KINDS.indexOf(shareOf(a.kind)) - KINDS.indexOf(shareOf(b.kind)) || a.closeness - b.closeness || b.n - a.n,
    )
    .filter(({ kind }) => remaining[shareOf(kind)]-- > 0)
    .map(({ closeness: _, n, ...choice }) => ({
      ...choice,
      // A country with the name of a city (Luxembourg) is filtered by its code, because its name would mean the city.
      filter:
        choice.kind === 'country' && countOf('same name as a city', fold(choice.name)) === 0
          ? { name: 'location', value: choice.name }
          : choice.filter,
      jobs: Math.min(n, MOST_COUNTED),
      jobsAreCapped: n > MOST_COUNTED,
    }));
}

const KINDS = ['role', 'startup', 'place'] as const;

function shareOf(kind: SuggestedChoice['kind']): (typeof KINDS)[number] {
  return kind === 'role' || kind === 'startup' ? kind : 'place';
}
