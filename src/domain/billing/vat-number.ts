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
export function vatNumberIn(countryCode: string, typed: string): string | null {
  const text = typed.toUpperCase().replace(/\s+/g, ' ').trim();
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
