import { NORDIC_COUNTRIES } from '#domain/site/countries.ts';
import { fold } from '#domain/site/fold.ts';
import { similarWords } from '../vocabulary/synonyms.server.ts';

/**
 * Barn (children) and Horn are small towns elsewhere in Europe, and everyday words here. Such a town needs a sign that a
 * place is meant: a capital letter, or a preposition of place before it.
 */

/** Smaller towns outside the five countries are seldom searched for here. */
const LARGE_TOWN = 100_000;

type Town = { folded: string; key: string | null; countryCode: string | null; population: number | null };

/** Large towns whose names are adjectives here: "et lille firma" is a small one. */
const EVERYDAY = new Set(['lille', 'nice', 'split', 'essen', 'bath', 'reading'].map(fold));

/** Whether the town is outside the five countries, small or called like an everyday word, and without jobs. */
export function isSmallAndForeign({ folded, key, countryCode, population }: Town): boolean {
  const isNordic = NORDIC_COUNTRIES.some((code) => code === countryCode);
  return !isNordic && key === null && ((population ?? 0) < LARGE_TOWN || EVERYDAY.has(folded));
}

/** A town that a typo may make of a word of titles: Manger, of "sales manger". */
const SMALL_TOWN = 5_000;

/** Whether a town without jobs is so small that a word one typo away is meant rather. */
export function isProbablyTypo({ folded, key, population }: Town): boolean {
  return key === null && (population ?? 0) < SMALL_TOWN && similarWords(folded).length > 0;
}

const PREPOSITIONS = new Set(
  'in at near to from i på ved vid nær nära til till fra från frå í á nálægt frá'.split(' '),
);

/** Whether a folded word of a search stands where a place is meant. */
export function isMeantAsPlace(search: string, foldedWord: string): boolean {
  const words = search.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.some(
    (word, at) =>
      fold(word) === foldedWord &&
      (/^\p{Lu}\p{Ll}/u.test(word) || PREPOSITIONS.has(words[at - 1]?.toLowerCase() ?? '')),
  );
}
