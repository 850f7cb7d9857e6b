import { z } from 'zod';
import { COUNTRIES, countryNames } from '#domain/site/countries.ts';
import { fold } from '#domain/site/fold.ts';
import { POSITION_TYPES } from '#domain/site/roles-and-position-types.ts';
import { readYamlFile } from '#domain/site/yaml-file.server.ts';
import { rolesOf } from '../filters/conditions.server.ts';
import { noFilters } from '../filters/filters.ts';
import { REMOTE_PLACES } from '../vocabulary/remote.server.ts';
import { NAMED_ROLES } from '../vocabulary/role-names.server.ts';
import { POSITION_ENTRIES } from '../vocabulary/vocabulary.server.ts';
import { type Candidate, fitOf } from './candidate.ts';
import { type Closeness, closeness, foldedName, type Patterns } from './typed-name.ts';

/** Names that are not in the database: roles, kinds of position, technologies, remote and countries. */

type Rate = ReturnType<typeof closeness>;
type Name = { folded: string; spelled: string | null };

const TECHNOLOGIES = readYamlFile('src/domain/search/suggestions/technologies.yaml', z.array(z.string())).map(
  (line) => {
    const names = line.split(/,\s*/);
    return {
      name: names[0] as string,
      names: names.map((spelling) => ({ spelled: spelling, folded: foldedName(spelling) })),
    };
  },
);
const TECHNOLOGY_NAMES = new Set(TECHNOLOGIES.flatMap(({ names }) => names.map(({ folded }) => folded)));

/** Python is not a name of "Backend": people who type it mean the technology. */
const ROLES = NAMED_ROLES.map((role) => ({
  ...role,
  names: role.names.filter(({ folded }, at) => at === 0 || !startsWithTechnology(folded)),
}));

function startsWithTechnology(word: string): boolean {
  const words = word.split(' ');
  return words.some((_, at) => TECHNOLOGY_NAMES.has(words.slice(0, at + 1).join(' ')));
}

const POSITIONS = POSITION_TYPES.map(({ key, label }) => ({
  key,
  label,
  names: [label, ...POSITION_ENTRIES.filter((entry) => entry.key === key).flatMap(({ synonyms }) => synonyms)].map(
    (word) => ({ spelled: word.replace(/^[=~?-]|-$/g, ''), folded: fold(word) }),
  ),
}));

/** Names of countries in the languages of the site. Those in other languages match once they are nearly whole. */
const SITE_LANGUAGES = ['en', 'da', 'sv', 'nb', 'fi', 'is'];
const SHORTEST_FOREIGN = 5;
let ownCountryNames: Set<string> | undefined;

function isCountryNameHere(word: string): boolean {
  ownCountryNames ??= new Set(
    SITE_LANGUAGES.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region' });
      return COUNTRIES.map(({ code }) => fold(names.of(code) ?? ''));
    }),
  );
  return ownCountryNames.has(word);
}

/** Shorter text begins a later word of too many other names: "st" of "fullt starf". */
const SHORTEST_LATER_WORD = 4;

/** The best fit of several names of one thing, the first of which is shown. */
function bestOf(
  names: readonly Name[],
  rate: Rate,
  typedLength: number,
): { fit: number; name: Name; share: number } | null {
  let best: { fit: number; name: Name } | null = null;
  let matching = 0;
  for (const [at, name] of names.entries()) {
    const close = rate(name.folded);
    if (close === null || (close === 2 && at > 0 && typedLength < SHORTEST_LATER_WORD)) continue;
    matching += 1;
    const fit = fitOf(close, at === 0);
    if (best === null || fit < best.fit) best = { fit, name };
  }
  return best && { ...best, share: matching / names.length };
}

export function matchingRoles(patterns: Patterns, typedLength: number): Candidate[] {
  return matchingTerms(ROLES, patterns, typedLength, (key) => ({
    kind: 'role',
    filter: { name: 'roles', value: key },
    count: { kind: 'role', values: rolesOf([key]) },
  }));
}

export function matchingPositions(patterns: Patterns, typedLength: number): Candidate[] {
  return matchingTerms(POSITIONS, patterns, typedLength, (key) => ({
    kind: 'position',
    filter: { name: 'positionTypes', value: key },
    count: { filters: { ...noFilters, positionTypes: [key] } },
  }));
}

/** The terms with a name that matches. `candidateOf` adds the choice that a term stands for. */
function matchingTerms(
  terms: readonly { key: string; label: string; names: readonly Name[] }[],
  patterns: Patterns,
  typedLength: number,
  candidateOf: (key: string) => Pick<Candidate, 'kind' | 'filter' | 'count'>,
): Candidate[] {
  const rate = closeness(patterns);
  return terms.flatMap(({ key, label, names }) => {
    const best = bestOf(names, rate, typedLength);
    if (!best) return [];
    const detail = best.name.folded === fold(label) ? null : best.name.spelled;
    return { ...candidateOf(key), name: label, detail, companyKey: null, fit: best.fit, weight: best.share };
  });
}

/** With every name of each: a technology is suggested only if an open job contains one. */
export function matchingTechnologies(
  patterns: Patterns,
  typedLength: number,
): { name: string; names: string[]; fit: number }[] {
  const rate = closeness(patterns);
  return TECHNOLOGIES.flatMap(({ name, names }) => {
    const best = bestOf(names, rate, typedLength);
    return best ? { name, names: names.map(({ spelled }) => spelled), fit: best.fit } : [];
  }).sort((a, b) => a.fit - b.fit);
}

export function technology(name: string, fit: number): Candidate {
  return {
    kind: 'technology',
    name,
    detail: null,
    filter: { name: 'search', value: name },
    companyKey: null,
    fit,
    count: { filters: { ...noFilters, search: name } },
  };
}

export function matchingRemote(patterns: Patterns, typedLength: number): Candidate[] {
  const rate = closeness(patterns);
  const names = [...REMOTE_PLACES].map((name) => ({ folded: name, spelled: null }));
  const best = bestOf([{ folded: 'remote', spelled: null }, ...names], rate, typedLength);
  if (!best) return [];
  return [
    {
      kind: 'remote',
      name: 'Remote',
      detail: null,
      filter: { name: 'location', value: 'Remote' },
      companyKey: null,
      fit: best.fit,
      count: { kind: 'remote', values: [''] },
    },
  ];
}

/** In the order of the table of countries, which begins with the five Nordic ones. */
export function matchingCountries(patterns: Patterns, typedLength: number): Candidate[] {
  const rate = closeness(patterns);
  const byCode = new Map<string, { name: string; fit: number }>();
  for (const [spelling, { code, name }] of countryNames()) {
    const close: Closeness | null = rate(spelling);
    if (close === null) continue;
    if (typedLength < SHORTEST_FOREIGN && close > 0 && !isCountryNameHere(spelling)) continue;
    const fit = fitOf(close, spelling === fold(name));
    if (fit < (byCode.get(code)?.fit ?? Number.POSITIVE_INFINITY)) byCode.set(code, { name, fit });
  }
  return [...byCode].map(([code, { name, fit }]) => ({
    kind: 'country',
    name,
    detail: null,
    filter: { name: 'countryCode', value: code },
    companyKey: null,
    fit,
    count: { kind: 'country', values: [code] },
  }));
}
