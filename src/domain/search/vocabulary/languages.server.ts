import { fold } from '#domain/site/fold.ts';
import { type StemmedLanguage, stemmedLanguage } from '../inflections/stemmers.ts';
import { isCommon, type Word, wordsIn } from '../query/search-text.ts';
import { baseForms } from '../query/word-endings.ts';
import type { VocabularyLanguage } from './entries.server.ts';
import { bokmalForms } from './nynorsk.ts';
import {
  COMMON_ENTRIES,
  EVERYDAY_ENTRIES,
  FACT_ENTRIES,
  FILLER_ENTRIES,
  POSITION_ENTRIES,
  REMOTE_ENTRIES,
  ROLE_ENTRIES,
  TOPIC_ENTRIES,
} from './vocabulary.server.ts';

/** The language that the words of a search are in. */

type Language = VocabularyLanguage;
type Spellings = Map<string, Set<Language>>;

/** Shorter ends of words are ends in several languages. */
const SHORTEST_END = 4;

const SPELLED: Spellings = new Map();
const FOLDED: Spellings = new Map();
/** The ends of compounds. */
const ENDS: Spellings = new Map();

/** "6 ugers ferie": a number is in every language. */
const NUMBER = /^\d+$/;

function note(map: Spellings, word: string, language: Language): void {
  map.set(word, (map.get(word) ?? new Set()).add(language));
}

for (const { spoken } of [
  ...ROLE_ENTRIES,
  ...COMMON_ENTRIES,
  ...EVERYDAY_ENTRIES,
  ...POSITION_ENTRIES,
  ...REMOTE_ENTRIES,
  ...FACT_ENTRIES,
  ...FILLER_ENTRIES,
  ...TOPIC_ENTRIES,
]) {
  for (const [language, synonyms] of spoken) {
    for (const synonym of synonyms) {
      for (const { spelled, folded } of wordsIn(synonym).filter(
        ({ folded: word }) => !isCommon(word) && !NUMBER.test(word),
      )) {
        note(SPELLED, spelled, language);
        note(FOLDED, folded, language);
        if (folded.length >= SHORTEST_END && /^[-~]/.test(synonym)) note(ENDS, folded, language);
      }
    }
  }
}

/** Small words of a sentence: they are no part of the vocabulary, but tell the language. */
const SMALL_WORDS: readonly (readonly [Language, string])[] = [
  ['en', 'the and with of my to'],
  ['da', 'ikke uden og af en et fra med om på til som jeg noget nogen jobbe'],
  ['sv', 'inte ej utan och av att en ett från med om på till som jag något jobba jobbar'],
  ['nb', 'ikke ikkje uten og av å en et eit fra frå med om på til som jeg eg noe noko jobbe jobber innen'],
  ['fi', 'ei enkä eikä ilman ja tai sekä joka minä jotain'],
  ['is', 'ekki án og um það með sem við eða í á til ég eitthvað'],
];
for (const [language, words] of SMALL_WORDS) for (const { spelled } of wordsIn(words)) note(SPELLED, spelled, language);
/** Each is a word of one more language, where few type it. */
for (const [word, language] of [
  ['jobbe', 'nb'],
  ['jobba', 'sv'],
  ['utan', 'sv'],
] as const)
  SPELLED.set(word, new Set([language]));
/** Startups: spelbolag, tekoälyfirma. */
for (const [language, ends] of [
  ['da', 'virksomhed firma selskab'],
  ['sv', 'bolag företag firma'],
  ['nb', 'selskap bedrift firma'],
  ['fi', 'yritys firma yhtiö'],
  ['is', 'fyrirtæki'],
] as const)
  for (const { folded } of wordsIn(ends)) note(ENDS, folded, language);

/** Letters that some languages lack: marknadsføring is not Swedish. */
const LETTERS: readonly (readonly [RegExp, readonly Language[]])[] = [
  [/[æ]/, ['da', 'nb', 'is']],
  [/[ø]/, ['da', 'nb']],
  [/[ä]/, ['sv', 'fi']],
  [/[ö]/, ['sv', 'fi', 'is']],
  [/[ðþáíúý]/, ['is']],
];

/** Whether a language has the letters of a word. */
export function isPossibleIn(word: string, language: StemmedLanguage): boolean {
  return withLettersOf(word, new Set([language === 'no' ? 'nb' : language])) !== null;
}

/** Those of the languages that have the letters of a word; null without any. */
function withLettersOf(word: string, languages: ReadonlySet<Language> | undefined): ReadonlySet<Language> | null {
  const fitting = [...(languages ?? [])].filter((language) =>
    LETTERS.every(([letters, having]) => !letters.test(word) || having.includes(language)),
  );
  return fitting.length === 0 ? null : new Set(fitting);
}

/** The languages that a word may be in; none where that is unknown. */
function languagesOf({ spelled, folded }: Word): ReadonlySet<Language> {
  const whole = SPELLED.get(spelled) ?? withLettersOf(spelled, FOLDED.get(folded));
  if (whole) return whole;
  const nynorsk: Language[] = bokmalForms(folded).some((one) => FOLDED.get(one)?.has('nb')) ? ['nb'] : [];
  const form = baseForms(folded).find((one) => FOLDED.has(one));
  if (form !== undefined) return new Set([...nynorsk, ...(withLettersOf(spelled, FOLDED.get(form)) ?? [])]);
  if (nynorsk.length > 0) return new Set(nynorsk);
  for (let at = 2; at <= folded.length - SHORTEST_END; at++) {
    const end = folded.slice(at);
    const ending = [end, ...baseForms(end), ...bokmalForms(end)].find((one) => ENDS.has(one));
    if (ending !== undefined) return ENDS.get(ending) ?? new Set();
  }
  return new Set();
}

/** Whether the vocabulary spells a word so. */
export function isSpelledInVocabulary(spelled: string): boolean {
  return SPELLED.has(spelled);
}

/** Whether the vocabulary has the word in a Nordic language alone. */
export function isNordicWord(spelled: string): boolean {
  const languages = SPELLED.get(spelled);
  return languages !== undefined && !languages.has('en') && !languages.has('any');
}

/** The languages in which the vocabulary has a folded word. */
export function stemmedLanguagesOf(word: string): StemmedLanguage[] {
  return [...(FOLDED.get(word) ?? [])].flatMap((language) => stemmedLanguage(language) ?? []);
}

const COUNTRY_OF: Partial<Record<Language, string>> = { da: 'DK', sv: 'SE', nb: 'NO', fi: 'FI', is: 'IS' };

/** Words of more languages than this tell nothing. */
const MOST_LANGUAGES = 3;

/**
 * The countries whose language most of the words are in. None for English, and for words of many languages: "ta" may be
 * Swedish or Norwegian, and "ta hand om kunder" is Swedish.
 */
export function homeCountries(words: readonly Word[]): string[] {
  const telling = words.map(languagesOf).filter((languages) => languages.size > 0 && !languages.has('any'));
  const foreign = telling.filter((languages) => !languages.has('en'));
  const inLanguage = (language: Language) => telling.filter((languages) => languages.has(language)).length;
  const spoken = [...new Set(foreign.flatMap((languages) => [...languages]))];
  const most = Math.max(...spoken.map(inLanguage));
  // One word that a Nordic language happens to have makes no sentence Nordic.
  if (foreign.length === 0 || telling.length - foreign.length > 2 * most) return [];
  const common = spoken.filter((language) => inLanguage(language) === most);
  return common.length > MOST_LANGUAGES ? [] : common.flatMap((language) => COUNTRY_OF[language] ?? []);
}

/** Whether the words are in English, and no other language has all of them: "kubernetes" and "designer" tell nothing. */
export function isEnglish(words: readonly Word[]): boolean {
  const telling = words.map(languagesOf).filter((languages) => languages.size > 0);
  return homeCountries(words).length === 0 && telling.some((languages) => languages.size === 1 && languages.has('en'));
}

const SPOKEN_IN: Record<string, string> = {
  danish: 'DK',
  swedish: 'SE',
  norwegian: 'NO',
  finnish: 'FI',
  icelandic: 'IS',
};
const COUNTRY_OF_LANGUAGE = new Map(
  FACT_ENTRIES.flatMap(({ key, synonyms }) =>
    synonyms
      .filter((name) => SPOKEN_IN[key] && !name.includes(' '))
      .map((name) => [fold(name), SPOKEN_IN[key]] as const),
  ),
);

/** The countries whose language the words name: "no Danish required" and "my Swedish is not good yet" tell where somebody is. */
export function countriesOfLanguages(words: readonly Word[]): string[] {
  return words.flatMap(({ folded }) => COUNTRY_OF_LANGUAGE.get(folded) ?? []);
}
