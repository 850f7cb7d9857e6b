import { Refusal } from '#domain/errors.ts';
import { isCommonPassword } from './common-passwords.ts';
import { PASSWORD_WORDS } from './password-word-list.ts';

/** Names that the password must not build on. */
export type AboutPassword = {
  firstName: string;
  lastName: string;
  email: string;
  /** The names of both sites. */
  siteNames: readonly string[];
};

const REASONS = {
  common: 'This password is too easy to guess. Please choose another.',
  name: 'This password is mostly your name. Add a few words, or choose another.',
  email: 'This password is mostly your email address. Add a few words, or choose another.',
  site: 'This password is mostly the name of this site. Add a few words, or choose another.',
  word: 'This password is built on a common word, such as a season, a city or a greeting. Add a few words, or choose another.',
} as const;
export type GuessableReason = keyof typeof REASONS;

/** The score that a password needs after its guessable parts are removed. */
const SUFFICIENT_SCORE = 6;
/** The score of each further common word: three words suffice, two and a year do not. */
const FURTHER_WORD_SCORE = 4;
/** A shorter word counts only on its own, because Kattegat contains `katt`. */
const SHORTEST_WITHIN = { name: 4, email: 4, site: 4, word: 5 } as const;

/** Letters that people replace with digits and symbols. */
const LOOKS_LIKE: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '€': 'e',
  '6': 'g',
  '9': 'g',
  '1': 'il',
  '!': 'il',
  '|': 'il',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};
const PLAIN: Record<string, string> = { æ: 'a', ø: 'o', œ: 'o', ð: 'd', þ: 't', ß: 's', ł: 'l', đ: 'd' };

/** Folds each character to one plain letter, so that positions stay the same. */
const plain = (text: string) =>
  [...text.normalize('NFC')].map((character) => {
    const [letter = ''] = character.toLowerCase();
    return PLAIN[letter] ?? letter.normalize('NFD')[0] ?? letter;
  });

/** Spellings of a word without Nordic letters. */
function spellings(word: string): string[] {
  const long = word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[åäæöøþ]/g, (letter) => ({ å: 'aa', ä: 'ae', æ: 'ae', ö: 'oe', ø: 'oe', þ: 'th' })[letter] ?? letter);
  return [...new Set([plain(word).join(''), plain(long).join('')])];
}

type GuessableWord = { letters: string; word: string; reason: Exclude<GuessableReason, 'common'> };

const guessableWords = (words: readonly string[], reason: GuessableWord['reason']): GuessableWord[] =>
  words.flatMap((word) => spellings(word).map((letters) => ({ letters, word, reason })));
const COMMON_WORDS = guessableWords(PASSWORD_WORDS, 'word');

/** The words of a name or an address. */
const partsOf = (text: string) => text.split(/[^\p{L}\p{M}]+/u).filter((part) => [...part].length > 1);

/**
 * Says why a password is easy to guess, or null. It removes names, common words, years, runs of digits and symbols,
 * also with replaced letters, and scores the rest, so a sentence that contains a season still passes.
 */
export function whyGuessable(password: string, about: AboutPassword): GuessableReason | null {
  const letters = [...password.normalize('NFC')];
  const plainLetters = plain(password);
  const isTaken = letters.map(() => false);
  const matches = new Map<string, GuessableWord['reason']>();
  for (const { letters: spelling, word, reason } of wordsFor(about)) {
    for (let at = 0; at + spelling.length <= plainLetters.length; at += 1) {
      if (isTaken.slice(at, at + spelling.length).includes(true)) continue;
      if (!isWordAt(plainLetters, letters, { spelling, at, shortest: SHORTEST_WITHIN[reason] })) continue;
      isTaken.fill(true, at, at + spelling.length);
      matches.set(word, reason);
    }
  }
  const words = [...matches.values()].filter((reason) => reason === 'word').length;
  const own = [...matches.values()].find((reason) => reason !== 'word');
  const rest = plainLetters.map((letter, at) => (isTaken[at] ? ' ' : letter)).join('');
  const furtherWords = own ? words : words - 1;
  if (matches.size > 0 && scoreOf(rest) + furtherWords * FURTHER_WORD_SCORE < SUFFICIENT_SCORE) return own ?? 'word';
  return isCommonPassword(password) ? 'common' : null;
}

/** Longest first, so that København counts as a city and not as Havn. Own names win ties: a person may be called Oslo. */
function wordsFor({ firstName, lastName, email, siteNames }: AboutPassword): GuessableWord[] {
  return [
    ...guessableWords(partsOf(`${firstName} ${lastName}`), 'name'),
    ...guessableWords(partsOf(email.slice(0, email.lastIndexOf('@'))), 'email'),
    ...guessableWords(siteNames.flatMap(partsOf), 'site'),
    ...COMMON_WORDS,
  ].sort((a, b) => b.letters.length - a.letters.length);
}

const isLetter = (letter: string | undefined) => letter !== undefined && /\p{L}/u.test(letter);
const isCapital = (letter: string | undefined) => letter !== undefined && /\p{Lu}/u.test(letter);

function isWordAt(
  plainLetters: readonly string[],
  letters: readonly string[],
  { spelling, at, shortest }: { spelling: string; at: number; shortest: number },
): boolean {
  const end = at + spelling.length;
  for (let place = at; place < end; place += 1) {
    const [letter = '', expected = ''] = [plainLetters[place], spelling[place - at]];
    if (letter !== expected && !LOOKS_LIKE[letter]?.includes(expected)) return false;
  }
  if (spelling.length >= shortest) return plainLetters.slice(at, end).some(isLetter);
  const begins = !isLetter(letters[at - 1]) || (isCapital(letters[at]) && !isCapital(letters[at - 1]));
  const ends = !isLetter(letters[end]) || (isCapital(letters[end]) && !isCapital(letters[end - 1]));
  return begins && ends && plainLetters.slice(at, end).every(isLetter);
}

/** One point for each letter (repeats count once), each digit beyond four in a row, and each symbol beyond two. */
function scoreOf(rest: string): number {
  const letters = rest.replace(/(\p{L})\1+/gu, '$1').match(/\p{L}/gu)?.length ?? 0;
  const digits = (rest.match(/\d+/g) ?? []).map((run) => (isRun(run) ? 0 : Math.max(0, run.length - 4)));
  const signs = new Set(rest.match(/[^\p{L}\p{N}\s]/gu) ?? []).size;
  return letters + digits.reduce((sum, score) => sum + score, 0) + Math.max(0, signs - 2);
}

const isRun = (digits: string) =>
  '01234567890123456789'.includes(digits) || '98765432109876543210'.includes(digits) || /^(\d)\1*$/.test(digits);

/** Refuses a password that is easy to guess, with the reason beside its field. */
export function refuseGuessable(field: string, password: string, about: AboutPassword): void {
  const reason = whyGuessable(password, about);
  if (reason === null) return;
  throw new Refusal('invalid', 'E_COMMON_PASSWORD', REASONS[reason], { fields: { [field]: REASONS[reason] } });
}
