import { sql } from 'drizzle-orm';
import { canManage, requireUser } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { addDays, countryName, dayIn, timeZoneOf } from '#domain/site/countries.ts';
import { shortLocation } from '#domain/site/location.ts';
import { minorUnits } from '#domain/site/money.ts';
import type { JobEdit } from './edits.server.ts';
import { isBoosted, type JobOutcome, type JobStatus, LONGEST_AHEAD_DAYS, type StopCause, shownMarks } from './job.ts';
import { possibleActions, renewableFrom, renewableUntil, type TeamAction } from './job-guards.ts';
import { isPauseReleased } from './pause-release.server.ts';
import { actorsFor } from './policy.ts';
import type { ViewSource } from './view-source.ts';

/** The page of one job for its own team: its state, what can be done now, its numbers and its history. */

export type JobHistoryEntry = {
  at: string;
  /** A transition of job.ts, `created`, `edited`, or `boosted` for a paid order. */
  what: string;
  /** First name of the person, `admin` for staff, or null for a schedule, a feed or a payment. */
  by: string | null;
  isByStaff: boolean;
  reason: string | null;
  /** Of a payment. */
  payment?: { total: number; currency: string; orderId: string; receipt: string | null };
  edit?: JobEdit;
};

export type JobDesk = {
  id: string;
  title: string;
  status: JobStatus;
  isApproved: boolean;
  isBoosted: boolean;
  isImported: boolean;
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
  numbers: DeskDay[];
  history: JobHistoryEntry[];
  actions: TeamAction[];
  canDelete: boolean;
  company: { id: string; key: string; name: string; countryCode: string; status: string };
};

export type DeskDay = { day: string; isBoosted: boolean; applied: number; views: Record<ViewSource, number> };

type Row = Pick<
  JobDesk,
  | 'id'
  | 'title'
  | 'status'
  | 'isApproved'
  | 'isImported'
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
    startedFrom: string | null;
    savedBy: string | null;
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
  return {
    ...pick(row),
    isBoosted: isLive && hasBoost,
    place: row.location && placeOf(row.location),
    ...(salaryRange && { salaryRange }),
    today: dayIn(timeZone, context.now),
    openedOn: dayOf(momentOf(row.publishedAt)),
    closedOn: row.status === 'STOPPED' || row.status === 'EXPIRED' ? dayOf(state.closedAt ?? state.closesAt) : null,
    renewableFrom: isLive && !row.isImported ? dayOf(renewableFrom(state)) : null,
    renewableUntil: row.status === 'EXPIRED' ? dayOf(renewableUntil(state)) : null,
    boostedUntil: hasBoost ? dayOf(boostingExpiresAt) : null,
    applied: Object.values(row.appliedOn ?? {}).reduce((sum, n) => sum + n, 0),
    saved: shownMarks(row.savedBySome),
    interested: shownMarks(row.interestedSome),
    numbers: await numbersOf(context, row, boostingExpiresAt),
    history: await historyOf(context, row),
    actions: possibleActions(state, actorsFor(actor, row.companyId), context.now),
    canDelete: row.status === 'DRAFT' && !row.hasPaidOrder,
    company: { id: row.companyId, key: row.companyKey, name: row.companyName, countryCode, status: row.companyStatus },
  };
}

function pick(row: Row) {
  const { id, title, status, isApproved, isImported, isPaid, stoppedBecause, outcome, salary, lastDay } = row;
  const { periodDays, viewsTotal, hasChanges } = row;
  return {
    ...{ id, title, status, isApproved, isImported, isPaid, stoppedBecause, outcome, salary, lastDay },
    ...{ periodDays, viewsTotal, hasChanges },
  };
}

async function rowOf(context: Context, jobId: string): Promise<Row | undefined> {
  const { db, platform } = context;
  const { rows } = await db.execute<Row>(sql`
    SELECT j.id, j.title, j.status, j.approved_at IS NOT NULL AS "isApproved", j.source IS NOT NULL AS "isImported",
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
      d.job_id IS NOT NULL AND j.status NOT IN ('DRAFT', 'EXPIRED') AS "hasChanges", d.started_from AS "startedFrom",
      (SELECT first_name FROM users WHERE users.id = d.saved_by) AS "savedBy",
      EXISTS (SELECT FROM orders o WHERE o.job_id = j.id AND o.paid_at IS NOT NULL) AS "hasPaidOrder",
      (SELECT json_object_agg(day, people) FROM (SELECT (sent_at AT TIME ZONE 'UTC')::date AS day, count(*)::int AS people
        FROM applications WHERE job_id = j.id GROUP BY 1) sent) AS "appliedOn",
      (SELECT count(*)::int FROM saved_jobs s WHERE s.job_id = j.id) AS "savedBySome",
      (SELECT count(*)::int FROM job_interests i WHERE i.job_id = j.id) AS "interestedSome"
    FROM jobs j JOIN companies c ON c.id = j.company_id LEFT JOIN job_drafts d ON d.job_id = j.id
    WHERE j.id = ${jobId} AND ${platform} = ANY(c.platforms)`);
  return rows[0];
}

/**
 * At most this many days are drawn: a renewed job shows its latest period. They hold the first day of the longest period
 * as well, and the day before it in UTC.
 */
const MOST_DAYS = LONGEST_AHEAD_DAYS + 2;

async function numbersOf(context: Context, row: Row, boostingExpiresAt: Date | null): Promise<DeskDay[]> {
  if (row.publishedAt === null) return [];
  const today = context.now.toISOString().slice(0, 10);
  const opened = new Date(row.publishedAt).toISOString().slice(0, 10);
  const isOver = row.status === 'EXPIRED';
  const ended = (momentOf(row.closedAt) ?? momentOf(row.closesAt) ?? context.now).toISOString().slice(0, 10);
  // Views come until it closes; a live job also shows the days that are left.
  const last = isOver ? ended : row.lastDay && row.lastDay > today ? row.lastDay : today;
  const earliest = addDays(isOver ? ended : today, 1 - MOST_DAYS);
  const first = laterOf(opened, earliest);
  const latest = addDays(first, MOST_DAYS - 1);
  const { rows } = await context.db.execute<{
    day: string;
    visitors: number;
    sources: Partial<Record<ViewSource, number>>;
  }>(sql`
    SELECT v.day::text, v.visitors, coalesce((SELECT json_object_agg(source, s.visitors) FROM job_view_sources s
      WHERE s.job_id = v.job_id AND s.day = v.day), '{}') AS sources
    FROM job_views v WHERE v.job_id = ${row.id} AND v.day >= ${first}::date`);
  const boosts = await boostsOf(context, row, boostingExpiresAt);
  const on = new Map(rows.map((each) => [each.day, each]));
  const days: DeskDay[] = [];
  for (let day = first; day <= last && day <= latest; day = addDays(day, 1)) {
    const counted = on.get(day);
    const { search = 0, digest = 0, boosted = 0 } = counted?.sources ?? {};
    // Views from before sources were counted have none.
    const other = Math.max(0, (counted?.visitors ?? 0) - search - digest - boosted);
    const isBoosted = boosts.some(({ from, to }) => day >= from && day <= to);
    days.push({ day, isBoosted, applied: row.appliedOn?.[day] ?? 0, views: { search, digest, other, boosted } });
  }
  return days;
}

const laterOf = (day: string, other: string) => (day.localeCompare(other) > 0 ? day : other);

const BOOST_DAYS = 14;

/** The days of its boosts. One that is paid during another follows it; one for a job in review begins with it. */
async function boostsOf(
  { db }: Context,
  row: Row,
  boostingExpiresAt: Date | null,
): Promise<{ from: string; to: string }[]> {
  const { rows } = await db.execute<{ paidAt: string }>(sql`
    SELECT paid_at AS "paidAt" FROM orders WHERE job_id = ${row.id} AND status = 'paid' ORDER BY paid_at`);
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const DAY_MS = 86_400_000;
  const opened = Date.parse(row.publishedAt ?? row.createdAt);
  const limit = boostingExpiresAt?.getTime() ?? 0;
  // A boost that no order explains, such as one of the demo data.
  if (rows.length === 0 && limit > 0) return [{ from: day(limit - BOOST_DAYS * DAY_MS), to: day(limit) }];
  let end = 0;
  return rows.flatMap(({ paidAt }) => {
    const from = Math.max(Date.parse(paidAt), opened, end);
    end = Math.min(from + BOOST_DAYS * DAY_MS, Math.max(limit, from));
    return end > from ? [{ from: day(from), to: day(end) }] : [];
  });
}

async function historyOf({ db }: Context, row: Row): Promise<JobHistoryEntry[]> {
  const { rows } = await db.execute<{
    at: string;
    what: string;
    actor: string;
    firstName: string | null;
    reason: string | null;
    payment: JobHistoryEntry['payment'] | null;
    edit: JobEdit | null;
  }>(sql`
    SELECT entry.at, entry.what, entry.actor, u.first_name AS "firstName", entry.reason, entry.payment, entry.edit FROM (
      SELECT t.id, t.at, t.action AS what, t.actor, t.reason, NULL::json AS payment, NULL::json AS edit
      FROM job_transitions t WHERE t.job_id = ${row.id}
      UNION ALL
      SELECT e.id, e.at, 'edited', e.actor, NULL, NULL, json_build_object('before', e.before, 'after', e.after,
        'isTextChanged', e.is_text_changed)
      FROM job_edits e WHERE e.job_id = ${row.id}
      UNION ALL
      SELECT o.id, o.paid_at, CASE o.purpose WHEN 'boost' THEN 'boosted' ELSE 'paid' END, 'user:' || coalesce(o.ordered_by, ''),
        o.refund_reason, json_build_object('total', o.total, 'currency', o.currency, 'orderId', o.id, 'receipt',
          (SELECT number FROM receipts r WHERE r.order_id = o.id AND r.kind = 'receipt')), NULL
      FROM orders o WHERE o.job_id = ${row.id} AND o.paid_at IS NOT NULL
    ) entry LEFT JOIN users u ON u.id = split_part(entry.actor, ':', 2)
    ORDER BY entry.at DESC, entry.id DESC LIMIT 200`);
  const history = rows.map(({ at, what, actor, firstName, reason, payment, edit }) => ({
    at: new Date(at).toISOString(),
    what,
    by: actor.startsWith('user:') ? firstName : null,
    isByStaff: actor.startsWith('admin:'),
    reason,
    ...(payment && { payment }),
    ...(edit && { edit }),
  }));
  const created = { what: 'created', by: row.savedBy, isByStaff: false, reason: row.startedFrom };
  return [...history, { at: new Date(row.createdAt).toISOString(), ...created }];
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
