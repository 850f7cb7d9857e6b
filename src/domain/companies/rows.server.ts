import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { openCondition } from '#domain/open-jobs.server.ts';
import { countryOf } from '#domain/site/countries.ts';
import type { CompanyInDirectory } from './views.ts';

/** SQL: only ACTIVE startups of this site are public (rules §3). */
export function isPublic({ platform }: Context): SQL {
  return sql`companies.status = 'ACTIVE' AND ${platform} = ANY(companies.platforms)`;
}

/** SQL: the open jobs of a row of `companies`. */
function openJobs(context: Context): SQL {
  return sql`job_search WHERE job_search.company_id = companies.id AND ${openCondition(context)}`;
}

export const isHiring = (context: Context) => sql`EXISTS (SELECT FROM ${openJobs(context)})`;
const countries = sql`ARRAY(SELECT country_code FROM company_countries WHERE company_id = companies.id ORDER BY position)`;
export const imageOf = (id: SQL) =>
  sql`(SELECT json_build_object('path', '/images/' || images.id, 'width', width, 'height', height) FROM images WHERE images.id = ${id})`;

export const listed = (
  context: Context,
) => sql`companies.id, companies.key, companies.name, companies.website, companies.intro,
  companies.founded, companies.number_of_employees AS "numberOfEmployees", companies.stage,
  companies.funding_stage AS "fundingStage", companies.industries, companies.address,
  places.name AS locality, places.country_code AS "placeCountryCode", ${countries} AS "countryCodes",
  ${imageOf(sql`companies.logo_image_id`)} AS "logoImage",
  (SELECT count(*)::int FROM ${openJobs(context)}) AS "numberOfActiveJobs"`;

export const source = sql`companies LEFT JOIN places ON places.id = companies.place_id`;

export type ListedRow = Omit<CompanyInDirectory, 'countries' | 'location'> & {
  countryCodes: string[];
  placeCountryCode: string | null;
  locality: string | null;
  address: string | null;
};

export function presentListed(row: ListedRow): CompanyInDirectory {
  const countryCode = row.placeCountryCode ?? row.countryCodes[0] ?? null;
  return {
    id: row.id,
    key: row.key,
    name: row.name,
    website: row.website,
    intro: row.intro,
    logoImage: row.logoImage,
    countries: row.countryCodes.map((code) => ({ countryCode: code })),
    location: {
      country: countryCode && (countryOf(countryCode)?.name ?? countryCode),
      countryCode,
      locality: row.locality,
      address: row.address,
    },
    numberOfActiveJobs: row.numberOfActiveJobs,
    founded: row.founded,
    numberOfEmployees: row.numberOfEmployees,
    stage: row.stage,
    fundingStage: row.fundingStage,
    industries: row.industries,
  };
}

/** Reads startups as lists show them, in the order of the ids. */
export async function readListed(context: Context, ids: readonly string[]): Promise<CompanyInDirectory[]> {
  if (ids.length === 0) return [];
  const { rows } = await context.db.execute<ListedRow>(sql`
    SELECT ${listed(context)} FROM ${source} WHERE companies.id = ANY(${sql.param([...ids])}::text[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(presentListed);
}
