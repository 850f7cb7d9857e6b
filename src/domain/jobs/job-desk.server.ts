import { sql } from 'drizzle-orm';
import { canManage, requireUser } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { countryName, timeZoneOf } from '#domain/site/countries.ts';
import { dayIn } from '#domain/site/days.ts';
import { shortLocation } from '#domain/site/location.ts';
import { minorUnits } from '#domain/site/money.ts';
import { isBoosted, type JobOutcome, type JobStatus, type StopCause, shownMarks } from './job.ts';
import { type JobDay, readJobDays } from './job-days.server.ts';
import { possibleActions, renewableFrom, renewableUntil, type TeamAction } from './job-guards.ts';
import { type JobHistoryEntry, readJobHistory } from './job-history.server.ts';
import { openDays } from './open-days.ts';
import { isPauseReleased } from './pause-release.server.ts';
import { actorsFor } from './policy.ts';

/** The page of one job for its own team: its state, what can be done now, its numbers and its history. */

export type JobDesk = {
  id: string;
  title: string;
  status: JobStatus;
  isApproved: boolean;
  isBoosted: boolean;
  isImported: boolean;
  /** Its feed renews it, because it states no last day. */
  isRenewedByFeed: boolean;
  /** The team has edited an imported job, so its feed no longer does. */
  isHandEdited: boolean;
  isPaid: boolean;
  /** Whether somebody changed it since it was sent, and did not publish the changes. */
  hasChanges: boolean;
  stoppedBecause: StopCause | null;
  outcome: JobOutcome | null;
  place: string | null;
  salary: string;
  salaryRange?: { from: number | null; to: number | null; currency: string; period: string };
  /** Days in the startup's time zone, such as `2026-12-02`. */
  today: string;
  openedOn: string | null;
  lastDay: string | null;
  closedOn: string | null;
  /** The number of days on which a closed job was open. */
  openDays: number | null;
  renewableFrom: string | null;
  renewableUntil: string | null;
  /** The last day of a boost that was paid for; null once it is over. */
  boostedUntil: string | null;
  periodDays: number;
  viewsTotal: number;
  /** Applications that were sent, those withdrawn included. */
  applied: number;
  /** People who saved it and who are interested; null below 5 people. */
  saved: number | null;
  interested: number | null;
  numbers: JobDay[];
  history: JobHistoryEntry[];
  actions: TeamAction[];
  canDelete: boolean;
  company: { id: string; key: string; name: string; countryCode: string; status: string };
};

type Row = Pick<
  JobDesk,
  | 'id'
  | 'title'
  | 'status'
  | 'isApproved'
  | 'isImported'
  | 'isRenewedByFeed'
  | 'isHandEdited'
  | 'isPaid'
  | 'stoppedBecause'
  | 'outcome'
  | 'salary'
  | 'lastDay'
> &
  Pick<JobDesk, 'periodDays' | 'viewsTotal' | 'hasChanges'> & {
    companyId: string;
    companyKey: string;
    companyName: string;
    companyStatus: string;
    companyCountry: string | null;
    isReleased: boolean;
    isDeleted: boolean;
    createdAt: string;
    publishedAt: string | null;
    approvedAt: string | null;
    closesAt: string | null;
    closedAt: string | null;
    boostingExpiresAt: string | null;
    salaryFrom: number | null;
    salaryTo: number | null;
    salaryCurrency: string | null;
    salaryPeriod: string | null;
    location: { locality: string | null; address: string | null; countryCode: string } | null;
    hasPaidOrder: boolean;
    appliedOn: Record<string, number> | null;
    savedBySome: number;
    interestedSome: number;
  };

/** Reads the page of a job of this startup, for owners and managers (absent for others), in four statements. */
export async function findJobDesk(context: Context, companyKey: string, jobId: string): Promise<JobDesk> {
  const actor = requireUser(context);
  const row = isIdentifier(jobId) ? await rowOf(context, jobId) : undefined;
  if (!row || row.isDeleted || row.companyKey !== companyKey) throw absent('This job');
  if (!canManage(actor, { kind: 'company', id: row.companyId })) throw absent('This job');
  const countryCode = row.companyCountry ?? 'DK';
  const timeZone = timeZoneOf(countryCode);
  const stoppedBecause = row.isReleased ? null : row.stoppedBecause;
  const state = { ...row, stoppedBecause, closesAt: momentOf(row.closesAt), closedAt: momentOf(row.closedAt) };
  const dayOf = (at: Date | null) => at && dayIn(timeZone, at);
  const isLive = row.status === 'ACTIVE' && row.isApproved;
  const boostingExpiresAt = momentOf(row.boostingExpiresAt);
  const hasBoost = isBoosted({ boostingExpiresAt }, context.now);
  const salaryRange = salaryOf(row);
  const openedOn = dayOf(momentOf(row.publishedAt));
  const history = await readJobHistory(context, row);
  const dated = history.map(({ what, at }) => ({ what, day: dayIn(timeZone, new Date(at)) })).reverse();
  return {
    ...pick(row),
    isBoosted: isLive && hasBoost,
    place: row.location && placeOf(row.location),
    ...(salaryRange && { salaryRange }),
    today: dayIn(timeZone, context.now),
    openedOn,
    closedOn: row.status === 'STOPPED' || row.status === 'EXPIRED' ? dayOf(state.closedAt ?? state.closesAt) : null,
    openDays: row.status === 'EXPIRED' && openedOn ? openDays({ openedOn, lastDay: row.lastDay }, dated) : null,
    renewableFrom: isLive && !row.isImported ? dayOf(renewableFrom(state)) : null,
    renewableUntil: row.status === 'EXPIRED' ? dayOf(renewableUntil(state)) : null,
    boostedUntil: hasBoost ? dayOf(boostingExpiresAt) : null,
    applied: Object.values(row.appliedOn ?? {}).reduce((sum, n) => sum + n, 0),
    saved: shownMarks(row.savedBySome),
    interested: shownMarks(row.interestedSome),
    numbers: await readJobDays(context, { ...state, boostingExpiresAt }),
    history,
    actions: possibleActions(state, actorsFor(actor, row.companyId), context.now),
    canDelete: row.status === 'DRAFT' && !row.hasPaidOrder,
    company: { id: row.companyId, key: row.companyKey, name: row.companyName, countryCode, status: row.companyStatus },
  };
}

function pick(row: Row) {
  const { id, title, status, isApproved, isImported, isPaid, stoppedBecause, outcome, salary, lastDay } = row;
  const { periodDays, viewsTotal, hasChanges, isRenewedByFeed, isHandEdited } = row;
  return {
    id,
    title,
    status,
    isApproved,
    isImported,
    isPaid,
    stoppedBecause,
    outcome,
    salary,
    lastDay,
    periodDays,
    viewsTotal,
    hasChanges,
    isRenewedByFeed,
    isHandEdited,
  };
}

async function rowOf(context: Context, jobId: string): Promise<Row | undefined> {
  const { db, platform } = context;
  const { rows } = await db.execute<Row>(sql`
    SELECT j.id, j.title, j.status, j.approved_at IS NOT NULL AS "isApproved", j.source IS NOT NULL AS "isImported",
      j.source IS NOT NULL AND NOT j.last_day_said AS "isRenewedByFeed", j.hand_edited AS "isHandEdited",
      j.is_paid AS "isPaid", j.stopped_because AS "stoppedBecause", j.outcome, j.salary_type AS salary,
      j.salary_from::float8 AS "salaryFrom", j.salary_to::float8 AS "salaryTo", j.salary_currency AS "salaryCurrency",
      j.salary_period AS "salaryPeriod", j.expiration_date::text AS "lastDay", j.period_days AS "periodDays",
      j.views_total AS "viewsTotal", j.created_at AS "createdAt", j.published_at AS "publishedAt",
      j.approved_at AS "approvedAt", j.closes_at AS "closesAt", j.closed_at AS "closedAt",
      j.boosting_expires_at AS "boostingExpiresAt", c.id AS "companyId", c.key AS "companyKey",
      c.name AS "companyName", c.status AS "companyStatus",
      (SELECT country_code FROM company_countries k WHERE k.company_id = c.id ORDER BY position LIMIT 1) AS "companyCountry",
      (SELECT json_build_object('locality', locality, 'address', address, 'countryCode', country_code)
        FROM job_locations l WHERE l.job_id = j.id ORDER BY position LIMIT 1) AS location,
      ${isPauseReleased(context, { id: sql`j.id`, cause: sql`j.stopped_because` })} AS "isReleased",
      d.deleted_at IS NOT NULL AS "isDeleted", 
      d.job_id IS NOT NULL AND j.status NOT IN ('DRAFT', 'EXPIRED') AS "hasChanges",
      EXISTS (SELECT FROM orders o WHERE o.job_id = j.id AND o.paid_at IS NOT NULL) AS "hasPaidOrder",
      (SELECT json_object_agg(day, people) FROM (SELECT (sent_at AT TIME ZONE 'UTC')::date AS day, count(*)::int AS people
        FROM applications WHERE job_id = j.id GROUP BY 1) sent) AS "appliedOn",
      (SELECT count(*)::int FROM saved_jobs s WHERE s.job_id = j.id) AS "savedBySome",
      (SELECT count(*)::int FROM job_interests i WHERE i.job_id = j.id) AS "interestedSome"
    FROM jobs j JOIN companies c ON c.id = j.company_id LEFT JOIN job_drafts d ON d.job_id = j.id
    WHERE j.id = ${jobId} AND ${platform} = ANY(c.platforms)`);
  return rows[0];
}

function salaryOf(row: Row): JobDesk['salaryRange'] {
  if (row.salary !== 'range' || row.salaryCurrency === null || row.salaryPeriod === null) return undefined;
  const units = minorUnits(row.salaryCurrency);
  const whole = (amount: number | null) => (amount === null ? null : amount / units);
  return {
    from: whole(row.salaryFrom),
    to: whole(row.salaryTo),
    currency: row.salaryCurrency,
    period: row.salaryPeriod,
  };
}

const placeOf = ({ countryCode, ...location }: NonNullable<Row['location']>) =>
  shortLocation({ ...location, country: countryName(countryCode) });

const momentOf = (value: string | null) => (value === null ? null : new Date(value));
