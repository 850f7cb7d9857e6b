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
 * Whether it is among the first that are tried. A rule of digits and signs makes `Password1!` of `password1` and
 * `P@ssw0rd` of `password`; those who guess know that, so both count as what they were made of.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFC').toLowerCase();
  const withoutSigns = plain.replace(/[^\p{L}\p{N}]+$/u, '');
  const spelledOut = (text: string) => text.replace(/[@431!0$5](?=.*\p{L})/gu, (sign) => LOOKS_LIKE[sign] ?? sign);
  return [plain, withoutSigns, spelledOut(plain), spelledOut(withoutSigns)].some((form) => COMMON.has(form));
}
