import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { countryName } from '#domain/site/countries.ts';
import { fold } from '#domain/site/fold.ts';
import { noFilters } from '../filters/filters.ts';
import { readJobFilters } from '../filters/read-filters.ts';
import { isRemotePlace } from '../vocabulary/remote.server.ts';
import { type Candidate, fitOf, LAST_WORD_ONLY, WITH_TYPO } from './candidate.ts';
import { type Counted, countCandidates } from './count-candidates.server.ts';
import {
  matchingCountries,
  matchingPositions,
  matchingRemote,
  matchingRoles,
  matchingTechnologies,
  technology,
} from './fixed-names.server.ts';
import {
  type StoredName,
  storedCities,
  storedStartups,
  storedTechnologies,
  storedTitles,
} from './stored-names.server.ts';
import type { SuggestedChoice, SuggestedChoices } from './suggestion-views.ts';
import { titlesFor } from './title-names.ts';
import { type Patterns, type TypedName, typedName } from './typed-name.ts';

/**
 * Suggests names with open jobs while somebody types: roles, kinds of position, technologies, job titles, startups and
 * places. Sends one statement to look names up, one to count their jobs, and those that parse at most five texts.
 * Names come from small dictionaries or the newest jobs, so a million jobs cost hardly more than ten thousand.
 */

/** An excluded word gets no suggestions: choosing one would search for it. */
const EXCLUDES = /(?:^|\s)-\S*$/;

/** Fewer characters match thousands of startups. */
const SHORTEST_STARTUP = 2;
/** Shorter words are one typo away from too many names of roles and technologies. */
const SHORTEST_ROLE_WITH_TYPO = 6;

type Field = 'what' | 'where';
const GROUPS = ['role', 'technology', 'title', 'startup', 'place'] as const;
type Group = (typeof GROUPS)[number];

function groupOf(kind: SuggestedChoice['kind']): Group {
  if (kind === 'position') return 'role';
  return kind === 'city' || kind === 'country' || kind === 'remote' ? 'place' : kind;
}

const MOST = 10;
const MOST_SHOWN: Record<Field, Record<Group, number>> = {
  what: { role: 4, technology: 2, title: 3, startup: 4, place: 2 },
  where: { role: 0, technology: 0, title: 0, startup: 0, place: 8 },
};
/** Candidates whose jobs are counted. More than are shown: some have no jobs, and those with the most jobs win. */
const MOST_COUNTED_NAMES: Record<Field, Record<Group, number>> = {
  what: { role: 30, technology: 2, title: 3, startup: 12, place: 6 },
  where: { role: 0, technology: 0, title: 0, startup: 0, place: 20 },
};

/** For the field "what": also places, because people type those there, too. */
export function suggestWhat(context: Context, text: string): Promise<SuggestedChoices> {
  return suggest(context, text, 'what');
}

/** For the field "where": cities, countries and remote. */
export function suggestWhere(context: Context, text: string): Promise<SuggestedChoices> {
  return suggest(context, text, 'where');
}

async function suggest(context: Context, text: string, field: Field): Promise<SuggestedChoices> {
  const fullName = EXCLUDES.test(text) ? null : typedName(text);
  const candidates = fullName ? await findCandidates(context, text, fullName, field) : [];
  const docs = choicesOf(await countCandidates(context, candidates), field);
  return { docs, total: docs.length };
}

/** The words before the last, and the last as a name of its own; null for one word, or for words in quotes. */
function lastWordOf(text: string): { words: string; lastName: TypedName } | null {
  const [, words = '', last = ''] = /^\s*(.*\S)\s+(\S{2,})\s*$/s.exec(text) ?? [];
  const lastName = words === '' || text.includes('"') ? null : typedName(last);
  return lastName && typedName(words) ? { words, lastName } : null;
}

/** Names with a word that begins as typed or, if there are none, that begins so but for one typo. */
async function findCandidates(context: Context, text: string, fullName: TypedName, field: Field): Promise<Candidate[]> {
  const most = MOST_COUNTED_NAMES[field];
  const last = field === 'what' ? lastWordOf(text) : null;
  const ofText = fixedNames(fullName, fullName.prefix, field);
  const isOfText = ({ filter }: Candidate) => ofText.some((one) => one.filter?.value === filter?.value);
  const fixedCandidates = [
    ...ofText,
    ...(last
      ? fixedNames(last.lastName, last.lastName.prefix, field)
          .filter((one) => !isOfText(one))
          .map((one) => beside(last.words, one))
      : []),
  ];
  const technologies =
    field === 'what' ? matchingTechnologies(fullName.prefix, fullName.folded.length).slice(0, 6) : [];
  const ofLastWord = last ? matchingTechnologies(last.lastName.prefix, last.lastName.folded.length).slice(0, 2) : [];
  const withTypo = fixedCandidates.length + technologies.length === 0 ? fullName.fuzzy : null;
  const storedNames = (patterns: Patterns) => [
    storedCities(patterns, most.place, fullName.folded.length, false),
    ...(most.startup > 0 && fullName.folded.length >= SHORTEST_STARTUP
      ? [storedStartups(context, patterns, most.startup)]
      : []),
  ];
  const titles = field === 'what' ? storedTitles(context, text) : null;
  const completions = [
    ...storedNames(fullName.prefix),
    ...(last ? [storedCities(last.lastName.prefix, 2, last.lastName.folded.length, true)] : []),
    ...(titles ? [titles] : []),
    ...storedTechnologies(context, [...technologies, ...ofLastWord]),
  ];
  const { rows } = await context.db.execute<StoredName & { isFuzzy: boolean }>(sql`
    WITH completions AS MATERIALIZED (${sql.join(completions, sql` UNION ALL `)})
    SELECT false AS "isFuzzy", * FROM completions
    ${withTypo ? sql`UNION ALL SELECT true, * FROM (${sql.join(storedNames(withTypo), sql` UNION ALL `)}) AS near WHERE NOT EXISTS (SELECT FROM completions)` : sql``}`);
  const fuzzyFixed = withTypo && rows.every(({ isFuzzy }) => isFuzzy) ? fixedNames(fullName, withTypo, field) : [];

  const technologyNames = new Set(rows.flatMap(({ kind, name }) => (kind === 'technology' ? name : [])));
  const isContained = ({ name }: { name: string }) => technologyNames.has(name);
  const names = [
    ...fixedCandidates,
    ...fuzzyFixed.map((one) => ({ ...one, fit: one.fit + WITH_TYPO })),
    ...technologies.filter(isContained).map(({ name, fit }) => technology(name, fit)),
    ...(last ? ofLastWord.filter(isContained).map(({ name, fit }) => beside(last.words, technology(name, fit))) : []),
    ...rows.flatMap((row) => {
      const candidates = storedCandidate(row);
      return row.isOfLastWord && last ? candidates.map((one) => beside(last.words, one)) : candidates;
    }),
  ];
  const takenNames = new Set(names.map(({ name }) => fold(name)));
  const ofTitles = titlesFor(
    text,
    rows.flatMap(({ kind, name }) => (kind === 'title' ? name : [])),
  ).filter(({ name }) => !takenNames.has(fold(name)));
  return mostFitting([...names, ...ofTitles], most);
}

/** Roles, kinds of position, remote and countries. */
function fixedNames({ folded }: TypedName, patterns: Patterns, field: Field): Candidate[] {
  const isExact = !patterns.any.includes('|');
  const hasRoles = field === 'what' && (isExact || folded.length >= SHORTEST_ROLE_WITH_TYPO);
  return [
    ...(hasRoles ? [...matchingRoles(patterns, folded.length), ...matchingPositions(patterns, folded.length)] : []),
    ...matchingRemote(patterns, folded.length),
    ...matchingCountries(patterns, folded.length),
  ];
}

/** The same choice with further words to search for. */
function beside(words: string, one: Candidate): Candidate {
  const value = one.filter?.value ?? '';
  if (one.kind === 'technology') return { ...technology(`${words} ${value}`, one.fit), fit: one.fit + LAST_WORD_ONLY };
  const params = new URLSearchParams([
    ['search', words],
    [one.filter?.name ?? '', value],
  ]);
  return {
    ...one,
    words,
    fit: one.fit + LAST_WORD_ONLY,
    count: { filters: { ...noFilters, ...readJobFilters(params).filters } },
  };
}

function storedCandidate(row: StoredName & { isFuzzy: boolean }): Candidate[] {
  const { kind, key, name, englishName, countryCode } = row;
  const fit = fitOf(row.closeness, row.isShown) + (row.isFuzzy ? WITH_TYPO : 0);
  if (kind === 'startup') {
    const count = { kind: 'company', values: [key ?? ''] };
    const { flag, logo } = row.picture ?? {};
    const looks = { ...(flag && { flag }), ...(logo && { logoImage: { path: logo } }) };
    return [{ kind, name, detail: null, filter: null, companyKey: row.companyKey, ...looks, fit, count }];
  }
  if (kind !== 'city' || isRemotePlace(name)) return [];
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
      fit,
      count: { kind: 'locality', values: [key ?? ''] },
    },
  ];
}

const byFit = (a: Candidate, b: Candidate) => a.fit - b.fit || (b.weight ?? 0) - (a.weight ?? 0);

/** As many candidates of each group as may be counted, the best first. */
function mostFitting(candidates: Candidate[], most: Record<Group, number>): Candidate[] {
  const remaining = { ...most };
  return candidates.sort(byFit).filter(({ kind }) => remaining[groupOf(kind)]-- > 0);
}

/** The best ten in groups; the group with the best comes first. */
function choicesOf(counts: Counted[], field: Field): SuggestedChoice[] {
  const remaining = { ...MOST_SHOWN[field] };
  const best = counts
    .sort((a, b) => byFit(a.candidate, b.candidate) || b.choice.jobs - a.choice.jobs)
    .filter(({ choice }) => remaining[groupOf(choice.kind)]-- > 0)
    .slice(0, MOST);
  const bestFit = (group: Group) =>
    Math.min(...best.filter(({ choice }) => groupOf(choice.kind) === group).map(({ candidate }) => candidate.fit));
  return GROUPS.filter((group) => best.some(({ choice }) => groupOf(choice.kind) === group))
    .sort((a, b) => bestFit(a) - bestFit(b))
    .flatMap((group) => best.filter(({ choice }) => groupOf(choice.kind) === group).map(({ choice }) => choice));
}
