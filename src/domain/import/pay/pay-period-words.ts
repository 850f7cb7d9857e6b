import type { SalaryPeriod } from '#domain/site/money.ts';

/**
 * The words for the periods of pay in titles and fields. Nordic words for day, week and year count only in phrases of pay:
 * "i år" means this year, "i dag" today. The files of `import/phrases/` cannot hold them, because the readers of hiring systems use
 * them, too.
 */

/** Whole words. `\b` would treat å and ø as separators, and match "årlig" only inside "halvårlig". */
const START = '(?<![\\p{L}\\p{N}_])';
const END = '(?![\\p{L}\\p{N}_])';

const WORDS: Readonly<Record<SalaryPeriod, readonly string[]>> = {
  hour: [
    // English
    'per[ _]?hour|hour(?:ly)?',
    // Danish, Norwegian and Swedish
    '(?:per|pr\\.?|i) time|timen|timelønn?(?:en|a)?|timme|timmen|timlön(?:en)?',
    // Finnish
    'tunti|tunnissa|tunnilta|tuntipalkka',
    // Icelandic
    'klukkustund|tímakaup(?:ið)?|tímalaun(?:in)?',
  ],
  day: [
    'per[ _]?day|day|daily',
    '(?:per|pr\\.?|á) dag|om dagen|dagløn|daglønn|dagslön',
    'päivässä|päiväpalkka',
    'daglaun|dagkaup',
  ],
  week: [
    'per[ _]?week|week(?:ly)?',
    '(?:per|pr\\.?) (?:uge|uke|vecka)|(?:om|i) (?:ugen|uken|uka|veckan)|u[gk]entligt?|ugeløn|ukelønn|veckolön',
    'viikossa|viikkopalkka',
    '(?:á|per) viku|vikulega|vikulaun|vikukaup',
  ],
  month: [
    'per[ _]?month|month(?:ly)?',
    'måned|måneden|månedligt?|måneds?lønn?(?:en|a)?|(?:per|pr\\.?) (?:md|mnd|mån)|månad|månaden|månadslön(?:en)?',
    'kuukausi|kuukaudessa|kuukausipalk(?:ka|an)',
    '(?:á|per) mánuði|mánaðarlega|mánaðarlaun(?:in)?|mánaðarkaup',
  ],
  year: [
    'per[ _]?(?:year|annum)|year(?:ly)?|annual(?:ly)?|p\\. ?a',
    'årligt?|årligen|årslønn?(?:en|a)?|årslön(?:en)?|(?:per|pr\\.?) år|om året|i året',
    'vuodessa|vuosipalkka',
    '(?:á|per) ári|árlega|árslaun(?:in)?',
  ],
};
export const PERIODS = Object.entries(WORDS).map(
  ([period, words]) => [new RegExp(`${START}(?:${words.join('|')})${END}`, 'iu'), period as SalaryPeriod] as const,
);

/** Words that name the period when they stand alone. */
export const PERIODS_ALONE: ReadonlyMap<string, SalaryPeriod> = new Map([
  ['time', 'hour'],
  ['dag', 'day'],
  ['päivä', 'day'],
  ['dagur', 'day'],
  ['uge', 'week'],
  ['uke', 'week'],
  ['vecka', 'week'],
  ['viikko', 'week'],
  ['vika', 'week'],
  ['mánuður', 'month'],
  ['år', 'year'],
  ['vuosi', 'year'],
  ['ár', 'year'],
]);

const HALVES_AND_DOUBLES = [
  // English
  '(?:bi|semi|twice|half|every (?:two|other|second))[- _]?(?:an?[- _])?(?:hour|da|week|month|year|annual)',
  // Danish, Norwegian and Swedish
  `(?:hvert? an[dn]en|hvert an[dn]et|varannan|vartannat)${END}`,
  // Finnish and Icelandic
  `(?:joka toinen|annan hvern|annað hvert)${END}`,
];
export const HALF_OR_DOUBLE = new RegExp(`${START}(?:${HALVES_AND_DOUBLES.join('|')})`, 'iu');

const TIMES = [
  // English
  'hours|hrs|days',
  // Danish, Norwegian and Swedish
  'timer|timmar|dage|dager|dagar',
  // Finnish
  'tuntia|päivää',
  // Icelandic
  'klukkustundir|klst\\.?|daga',
];
const AT_A_TIME = [
  // "A week", "om ugen", "á viku"
  '(?:\\/|an?|per|pr\\.?|om|i|á|each|every) ?\\p{L}+',
  'weekly|u[gk]entligt?|viikossa|kuukaudessa',
];
/** Working hours, which are no period of pay: "37 timer om ugen". */
export const WORKING_TIME = new RegExp(`${START}(?:${TIMES.join('|')})${END} ?(?:${AT_A_TIME.join('|')})`, 'giu');
