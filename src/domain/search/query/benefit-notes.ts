import { fold } from '#domain/site/fold.ts';

/**
 * What a note says of a benefit, and a search in any language: "Six weeks, and the week of Midsummer" and "6 ugers ferie" are
 * both six weeks.
 */

const NUMBERS = [
  'one|en|et|ett|yksi|yhden|einn|ein|eins',
  'two|to|två|kaksi|kahden|tveir|tvær|tveggja',
  'three|tre|kolme|kolmen|þrír|þrjár|þriggja',
  'four|fire|fyra|neljä|neljän|fjórir|fjórar|fjögurra',
  'five|fem|viisi|viiden|fimm',
  'six|seks|sex|kuusi|kuuden',
  'seven|syv|sju|seitsemän|sjö',
  'eight|otte|åtta|åtte|kahdeksan|átta',
  'nine|ni|nio|yhdeksän|níu',
  'ten|ti|tio|kymmenen|tíu',
].map((words) => words.split('|').map(fold));
const TENS: Record<string, number> = { twenty: 20, tyve: 20, tjugo: 20, tjue: 20, thirty: 30, trettio: 30, tretti: 30 };
const UNITS = {
  d: 'days?|dages?|dagars?|dagers?|paivan?|paivaa|daga|dagar',
  w: 'weeks?|ugers?|uges?|veckors?|veckas?|ukers?|ukes?|vekers?|viikkoa|viikon|vikur|vikna|vikum',
  m: 'months?|maneders?|manaders?|kuukautta|kuukauden|manudi|manada|manudir',
};
/** A working week has five days. */
const DAYS_A_WEEK = 5;

const SAYINGS: Record<string, RegExp> = {
  fullpay:
    /\b(?:full|fuld|fullt|taysi|taydella|tayden|taytta|fullum) (?:pay|salary|lon|lonn|palkka|palkalla|palkan|palkkaa|laun|launum)\b/,
  firstday:
    /\b(?:day one|first (?:day|month)|forste (?:dag|maned)|forsta (?:dagen|dag|manaden)|fyrsta (?:degi|manudi)|ensimmaisesta (?:paivasta|kuukaudesta)|dag en|dag ett)\b/,
  allyear:
    /\b(?:all year|year round|hele aret|aret rundt|hela aret|aret runt|aret om|heile aret|ympari vuoden|koko vuoden|allt arid)\b/,
  family:
    /\b(?:child(?:ren)?|family|families|parents|familie\w{0,3}|familj\w{0,2}|born|barn|barna|barnen|lapset|lapsille|lasten|perhe\w{0,5}|foraeldre|foraldrar|foreldre|vanhem\w{2,5}|fjolskyld\w{1,3}|foreldra\w{0,2})\b/,
  options:
    /\b(?:stock options?|options?|optioner|opsjoner|opsjonar|aktieoptioner|aksjeopsjoner|optiot|optioita|kauprett\w{1,4})\b/,
};

const numberOf = (word: string) =>
  /^\d{1,3}$/.test(word) ? Number(word) : (TENS[word] ?? NUMBERS.findIndex((words) => words.includes(word)) + 1);

/** The things that a note or a search says: `6w`, `fullpay`. */
export function sayingsIn(text: string): string[] {
  const folded = fold(text);
  const said = Object.entries(SAYINGS).flatMap(([key, words]) => (words.test(folded) ? [key] : []));
  const counted = Object.entries(UNITS).flatMap(([unit, words]) =>
    [...folded.matchAll(new RegExp(`\\b(\\w+) (?:${words})\\b`, 'g'))].flatMap(([, word = '']) => {
      const number = numberOf(word);
      if (number === 0) return [];
      return unit === 'd' && number > DAYS_A_WEEK && number % DAYS_A_WEEK === 0
        ? [`${number / DAYS_A_WEEK}w`]
        : [`${number}${unit}`];
    }),
  );
  return [...new Set([...said, ...counted])];
}

/** Any note says more than none. */
const NOTED = 'noted';

/** The keys of what the note of a benefit says, beside the key of the benefit. */
export function factsOfNote(fact: string, note: string): string[] {
  return note.trim() === '' ? [] : [NOTED, ...sayingsIn(note)].map((saying) => `${fact}:${saying}`);
}

/** Of these, a startup that says how much it gives offers more than one that only names them. */
const MATTERS = new Set(
  ['Holiday', 'Parental', 'Pension', 'Learning', 'Healthcare', 'Insurance', 'Bonus', 'Wellness', 'Equity'].map(
    (perk) => `^perk${perk}`,
  ),
);
MATTERS.add('^equity');

/** A week of four days is meant all year. */
const ALWAYS_MEANT: Record<string, string> = { '^perkFourday': 'allyear' };

/** Queries for the startups whose notes say most of what the search says of a benefit, the least demanding first. */
export function wishesOfNotes(lexemes: readonly string[], search: string): string[] {
  const noted = lexemes.filter((lexeme) => MATTERS.has(lexeme)).map((lexeme) => `'${lexeme}:${NOTED}'`);
  const meant = lexemes.flatMap((lexeme) => ALWAYS_MEANT[lexeme] ?? []);
  const said = [...new Set([...meant, ...sayingsIn(search)])].map((saying) =>
    lexemes.map((lexeme) => `'${lexeme}:${saying}'`),
  );
  return [...(noted.length > 0 ? [noted] : []), ...said].map((queries) => `(${queries.join(' | ')})`);
}
