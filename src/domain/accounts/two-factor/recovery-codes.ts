import { randomInt } from 'node:crypto';

/** Letters and digits that are not taken for each other on paper. */
const LETTERS = '23456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;
export const RECOVERY_CODES = 10;

/** A code to be written down, such as `7kq2m-x4rtd`: 49 bits, kept like a password and tried a few times an hour. */
export function newRecoveryCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/** Spaces, dashes and capitals are how people copy codes; they mean nothing. */
export function foldCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toLowerCase();
}

/** Which of the two it looks like; null for what is neither. */
export function kindOfCode(folded: string): 'app' | 'recovery' | null {
  if (/^\d{6}$/.test(folded)) return 'app';
  return folded.length === LENGTH && [...folded].every((letter) => LETTERS.includes(letter)) ? 'recovery' : null;
}
