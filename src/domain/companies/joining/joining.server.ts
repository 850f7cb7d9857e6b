import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { images } from '#database/tables/media.server.ts';
import type { AuthServices } from '#domain/accounts/auth-services.ts';
import { startupInput } from '#domain/accounts/organisation-input.ts';
import { requireUser } from '#domain/accounts/policy.ts';
import { takeFromLimit } from '#domain/accounts/rate-limits.server.ts';
import type { StoreUpload } from '#domain/accounts/uploads.server.ts';
import type { Context } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { LARGEST_PICTURE } from '#domain/media/upload.ts';
import { NUMBER_OF_EMPLOYEES } from '#domain/site/company-terms.ts';
import { countryOf } from '#domain/site/countries.ts';
import { webAddress } from '#domain/site/rich-text.ts';
import { createCompany } from '../commands.server.ts';
import { isFoundingYear, WRONG_YEAR } from '../profile/profile-inputs.ts';
import { checkRegistrationNumber } from '../registration/registration-number.ts';
import { requireFreeDomain } from './domains.server.ts';
import { factsOfSite } from './site-facts.ts';
import { domainOf } from './web-domain.ts';

/** How a founder starts a profile: from their website, which proposes its fields, or from nothing. */

/** Fetches an address from outside, guarded (S-6). Throws if it cannot. */
export type ReadAddress = (
  address: string,
  limits: { accept: string; bytes: number },
) => Promise<{ url: string; contentType: string; body: Buffer; text(): string }>;

export type JoiningServices = {
  limits: AuthServices['limits'];
  readAddress: ReadAddress;
  storeUpload: StoreUpload;
};

/** The values with which the form of a new startup begins. */
export type Proposal = {
  name: string;
  website: string;
  intro: string;
  countryCode: string;
  founded: string;
  logoImageId: string;
  /** Whether the website could be read. */
  isRead: boolean;
};

const LARGEST_PAGE = 2_000_000;

/** Reads a website and proposes a profile. Refuses a website at the domain of a startup that is here. */
export async function proposeFromWebsite(
  context: Context,
  { limits, readAddress, storeUpload }: JoiningServices,
  input: string,
): Promise<Proposal> {
  const { userId } = requireUser(context);
  const website = webAddress(input);
  if (website === null) {
    const message = 'Please enter a web address, such as skjaergard.example';
    throw new Refusal('invalid', 'E_INVALID', message, { fields: { website: message } });
  }
  await requireFreeDomain(context, domainOf(website), null);
  await takeFromLimit(context, limits, 'websitesPerPerson', userId);
  const nothing = { name: '', website, intro: '', countryCode: '', founded: '', logoImageId: '', isRead: false };
  const page = await readAddress(website, { accept: 'text/html,application/xhtml+xml', bytes: LARGEST_PAGE }).catch(
    () => null,
  );
  // A document or a picture has no metadata to read.
  if (page === null || !/^(?:text\/html|application\/xhtml\+xml)\b/i.test(page.contentType)) return nothing;
  const { name, intro, countryCode, founded, logos } = factsOfSite(page.text(), page.url);
  return {
    name: name ?? '',
    // A redirect from http to https, or to www, is where the website is.
    website: domainOf(page.url) === domainOf(website) ? siteOf(page.url, website) : website,
    intro: intro ?? '',
    countryCode: countryCode ?? '',
    founded: founded === null ? '' : String(founded),
    logoImageId: await firstLogo(context, { readAddress, storeUpload }, logos),
    isRead: true,
  };
}

/** The typed page at the origin that answered; a language such as /en that the redirect added is left out. */
function siteOf(finalAddress: string, input: string): string {
  const { pathname, search } = new URL(input);
  const { origin } = new URL(finalAddress);
  return pathname === '/' && search === '' ? origin : new URL(pathname + search, origin).href;
}

async function firstLogo(
  context: Context,
  { readAddress, storeUpload }: Pick<JoiningServices, 'readAddress' | 'storeUpload'>,
  addresses: readonly string[],
): Promise<string> {
  for (const address of addresses) {
    const id = await readAddress(address, { accept: 'image/*', bytes: LARGEST_PICTURE })
      .then(({ body }) => storeUpload(context, body))
      .then((image) => image.id)
      // The logo is optional: the founder uploads one later.
      .catch(() => null);
    if (id !== null) return id;
  }
  return '';
}

const SIZES = NUMBER_OF_EMPLOYEES.map(({ key }) => key) as [string, ...string[]];
const optional = <Value extends z.ZodType<string, string>>(value: Value) =>
  z
    .string()
    .trim()
    .transform((text) => text || undefined)
    .pipe(value.optional());

/** The form of a new startup. All but the name may wait; what is given must be right. */
export const newStartupInput = z
  .strictObject({
    ...startupInput.shape,
    countryCode: optional(z.string().refine((code) => countryOf(code) !== null, 'Choose a country')),
    registrationNumber: optional(z.string().max(40, 'This is too long for a registration number')),
    founded: optional(z.string().regex(/^\d{4}$/, 'Please enter a year, such as 2021')),
    numberOfEmployees: optional(z.enum(SIZES, { error: 'Choose a size' })),
    logoImageId: optional(z.string().refine(isIdentifier, 'There is no such picture')),
  })
  .superRefine(({ countryCode, registrationNumber, founded }, check) => {
    if (registrationNumber && !countryCode) {
      check.addIssue({ code: 'custom', path: ['countryCode'], message: 'Choose the country of this number' });
    } else if (registrationNumber && countryCode) {
      const { ok, message } = checkRegistrationNumber(countryCode, registrationNumber);
      if (!ok) check.addIssue({ code: 'custom', path: ['registrationNumber'], message });
    }
    if (founded && !isFoundingYear(Number(founded))) {
      check.addIssue({ code: 'custom', path: ['founded'], message: WRONG_YEAR });
    }
  });

/** Creates a draft from the form; its owner is the logged-in person. */
export async function startCompany(
  context: Context,
  parts: Pick<AuthServices, 'limits'>,
  input: z.infer<typeof newStartupInput>,
): Promise<{ id: string; key: string }> {
  const { name, website, intro, countryCode, registrationNumber, founded, logoImageId, ...rest } = input;
  requireUser(context);
  const check = countryCode && registrationNumber ? checkRegistrationNumber(countryCode, registrationNumber) : null;
  if (logoImageId) await requireImage(context, logoImageId);
  return createCompany(
    context,
    parts,
    { name, website, intro },
    {
      ...rest,
      ...(countryCode && { countryCode }),
      ...(check?.ok && { registrationNumber: check.normalised }),
      ...(founded && { founded: Number(founded) }),
      ...(logoImageId && { logoImageId }),
    },
  );
}

async function requireImage(context: Context, id: string): Promise<void> {
  if ((await context.db.$count(images, eq(images.id, id))) === 0) throw absent('This picture');
}
