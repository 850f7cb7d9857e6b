import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { inTransaction } from '#domain/context.ts';
import { refreshJobSearch } from '#domain/search/index/search-index.server.ts';
import { capitalise } from '#domain/site/capitalise.ts';
import { NUMBER_OF_EMPLOYEES } from '#domain/site/company-terms.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { JOB_ROLES, POSITION_TYPES } from '#domain/site/roles-and-position-types.ts';

/** Thousands of jobs, the same in every run: for the oracle of the facets and for the benchmarks. */

export type ManyJobs = { companyIds: string[]; openIds: string[]; titles: Map<string, string> };

/** A random number generator with a seed (mulberry32), so that a failure can be reproduced. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let hash = Math.imul(state ^ (state >>> 15), 1 | state);
    hash = (hash + Math.imul(hash ^ (hash >>> 7), 61 | hash)) ^ hash;
    return ((hash ^ (hash >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const LEVELS = ['Senior', 'Junior', 'Lead', 'Head of', 'Principal', 'Graduate', 'Chief', 'Associate', 'Staff', ''];
const CRAFTS = (
  'Backend Engineer|Frontend Developer|Full-stack Developer|DevOps Engineer|Product Designer|UX Researcher|' +
  'Product Manager|Data Scientist|Data Analyst|Machine Learning Engineer|Growth Marketer|Content Manager|' +
  'Account Executive|Sales Development|Customer Success Manager|Operations Manager|Finance Controller|' +
  'People Partner|Legal Counsel|Quality Engineer|Firmware Engineer|Mobile Developer|Hardware Engineer|Project Manager'
).split('|');
const FIELDS = (
  'Payments|Fleet Charging|Ocean Sensors|Clinical Trials|Grid Storage|Avalanche Alerts|Seaweed|Onboarding|Identity|' +
  'Route Planning|Pricing|Bookkeeping|Wind Farms|Carbon Removal|Speech|Robotics|Lidar|Mussel Farms|Daylight|Compilers|' +
  'Marketplace|Ferries|Timber|Insulin|Nowcasting|Hydrology|Packaging|Recruiting|Logistics|Heat Pumps'
).split('|');
const SYLLABLES =
  'ska ber lun vik nor sten hav fjo mar tor lys kol dal ros ven bri kel som tin gra pol rud sel mo fin'.split(' ');

/** The words of an invented language. Callers pick the first ones far more often, as in any language. */
function vocabulary(random: () => number, size: number): string[] {
  const words = new Set<string>();
  while (words.size < size) {
    const length = 2 + Math.floor(random() * 3);
    words.add(Array.from({ length }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join(''));
  }
  return [...words];
}

/** Adds startups and jobs with their search rows. `openShare` is the share of jobs that are open. */
export async function makeManyJobs(
  context: Context,
  options: { jobs: number; companies?: number; openShare?: number; seed?: number; words?: number },
): Promise<ManyJobs> {
  const random = randomFrom(options.seed ?? 1);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const pickSkewed = <T>(from: readonly T[]) => from[Math.floor(random() ** 3 * from.length)] as T;
  const language = vocabulary(random, 6_000);
  const { rows: cities } = await context.db.execute<{ id: number; code: string; name: string }>(sql`
    SELECT id, country_code AS code, name FROM places WHERE country_code IN ('DK', 'SE', 'NO', 'FI', 'IS')
      OR (country_code IN ('DE', 'NL', 'US', 'EE') AND population > 400000)
    ORDER BY population DESC, id LIMIT 160`);
  const result: ManyJobs = { companyIds: [], openIds: [], titles: new Map() };
  const idOf = (kind: string, n: number) => `65${kind}${n.toString(16).padStart(21, '0')}`;
  const companies = Array.from({ length: options.companies ?? Math.ceil(options.jobs / 12) }, (_, n) => {
    const name = `${pick(language)} ${pickSkewed(['Labs', 'Energy', 'Health', 'Works', 'Studio', 'Systems'])}`;
    return {
      id: idOf('c', n),
      key: `company-${n}`,
      status: random() < 0.95 ? 'ACTIVE' : 'DISABLED',
      platforms: random() < 0.15 ? ['thehub', 'plusimpact'] : random() < 0.05 ? ['plusimpact'] : ['thehub'],
      name: capitalise(name),
      // Some companies do not state it.
      size: NUMBER_OF_EMPLOYEES[n % (NUMBER_OF_EMPLOYEES.length + 1)]?.key ?? null,
    };
  });
  result.companyIds = companies.map(({ id }) => id);
  const isPublic = new Map(companies.map((company) => [company.id, company.status === 'ACTIVE']));

  await inTransaction(context, async ({ db }) => {
    await db.execute(sql`
      INSERT INTO companies (id, key, status, platforms, name, number_of_employees, created_at, updated_at)
      SELECT id, key, status, ARRAY(SELECT json_array_elements_text(platforms)), name, size, ${context.now.toISOString()}, ${context.now.toISOString()}
      FROM json_to_recordset(${JSON.stringify(companies)}::json) AS c (id text, key text, status text, platforms json, name text, size text)`);
    for (let start = 0; start < options.jobs; start += 5_000) {
      const jobs = Array.from({ length: Math.min(5_000, options.jobs - start) }, (_, offset) => {
        const n = start + offset;
        const isOpen = random() < (options.openShare ?? 0.45);
        const status =
          isOpen || random() < 0.05 ? 'ACTIVE' : pick(['EXPIRED', 'EXPIRED', 'DRAFT', 'STOPPED', 'PENDING_PAYMENT']);
        const title = [pick(LEVELS), pickSkewed(CRAFTS), random() < 0.7 ? `, ${pick(FIELDS)}` : '']
          .join(' ')
          .replace(/ ,/, ',')
          .trim();
        const publishedAt = context.now.getTime() - random() * 30 * DAY_MS;
        const companyId = pick(companies).id;
        const id = idOf('b', n);
        const pay = random();
        if (isOpen && isPublic.get(companyId)) result.openIds.push(id);
        result.titles.set(id, title);
        return {
          id,
          key: `job-${n}`,
          companyId,
          status,
          title,
          role: pickSkewed(JOB_ROLES).key,
          types: [...new Set([pickSkewed(POSITION_TYPES).key, ...(random() < 0.3 ? [pick(POSITION_TYPES).key] : [])])],
          workplace: random() < 0.2 ? 'remote' : random() < 0.5 ? 'hybrid' : 'onsite',
          salaryType: pay < 0.5 ? 'range' : pay < 0.55 ? 'unpaid' : 'competitive',
          salaryFrom: 2_000_00 + Math.floor(random() * 400) * 1_000,
          salaryTo: 6_000_00 + Math.floor(random() * 400) * 1_000,
          english: random() < 0.4,
          publishedAt: new Date(publishedAt).toISOString(),
          approvedAt:
            status === 'DRAFT' || status === 'PENDING_PAYMENT' || !isOpen ? null : new Date(publishedAt).toISOString(),
          closesAt: new Date(isOpen ? context.now.getTime() + (1 + random() * 40) * DAY_MS : publishedAt).toISOString(),
          boostedUntil: random() < 0.01 ? new Date(context.now.getTime() + random() * 14 * DAY_MS).toISOString() : null,
          views: Math.floor(random() ** 4 * 2_000),
          locations: Array.from({ length: random() < 0.8 ? 1 : 1 + Math.floor(random() * 4) }, () =>
            pickSkewed(cities),
          ),
          description: Array.from(
            { length: 6 },
            () =>
              `<p>${Array.from({ length: Math.ceil((options.words ?? 200) / 6) }, () => pickSkewed(language)).join(' ')}.</p>`,
          ).join(''),
        };
      });
      await db.execute(sql`
        WITH built AS MATERIALIZED (SELECT * FROM json_to_recordset(${JSON.stringify(jobs)}::json) AS j (id text, key text,
            "companyId" text, status text, title text, role text, types json, workplace text, "salaryType" text,
            "salaryFrom" bigint, "salaryTo" bigint, english boolean, "publishedAt" timestamptz, "approvedAt" timestamptz,
            "closesAt" timestamptz, "boostedUntil" timestamptz, views int, locations json, description text)),
        rows AS (INSERT INTO jobs (id, key, company_id, status, title, job_role, job_position_types, workplace, salary_type,
            salary_from, salary_to, salary_currency, salary_period, english_enough, receive_applicants, closes_at,
            expiration_date, created_at, updated_at, approved_at, published_at, boosting_expires_at, views_total, views_week)
          SELECT id, key, "companyId", status, title, role, ARRAY(SELECT json_array_elements_text(types)), workplace,
            "salaryType", CASE WHEN "salaryType" = 'range' THEN "salaryFrom" END,
            CASE WHEN "salaryType" = 'range' THEN "salaryTo" END,
            CASE WHEN "salaryType" = 'range' THEN 'EUR' END, CASE WHEN "salaryType" = 'range' THEN 'month' END, english,
            'platform', "closesAt", "closesAt"::date, "publishedAt", "publishedAt", "approvedAt", "publishedAt",
            "boostedUntil", views * 3, views FROM built),
        texts AS (INSERT INTO job_texts (job_id, description) SELECT id, description FROM built)
        INSERT INTO job_locations (job_id, position, country_code, place_id, locality)
        SELECT built.id, place.position - 1, place.city ->> 'code', (place.city ->> 'id')::int, place.city ->> 'name'
        FROM built, json_array_elements(locations) WITH ORDINALITY AS place(city, position)`);
    }
  });
  await refreshJobSearch(context, result.openIds);
  await context.db.execute(sql`ANALYZE`);
  return result;
}
