import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Context } from '#domain/context.ts';
import { NUMBER_OF_EMPLOYEES, SDGS } from '#domain/site/company-terms.ts';
import { OTHER_EUROPE } from '#domain/site/countries.ts';
import { EXCHANGE_RATES } from '#domain/site/money.ts';
import { JOB_ROLE_GROUPS, JOB_ROLES, POSITION_TYPES } from '#domain/site/roles-and-position-types.ts';
import { isDeep, randomSeed, sampleOf } from '#testing/depth.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { makeManyJobs, randomFrom } from '#testing/many-jobs.ts';
import { type JobFilters, noFilters } from '../filters/filters.ts';
import { jobFacets } from './facets.server.ts';
import { listOpenJobs } from './queries.server.ts';

/**
 * The property of rules §1: the count of a facet value is exactly the total when it is the only value chosen in its
 * dimension. The oracle reads the tables of the jobs with its own SQL, and no search rows.
 */

const JOBS = isDeep ? 5_000 : 1_000;
const FILTERS = isDeep ? 500 : 5;
const fixture = rollbackFixture({
  before: async (context) => {
    await makeManyJobs(context, { jobs: JOBS, openShare: 0.8, seed: 7, words: 60 });
  },
});

const LABELS = JSON.stringify(
  Object.fromEntries([...JOB_ROLES, ...POSITION_TYPES].map(({ key, label }) => [key, label])),
);

/** Writes every open job with its values as plain columns into a temporary table. */
async function createPlainTable(context: Context): Promise<void> {
  await context.db.execute(sql`
    CREATE TEMP TABLE plain ON COMMIT DROP AS
    SELECT j.id, j.job_role AS role, j.job_position_types AS types, j.workplace = 'remote' AS remote,
      j.salary_type <> 'unpaid' AS paid, j.english_enough AS english, j.salary_type = 'range' AS figure,
      round(j.salary_to / 100.0) AS top, c.number_of_employees AS size, c.sdgs AS goals,
      ARRAY(SELECT DISTINCT country_code FROM job_locations WHERE job_id = j.id) AS countries,
      ARRAY(SELECT DISTINCT locality FROM job_locations WHERE job_id = j.id) AS cities,
      ' ' || regexp_replace(lower(j.title || ' ' || c.name), '[^a-z0-9]+', ' ', 'g') || ' ' AS name,
      ' ' || regexp_replace(lower(j.title || ' ' || c.name || ' ' || (${LABELS}::jsonb ->> j.job_role) || ' ' ||
        (SELECT string_agg(${LABELS}::jsonb ->> t, ' ') FROM unnest(j.job_position_types) t) || ' ' ||
        regexp_replace(t.description, '<[^>]*>', ' ', 'g')), '[^a-z0-9]+', ' ', 'g') || ' ' AS everything
    FROM jobs j JOIN companies c ON c.id = j.company_id JOIN job_texts t ON t.job_id = j.id
    WHERE j.status = 'ACTIVE' AND j.approved_at IS NOT NULL AND j.closes_at > ${context.now.toISOString()}
      AND c.status = 'ACTIVE' AND ${context.platform} = ANY(c.platforms)`);
}

type Dimension = 'role' | 'size' | 'type' | 'country' | 'city' | 'remote' | 'paid' | 'english' | 'figure';
const VALUES: Record<Dimension, string> = {
  role: 'ARRAY[role]',
  size: 'ARRAY[size]',
  type: 'types',
  country: 'countries',
  city: 'cities',
  remote: `CASE WHEN remote THEN ARRAY['yes'] END`,
  paid: `CASE WHEN paid THEN ARRAY['yes'] END`,
  english: `CASE WHEN english THEN ARRAY['yes'] END`,
  figure: `CASE WHEN figure THEN ARRAY['yes'] END`,
};

const oneOf = (column: string, values: string[]) => sql`${sql.raw(column)} && ${sql.param(values)}::text[]`;

function oracle(filters: JobFilters, without?: Dimension): SQL {
  const all: SQL[] = [sql`true`];
  const roles = filters.roles.flatMap((key) => JOB_ROLE_GROUPS.find((group) => group.key === key)?.roles ?? [key]);
  const countries = filters.countryCodes.flatMap((code) => (code === 'EU' ? OTHER_EUROPE : [code]));
  if (roles.length && without !== 'role') all.push(oneOf('ARRAY[role]', roles));
  if (filters.companySizes.length && without !== 'size') all.push(oneOf('ARRAY[size]', filters.companySizes));
  if (filters.sdgs.length) all.push(oneOf('goals', filters.sdgs));
  if (filters.positionTypes.length && without !== 'type') all.push(oneOf('types', filters.positionTypes));
  if (countries.length && without !== 'country') all.push(oneOf('countries', countries));
  if (filters.localities.length && without !== 'city') all.push(oneOf('cities', filters.localities));
  if (filters.isRemote && without !== 'remote') all.push(sql`remote`);
  if (filters.isPaid && without !== 'paid') all.push(sql`paid`);
  if (filters.englishEnough && without !== 'english') all.push(sql`english`);
  if (filters.salaryShown && without !== 'figure') all.push(sql`figure`);
  if (filters.location === 'Danmark') all.push(oneOf('countries', ['DK']));
  if (filters.location === 'Stockholm, Sweden') all.push(sql`'Stockholm' = ANY(cities) AND 'SE' = ANY(countries)`);
  if (filters.location === 'remote') all.push(sql`remote`);
  if (filters.salaryFrom !== null) {
    const euros = filters.salaryFrom / EXCHANGE_RATES.perEuro[filters.salaryCurrency as 'EUR'];
    all.push(sql`(NOT figure OR top >= round(${euros}::numeric, 2))`);
  }
  const words = filters.search.split(' ').filter(Boolean);
  const last = words.at(-1);
  if (last) {
    const whole = words.slice(0, -1);
    const holds = (column: string, word: string) => sql`${sql.raw(column)} LIKE ${`% ${word}%`}`;
    const inAll = [...whole.map((word) => sql`everything LIKE ${`% ${word} %`}`), holds('everything', last)];
    const inName = [...whole.map((word) => sql`name LIKE ${`% ${word} %`}`), holds('name', last)];
    all.push(sql`((${sql.join(inAll, sql` AND `)}) OR (${sql.join(inName, sql` AND `)}))`);
  }
  return sql.join(all, sql` AND `);
}

async function oracleTotal(context: Context, filters: JobFilters): Promise<number> {
  const { rows } = await context.db.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM plain WHERE ${oracle(filters)}`,
  );
  return rows[0]?.n ?? 0;
}

async function oracleFacet(
  context: Context,
  filters: JobFilters,
  dimension: Dimension,
): Promise<Record<string, number>> {
  const { rows } = await context.db.execute<{ value: string; n: number }>(sql`
    SELECT value, count(DISTINCT id)::int AS n FROM plain, unnest(${sql.raw(VALUES[dimension])}) AS value
    WHERE ${oracle(filters, dimension)} AND value IS NOT NULL GROUP BY value`);
  return Object.fromEntries(rows.map(({ value, n }) => [value, n]));
}

function randomFilters(random: () => number, cities: string[]): JobFilters {
  const randomValues = (values: readonly string[], chance: number) =>
    random() < chance
      ? [
          ...new Set(
            Array.from(
              { length: 1 + Math.floor(random() * 3) },
              () => values[Math.floor(random() * values.length)] as string,
            ),
          ),
        ]
      : [];
  const randomValue = (values: readonly string[], chance: number) => randomValues(values, chance)[0] ?? '';
  return {
    ...noFilters,
    roles: randomValues([...JOB_ROLES.map(({ key }) => key), 'development'], 0.4),
    positionTypes: randomValues(
      POSITION_TYPES.map(({ key }) => key),
      0.3,
    ),
    countryCodes: randomValues(['DK', 'SE', 'NO', 'FI', 'IS', 'EU', 'DE', 'US', 'FR'], 0.4),
    localities: randomValues(cities, 0.3),
    companySizes: randomValues(
      NUMBER_OF_EMPLOYEES.map(({ key }) => key),
      0.2,
    ),
    sdgs: randomValues(
      SDGS.map(({ key }) => key),
      0.1,
    ),
    isRemote: random() < 0.15,
    isPaid: random() < 0.15,
    englishEnough: random() < 0.15,
    salaryShown: random() < 0.15,
    salaryFrom: random() < 0.2 ? Math.floor(random() * 9_000) : null,
    salaryCurrency: random() < 0.5 ? 'EUR' : 'GBP',
    location: randomValue(['Danmark', 'Stockholm, Sweden', 'remote'], 0.15),
    // Words without a synonym in the titles, because the oracle knows none.
    search: randomValue(
      ['engineer', 'senior', 'backend engineer', 'insulin', 'labs', 'manager', 'senior develop', 'design'],
      0.3,
    ),
  };
}

describe('facets', () => {
  it(`equal a plain count over the tables of the jobs, for ${FILTERS} random filters`, async () => {
    await createPlainTable(fixture.context);
    const random = randomFrom(randomSeed());
    const { rows } = await fixture.context.db.execute<{ city: string }>(sql`
      SELECT city FROM plain, unnest(cities) AS city GROUP BY city ORDER BY count(*) DESC LIMIT 40`);
    const cities = rows.map(({ city }) => city);
    let withMatches = 0;
    for (let n = 0; n < FILTERS; n++) {
      const filters = randomFilters(random, cities);
      const facets = await jobFacets(fixture.context, filters);
      const message = `filters ${n}: ${JSON.stringify(filters)}`;
      const total = await oracleTotal(fixture.context, filters);
      expect(facets.total, message).toBe(total);
      // A list without facets counts its total in another way.
      expect((await listOpenJobs(fixture.context, filters)).total, message).toBe(total);
      if (facets.total > 0) withMatches++;
      const { development, ...roles } = facets.suggestions.jobRoles;
      const types = Object.fromEntries(POSITION_TYPES.map(({ id, key }) => [id, key]));
      const ours: Record<Dimension, Record<string, number>> = {
        role: roles,
        size: facets.suggestions.numberOfEmployees,
        type: Object.fromEntries(Object.entries(facets.suggestions.jobPositionTypes).map(([id, n]) => [types[id], n])),
        country: Object.fromEntries(Object.entries(facets.suggestions.countries).filter(([code]) => code !== 'EU')),
        city: facets.suggestions.localities,
        remote: facets.suggestions.remote ? { yes: facets.suggestions.remote } : {},
        paid: facets.suggestions.paid ? { yes: facets.suggestions.paid } : {},
        english: facets.suggestions.englishEnough ? { yes: facets.suggestions.englishEnough } : {},
        figure: facets.suggestions.salaryShown ? { yes: facets.suggestions.salaryShown } : {},
      };
      for (const dimension of Object.keys(VALUES) as Dimension[]) {
        expect(ours[dimension], `${dimension} of ${message}`).toEqual(
          await oracleFacet(fixture.context, filters, dimension),
        );
      }
      expect(facets.suggestions.countries.EU ?? 0, message).toBe(
        await oracleTotal(fixture.context, { ...filters, countryCodes: ['EU'] }),
      );
      expect(development ?? 0, message).toBe(
        await oracleTotal(fixture.context, { ...filters, roles: ['development'] }),
      );
    }
    expect(withMatches).toBeGreaterThan(isDeep ? FILTERS / 5 : 0);
  }, 240_000);

  it('show the total of the list after choosing the value', async () => {
    const filters: JobFilters = {
      ...noFilters,
      search: 'engineer',
      roles: ['backenddeveloper', 'devops'],
      countryCodes: ['DK', 'EU'],
    };
    const { suggestions } = await jobFacets(fixture.context, filters);
    const choices: [number | undefined, Partial<JobFilters>][] = [
      ...Object.entries(suggestions.jobRoles).map(([key, n]) => [n, { roles: [key] }] as [number, Partial<JobFilters>]),
      ...Object.entries(suggestions.countries).map(
        ([code, n]) => [n, { countryCodes: [code] }] as [number, Partial<JobFilters>],
      ),
      ...Object.entries(suggestions.localities)
        .slice(0, 30)
        .map(([name, n]) => [n, { localities: [name] }] as [number, Partial<JobFilters>]),
      [suggestions.remote, { isRemote: true }],
    ];
    for (const [n, changes] of sampleOf(choices, 3)) {
      expect((await listOpenJobs(fixture.context, { ...filters, ...changes })).total, JSON.stringify(changes)).toBe(n);
    }
  }, 60_000);
});
