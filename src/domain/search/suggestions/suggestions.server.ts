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
 * What somebody who is typing may mean: roles, startups and places with open jobs, each with how many. Names come
 * from small dictionaries and numbers are those kept beside the search rows, so that a million jobs cost no more
 * than ten thousand. Two statements: which names there are, and how many jobs each has.
 */

/** As many letters as the field takes. */
const LONGEST_PLACE = 100;

/** Who types what they do not want is offered nothing: choosing it would ask for just that. */
const EXCLUDES = /(?:^|\s)-\S*$/;

/** The letters that begin a startup: fewer begin thousands of them. */
const SHORTEST_STARTUP = 2;

type Fields = 'what' | 'where';
type Shares = { role: number; startup: number; place: number };
const MOST_SHOWN: Record<Fields, Shares> = {
  what: { role: 4, startup: 4, place: 2 },
  where: { role: 0, startup: 0, place: 8 },
};
/** Whose number is looked up, of cities and countries as many each: more, because those with the most jobs come first. */
const MOST_ASKED: Record<Fields, Shares> = {
  what: { role: 30, startup: 12, place: 6 },
  where: { role: 0, startup: 0, place: 20 },
};

type Candidate = Omit<SuggestedChoice, 'jobs' | 'jobsAreCapped'> & {
  closeness: Closeness;
  /** Where its number is kept (open-counters.ts). */
  counter: { kind: string; values: string[] };
};

/** For the field that takes words: roles, startups, and places too, because people type those there as well. */
export function suggestWhat(context: Context, text: string): Promise<SuggestedChoices> {
  return suggest(context, text, 'what');
}

/** For the field that takes a place: cities, countries and remote. */
export function suggestWhere(context: Context, text: string): Promise<SuggestedChoices> {
  return suggest(context, text, 'where');
}

async function suggest(context: Context, text: string, field: Fields): Promise<SuggestedChoices> {
  const typed = EXCLUDES.test(text) ? null : typedName(text);
  const asked = typed ? await named(context, typed, field) : [];
  const docs = asked.length > 0 ? await counted(context, asked, field) : [];
  return { docs, total: docs.length };
}

/** Everything a word of which begins so; only where there is nothing, what would but for one slip. */
async function named(context: Context, typed: TypedName, field: Fields): Promise<Candidate[]> {
  const most = { ...MOST_ASKED[field] };
  if (typed.folded.length < SHORTEST_STARTUP) most.startup = 0;
  const known = namesInCode(typed.begins, most);
  const slipped = known.length === 0 ? typed.slipped : null;
  const { rows } = await context.db.execute<StoredName>(sql`
    WITH completions AS MATERIALIZED (${storedNames(context, typed.begins, most)})
    SELECT false AS "isSlipped", * FROM completions
    ${slipped ? sql`UNION ALL SELECT true, * FROM (${storedNames(context, slipped, most)}) AS near WHERE NOT EXISTS (SELECT FROM completions)` : sql``}`);
  const alsoInCode = slipped && rows.every(({ isSlipped }) => isSlipped) ? namesInCode(slipped, most) : [];
  return [...known, ...alsoInCode, ...rows.flatMap(candidateOf)];
}

function namesInCode(patterns: Patterns, most: Shares): Candidate[] {
  const ask = closeness(patterns);
  return [...closest(rolesNamed(ask), most.role), ...remoteNamed(ask), ...closest(countriesNamed(ask), most.place)];
}

function closest(candidates: Candidate[], most: number): Candidate[] {
  return candidates.sort((a, b) => a.closeness - b.closeness).slice(0, most);
}

type Ask = ReturnType<typeof closeness>;

/** The best of several names of one thing. */
function bestOf<T extends { folded: string }>(names: Iterable<T>, ask: Ask): (T & { closeness: Closeness }) | null {
  let best: (T & { closeness: Closeness }) | null = null;
  for (const name of names) {
    const close = ask(name.folded);
    if (close !== null && (best === null || close < best.closeness)) best = { ...name, closeness: close };
  }
  return best;
}

function rolesNamed(ask: Ask): Candidate[] {
  return NAMED_ROLES.flatMap(({ key, label, names }) => {
    const best = bestOf(names, ask);
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

function remoteNamed(ask: Ask): Candidate[] {
  const best = bestOf(
    [...REMOTE_PLACES].map((folded) => ({ folded })),
    ask,
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

/** The five first, as in the table of countries. */
function countriesNamed(ask: Ask): Candidate[] {
  const found = new Map<string, Closeness>();
  for (const [folded, { code }] of countryNames()) {
    const close = ask(folded);
    if (close !== null && close < (found.get(code) ?? 3)) found.set(code, close);
  }
  return [...found].map(([code, close]) => ({
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
  isSlipped: boolean;
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
 * Each table is asked through an index of the trigrams of its names. A place is listed under its own name (the last
 * thing to be folded: it is slow), whichever name was typed. Other names of a place count from their
 * beginning only: later words of them are "stad" and "kommune". Of namesakes the one that is written so: Bodø, not Boedo.
 */
function storedNames(context: Context, patterns: Patterns, most: Shares): SQL {
  const close = (name: SQL) =>
    sql`CASE WHEN ${name} ~ ${patterns.whole} THEN 0 WHEN ${name} ~ ${patterns.first} THEN 1 ELSE 2 END`;
  const [place, town, startup] = [sql`(' ' || n.folded)`, sql`(' ' || key)`, sql`(' ' || folded_name)`];
  const cities = sql`(
    SELECT 'city' AS kind, key, NULL::text AS "companyKey", name, "englishName", "countryCode", closeness FROM (
      SELECT DISTINCT ON (l.key) l.key, l.name, said.english_name AS "englishName", said.country_code AS "countryCode",
        said.closeness, coalesce(said.population, 0) AS population
      FROM (
        SELECT own.key, p.name AS own_name, p.english_name, p.country_code, p.population, ${close(place)} AS closeness
        FROM place_names n JOIN place_names spelling USING (place_id) JOIN search_localities own ON own.key = spelling.folded
          JOIN places p ON p.id = n.place_id AND fold_text(p.name) = own.key
        WHERE ${place} ~ ${patterns.first}
        UNION ALL
        SELECT key, NULL, NULL, NULL, NULL, ${close(town)} FROM search_localities WHERE ${town} ~ ${patterns.any}
      ) AS said JOIN search_localities l ON l.key = said.key
      WHERE length(l.name) <= ${LONGEST_PLACE}::int AND l.name !~ ','
      ORDER BY l.key, said.closeness, said.own_name = l.name DESC NULLS LAST, said.population DESC NULLS LAST
    ) AS towns ORDER BY closeness, population DESC, key LIMIT ${most.place}::int)`;
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
  const beside = [
    englishName && fold(englishName) !== fold(name) ? englishName : null,
    countryCode && countryName(countryCode),
  ];
  return [
    {
      kind,
      name,
      detail: beside.filter(Boolean).join(', ') || null,
      filter: { name: 'location', value: name },
      companyKey: null,
      closeness,
      counter: { kind: 'locality', values: [key] },
    },
  ];
}

/** Those with open jobs, in order. */
async function counted(context: Context, asked: readonly Candidate[], field: Fields): Promise<SuggestedChoice[]> {
  const kinds = [...new Set(asked.map(({ counter }) => counter.kind))];
  const wanted = kinds.map((kind) => {
    const values = asked.flatMap(({ counter }) => (counter.kind === kind ? counter.values : []));
    return sql`(kind = ${kind} AND value = ANY(${sql.param(values)}::text[]))`;
  });
  const countries = asked.flatMap(({ kind, name }) => (kind === 'country' ? fold(name) : []));
  const { rows } = await context.db.execute<{ kind: string; value: string; n: number }>(sql`
    SELECT kind, value, n FROM ${openCounters(context, kinds)} AS t WHERE ${sql.join(wanted, sql` OR `)}
    UNION ALL SELECT 'called like a town', key, 1 FROM search_localities WHERE key = ANY(${sql.param(countries)}::text[])`);
  const number = (kind: string, value: string) => rows.find((row) => row.kind === kind && row.value === value)?.n ?? 0;

  const left = { ...MOST_SHOWN[field] };
  return asked
    .map(({ counter, ...choice }) => ({
      ...choice,
      n: counter.values.reduce((sum, value) => sum + number(counter.kind, value), 0),
    }))
    .filter(({ n }) => n > 0)
    .sort(
      (a, b) =>
        KINDS.indexOf(shareOf(a.kind)) - KINDS.indexOf(shareOf(b.kind)) || a.closeness - b.closeness || b.n - a.n,
    )
    .filter(({ kind }) => left[shareOf(kind)]-- > 0)
    .map(({ closeness: _, n, ...choice }) => ({
      ...choice,
      // A country that is called like a town of the list is meant by its code; typed, it would be the town.
      filter:
        choice.kind === 'country' && number('called like a town', fold(choice.name)) === 0
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
