import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { INDUSTRIES } from '#domain/site/company-terms.ts';
import { OTHER_EUROPE } from '#domain/site/countries.ts';
import { fold } from '#domain/site/fold.ts';
import { COMPANIES_A_PAGE, type CompanyFilters } from './filters.ts';
import { isHiring, isPublic, readListed, readListedWithText } from './rows.server.ts';
import type { CompanyDirectory, CompanyList, CompanySuggestions } from './views.ts';

const list = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

/** Matches when each search word begins a word of the name or intro, or when the search names an industry. */
function matchesSearch(search: string): SQL {
  const foldedSearch = fold(search);
  if (foldedSearch === '') return search.trim() === '' ? sql`true` : sql`false`;
  const words = foldedSearch.split(' ').map((word) => sql`companies.folded_words LIKE ${`% ${word}%`}`);
  const byWords = sql.join(words, sql` AND `);
  const industry = INDUSTRIES.find(({ key, label }) => key === foldedSearch || fold(label) === foldedSearch);
  return industry ? sql`((${byWords}) OR companies.industries @> ARRAY[${industry.key}])` : sql`(${byWords})`;
}

/** The condition of each filter on a row of `matches`. The counts of a filter leave its own condition out. */
function conditionsOf(filters: CompanyFilters): Record<string, SQL> {
  const codes = filters.countryCodes.flatMap((code) => (code === 'EU' ? OTHER_EUROPE : [code]));
  const ifAny = (values: readonly string[], condition: SQL) => (values.length === 0 ? sql`true` : condition);
  return {
    countries: ifAny(codes, sql`countries && ${list(codes)}`),
    industries: ifAny(filters.industries, sql`industries && ${list(filters.industries)}`),
    sizes: ifAny(filters.sizes, sql`number_of_employees = ANY(${list(filters.sizes)})`),
    stages: ifAny(filters.stages, sql`stage = ANY(${list(filters.stages)})`),
    fundingStages: ifAny(filters.fundingStages, sql`funding_stage = ANY(${list(filters.fundingStages)})`),
    hiring: filters.hiring ? sql`is_hiring` : sql`true`,
  };
}

function orderOf({ sorting, search }: CompanyFilters): SQL {
  const order = {
    name: sql`folded_name, id`,
    newest: sql`created_at DESC, id`,
    hiring: sql`is_hiring DESC, created_at DESC, id`,
  }[sorting];
  const words = fold(search);
  // A match in the name comes before a match in the intro.
  return words === '' ? order : sql`(' ' || folded_name) LIKE ${`% ${words}%`} DESC, ${order}`;
}

/** Lists a page of startups as pages show them. */
export async function listCompanies(context: Context, filters: CompanyFilters): Promise<CompanyDirectory> {
  const { ids, ...list } = await findPage(context, filters);
  return { docs: await readListed(context, ids), ...list };
}

/** Lists a page of startups as the API shows them. */
export async function listCompaniesWithText(context: Context, filters: CompanyFilters): Promise<CompanyList> {
  const { ids, ...list } = await findPage(context, filters);
  return { docs: await readListedWithText(context, ids), ...list };
}

/**
 * Finds the ids of a page of startups, the total, and the count of every other choice, in one statement that scans the
 * startups that match the search.
 */
async function findPage(
  context: Context,
  filters: CompanyFilters,
): Promise<Omit<CompanyList, 'docs'> & { ids: string[] }> {
  const conditions = Object.entries(conditionsOf(filters));
  const allBut = (dimension: string) =>
    sql.join(
      conditions.flatMap(([name, condition]) => (name === dimension ? [] : [condition])),
      sql` AND `,
    );
  const { rows } = await context.db.execute<{ dimension: string; value: string; n: number }>(sql`
    WITH matches AS MATERIALIZED (
      SELECT companies.id, industries, stage, funding_stage, number_of_employees, created_at, folded_name,
        coalesce(registered.codes, '{}') AS countries, ${isHiring(context)} AS is_hiring
      FROM companies LEFT JOIN (
        SELECT company_id, array_agg(country_code) AS codes FROM company_countries GROUP BY company_id
      ) AS registered ON registered.company_id = companies.id
      WHERE ${isPublic(context)} AND ${matchesSearch(filters.search)}),
    selected AS MATERIALIZED (SELECT * FROM matches WHERE ${allBut('')})
    SELECT 'total' AS dimension, '' AS value, count(*)::int AS n FROM selected
    UNION ALL
    SELECT 'page', id, place::int FROM (
      SELECT id, row_number() OVER (ORDER BY ${orderOf(filters)}) AS place FROM selected
      ORDER BY place LIMIT ${COMPANIES_A_PAGE} OFFSET ${(filters.page - 1) * COMPANIES_A_PAGE}) AS page
    UNION ALL
    SELECT 'countries', code, count(*)::int FROM matches, unnest(countries) AS code
      WHERE ${allBut('countries')} GROUP BY code
    UNION ALL
    SELECT 'countries', 'EU', count(*)::int FROM matches
      WHERE countries && ${list(OTHER_EUROPE)} AND ${allBut('countries')}
    UNION ALL
    SELECT 'industries', industry, count(*)::int FROM matches, unnest(industries) AS industry
      WHERE ${allBut('industries')} GROUP BY industry
    UNION ALL
    SELECT 'stages', stage, count(*)::int FROM matches WHERE stage IS NOT NULL AND ${allBut('stages')} GROUP BY stage
    UNION ALL
    SELECT 'fundingStages', funding_stage, count(*)::int FROM matches
      WHERE funding_stage IS NOT NULL AND ${allBut('fundingStages')} GROUP BY funding_stage
    UNION ALL
    SELECT 'hiring', '', count(*)::int FROM matches WHERE is_hiring AND ${allBut('hiring')}`);

  const suggestions: CompanySuggestions = { countries: {}, industries: {}, stages: {}, fundingStages: {}, hiring: 0 };
  const page: { id: string; place: number }[] = [];
  let total = 0;
  for (const { dimension, value, n } of rows) {
    if (dimension === 'total') total = n;
    else if (dimension === 'page') page.push({ id: value, place: n });
    else if (dimension === 'hiring') suggestions.hiring = n;
    else if (n > 0) suggestions[dimension as 'countries' | 'industries' | 'stages' | 'fundingStages'][value] = n;
  }
  const ids = page.sort((a, b) => a.place - b.place).map(({ id }) => id);
  return {
    ids,
    total,
    limit: COMPANIES_A_PAGE,
    page: filters.page,
    pages: Math.ceil(total / COMPANIES_A_PAGE),
    suggestions,
  };
}
