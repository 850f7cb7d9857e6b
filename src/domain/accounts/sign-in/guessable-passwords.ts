import { Refusal } from '#domain/errors.ts';
import { isCommonPassword } from './common-passwords.ts';
import { PASSWORD_WORDS } from './password-word-list.ts';

/** Whose password it is to be, and where. */
export type AboutPassword = {
  firstName: string;
  lastName: string;
  email: string;
  /** Of both sites. */
  siteNames: readonly string[];
};

const REASONS = {
  common: 'This is one of the first passwords attackers try. Please choose another.',
  name: 'This password contains your own name and little else. Please choose another, or add some words to it.',
  email: 'This password contains a part of your email address and little else. Please choose another.',
  site: 'This password contains the name of this site and little else. Please choose another.',
  word: 'This password is built on a common word, such as a season, a city or a greeting. Please choose another, or add some words to it.',
} as const;
export type GuessableReason = keyof typeof REASONS;

/** So much has to be left of a password once everything that is tried first is taken out of it. */
const ENOUGH = 6;
/** What another common word is worth: three of them are enough, two and a year are not. */
const ANOTHER_WORD = 4;
/** A shorter word counts only where it stands by itself: `katt` is in Kattegat. Of one's own names four are enough. */
const SHORTEST_WITHIN = { name: 4, email: 4, site: 4, word: 5 } as const;

/** Letters that digits and signs are typed for. */
const LOOKS_LIKE: Record<string, string> = {
  ...{ '@': 'a', '4': 'a', '8': 'b', '3': 'e', '€': 'e', '6': 'g', '9': 'g', '1': 'il', '!': 'il', '|': 'il' },
  ...{ '0': 'o', $: 's', '5': 's', '7': 't', '+': 't', '2': 'z' },
};
const PLAIN: Record<string, string> = { æ: 'a', ø: 'o', œ: 'o', ð: 'd', þ: 't', ß: 's', ł: 'l', đ: 'd' };

/** One plain letter for each, so that places stay where they are. */
const plain = (text: string) =>
  [...text.normalize('NFC')].map((typed) => {
    const [letter = ''] = typed.toLowerCase();
    return PLAIN[letter] ?? letter.normalize('NFD')[0] ?? letter;
  });

/** The ways to write a word without letters that not every keyboard has. */
function spellings(word: string): string[] {
  const long = word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[åäæöøþ]/g, (letter) => ({ å: 'aa', ä: 'ae', æ: 'ae', ö: 'oe', ø: 'oe', þ: 'th' })[letter] ?? letter);
  return [...new Set([plain(word).join(''), plain(long).join('')])];
}

type Known = { letters: string; word: string; reason: Exclude<GuessableReason, 'common'> };

const known = (words: readonly string[], reason: Known['reason']): Known[] =>
  words.flatMap((word) => spellings(word).map((letters) => ({ letters, word, reason })));
const COMMON_WORDS = known(PASSWORD_WORDS, 'word');

/** The words of a name or an address. */
const partsOf = (text: string) => text.split(/[^\p{L}\p{M}]+/u).filter((part) => [...part].length > 1);

/**
 * Why a password is among the first that are tried, or null. Names and common words, years, runs of digits and signs
 * are taken out of it, also where letters were replaced; what is left decides, so that a sentence with a season in it
 * is as good as another.
 */
export function whyGuessable(password: string, about: AboutPassword): GuessableReason | null {
  const letters = [...password.normalize('NFC')];
  const folded = plain(password);
  const isTaken = letters.map(() => false);
  const found = new Map<string, Known['reason']>();
  for (const { letters: spelled, word, reason } of wordsFor(about)) {
    for (let at = 0; at + spelled.length <= folded.length; at += 1) {
      if (isTaken.slice(at, at + spelled.length).includes(true)) continue;
      if (!isWordAt(folded, letters, { spelled, at, shortest: SHORTEST_WITHIN[reason] })) continue;
      isTaken.fill(true, at, at + spelled.length);
      found.set(word, reason);
    }
  }
  const words = [...found.values()].filter((reason) => reason === 'word').length;
  const own = [...found.values()].find((reason) => reason !== 'word');
  const left = folded.map((letter, at) => (isTaken[at] ? ' ' : letter)).join('');
  const others = own ? words : words - 1;
  if (found.size > 0 && worthOf(left) + others * ANOTHER_WORD < ENOUGH) return own ?? 'word';
  return isCommonPassword(password) ? 'common' : null;
}

/** The longest first: København is a city, and no Havn. Of the same length one's own: somebody's name is Oslo. */
function wordsFor({ firstName, lastName, email, siteNames }: AboutPassword): Known[] {
  return [
    ...known(partsOf(`${firstName} ${lastName}`), 'name'),
    ...known(partsOf(email.slice(0, email.lastIndexOf('@'))), 'email'),
    ...known(siteNames.flatMap(partsOf), 'site'),
    ...COMMON_WORDS,
  ].sort((one, other) => other.letters.length - one.letters.length);
}

const isLetter = (letter: string | undefined) => letter !== undefined && /\p{L}/u.test(letter);
const isCapital = (letter: string | undefined) => letter !== undefined && /\p{Lu}/u.test(letter);

function isWordAt(
  folded: readonly string[],
  typed: readonly string[],
  { spelled, at, shortest }: { spelled: string; at: number; shortest: number },
): boolean {
  const end = at + spelled.length;
  for (let place = at; place < end; place += 1) {
    const [letter = '', wanted = ''] = [folded[place], spelled[place - at]];
    if (letter !== wanted && !LOOKS_LIKE[letter]?.includes(wanted)) return false;
  }
  if (spelled.length >= shortest) return folded.slice(at, end).some(isLetter);
  const begins = !isLetter(typed[at - 1]) || (isCapital(typed[at]) && !isCapital(typed[at - 1]));
  const ends = !isLetter(typed[end]) || (isCapital(typed[end]) && !isCapital(typed[end - 1]));
  return begins && ends && folded.slice(at, end).every(isLetter);
}

/** Letters count one each, of a run of the same only the first; digits beyond four in a row, signs beyond two. */
function worthOf(left: string): number {
  const letters = left.replace(/(\p{L})\1+/gu, '$1').match(/\p{L}/gu)?.length ?? 0;
  const digits = (left.match(/\d+/g) ?? []).map((run) => (isRun(run) ? 0 : Math.max(0, run.length - 4)));
  const signs = new Set(left.match(/[^\p{L}\p{N}\s]/gu) ?? []).size;
  return letters + digits.reduce((sum, worth) => sum + worth, 0) + Math.max(0, signs - 2);
}

const isRun = (digits: string) =>
  '01234567890123456789'.includes(digits) || '98765432109876543210'.includes(digits) || /^(\d)\1*$/.test(digits);

/** Refuses a password that is among the first that are tried, with the reason beside its field. */
export function refuseGuessable(field: string, password: string, about: AboutPassword): void {
  const reason = whyGuessable(password, about);
  if (reason === null) return;
  throw new Refusal('invalid', 'E_COMMON_PASSWORD', REASONS[reason], { fields: { [field]: REASONS[reason] } });
}
