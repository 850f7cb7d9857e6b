import { type SQL, sql } from 'drizzle-orm';
import { asPrepared } from '#database/prepared-statements.ts';
import type { Context } from '#domain/context.ts';
import { variantPath } from '#domain/media/image.ts';
import { countryName } from '#domain/site/countries.ts';
import { flagOfName } from '#domain/site/flag-codes.ts';
import { minorUnits } from '#domain/site/money.ts';
import { POSITION_TYPES } from '#domain/site/roles-and-position-types.ts';
import { isBoosted } from './job.ts';
import type { JobInList } from './views.ts';

/** Reads jobs as lists show them, in one statement, whatever query selects them. */

export type LocationRow = {
  countryCode: string;
  locality: string | null;
  address: string | null;
};

export type JobRow = {
  id: string;
  key: string;
  title: string;
  pitch: string;
  role: string;
  types: string[];
  workplace: string;
  salaryType: string;
  salaryFrom: number | null;
  salaryTo: number | null;
  salaryCurrency: string | null;
  salaryPeriod: string | null;
  equityType: string;
  textLanguage: string;
  publishedAt: string | null;
  expirationDate: string | null;
  boostingExpiresAt: string | null;
  closesAt: string | null;
  equityFrom: number | null;
  equityTo: number | null;
  viewsTotal: number;
  viewsWeek: number;
  companyId: string;
  companyKey: string;
  companyName: string;
  companyWebsite: string | null;
  companySize: string | null;
  companyFounded: number | null;
  companyFlag: string | null;
  logoPath: string | null;
  coverPath: string | null;
  coverWidth: number | null;
  coverHeight: number | null;
  coverFocusX: number;
  coverFocusY: number;
  isSaved: boolean;
  locations: LocationRow[];
};

/** SQL columns of a JobRow from JOB_TABLES. */
export const JOB_COLUMNS = sql.raw(`j.id, j.key, j.title, j.pitch, j.job_role AS role, j.job_position_types AS types,
  j.workplace, j.salary_type AS "salaryType", j.salary_from::float8 AS "salaryFrom", j.salary_to::float8 AS "salaryTo",
  j.salary_currency AS "salaryCurrency", j.salary_period AS "salaryPeriod", j.equity_type AS "equityType", j.text_language AS "textLanguage",
  j.equity_from::float8 AS "equityFrom", j.equity_to::float8 AS "equityTo", j.closes_at AS "closesAt",
  j.published_at AS "publishedAt", j.expiration_date AS "expirationDate",
  j.boosting_expires_at AS "boostingExpiresAt", j.views_total AS "viewsTotal", j.views_week AS "viewsWeek",
  c.id AS "companyId", c.key AS "companyKey", c.name AS "companyName", c.website AS "companyWebsite",
  c.number_of_employees AS "companySize", c.founded AS "companyFounded", c.flag AS "companyFlag", '/images/' || logo.id AS "logoPath",
  '/images/' || cover.id AS "coverPath", cover.width AS "coverWidth", cover.height AS "coverHeight",
  c.cover_focus_x AS "coverFocusX", c.cover_focus_y AS "coverFocusY",
  (SELECT json_agg(json_build_object('countryCode', l.country_code, 'locality', l.locality, 'address', l.address)
    ORDER BY l.position) FROM job_locations l WHERE l.job_id = j.id) AS locations`);

/** A column to add to JOB_COLUMNS: whether the actor saved the job. Visitors' pages are cached, so theirs is false. */
export function savedColumn({ actor }: Context): SQL {
  if (actor.kind !== 'user') return sql`, false AS "isSaved"`;
  return sql`, EXISTS (SELECT FROM saved_jobs s WHERE s.job_id = j.id AND s.user_id = ${actor.userId}) AS "isSaved"`;
}

/** The names of a job's towns, each as the gazetteer has it. */
export function placeNamesColumn(jobId: SQL): SQL {
  return sql`ARRAY(SELECT DISTINCT coalesce(p.name, l.locality) FROM job_locations l LEFT JOIN places p ON p.id = l.place_id
        WHERE l.job_id = ${jobId} AND coalesce(p.name, l.locality) IS NOT NULL)`;
}

export const JOB_TABLES = sql.raw(`jobs j
    JOIN companies c ON c.id = j.company_id
    LEFT JOIN images logo ON logo.id = c.logo_image_id
    LEFT JOIN images cover ON cover.id = c.cover_image_id`);

/**
 * `selection` is a query with the columns `job_id` and `place` (the order), and those that `extra` reads. `isPrepared` is for
 * selections with one good plan (see prepared).
 */
export async function readJobRows<Extra extends object = object>(
  context: Context,
  selection: SQL,
  { extra = sql``, isPrepared = false }: { extra?: SQL; isPrepared?: boolean } = {},
): Promise<(JobRow & Extra)[]> {
  const statement = sql`
    SELECT ${JOB_COLUMNS}${savedColumn(context)}${extra}
    FROM (${selection}) AS picked JOIN (${JOB_TABLES}) ON j.id = picked.job_id
    ORDER BY picked.place`;
  const { rows } = await context.db.execute(isPrepared ? asPrepared(statement) : statement);
  return rows as (JobRow & Extra)[];
}

/** `readJobRows`, as pages and the API list jobs. */
export async function readJobs(
  context: Context,
  selection: SQL,
  options: { isPrepared?: boolean } = {},
): Promise<JobInList[]> {
  return (await readJobRows(context, selection, options)).map((row) => jobInList(row, context.now));
}

/** Raw statements return timestamps as PostgreSQL writes them. */
export function isoMoment(text: string | null): string | null {
  return text === null ? null : new Date(text).toISOString();
}

/** The API gives position types by id, the database by key. */
export function positionTypeId(key: string): string {
  return POSITION_TYPES.find((type) => type.key === key)?.id ?? key;
}

/** Where the employer gave no address, it is "Aarhus, Denmark" or the country alone. */
export function locationOf(row: LocationRow) {
  const country = countryName(row.countryCode);
  const address = row.address ?? (row.locality === null ? country : `${row.locality}, ${country}`);
  return { country, locality: row.locality, address };
}

function wholeUnits(amount: number | null, currency: string): number | null {
  return amount === null ? null : amount / minorUnits(currency);
}

/** The range that the employer gave. The database has none without a figure. */
export function salaryOf(
  row: Pick<JobRow, 'salaryType' | 'salaryFrom' | 'salaryTo' | 'salaryCurrency' | 'salaryPeriod'>,
): Pick<JobInList, 'salaryRange'> {
  const { salaryType, salaryFrom, salaryTo, salaryCurrency: currency, salaryPeriod } = row;
  if (salaryType !== 'range' || currency === null) return {};
  const from = wholeUnits(salaryFrom, currency);
  const to = wholeUnits(salaryTo, currency);
  return { salaryRange: { from, to, min: from, max: to, currency, period: salaryPeriod ?? 'month' } };
}

/** A job as pages and the API list it. Its salary is in whole units, and its first place decides the country. */
export function jobInList(row: JobRow, now: Date): JobInList {
  const locations = row.locations ?? [];
  const isBoostedNow = isBoosted(
    { boostingExpiresAt: row.boostingExpiresAt ? new Date(row.boostingExpiresAt) : null },
    now,
  );
  return {
    id: row.id,
    key: row.key,
    title: row.title,
    location: locations[0] ? locationOf(locations[0]) : null,
    locations: locations.map((location) => ({ ...locationOf(location), countryCode: location.countryCode })),
    countryCode: locations[0]?.countryCode ?? null,
    isRemote: row.workplace === 'remote',
    jobRole: row.role,
    jobPositionTypes: row.types.map(positionTypeId),
    salary: row.salaryType,
    ...salaryOf(row),
    equity: row.equityType,
    textLanguage: row.textLanguage,
    publishedAt: isoMoment(row.publishedAt),
    expirationDate: row.expirationDate,
    isFeatured: isBoostedNow,
    views: { week: row.viewsWeek, total: row.viewsTotal },
    saved: row.isSaved,
    company: {
      id: row.companyId,
      key: row.companyKey,
      name: row.companyName,
      website: row.companyWebsite,
      numberOfEmployees: row.companySize,
      founded: row.companyFounded === null ? null : String(row.companyFounded),
      ...(row.logoPath !== null && { logoImage: { path: row.logoPath, url: variantPath(row.logoPath, 'thumbnail') } }),
      flag: row.companyFlag ?? flagOfName(row.companyName),
      coverImage:
        row.coverPath === null
          ? null
          : { path: row.coverPath, width: row.coverWidth ?? 0, height: row.coverHeight ?? 0 },
      coverFocus: { x: row.coverFocusX, y: row.coverFocusY },
    },
    pitch: row.pitch,
    workplace: row.workplace,
    isBoosted: isBoostedNow,
    equityRange: row.equityType === 'percentage' ? { from: row.equityFrom, to: row.equityTo } : null,
    closesAt: isoMoment(row.closesAt),
    boostingExpiresAt: isoMoment(row.boostingExpiresAt),
  };
}
