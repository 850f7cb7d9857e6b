import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { INDUSTRIES } from '#domain/site/company-terms.ts';
import { OTHER_EUROPE } from '#domain/site/countries.ts';
import { fold } from '#domain/site/fold.ts';
import { COMPANIES_A_PAGE, type CompanyFilters } from './filters.ts';
import { isHiring, isPublic, readListed } from './rows.server.ts';
import type { CompanyList, CompanySuggestions } from './views.ts';

const list = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

/** Every word begins a word of the name or the line, or all of them are the name of an industry. */
function matchesSearch(search: string): SQL {
  const folded = fold(search);
  if (folded === '') return search.trim() === '' ? sql`true` : sql`false`;
  const words = folded.split(' ').map((word) => sql`companies.folded_words LIKE ${`% ${word}%`}`);
  const byWords = sql.join(words, sql` AND `);
  const industry = INDUSTRIES.find(({ key, label }) => key === folded || fold(label) === folded);
  return industry ? sql`((${byWords}) OR companies.industries @> ARRAY[${industry.key}])` : sql`(${byWords})`;
}

/** What each filter asks of a row of `found`; a facet leaves its own out. */
function dimensions(filters: CompanyFilters): Record<string, SQL> {
  const codes = filters.countryCodes.flatMap((code) => (code === 'EU' ? OTHER_EUROPE : [code]));
  const chosen = (condition: SQL, values: readonly string[]) => (values.length === 0 ? sql`true` : condition);
  return {
    countries: chosen(sql`countries && ${list(codes)}`, codes),
    industries: chosen(sql`industries && ${list(filters.industries)}`, filters.industries),
    stages: chosen(sql`stage = ANY(${list(filters.stages)})`, filters.stages),
    fundingStages: chosen(sql`funding_stage = ANY(${list(filters.fundingStages)})`, filters.fundingStages),
    hiring: filters.hiring ? sql`is_hiring` : sql`true`,
  };
}

function orderOf({ sorting, search }: CompanyFilters): SQL {
  const order = {
    name: sql`folded_name, id`,
    newest: sql`created_at DESC, id`,
    hiring: sql`is_hiring DESC, created_at DESC, id`,
  }[sorting];
  const folded = fold(search);
  // A startup that is called so comes before one that says so.
  return folded === '' ? order : sql`(' ' || folded_name) LIKE ${`% ${folded}%`} DESC, ${order}`;
}

/**
 * The directory: startups, how many, and what each other choice would leave. All of it comes from one look at
 * the startups that the words match; only the page's own are read whole.
 */
export async function listCompanies(context: Context, filters: CompanyFilters): Promise<CompanyList> {
  const chosen = dimensions(filters);
  const without = (dimension: string) =>
    sql.join(
      Object.entries(chosen).flatMap(([name, condition]) => (name === dimension ? [] : [condition])),
      sql` AND `,
    );
  const { rows } = await context.db.execute<{ dimension: string; value: string; n: number }>(sql`
    WITH found AS MATERIALIZED (
      SELECT companies.id, industries, stage, funding_stage, created_at, folded_name,
        coalesce(registered.codes, '{}') AS countries, ${isHiring(context)} AS is_hiring
      FROM companies LEFT JOIN (
        SELECT company_id, array_agg(country_code) AS codes FROM company_countries GROUP BY company_id
      ) AS registered ON registered.company_id = companies.id
      WHERE ${isPublic(context)} AND ${matchesSearch(filters.search)}),
    chosen AS MATERIALIZED (SELECT * FROM found WHERE ${without('')})
    SELECT 'total' AS dimension, '' AS value, count(*)::int AS n FROM chosen
    UNION ALL
    SELECT 'page', id, place::int FROM (
      SELECT id, row_number() OVER (ORDER BY ${orderOf(filters)}) AS place FROM chosen
      ORDER BY place LIMIT ${COMPANIES_A_PAGE} OFFSET ${(filters.page - 1) * COMPANIES_A_PAGE}) AS page
    UNION ALL
    SELECT 'countries', code, count(*)::int FROM found, unnest(countries) AS code
      WHERE ${without('countries')} GROUP BY code
    UNION ALL
    SELECT 'countries', 'EU', count(*)::int FROM found
      WHERE countries && ${list(OTHER_EUROPE)} AND ${without('countries')}
    UNION ALL
    SELECT 'industries', industry, count(*)::int FROM found, unnest(industries) AS industry
      WHERE ${without('industries')} GROUP BY industry
    UNION ALL
    SELECT 'stages', stage, count(*)::int FROM found WHERE stage IS NOT NULL AND ${without('stages')} GROUP BY stage
    UNION ALL
    SELECT 'fundingStages', funding_stage, count(*)::int FROM found
      WHERE funding_stage IS NOT NULL AND ${without('fundingStages')} GROUP BY funding_stage
    UNION ALL
    SELECT 'hiring', '', count(*)::int FROM found WHERE is_hiring AND ${without('hiring')}`);

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
    docs: await readListed(context, ids),
    total,
    limit: COMPANIES_A_PAGE,
    page: filters.page,
    pages: Math.ceil(total / COMPANIES_A_PAGE),
    suggestions,
  };
}
