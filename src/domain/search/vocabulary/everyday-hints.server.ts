import { stemsOf } from '../inflections/inflections.server.ts';
import { STEMMED_LANGUAGES, type StemmedLanguage } from '../inflections/stemmers.ts';
import { type Word, wordsIn } from '../query/search-text.ts';
import { withoutStopWords } from './dictionary.server.ts';
import type { VocabularyLanguage } from './entries.server.ts';
import { fillersAmong, saysLittle } from './fillers.server.ts';
import { homeCountries } from './languages.server.ts';
import { infinitivesOf } from './verb-forms.ts';
import { EVERYDAY_ENTRIES } from './vocabulary.server.ts';

/**
 * What words hint at that are in everyday phrases but are no phrase together: "something with laws and rules" is in no
 * phrase, yet nearly every phrase with "rules" is of lawyers.
 */

/** A key counts from this share of the phrases with a word on, and from this part of the best share. */
const LEAST_SHARE = 0.24;
const LEAST_OF_BEST = 0.6;
const MOST_KEYS = 3;

type Counts = Map<string, number>;

/** How many phrases of each entry have a word, by its language and stem. */
const PHRASES_WITH = new Map<string, Counts>();

const stemmedLanguages = (language: VocabularyLanguage): readonly StemmedLanguage[] =>
  language === 'any' ? STEMMED_LANGUAGES : [language === 'nb' ? 'no' : language];

for (const { key, spoken } of EVERYDAY_ENTRIES)
  for (const [language, phrases] of spoken)
    for (const words of phrases.map(tellingWords))
      for (const word of words.length > 1 ? words : [])
        for (const stemmed of stemmedLanguages(language))
          for (const stem of stemsOf(stemmed, word)) {
            const counts = PHRASES_WITH.get(`${stemmed} ${stem}`) ?? new Map<string, number>();
            PHRASES_WITH.set(`${stemmed} ${stem}`, counts.set(key, (counts.get(key) ?? 0) + 1));
          }

/** The words of a phrase without stop words. Those that say little are counted as words, so that they share no weight. */
function tellingWords(phrase: string): string[] {
  return withoutStopWords(wordsIn(phrase).map(({ folded }) => folded));
}

/**
 * The entries whose everyday phrases have these words the most, the likeliest first; none where no entry stands out. `all`
 * are the words of the whole search, which tell its language.
 */
export function hintedKeys(words: readonly Word[], all: readonly Word[]): string[] {
  const languages = languagesOf(all);
  const areFillers = fillersAmong(words.map((word) => ({ ...word, inPhrase: false })));
  const sums = new Map<string, number>();
  for (const [at, { folded }] of words.entries()) {
    if (areFillers[at] || saysLittle(folded)) continue;
    for (const [key, share] of sharesOf(folded, languages)) sums.set(key, (sums.get(key) ?? 0) + share);
  }
  const sorted = [...sums].toSorted(([, a], [, b]) => b - a);
  const best = sorted[0]?.[1] ?? 0;
  return sorted
    .filter(([, share]) => share >= Math.max(LEAST_SHARE, best * LEAST_OF_BEST))
    .slice(0, MOST_KEYS)
    .map(([key]) => key);
}

const LANGUAGE_OF: Record<string, StemmedLanguage> = { DK: 'da', SE: 'sv', NO: 'no', FI: 'fi', IS: 'is' };

function languagesOf(words: readonly Word[]): readonly StemmedLanguage[] {
  const languages = homeCountries(words).flatMap((country) => LANGUAGE_OF[country] ?? []);
  return languages.length > 0 ? languages : STEMMED_LANGUAGES;
}

/**
 * The share of each entry in the phrases with a word. A power of the numbers, because lists of choices multiply phrases;
 * and one more phrase is supposed, so that a single one proves little.
 */
function sharesOf(word: string, languages: readonly StemmedLanguage[]): Counts {
  const asTyped = countsOf([word], languages);
  const counts = asTyped.size > 0 ? asTyped : countsOf(infinitivesOf(word), languages);
  const weights = new Map([...counts].map(([key, n]) => [key, n ** 0.75]));
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 1);
  return new Map([...weights].map(([key, weight]) => [key, weight / all]));
}

function countsOf(forms: readonly string[], languages: readonly StemmedLanguage[]): Counts {
  const counts: Counts = new Map();
  for (const language of languages)
    for (const stem of new Set(forms.flatMap((form) => stemsOf(language, form))))
      for (const [key, n] of PHRASES_WITH.get(`${language} ${stem}`) ?? [])
        counts.set(key, Math.max(n, counts.get(key) ?? 0));
  return counts;
}
