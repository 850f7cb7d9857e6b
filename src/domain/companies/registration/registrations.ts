import { z } from 'zod';
import { countryName } from '#domain/site/countries.ts';
import { countryCodeField, nullableText, textField } from '#domain/view-fields.ts';
import { registrationNumberHint } from './registration-number-hint.ts';

/** A startup in the register of a country: the trader behind its jobs (DSA Art. 30). Only the form of a number is checked. */
export const registrationView = z.object({
  countryCode: countryCodeField,
  country: textField('Norway'),
  legalName: nullableText,
  /** What the country calls its number. */
  register: textField('Organisasjonsnummer'),
  number: textField('988077917'),
  isChecked: z.boolean(),
});
export type Registration = z.infer<typeof registrationView>;

/** A row of `company_countries` with a number. */
export type RegistrationRow = { countryCode: string; number: string; legalName: string | null };

/** Presents a number with the name that its country gives such numbers. */
export function presentRegistration({ countryCode, number, legalName }: RegistrationRow): Registration {
  const { name, example } = registrationNumberHint(countryCode);
  return {
    countryCode,
    country: countryName(countryCode),
    legalName,
    register: name,
    number,
    // Numbers of the countries whose form we know are stored only if they passed the check.
    isChecked: example !== null,
  };
}
