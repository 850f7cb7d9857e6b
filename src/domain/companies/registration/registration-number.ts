import { stdnum } from 'stdnum';
import { countryName } from '#domain/site/countries.ts';
import { registrationNumberHint } from './registration-number-hint.ts';

/**
 * The numbers under which registers list startups (rules §3). Checks form and check digits. Only the register knows who
 * holds a number, so pages say "number checked" and never "verified".
 */

type Register = {
  /** The bare number without the marks that a VAT number adds; null if the check digits are wrong. */
  read(input: string): string | null;
};

type Validator = { validate(value: string): { isValid: boolean; isCompany?: boolean; compact?: string } } | undefined;
function compactOf(validator: Validator, number: string): string | null {
  const result = validator?.validate(number);
  return result?.isValid && result.isCompany ? (result.compact ?? null) : null;
}

const REGISTERS: Record<string, Register> = {
  DK: {
    read: (input) => compactOf(stdnum.DK?.cvr, input),
  },
  SE: {
    read: (input) => {
      const number = compactOf(stdnum.SE?.orgnr, input.replace(/^SE(\d{10})01$/, '$1').replace(/^16(\d{10})$/, '$1'));
      // In a number of a person, the third and fourth digits are a month.
      return number !== null && Number(number[2]) >= 2 ? number : null;
    },
  },
  NO: {
    read: (input) => compactOf(stdnum.NO?.orgnr, input.replace(/^NO/, '').replace(/MVA$/, '')),
  },
  FI: {
    read: (input) => compactOf(stdnum.FI?.ytunnus, input.replace(/^FI/, '')),
  },
  IS: {
    read: (input) => {
      const number = compactOf(stdnum.IS?.kennitala, input);
      // The last digit is the century, 1900s or 2000s, which the check digit before it leaves out.
      return number !== null && /[09]$/.test(number) ? number : null;
    },
  },
};

/** Without spaces, points and dashes. */
const bare = (number: string) => number.replace(/[\s.\-–]/g, '');

export type CheckedNumber =
  | {
      ok: true;
      /** The one way in which it is stored, so that the same number is found again. */
      normalised: string;
      /** False for countries whose numbers we do not know. */
      isChecked: boolean;
      message: string;
    }
  | { ok: false; normalised: null; message: string };

/** Checks a registration number of this country, however it is spaced. The message is for the person who typed it. */
export function checkRegistrationNumber(countryCode: string, input: string): CheckedNumber {
  const text = input.normalize('NFKC').trim().toUpperCase();
  const register = REGISTERS[countryCode];
  if (!register) {
    const normalised = text.replace(/\s+/g, ' ');
    // The registers of other countries have many forms. A digit is what all have.
    if (/^[\p{L}\p{N} ./-]{2,30}$/u.test(normalised) && /\d/.test(normalised)) {
      return { ok: true, normalised, isChecked: false, message: 'We cannot check numbers of this country.' };
    }
    const message = `Please enter the number of your company in the register of ${countryName(countryCode)}.`;
    return { ok: false, normalised: null, message };
  }
  const normalised = register.read(bare(text));
  const { name, example } = registrationNumberHint(countryCode);
  if (normalised !== null && normalised === bare(example ?? '')) {
    const message = `That is the number of our example. Please enter the ${name} of your company.`;
    return { ok: false, normalised: null, message };
  }
  if (normalised !== null) return { ok: true, normalised, isChecked: true, message: 'Number checked' };
  const message = `This ${name} cannot be right. Compare each digit. It looks like ${example}.`;
  return { ok: false, normalised: null, message };
}
