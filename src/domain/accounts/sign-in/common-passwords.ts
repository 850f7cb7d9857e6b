import { dictionary } from '@zxcvbn-ts/language-common';

/** The 49,000 passwords that leaked most often, in lower case. */
const COMMON = new Set<string>(dictionary['passwords-common'] as readonly string[]);

const LOOKS_LIKE: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/**
 * Whether it is among the first that are tried. A rule of digits and signs makes `Password1!` of `password`,
 * `Dragon2026!` of `dragon` and `P@ssw0rd` of `password`; those who guess know that, so all count as what they were
 * made of.
 */
export function isCommonPassword(password: string): boolean {
  const whole = password.normalize('NFC').toLowerCase();
  const withoutSigns = whole.replace(/[^\p{L}\p{N}]+$/u, '');
  const word = whole.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const spelledOut = (text: string) => text.replace(/[@431!0$5](?=.*\p{L})/gu, (sign) => LOOKS_LIKE[sign] ?? sign);
  return [whole, withoutSigns, word].some((form) => COMMON.has(form) || COMMON.has(spelledOut(form)));
}
