import { fold } from '#domain/site/fold.ts';
import type { Word } from './search-text.ts';

/**
 * Folding makes one word of læge (doctor) and lage (to make). A short word that was typed with a Nordic letter, or with the
 * two letters that stand for it, is therefore no word without it. A word typed on a plain keyboard stays both.
 */

/** Longer words are hardly ever another word without their Nordic letters. */
const LONGEST = 5;

/** A double a at the end is an ending: the Finnish kalaa. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[æä]|ae/g, 'Æ'],
  [/[øö]|oe/g, 'Ø'],
  [/å|aa(?!$)/g, 'Å'],
];

/** How Danes and Norwegians write these letters, Swedes and Finns, and people on a plain keyboard. */
const SPELLINGS: readonly Record<string, string>[] = [
  { Æ: 'æ', Ø: 'ø', Å: 'å' },
  { Æ: 'ä', Ø: 'ö', Å: 'å' },
  { Æ: 'ae', Ø: 'oe', Å: 'aa' },
];

const withSigns = (spelled: string) => SIGNS.reduce((word, [letters, sign]) => word.replace(letters, sign), spelled);
const inSpellings = (word: string) =>
  SPELLINGS.map((letters) => word.replace(/[ÆØÅ]/g, (sign) => letters[sign] ?? sign));

/** The letter makes the plural of these: mand, mænd; man, män. */
const ONE_WORD = new Set(['mand', 'man']);

/** Whether only the spellings of a typed word are the word, and not what folds to the same. */
export function needsItsLetters({ folded, spelled }: Word): boolean {
  return folded.length <= LONGEST && /[ÆØÅ]/.test(withSigns(spelled)) && !ONE_WORD.has(folded);
}

/** The word as typed and in the letters of each language. A keyboard may lack only some of them: äro is Ærø. */
export function spellingsOf({ spelled }: Word): string[] {
  const word = withSigns(spelled);
  const more = ['Æ', 'Å'].map((sign) => word.replace(/a/g, sign).replace(/o/g, 'Ø'));
  return [...new Set([spelled, ...[word, ...more].flatMap(inSpellings)])];
}

/** The spellings of another form of a typed word: of læge and lagen these are lægen, lägen and laegen. */
export function spellingsOfForm({ spelled }: Word, form: string): string[] {
  if (form.length > LONGEST) return [];
  const letters = [...withSigns(spelled)];
  let sharedLength = 0;
  while (sharedLength < letters.length && fold(letters[sharedLength] ?? '') === form[sharedLength]) sharedLength++;
  const [start, end] = [letters.slice(0, sharedLength).join(''), form.slice(sharedLength)];
  // A Finnish ending has the vowels of its word: työ, työtä.
  const endings = [end, end.replace(/a/g, 'Æ').replace(/o/g, 'Ø')];
  return [...new Set(endings.flatMap((ending) => inSpellings(start + ending)))];
}

/** Sängar (beds) are no sånger (songs): another Nordic letter stands at the same place. */
function haveOtherSigns(word: Word, own: Word): boolean {
  const [typed, known] = [word, own].map(({ spelled }) => [...withSigns(spelled)]) as [string[], string[]];
  return known.some((letter, at) => /[ÆØÅ]/.test(letter) && /[ÆØÅ]/.test(typed[at] ?? '') && letter !== typed[at]);
}

/** Whether a typed word may be this word of the vocabulary, of which both share the first letters. */
export function isSpelledLike(word: Word, own: Word): boolean {
  if (haveOtherSigns(word, own)) return false;
  if (own.folded.length > LONGEST || withSigns(own.spelled) !== own.spelled) return true;
  const letters = [...withSigns(word.spelled)];
  return letters.every((letter, at) => at >= own.folded.length || !/[ÆØÅ]/.test(letter));
}
