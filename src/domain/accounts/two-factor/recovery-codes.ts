import { randomInt } from 'node:crypto';

/** Letters and digits that people do not confuse on paper. */
const LETTERS = '23456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;
export const RECOVERY_CODES = 10;

/** A code such as `7kq2m-x4rtd`: 49 bits suffice, because codes are hashed like passwords and attempts are limited. */
export function newRecoveryCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/** Ignores the spaces, dashes and capitals that people copy. */
export function foldCode(input: string): string {
  return input
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toLowerCase();
}

/** The kind of code that a text looks like; null if neither. */
export function kindOfCode(code: string): 'app' | 'recovery' | null {
  if (/^\d{6}$/.test(code)) return 'app';
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? 'recovery' : null;
}
