import { euVat, stdnum } from 'stdnum';
import { isInEuropeanUnion } from './vat.ts';

/** VAT and registration numbers of buyers. Checks their form and check digits; only an authority knows who holds one. */

type Check = { validate(value: string): { isValid: boolean } };

const OTHERS: Record<string, readonly (Check | undefined)[]> = {
  NO: [stdnum.NO?.mva, stdnum.NO?.orgnr],
  IS: [stdnum.IS?.vsk, stdnum.IS?.kennitala],
  GB: [stdnum.GB?.vat],
  CH: [stdnum.CH?.vat, stdnum.CH?.uid],
};

/** The number as receipts show it, in the EU with its prefix; null if it is none of this country. */
export function vatNumberIn(countryCode: string, input: string): string | null {
  const text = input.toUpperCase().replace(/\s+/g, ' ').trim();
  if (isInEuropeanUnion(countryCode)) {
    const compact = text.replace(/[\s.-]/g, '');
    const prefix = countryCode === 'GR' ? 'EL' : countryCode;
    const bare = compact.startsWith(prefix) ? compact.slice(2) : compact;
    const isValid = (euVat[countryCode] ?? []).some((check) => check.validate(prefix + bare).isValid);
    return isValid ? prefix + bare : null;
  }
  const checks = OTHERS[countryCode];
  // Other countries' numbers decide nothing here: any short line will do.
  if (!checks) return /^[\p{L}\p{N} ./-]{2,30}$/u.test(text) ? text : null;
  return checks.some((check) => check?.validate(text).isValid) ? text : null;
}

/** How each country makes the VAT number of a company from its registration number. Iceland's are unrelated. */
const VAT_NUMBERS: Record<string, (digits: string) => string> = {
  DK: (digits) => digits,
  FI: (digits) => digits,
  NO: (digits) => `${digits} MVA`,
  SE: (digits) => `${digits}01`,
};

/** The VAT number that a company has if it is registered for VAT; null if its registration number does not tell. */
export function vatNumberOfCompany(countryCode: string, registrationNumber: string): string | null {
  const number = VAT_NUMBERS[countryCode]?.(registrationNumber.replace(/\D/g, ''));
  return number === undefined ? null : vatNumberIn(countryCode, number);
}
