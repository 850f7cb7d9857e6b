import { eq, inArray } from 'drizzle-orm';
import {
  companies,
  companyFundingRounds,
  companyGallery,
  companyInvestors,
  companyPeople,
} from '#database/tables/companies.server.ts';
import { images } from '#database/tables/media.server.ts';
import { canManage, requireUser } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { readInput } from '#domain/read-input.ts';
import { minorUnits } from '#domain/site/money.ts';
import { sanitiseRichText } from '#domain/site/rich-text.ts';
import { tell } from '#domain/tell.server.ts';
import { editCompany, noteStaffEdit } from '../commands.server.ts';
import { writeCountries } from './profile-countries.server.ts';
import { PROFILE_INPUTS, type SectionKey, type SectionValues } from './profile-inputs.ts';
import { findEditableProfile } from './profile-queries.server.ts';
import { sectionVersion } from './section-versions.server.ts';

export type CompanyToWrite = { id: string; key: string; status: string };

type Writers = {
  [Key in SectionKey]: (context: Context, company: CompanyToWrite, values: SectionValues[Key]) => Promise<unknown>;
};

/**
 * Saves one section of a startup's profile; for owners and managers (absent for others). Replaces the whole section, and
 * different sections never undo each other. With the version that the form began with, it refuses if somebody has saved
 * the section since. Returns the new version.
 */
export function saveProfileSection(
  context: Context,
  key: string,
  section: SectionKey,
  data: unknown,
  version?: string,
): Promise<string> {
  return inTransaction(context, async (inside) => {
    const actor = requireUser(inside);
    const [company] = await inside.db
      .select({ id: companies.id, key: companies.key, status: companies.status })
      .from(companies)
      .where(eq(companies.key, key))
      .for('update');
    if (!company || !canManage(actor, { kind: 'company', id: company.id })) throw absent('This startup');
    if (version && version !== sectionVersion(await findEditableProfile(inside, key), section)) {
      throw new Refusal('conflict', 'E_CHANGED', 'Somebody saved this section while you wrote.');
    }
    await write(inside, company, section, data);
    await inside.db.update(companies).set({ updatedAt: inside.now }).where(eq(companies.id, company.id));
    await tell(inside, { type: 'company.changed', id: company.id });
    if (section !== 'name') await noteStaffEdit(inside, company.id);
    return sectionVersion(await findEditableProfile(inside, key), section);
  });
}

function write<Key extends SectionKey>(context: Context, company: CompanyToWrite, section: Key, data: unknown) {
  // The input of a section and its writer have the same type by the key.
  const values = readInput<unknown>(PROFILE_INPUTS[section], data) as SectionValues[Key];
  return WRITERS[section](context, company, values);
}

const WRITERS: Writers = {
  async name(context, company, { founded, numberOfEmployees, ...fields }) {
    await editCompany(context, company.key, fields);
    await setValues(context, company, { founded, numberOfEmployees });
  },
  async pictures(context, company, { logo, cover, focusX, focusY }) {
    await requireImages(context, { logo, cover });
    const changes = { logoImageId: logo, coverImageId: cover, coverFocusX: focusX, coverFocusY: focusY };
    await setValues(context, company, changes);
  },
  async gallery(context, company, { pictures }) {
    await requireImages(context, at(pictures, 'pictures'));
    await context.db.delete(companyGallery).where(eq(companyGallery.companyId, company.id));
    if (pictures.length === 0) return;
    await context.db
      .insert(companyGallery)
      .values(
        pictures.map(({ image, ...rest }, position) => ({ ...rest, imageId: image, position, companyId: company.id })),
      );
  },
  countries: writeCountries,
  about: (context, company, { whatWeDo }) => setValues(context, company, { whatWeDo: sanitiseRichText(whatWeDo) }),
  async team(context, company, { people }) {
    await requireImages(context, at(people, 'people'));
    await context.db.delete(companyPeople).where(eq(companyPeople.companyId, company.id));
    if (people.length === 0) return;
    await context.db
      .insert(companyPeople)
      .values(
        people.map(({ image, ...rest }, position) => ({ ...rest, imageId: image, position, companyId: company.id })),
      );
  },
  perks: (context, company, { perks }) =>
    setValues(context, company, { perks: perks.map(({ perk, note }) => ({ perk, ...(note && { note }) })) }),
  figures: (context, company, { figures }) => setValues(context, company, { keyFigures: figures }),
  async funding(context, company, { rounds }) {
    await context.db.delete(companyFundingRounds).where(eq(companyFundingRounds.companyId, company.id));
    if (rounds.length === 0) return;
    await context.db.insert(companyFundingRounds).values(
      rounds.map(({ amount, currency, ...rest }, position) => ({
        ...rest,
        position,
        companyId: company.id,
        amount: amount === null ? null : amount * minorUnits(currency),
        currency,
      })),
    );
  },
  async investors(context, company, { investors }) {
    await context.db.delete(companyInvestors).where(eq(companyInvestors.companyId, company.id));
    if (investors.length === 0) return;
    await context.db
      .insert(companyInvestors)
      .values(investors.map((investor, position) => ({ ...investor, position, companyId: company.id })));
  },
  quote: (context, company, quote) => setValues(context, company, { quote: quote.text === '' ? null : quote }),
  model: (context, company, values) => setValues(context, company, values),
  goals: (context, company, values) => setValues(context, company, values),
  links: (context, company, values) => setValues(context, company, values),
};

function setValues(context: Context, { id }: CompanyToWrite, values: Partial<typeof companies.$inferInsert>) {
  return context.db.update(companies).set(values).where(eq(companies.id, id));
}

/** The pictures of a list by the names of their fields. */
function at(list: readonly { image: string | null }[], name: string): Record<string, string | null> {
  return Object.fromEntries(list.map(({ image }, index) => [`${name}.${index}.image`, image]));
}

/** Refuses pictures that nobody has uploaded. */
async function requireImages(context: Context, byField: Record<string, string | null>): Promise<void> {
  const ids = Object.values(byField).filter((id) => id !== null);
  if (ids.length === 0) return;
  const rows = await context.db.select({ id: images.id }).from(images).where(inArray(images.id, ids));
  const missing = Object.entries(byField).filter(([, id]) => id !== null && !rows.some((image) => image.id === id));
  if (missing.length === 0) return;
  throw new Refusal('invalid', 'E_INVALID', 'Please fix the fields marked below.', {
    fields: Object.fromEntries(missing.map(([field]) => [field, 'Please upload the picture again.'])),
  });
}
