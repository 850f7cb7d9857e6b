import { stemmer as danish } from '@orama/stemmers/danish';
import { stemmer as finnish } from '@orama/stemmers/finnish';
import { stemmer as norwegian } from '@orama/stemmers/norwegian';
import { stemmer as swedish } from '@orama/stemmers/swedish';

/** Stems of folded words: the forms of a word share one. It is no word itself, and is only compared within a language. */

/** Norwegian is Bokmål and Nynorsk together: most of their words differ in their endings alone. */
export const STEMMED_LANGUAGES = ['da', 'sv', 'no', 'fi', 'is', 'en'] as const;

export type StemmedLanguage = (typeof STEMMED_LANGUAGES)[number];

type Stemmer = (word: string) => string;

const SHORTEST = 3;

/**
 * Snowball takes one ending at a time and not the same from each form (sykepleiere: sykepleier, sykepleier: sykeplei), so
 * it goes on until nothing changes.
 */
function untilStable(stem: Stemmer): Stemmer {
  return (word) => {
    let last = word;
    for (;;) {
      const next = stem(last);
      if (next === last || next.length < SHORTEST) return last;
      last = next;
    }
  };
}

/** Snowball for Danish, Swedish or Norwegian, and the endings of nouns that it leaves. */
const scandinavian = (snowball: Stemmer): Stemmer =>
  untilStable((word) =>
    // anbyderne; flaskor, flaskone; lamaer, lamaerne
    snowball(word.replace(/(?<=...r)ne$|(?<=...)(?:one|or)$|(?<=..[aeiouy])er(?:ne)?$/, ''))
      // mammografin; systemet; skulane
      .replace(/(?<=[aeiouy])n$/, '')
      .replace(/(?<=..[^aeiouy])et$/, '')
      .replace(/(?<=..)[aei]$/, '')
      // cirkel, cirklar; middel, midler; lagre
      .replace(/([^aeiouy])e([ln])$/, '$1$2')
      .replace(/([^aeiouy])\1([ln])$/, '$1$2')
      .replace(/(?<=..[^aeiouyr])r$/, '')
      // program, programmet
      .replace(/(?<=..)([mn])\1$/, '$1'),
  );

/** Consonants that change within a Finnish word: tuotanto, tuotannon; palkka, palkan; tieto, tiedon; apu, avun. */
const GRADES: readonly (readonly [RegExp, string])[] = [
  [/n[nt]$/, 'n'],
  [/l[lt]$/, 'l'],
  [/r[rt]$/, 'r'],
  [/m[mp]$/, 'm'],
  [/n[gk]+$/, 'n'],
  [/[dt]+$/, 't'],
  [/[pv]+$/, 'p'],
  [/k+$/, 'k'],
];

/** The endings of derived words (rakennus, laite) are left, and Snowball takes one case only, so it is not repeated. */
const withoutFinnishEnd = untilStable((word) =>
  word
    // sovellukset, sovellus; asiakkaat, asiakas
    .replace(/ks$/, 's')
    .replace(/(?<=....)s$/, '')
    .replace(/(?<=...)[aeiouy]+$/, ''),
);

const finnishWords: Stemmer = (word) => {
  const stem = withoutFinnishEnd(finnish(word));
  const grade = GRADES.find(([cluster]) => cluster.test(stem));
  return grade && stem.length > SHORTEST ? stem.replace(...grade) : stem;
};

/** No Snowball stemmer knows Icelandic: these are the endings of nouns, the longest first. */
const ICELANDIC =
  /(?<=...)(?:arinnar|innar|urinn|unum|anna|inum|urnar|irnar|arnar|unni|unna|inni|num|inn|ins|una|nna|ana|ina|id|in|nn|ns|an|ar|ir|ur|um|[aiusr])$/;

/** The plural alone: Snowball would make one word of developer, development and developing. */
function english(word: string): string {
  if (word.length <= SHORTEST) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

export const STEMMERS: Record<StemmedLanguage, Stemmer> = {
  da: scandinavian(danish),
  sv: scandinavian(swedish),
  no: scandinavian(norwegian),
  fi: finnishWords,
  is: untilStable((word) => word.replace(ICELANDIC, '')),
  en: english,
};

/** The code of a text's language here; null for a language without a stemmer. */
export function stemmedLanguage(code: string): StemmedLanguage | null {
  if (code === 'nb' || code === 'nn') return 'no';
  return STEMMED_LANGUAGES.find((language) => language === code) ?? null;
}

/** Shorter beginnings are those of other words, too: lag, lager. */
export const FEWEST_SHARED = 4;

/** Whether two words begin alike, which forms with a common stem do unless they are irregular. */
function beginAlike(one: string, other: string): boolean {
  return one.slice(0, FEWEST_SHARED) === other.slice(0, FEWEST_SHARED) && one.length >= FEWEST_SHARED;
}

/** Whether the stem alone tells that two folded words are forms of one word. */
export function isRegular(language: StemmedLanguage, one: string, other: string): boolean {
  return one === other || (beginAlike(one, other) && STEMMERS[language](one) === STEMMERS[language](other));
}
