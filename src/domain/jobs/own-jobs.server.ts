import { type SQL, sql } from 'drizzle-orm';
import { canManage, requireUser } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { DEFAULT_COUNTRY, timeZoneOf } from '#domain/site/countries.ts';
import { addDays, DAY_MS } from '#domain/site/days.ts';
import { fold } from '#domain/site/fold.ts';
import { FREE_JOBS, type JobStatus, RENEW_LIVE_WITHIN_DAYS } from './job.ts';
import { OWN_JOB_DAYS, type OwnJob, type OwnJobRow, ownJob } from './own-job.ts';
import { OWN_JOBS_ON_A_PAGE, type OwnJobGroup, type OwnJobsFilter } from './own-jobs.ts';
import { isPauseReleased } from './pause-release.server.ts';
import { actorsFor } from './policy.ts';
import { rejectionReason } from './rejection.server.ts';

export type OwnJobs = {
  docs: OwnJob[];
  total: number;
  limit: number;
  page: number;
  pages: number;
  /** Jobs in each group that contain the searched words. */
  counts: Record<OwnJobGroup, number>;
  /** Open jobs; those that fill a free place; and whether the next one costs nothing. */
  open: number;
  openForFree: number;
  isNextFree: boolean;
  company: { id: string; key: string; status: string; countryCode: string; timeZone: string };
  /** Today in UTC, by which views are counted. */
  today: string;
};

type SummaryRow = Record<OwnJobGroup, number> & {
  id: string;
  key: string;
  status: string;
  countryCode: string | null;
  /** Jobs that the list contains. */
  total: number;
  openTotal: number;
  openForFree: number;
  freePlacesTaken: number;
};

/** Lists the jobs of a startup in every state, for owners and managers (absent for others), in two statements. */
export async function listOwnJobs(
  context: Context,
  companyKey: string,
  { group = 'all', status, page = 1, search = '' }: Partial<OwnJobsFilter> = {},
): Promise<OwnJobs> {
  const actor = requireUser(context);
  const filter = { group, status, page, search };
  const summary = await summaryOf(context, companyKey, filter);
  if (!summary || !canManage(actor, { kind: 'company', id: summary.id })) throw absent('This startup');
  const { total } = summary;
  const today = context.now.toISOString().slice(0, 10);
  const rows = total === 0 ? [] : await rowsOf(context, summary.id, filter);
  const actors = actorsFor(actor, summary.id);
  const counts = Object.fromEntries(Object.keys(GROUPS).map((name) => [name, summary[name as OwnJobGroup]]));
  const countryCode = summary.countryCode ?? DEFAULT_COUNTRY;
  return {
    docs: rows.map((row) => ownJob({ ...row, companyStatus: summary.status }, context.now, today, actors)),
    total,
    limit: OWN_JOBS_ON_A_PAGE,
    page,
    pages: Math.max(1, Math.ceil(total / OWN_JOBS_ON_A_PAGE)),
    counts: counts as OwnJobs['counts'],
    open: summary.openTotal,
    openForFree: summary.openForFree,
    isNextFree: summary.freePlacesTaken < FREE_JOBS,
    company: {
      id: summary.id,
      key: summary.key,
      status: summary.status,
      countryCode,
      timeZone: timeZoneOf(countryCode),
    },
    today,
  };
}

const isOpenStatus = sql`jobs.status = 'ACTIVE' AND jobs.approved_at IS NOT NULL`;
/** `moment.now` is now. Jobs that close before `moment.week` can be renewed. */
const GROUPS: Record<OwnJobGroup, SQL> = {
  all: sql`true`,
  open: isOpenStatus,
  needsYou: sql`(jobs.status = 'PENDING_PAYMENT'
    OR ${rejectionReason({ id: sql`jobs.id`, status: sql`jobs.status` })} IS NOT NULL
    OR jobs.status = 'STOPPED' AND jobs.stopped_because <> 'member'
    OR ${isOpenStatus} AND jobs.closes_at <= moment.week AND (jobs.source IS NULL OR jobs.last_day_said))`,
  paused: sql`jobs.status = 'STOPPED'`,
  drafts: sql`jobs.status = 'DRAFT'`,
  closed: sql`jobs.status = 'EXPIRED'`,
};

const momentsOf = ({ now }: Context) => sql`(SELECT ${now.toISOString()}::timestamptz AS now,
  ${new Date(now.getTime() + (RENEW_LIVE_WITHIN_DAYS + 1) * DAY_MS).toISOString()}::timestamptz AS week) moment`;

/** A deleted draft is still stored for a moment. Only drafts are looked up: of 2,000 jobs few are. */
const isHere = sql`(jobs.status <> 'DRAFT'
  OR NOT EXISTS (SELECT FROM job_drafts d WHERE d.job_id = jobs.id AND d.deleted_at IS NOT NULL))`;

const hasStatus = (status: JobStatus | undefined) => (status ? sql`jobs.status = ${status}` : sql`true`);

function contains(search: string): SQL {
  if (search.trim() === '') return sql`true`;
  const words = fold(search).split(' ').filter(Boolean).slice(0, 8);
  // Signs alone are in no title.
  if (words.length === 0) return sql`false`;
  return sql.join(
    words.map((word) => sql`strpos(fold_text(jobs.title), ${word}) > 0`),
    sql` AND `,
  );
}

async function summaryOf(
  context: Context,
  key: string,
  { group, status, search }: OwnJobsFilter,
): Promise<SummaryRow | undefined> {
  const counts = Object.entries(GROUPS).map(
    ([name, condition]) => sql`count(*) FILTER (WHERE ${condition} AND matches)::int AS ${sql.identifier(name)}`,
  );
  const isFree = sql`jobs.status = 'ACTIVE' AND NOT jobs.is_paid AND jobs.source IS NULL`;
  const { rows } = await context.db.execute<SummaryRow>(sql`
    SELECT c.id, c.key, c.status, home.country_code AS "countryCode", counted.*
    FROM companies c
      LEFT JOIN company_countries home ON home.company_id = c.id AND home.position = 0
      CROSS JOIN LATERAL (
        SELECT ${sql.join(counts, sql`, `)},
          count(*) FILTER (WHERE ${GROUPS[group]} AND ${hasStatus(status)} AND matches)::int AS total,
          count(*) FILTER (WHERE ${isOpenStatus})::int AS "openTotal",
          count(*) FILTER (WHERE ${isFree} AND jobs.approved_at IS NOT NULL)::int AS "openForFree",
          count(*) FILTER (WHERE ${isFree})::int AS "freePlacesTaken"
        FROM (SELECT jobs.*, ${contains(search)} AS matches FROM jobs WHERE jobs.company_id = c.id AND ${isHere}) jobs,
          ${momentsOf(context)}
      ) counted
    WHERE ${isIdentifier(key) ? sql`c.id` : sql`c.key`} = ${key} AND ${context.platform} = ANY(c.platforms)`);
  return rows[0];
}

async function rowsOf(
  context: Context,
  companyId: string,
  { group, status, page, search }: OwnJobsFilter,
): Promise<OwnJobRow[]> {
  const firstDay = addDays(context.now.toISOString().slice(0, 10), 1 - OWN_JOB_DAYS);
  const { rows } = await context.db.execute<OwnJobRow>(sql`
    WITH page AS (
      -- Sorts ids: to sort 2,000 whole rows takes twice as long.
      SELECT jobs.*, sorted.place FROM (SELECT id, row_number() OVER () AS place FROM (
        SELECT jobs.id FROM jobs, ${momentsOf(context)}
        WHERE jobs.company_id = ${companyId} AND ${isHere} AND ${GROUPS[group]} AND ${hasStatus(status)} AND ${contains(search)}
        ORDER BY CASE jobs.status WHEN 'ACTIVE' THEN CASE WHEN jobs.approved_at IS NULL THEN 3 ELSE 0 END
            WHEN 'PENDING_PAYMENT' THEN 1 WHEN 'PENDING_COMPANY_APPROVAL' THEN 2 WHEN 'STOPPED' THEN 4
            WHEN 'DRAFT' THEN 5 ELSE 6 END,
          coalesce(jobs.boosting_expires_at > moment.now, false) DESC,
          CASE WHEN jobs.status = 'EXPIRED' THEN jobs.closed_at END DESC NULLS LAST, jobs.created_at DESC, jobs.id DESC
        LIMIT ${OWN_JOBS_ON_A_PAGE} OFFSET ${(page - 1) * OWN_JOBS_ON_A_PAGE}
      ) ids) sorted JOIN jobs USING (id)
    )
    SELECT page.id, page.title, page.status, page.approved_at IS NOT NULL AS "isApproved",
      page.source IS NOT NULL AS "isImported", page.workplace = 'remote' AS "isRemote",
      page.boosting_expires_at::text AS "boostingExpiresAt", page.expiration_date::text AS "lastDay",
      page.source IS NOT NULL AND NOT page.last_day_said AS "isRenewedByFeed",
      page.closes_at AS "closesAt", page.closed_at AS "closedAt",
      ${isPauseReleased(context, { id: sql`page.id`, cause: sql`page.stopped_because` })} AS "isReleased",
      ${rejectionReason({ id: sql`page.id`, status: sql`page.status` })} AS "rejectedBecause",
      page.stopped_because AS "stoppedBecause", page.outcome, coalesce(draft.saved_at, page.updated_at) AS "savedAt",
      draft.job_id IS NOT NULL AND page.status NOT IN ('DRAFT', 'EXPIRED') AS "hasChanges",
      applied.total AS applied, applied.unanswered, (SELECT count(*)::int FROM job_interests WHERE job_id = page.id) AS interested,
      page.views_total AS "viewsTotal", page.views_week AS "viewsWeek", first_place.location,
      (SELECT json_object_agg(day, visitors) FROM job_views WHERE job_id = page.id AND day >= ${firstDay}::date) AS views,
      CASE WHEN EXISTS (SELECT FROM boards WHERE job_id = page.id) THEN coalesce((SELECT json_agg(json_build_object('id', b.id, 'name', b.name,
        'color', b.color) ORDER BY b.position) FROM board_columns b WHERE b.job_id = page.id), '[]') END AS "boardColumns",
      stop.by AS "stoppedBy", last_order.total::float8 AS total, last_order.currency, payment.since AS "paymentSince"
    FROM page
      LEFT JOIN job_drafts draft ON draft.job_id = page.id
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS total, count(*) FILTER (WHERE clock_from IS NOT NULL AND step <> 'toreject')::int AS unanswered
        FROM applications WHERE job_id = page.id
      ) applied
      LEFT JOIN LATERAL (
        SELECT json_build_object('locality', locality, 'address', address, 'countryCode', country_code) AS location
        FROM job_locations l WHERE l.job_id = page.id ORDER BY l.position LIMIT 1
      ) first_place ON true
      LEFT JOIN LATERAL (
        SELECT u.first_name AS by FROM job_transitions t LEFT JOIN users u ON t.actor IN ('user:' || u.id, 'admin:' || u.id)
        WHERE page.status = 'STOPPED' AND t.job_id = page.id AND t.action = 'pause' ORDER BY t.at DESC, t.id DESC LIMIT 1
      ) stop ON true
      LEFT JOIN LATERAL (
        SELECT max(t.at) AS since FROM job_transitions t
        WHERE page.status = 'PENDING_PAYMENT' AND t.job_id = page.id AND t.to_status = 'PENDING_PAYMENT'
      ) payment ON true
      LEFT JOIN LATERAL (
        SELECT o.total, o.currency FROM orders o
        WHERE page.status = 'PENDING_PAYMENT' AND o.job_id = page.id ORDER BY o.created_at DESC LIMIT 1
      ) last_order ON true
    ORDER BY page.place`);
  return rows;
}
