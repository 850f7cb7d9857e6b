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
 * Whether attackers would try the password first. They know that a rule for digits and symbols turns `password` into
 * `Password1!` or `P@ssw0rd`, and `dragon` into `Dragon2026!`, so those count as the original word.
 */
export function isCommonPassword(password: string): boolean {
  const whole = password.normalize('NFC').toLowerCase();
  const withoutSigns = whole.replace(/[^\p{L}\p{N}]+$/u, '');
  const word = whole.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const spelledOut = (text: string) => text.replace(/[@431!0$5](?=.*\p{L})/gu, (sign) => LOOKS_LIKE[sign] ?? sign);
  return [whole, withoutSigns, word].some((form) => COMMON.has(form) || COMMON.has(spelledOut(form)));
}
