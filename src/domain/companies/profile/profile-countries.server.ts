import { and, eq, ne, or } from 'drizzle-orm';
import { companies, companyCountries } from '#database/tables/companies.server.ts';
import type { Context } from '#domain/context.ts';
import { type FieldErrors, Refusal } from '#domain/errors.ts';
import { placeOf } from '#domain/site/places.server.ts';
import { tell } from '#domain/tell.server.ts';
import { checkRegistrationNumber } from '../registration/registration-number.ts';
import type { SectionValues } from './profile-inputs.ts';

/** Only a draft may have no country: a public startup's first country decides its time zone and prices. */
const MAY_LACK_COUNTRIES = ['DRAFT', 'REJECTED'];

const NUMBER_TAKEN = 'Another startup has this number. If it is yours, ask to join its team.';

/** Writes the countries of a startup with their registration numbers, and where it is based. */
export async function writeCountries(
  context: Context,
  company: { id: string; status: string },
  { city, address, countries }: SectionValues['countries'],
): Promise<void> {
  const wrong: FieldErrors = {};
  const rows = countries.map(({ countryCode, registrationNumber: input, legalName }, position) => {
    const country = { countryCode, legalName: legalName || null, position };
    if (input === '') return { ...country, registrationNumber: null };
    const check = checkRegistrationNumber(countryCode, input);
    if (!check.ok) wrong[`countries.${position}.registrationNumber`] = check.message;
    return { ...country, registrationNumber: check.normalised };
  });
  const place = city === '' ? null : await findPlace(context, city, countries);
  if (city !== '' && place === null) wrong.city = 'We do not know this place. Please enter a city, such as Bergen.';
  if (countries.length === 0 && !MAY_LACK_COUNTRIES.includes(company.status)) {
    wrong.countries = 'Please enter at least one country.';
  }
  for (const position of await takenBy(context, company.id, rows)) {
    wrong[`countries.${position}.registrationNumber`] ??= NUMBER_TAKEN;
  }
  refuse(wrong);
  const former = await context.db
    .delete(companyCountries)
    .where(eq(companyCountries.companyId, company.id))
    .returning({ countryCode: companyCountries.countryCode, position: companyCountries.position });
  for (const country of rows) {
    // Somebody may take the number between the check and this statement.
    const insertion = await context.db
      .insert(companyCountries)
      .values({ ...country, companyId: company.id })
      .onConflictDoNothing()
      .returning({ position: companyCountries.position });
    if (insertion.length === 0) refuse({ [`countries.${country.position}.registrationNumber`]: NUMBER_TAKEN });
  }
  await context.db
    .update(companies)
    .set({ placeId: place, address: address || null })
    .where(eq(companies.id, company.id));
  const first = former.find(({ position }) => position === 0);
  if (first?.countryCode !== countries[0]?.countryCode) await tell(context, { type: 'company.moved', id: company.id });
}

/** Looks in the startup's countries, in their order, and then everywhere. */
async function findPlace(context: Context, city: string, countries: readonly { countryCode: string }[]) {
  for (const countryCode of [...countries.map((country) => country.countryCode), null]) {
    const place = await placeOf(context, { locality: city, countryCode });
    if (place) return place.id;
  }
  return null;
}

/** The positions of numbers that other startups have. */
async function takenBy(
  context: Context,
  companyId: string,
  rows: readonly { countryCode: string; registrationNumber: string | null; position: number }[],
): Promise<number[]> {
  const withNumber = rows.filter(({ registrationNumber }) => registrationNumber !== null);
  if (withNumber.length === 0) return [];
  const isOne = withNumber.map(({ countryCode, registrationNumber }) =>
    and(
      eq(companyCountries.countryCode, countryCode),
      eq(companyCountries.registrationNumber, registrationNumber ?? ''),
    ),
  );
  const others = await context.db
    .select({ countryCode: companyCountries.countryCode, registrationNumber: companyCountries.registrationNumber })
    .from(companyCountries)
    .where(and(ne(companyCountries.companyId, companyId), or(...isOne)));
  return withNumber
    .filter((row) =>
      others.some(
        (other) => other.countryCode === row.countryCode && other.registrationNumber === row.registrationNumber,
      ),
    )
    .map(({ position }) => position);
}

function refuse(fields: FieldErrors): void {
  if (Object.keys(fields).length === 0) return;
  throw new Refusal('invalid', 'E_INVALID', 'Please fix the fields marked below.', { fields });
}
