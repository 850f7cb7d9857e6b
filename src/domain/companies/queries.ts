import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { absent } from '../errors.ts';
import { isIdentifier } from '../identifier.ts';
import { INDUSTRIES } from '../site/company-terms.ts';
import { countryOf, OTHER_EUROPE } from '../site/countries.ts';
import { fold } from '../site/fold.ts';
import { PLATFORMS } from '../site/platforms.ts';
import { COMPANIES_A_PAGE, type CompanyFilters, type CompanySorting } from './filters.ts';
import type { Company, CompanyInDirectory, CompanyList, CompanySuggestions } from './views.ts';

/** Only ACTIVE startups flagged for the site asked are public (rules §3). */
function isPublic({ platform }: Context): SQL {
  return sql`companies.status = 'ACTIVE' AND ${platform} = ANY(companies.platforms)`;
}

/** Its jobs open now: rows of the search table stand for open jobs until the moment they close. */
function openJobs({ platform, now }: Context): SQL {
  return sql`job_search WHERE job_search.company_id = companies.id AND job_search.platform = ${platform}
    AND job_search.closes_at > ${now}`;
}

const isHiring = (context: Context) => sql`EXISTS (SELECT FROM ${openJobs(context)})`;
const countries = sql`ARRAY(SELECT country_code FROM company_countries WHERE company_id = companies.id ORDER BY position)`;
const imageOf = (id: SQL) =>
  sql`(SELECT json_build_object('path', '/images/' || images.id, 'width', width, 'height', height) FROM images WHERE images.id = ${id})`;

const listed = (
  context: Context,
) => sql`companies.id, companies.key, companies.name, companies.website, companies.intro,
  companies.founded, companies.number_of_employees AS "numberOfEmployees", companies.stage,
  companies.funding_stage AS "fundingStage", companies.industries, companies.address,
  places.name AS locality, places.country_code AS "placeCountryCode", ${countries} AS "countryCodes",
  ${imageOf(sql`companies.logo_image_id`)} AS "logoImage",
  (SELECT count(*)::int FROM ${openJobs(context)}) AS "numberOfActiveJobs"`;

const source = sql`companies LEFT JOIN places ON places.id = companies.place_id`;

type ListedRow = Omit<CompanyInDirectory, 'countries' | 'location'> & {
  countryCodes: string[];
  placeCountryCode: string | null;
  locality: string | null;
  address: string | null;
};

function presentListed(row: ListedRow): CompanyInDirectory {
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

/** Every word begins a word of the name or the line, or all of them are the name of an industry. */
function matchesSearch(search: string): SQL {
  const folded = fold(search);
  if (folded === '') return search.trim() === '' ? sql`true` : sql`false`;
  const words = folded
    .split(' ')
    .map((word) => sql`(' ' || fold_text(companies.name || ' ' || companies.intro)) LIKE ${`% ${word}%`}`);
  const industry = INDUSTRIES.find(({ key, label }) => key === folded || fold(label) === folded);
  const byWords = sql.join(words, sql` AND `);
  return industry ? sql`((${byWords}) OR companies.industries @> ARRAY[${industry.key}])` : sql`(${byWords})`;
}

const list = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
const oneOf = (column: SQL, values: readonly string[]) =>
  values.length === 0 ? sql`true` : sql`${column} = ANY(${list(values)})`;

function dimensions(context: Context, filters: CompanyFilters): Record<string, SQL> {
  const codes = filters.countryCodes.flatMap((code) => (code === 'EU' ? OTHER_EUROPE : [code]));
  return {
    countries: codes.length === 0 ? sql`true` : sql`${countries} && ${list(codes)}`,
    industries: filters.industries.length === 0 ? sql`true` : sql`companies.industries && ${list(filters.industries)}`,
    stages: sql`coalesce(${oneOf(sql`companies.stage`, filters.stages)}, false)`,
    fundingStages: sql`coalesce(${oneOf(sql`companies.funding_stage`, filters.fundingStages)}, false)`,
    hiring: filters.hiring ? isHiring(context) : sql`true`,
  };
}

function orderOf(context: Context, sorting: CompanySorting, search: string): SQL {
  const byName = sql`fold_text(companies.name), companies.id`;
  const order = {
    name: byName,
    newest: sql`companies.created_at DESC, companies.id`,
    hiring: sql`${isHiring(context)} DESC, companies.created_at DESC, companies.id`,
  }[sorting];
  if (fold(search) === '') return order;
  // A startup that is called so comes before one that says so.
  return sql`(' ' || fold_text(companies.name)) LIKE ${`% ${fold(search)}%`} DESC, ${order}`;
}

/** The directory: startups, how many, and what each other choice would leave. */
export async function listCompanies(context: Context, filters: CompanyFilters): Promise<CompanyList> {
  const chosen = dimensions(context, filters);
  const matches = sql`${isPublic(context)} AND ${matchesSearch(filters.search)}`;
  const [page, counted] = await Promise.all([
    context.db.execute<ListedRow>(sql`
      SELECT ${listed(context)} FROM ${source}
      WHERE ${matches} AND ${sql.join(Object.values(chosen), sql` AND `)}
      ORDER BY ${orderOf(context, filters.sorting, filters.search)}
      LIMIT ${COMPANIES_A_PAGE} OFFSET ${(filters.page - 1) * COMPANIES_A_PAGE}`),
    countSuggestions(context, matches, chosen),
  ]);
  const { total, suggestions } = counted;
  return {
    docs: page.rows.map(presentListed),
    total,
    limit: COMPANIES_A_PAGE,
    page: filters.page,
    pages: Math.ceil(total / COMPANIES_A_PAGE),
    suggestions,
  };
}

/** Total and facets in one look: each facet counts what every dimension but its own leaves. */
async function countSuggestions(context: Context, matches: SQL, chosen: Record<string, SQL>) {
  const names = Object.keys(chosen);
  const flags = sql.join(
    names.map((name) => sql`${chosen[name]} AS ${sql.identifier(`in_${name}`)}`),
    sql`, `,
  );
  const others = (dimension: string) =>
    sql.join(
      names.filter((name) => name !== dimension).map((name) => sql.identifier(`in_${name}`)),
      sql` AND `,
    );
  const { rows } = await context.db.execute<{ dimension: string; value: string; n: number }>(sql`
    WITH found AS MATERIALIZED (
      SELECT companies.industries, companies.stage, companies.funding_stage, ${countries} AS countries,
        ${isHiring(context)} AS is_hiring, ${flags}
      FROM companies WHERE ${matches})
    SELECT 'total' AS dimension, '' AS value, count(*)::int AS n FROM found WHERE ${others('')}
    UNION ALL
    SELECT 'countries', code, count(*)::int FROM found, unnest(countries) AS code WHERE ${others('countries')} GROUP BY code
    UNION ALL
    SELECT 'countries', 'EU', count(*)::int FROM found WHERE countries && ${list(OTHER_EUROPE)} AND ${others('countries')}
    UNION ALL
    SELECT 'industries', industry, count(*)::int FROM found, unnest(industries) AS industry
      WHERE ${others('industries')} GROUP BY industry
    UNION ALL
    SELECT 'stages', stage, count(*)::int FROM found WHERE stage IS NOT NULL AND ${others('stages')} GROUP BY stage
    UNION ALL
    SELECT 'fundingStages', funding_stage, count(*)::int FROM found
      WHERE funding_stage IS NOT NULL AND ${others('fundingStages')} GROUP BY funding_stage
    UNION ALL
    SELECT 'hiring', '', count(*)::int FROM found WHERE is_hiring AND ${others('hiring')}`);
  const suggestions: CompanySuggestions = {
    countries: {},
    industries: {},
    stages: {},
    fundingStages: {},
    hiring: 0,
  };
  let total = 0;
  for (const { dimension, value, n } of rows) {
    if (dimension === 'total') total = n;
    else if (dimension === 'hiring') suggestions.hiring = n;
    else if (n > 0) suggestions[dimension as 'countries' | 'industries' | 'stages' | 'fundingStages'][value] = n;
  }
  return { total, suggestions };
}

type CompanyRow = ListedRow &
  Omit<Company, 'platform' | 'followed' | 'createdAt' | 'updatedAt' | keyof CompanyInDirectory> & {
    platforms: string[];
    createdAt: Date | string;
    updatedAt: Date | string;
  };

/** One startup by its key or its id. The page sends the id on to the key (rules §1). */
export async function findCompany(context: Context, keyOrId: string): Promise<Company> {
  const column = isIdentifier(keyOrId) ? sql`companies.id` : sql`companies.key`;
  const company = await findOne(context, sql`${column} = ${keyOrId}`);
  if (!company) throw absent('This startup');
  return company;
}

/** One startup by the host of its website, however that is written; the oldest where several share it. */
export async function findCompanyByDomain(context: Context, domain: string): Promise<Company> {
  const company = await findOne(context, sql`companies.domain = ${domainOf(domain)}`);
  if (!company) throw absent('A startup with this domain');
  return company;
}

/** `https://www.Skjaergard.no/jobs` and `skjaergard.no` are one domain. */
export function domainOf(website: string): string {
  const host = website
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/[/?#:].*$/s, '');
  return host.replace(/^www\./, '').replace(/\.$/, '');
}

async function findOne(context: Context, condition: SQL): Promise<Company | null> {
  const image = (id: SQL) => imageOf(id);
  const { rows } = await context.db.execute<CompanyRow>(sql`
    SELECT ${listed(context)}, companies.what_we_do AS "whatWeDo", companies.text_language AS "textLanguage",
      companies.quote, companies.linkedin_id AS "linkedinId", companies.status, companies.platforms,
      companies.business_models AS "businessModels", companies.sdgs, companies.perks,
      companies.key_figures AS "keyFigures", companies.views_total AS views,
      companies.created_at AS "createdAt", companies.updated_at AS "updatedAt",
      ${image(sql`companies.cover_image_id`)} AS "coverImage",
      coalesce((SELECT json_agg(json_build_object('path', '/images/' || images.id, 'width', width, 'height', height, 'alt', alt) ORDER BY position)
        FROM company_gallery JOIN images ON images.id = image_id WHERE company_id = companies.id), '[]') AS "galleryImages",
      coalesce((SELECT json_agg(json_build_object('name', name, 'role', role, 'image', ${image(sql`image_id`)}) ORDER BY position)
        FROM company_people WHERE company_id = companies.id), '[]') AS team,
      coalesce((SELECT json_agg(json_build_object('name', name, 'type', type, 'website', website) ORDER BY position)
        FROM company_investors WHERE company_id = companies.id), '[]') AS investors
    FROM ${source} WHERE ${isPublic(context)} AND ${condition} ORDER BY companies.created_at, companies.id LIMIT 1`);
  return rows[0] ? presentCompany(rows[0]) : null;
}

function presentCompany(row: CompanyRow): Company {
  return {
    ...presentListed(row),
    whatWeDo: row.whatWeDo,
    textLanguage: row.textLanguage,
    coverImage: row.coverImage,
    galleryImages: row.galleryImages,
    team: row.team,
    investors: row.investors,
    quote: row.quote,
    views: row.views,
    linkedinId: row.linkedinId,
    status: row.status,
    platform: Object.fromEntries(PLATFORMS.map((platform) => [platform, row.platforms.includes(platform)])),
    followed: false,
    businessModels: row.businessModels,
    sdgs: row.sdgs,
    perks: row.perks,
    keyFigures: row.keyFigures,
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  };
}

/** Startups that are read most and hire now; where too few hire, the newest others. */
export async function companiesToKnow(context: Context, limit: number): Promise<CompanyInDirectory[]> {
  const { rows } = await context.db.execute<ListedRow>(sql`
    SELECT ${listed(context)} FROM ${source} WHERE ${isPublic(context)}
    ORDER BY ${isHiring(context)} DESC, companies.views_total DESC, companies.created_at DESC, companies.id LIMIT ${limit}`);
  return rows.map(presentListed);
}

/** Jobs looked through for the wall: the newest, so that a large site does not group all of its jobs for it. */
const NEWEST_LOOKED_THROUGH = 500;

/** The startups that hired last, each once. */
export async function hiringCompanies(context: Context, limit: number): Promise<CompanyInDirectory[]> {
  const { rows } = await context.db.execute<ListedRow>(sql`
    WITH newest AS (
      SELECT company_id, published_at, job_id FROM job_search
      WHERE platform = ${context.platform} AND closes_at > ${context.now}
      ORDER BY published_at DESC, job_id DESC LIMIT ${NEWEST_LOOKED_THROUGH}),
    latest AS (SELECT company_id, max(published_at) AS at FROM newest GROUP BY company_id)
    SELECT ${listed(context)} FROM latest JOIN companies ON companies.id = latest.company_id
      LEFT JOIN places ON places.id = companies.place_id
    WHERE ${isPublic(context)} ORDER BY latest.at DESC, companies.id LIMIT ${limit}`);
  return rows.map(presentListed);
}

/** Every public startup, for sitemaps: walked by id, so that no list is ever whole in memory. */
export async function* walkCompanies(context: Context): AsyncGenerator<{ id: string; key: string; updatedAt: Date }> {
  let after = '';
  for (;;) {
    const { rows } = await context.db.execute<{ id: string; key: string; updatedAt: Date | string }>(sql`
      SELECT id, key, updated_at AS "updatedAt" FROM companies
      WHERE ${isPublic(context)} AND id > ${after} ORDER BY id LIMIT 1000`);
    for (const row of rows) yield { ...row, updatedAt: new Date(row.updatedAt) };
    const last = rows.at(-1);
    if (rows.length < 1000 || !last) return;
    after = last.id;
  }
}
