import { type NamedArea, nameOfArea } from '#domain/site/areas.server.ts';
import { countryName } from '#domain/site/countries.ts';
import { POSITION_TYPES } from '#domain/site/roles-and-position-types.ts';
import { areaInForm } from './area-forms.server.ts';
import type { UnderstoodWords } from './parsed-query.ts';
import { countryInForm, townsInForm } from './place-forms.ts';
import { hasOnlyCommonWords, isIt, wordsIn } from './search-text.ts';
import type { TypedNegation } from './typed-negations.server.ts';
import type { Group } from './word-group.ts';

const KINDS = new Map<string, string>([
  ...POSITION_TYPES.map(({ key, label }) => [key, label] as const),
  ['remote', 'Remote'],
  ['hybrid', 'Hybrid'],
]);

/** The words of a search that name a fact, a place or a kind of position, for the chips above the list. */
export function understoodIn(
  search: string,
  groups: readonly Group[],
  places: ReadonlyMap<string, { name: string | null }>,
): UnderstoodWords[] {
  const meanings: UnderstoodWords[] = [];
  for (const group of groups) {
    const meaning = meaningOf(group, places);
    const rest = meaning && without(search, group);
    if (meaning && rest !== null && meanings.every(({ label }) => label !== meaning.label))
      meanings.push({ ...meaning, rest });
  }
  return meanings;
}

/** "-senior" and "-“project manager”", with a minus as phones write it. */
const MINUS = /(?<=^|\s)[-‐‑‒–—−﹣－!](?=["“”„\p{L}\p{N}])(?:["“”„]([^"“”„]*)["“”„]?|([^\s"“”„*]+)\*?)(?=\s|$)/gu;

/** "Developer, but not senior" and "developer -senior" have a chip "Not senior", which takes these words off. */
export function negationsIn(search: string, negations: readonly TypedNegation[]): UnderstoodWords[] {
  const inWords = negations.map(({ whole, name, kept }) => ({ whole, name, kept }));
  const withSigns = [...search.matchAll(MINUS)].map(([whole, phrase, word]) => ({
    whole,
    name: (phrase ?? word ?? '').trim(),
    kept: '',
  }));
  return [...inWords, ...withSigns].flatMap(({ whole, name, kept }) => {
    if (name === '' || !search.includes(whole)) return [];
    const rest = tidy(search.replace(whole, () => ` ${kept} `));
    return { label: `Not ${name}`, rest };
  });
}

/** Without brackets, commas and spaces that are left over; empty where common words alone are. */
export function tidy(text: string): string {
  const rest = text
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '');
  return hasOnlyCommonWords(rest) && !wordsIn(rest).some(isIt) ? '' : rest;
}

function meaningOf(
  { words, fact, isPlace, senses, facts }: Group,
  places: ReadonlyMap<string, { name: string | null }>,
): Omit<UnderstoodWords, 'rest'> | null {
  if (words.some(({ inPhrase }) => inPhrase)) return null;
  if (fact) return fact.isTopic ? null : { label: fact.label };
  const [word] = words;
  if (!word) return null;
  const towns = words.flatMap(
    ({ folded }) => [folded, ...townsInForm(folded)].map((form) => places.get(form)?.name).find(Boolean) ?? [],
  );
  if (isPlace && towns.length === words.length) return { label: towns.join(' or '), isPlace: true };
  const area = isPlace ? areaInForm(words.map(({ folded }) => folded).join(' ')) : null;
  if (area) return { label: nameOfNamedArea(area, words), isPlace: true };
  // A country or a kind of position; synonyms of a role have senses and are no facts.
  if (senses.length > 0 || facts.length === 0) return null;
  const country = words.length === 1 ? countryInForm(word.spelled) : null;
  if (country) return { label: countryName(country.code), isPlace: true };
  const kind = [...KINDS].find(([key]) => facts.some((query) => query.includes(`'^${key}'`)));
  return kind ? { label: kind[1] } : null;
}

/** The local name of a region; groups of countries and what stands for several regions as typed. */
function nameOfNamedArea({ keys, countries }: NamedArea, words: Group['words']): string {
  const [key, ...others] = keys;
  if (key !== undefined && others.length === 0 && countries.length === 0) return nameOfArea(key);
  const typed = words.map(({ spelled }) => spelled).join(' ');
  return typed.charAt(0).toUpperCase() + typed.slice(1);
}

/** The search without these words, wherever they stand; null where they do not stand side by side. */
function without(search: string, { words }: Group): string | null {
  // "Don't" is parsed as "dont".
  const patterns = words.map(({ spelled }) => spelled.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/nt$/, "n['’]?t"));
  // Common words between them (på engelsk) were left out of the groups.
  const between = String.raw`[^\p{L}\p{N}]+(?:\p{L}{1,5}[^\p{L}\p{N}]+){0,2}`;
  const match = new RegExp(String.raw`(?<![\p{L}\p{N}])${patterns.join(between)}(?![\p{L}\p{N}])\*?`, 'iu').exec(
    search.normalize('NFC'),
  );
  if (!match) return null;
  return tidy(`${search.slice(0, match.index)} ${search.slice(match.index + match[0].length)}`);
}
