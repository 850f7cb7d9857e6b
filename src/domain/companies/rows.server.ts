import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { variantPath } from '#domain/media/image.ts';
import { openCondition } from '#domain/open-jobs-condition.server.ts';
import { countryName } from '#domain/site/countries.ts';
import { flagOfName } from '#domain/site/flag-codes.ts';
import { sanitiseRichText } from '#domain/site/rich-text.ts';
import type { CompanyInDirectory, CompanyInList } from './views.ts';

/** SQL: only ACTIVE startups of this site are public (rules §3). */
export function isPublic({ platform }: Context): SQL {
  return sql`companies.status = 'ACTIVE' AND ${platform} = ANY(companies.platforms)`;
}

/** SQL: the open jobs of a row of `companies`. */
function openJobs(context: Context): SQL {
  return sql`job_search WHERE job_search.company_id = companies.id AND ${openCondition(context)}`;
}

/** SQL: whether a row of `companies` has an open job on this site. */
export const isHiring = (context: Context) => sql`EXISTS (SELECT FROM ${openJobs(context)})`;
const countries = sql`ARRAY(SELECT country_code FROM company_countries WHERE company_id = companies.id ORDER BY position)`;
/** SQL: the entries in registers of the startup with this id, as RegistrationRow. */
export const registrationsOf = (
  companyId: SQL,
) => sql`coalesce((SELECT json_agg(json_build_object('countryCode', country_code, 'number', registration_number,
    'legalName', legal_name) ORDER BY position)
  FROM company_countries WHERE company_id = ${companyId} AND registration_number IS NOT NULL), '[]')`;
/** SQL: the picture with this id, as JSON. */
export const imageOf = (id: SQL) =>
  sql`(SELECT json_build_object('path', '/images/' || images.id, 'width', width, 'height', height) FROM images WHERE images.id = ${id})`;

/** SQL: the columns of a `ListedRow`, from `source`. */
export const listColumns = (
  context: Context,
) => sql`companies.id, companies.key, companies.name, companies.website, companies.intro, companies.flag,
  companies.founded, companies.number_of_employees AS "numberOfEmployees", companies.stage,
  companies.funding_stage AS "fundingStage", companies.industries, companies.address,
  places.name AS locality, places.country_code AS "placeCountryCode", ${countries} AS "countryCodes",
  ${imageOf(sql`companies.logo_image_id`)} AS "logoImage",
  (SELECT count(*)::int FROM ${openJobs(context)}) AS "numberOfActiveJobs"`;

export const source = sql`companies LEFT JOIN places ON places.id = companies.place_id`;

export type ListedRow = Omit<CompanyInDirectory, 'countries' | 'location' | 'logoImage' | 'flag' | 'founded'> & {
  logoImage: { path: string; width: number; height: number } | null;
  flag: string | null;
  founded: number | null;
  countryCodes: string[];
  placeCountryCode: string | null;
  locality: string | null;
  address: string | null;
};

/** A startup as pages list it. */
export function presentListed(row: ListedRow): CompanyInDirectory {
  const countryCode = baseOf(row);
  return {
    id: row.id,
    key: row.key,
    name: row.name,
    website: row.website,
    intro: row.intro,
    ...(row.logoImage && {
      logoImage: { ...row.logoImage, url: variantPath(row.logoImage.path, 'thumbnail') },
    }),
    flag: row.flag ?? flagOfName(row.name),
    countries: row.countryCodes.map((code) => ({ countryCode: code })),
    location: {
      country: countryCode && countryName(countryCode),
      countryCode,
      locality: row.locality,
      address: row.address,
    },
    numberOfActiveJobs: row.numberOfActiveJobs,
    founded: row.founded === null ? null : String(row.founded),
    numberOfEmployees: row.numberOfEmployees,
    stage: row.stage,
    fundingStage: row.fundingStage,
    industries: row.industries,
  };
}

/** The country where it is based. */
function baseOf(row: ListedRow): string | null {
  return row.placeCountryCode ?? row.countryCodes[0] ?? null;
}

export type ListedRowWithText = ListedRow & { whatWeDo: string };

/** A startup as the API lists it, with fields that no page of the directory shows. */
export function presentWithText(row: ListedRowWithText): CompanyInList {
  return {
    ...presentListed(row),
    whatWeDo: sanitiseRichText(row.whatWeDo),
    countries: row.countryCodes.map((countryCode) => {
      const country = countryName(countryCode);
      const isBase = countryCode === baseOf(row);
      const location = { country, city: isBase ? row.locality : null, address: isBase ? row.address : null };
      return { countryCode, country, location };
    }),
  };
}

/** Reads startups as pages list them, in the order of the ids. */
export function readListed(context: Context, ids: readonly string[]): Promise<CompanyInDirectory[]> {
  return readInOrder(context, ids, sql``, presentListed);
}

/** Reads startups as the API lists them, in the order of the ids. */
export function readListedWithText(context: Context, ids: readonly string[]): Promise<CompanyInList[]> {
  return readInOrder(context, ids, sql`, companies.what_we_do AS "whatWeDo"`, presentWithText);
}

async function readInOrder<Company>(
  context: Context,
  ids: readonly string[],
  extra: SQL,
  present: (row: ListedRowWithText) => Company,
): Promise<Company[]> {
  if (ids.length === 0) return [];
  const { rows } = await context.db.execute<ListedRowWithText>(sql`
    SELECT ${listColumns(context)}${extra} FROM ${source} WHERE companies.id = ANY(${sql.param([...ids])}::text[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(present);
}
