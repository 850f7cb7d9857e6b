import { sql } from 'drizzle-orm';
import { adminLink, canManage, canView, requireUser } from '#domain/accounts/policy.ts';
import { listJoinRequests } from '#domain/companies/joining/join-requests.server.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import { addDays, dayIn } from '#domain/site/days.ts';
import { isBoosted, type JobStatus, RENEW_LIVE_WITHIN_DAYS } from './job.ts';
import type { ViewSource } from './view-source.ts';

/** A job that nobody pays for goes back to draft after this many days (rules §2). */
const PAYMENT_WITHIN_DAYS = 7;
export const DASHBOARD_DAYS = 28;
export const SPARKLINE_DAYS = 14;
const JOBS_IN_TABLE = 5;
/** At most this many to-dos of a kind: an import may bring hundreds of jobs that close in the same week. */
const TO_DOS_OF_A_KIND = 5;

export type DashboardJob = {
  id: string;
  title: string;
  status: JobStatus;
  isApproved: boolean;
  isBoosted: boolean;
  /** The last day it is open. */
  lastDay: string | null;
  viewsTotal: number;
  /** Visitors of each of the last 14 days. */
  days: number[];
};

export type StartupDashboard = {
  id: string;
  status: string;
  statusReason: string | null;
  /** Staff's question, as long as it has no answer. */
  question: string | null;
  /** Today, in the startup's time zone. */
  today: string;
  /** The parts that the profile lacks. */
  missing: MissingPart[];
  hasLogo: boolean;
  hasGoals: boolean;
  hasPosted: boolean;
  closing: { id: string; title: string; lastDay: string }[];
  unpaid: { id: string; title: string; total: number | null; currency: string | null; until: string | null }[];
  drafts: { id: string; title: string; savedAt: string }[];
  /** Jobs that were sent, with changes that nobody published. */
  changed: { id: string; title: string; savedAt: string }[];
  /** People who ask to join the team. */
  asking: { id: string; name: string; email: string }[];
  /** The last 28 days, which end at `lastDay`. */
  numbers: {
    lastDay: string;
    views: number[];
    viewsBefore: number;
    followers: number[];
    sources: Record<ViewSource, number>;
  };
  jobs: DashboardJob[];
  can: { edit: boolean };
  /** Admins only. */
  adminUrl?: string;
};

const PARTS = ['website', 'intro', 'logo', 'country', 'founded', 'size'] as const;
export type MissingPart = (typeof PARTS)[number];

type CompanyRow = {
  id: string;
  status: string;
  statusReason: string | null;
  question: string | null;
  countryCode: string | null;
  followersTotal: number;
  missing: string[];
  hasGoals: boolean;
  hasPosted: boolean;
};

/** Reads what a startup's dashboard shows, for its team and admins. A reviewer gets no to-dos. */
export async function findStartupDashboard(context: Context, key: string): Promise<StartupDashboard> {
  const actor = requireUser(context);
  const company = await companyOf(context, key);
  const organisation = { kind: 'company', id: company?.id ?? '' } as const;
  if (!company || !canView(actor, organisation)) throw absent('This startup');
  const can = { edit: canManage(actor, organisation) };
  const today = dayIn(timeZoneOf(company.countryCode), context.now);
  const jobs = await jobsOf(context, company.id);
  return {
    id: company.id,
    status: company.status,
    statusReason: company.statusReason,
    question: company.question,
    today,
    missing: PARTS.filter((part) => company.missing.includes(part)),
    hasLogo: !company.missing.includes('logo'),
    hasGoals: company.hasGoals,
    hasPosted: company.hasPosted,
    ...(can.edit
      ? await toDosOf(context, company.id, today)
      : { closing: [], unpaid: [], drafts: [], changed: [], asking: [] }),
    numbers: await numbersOf(context, company),
    jobs,
    can,
    ...adminLink(actor, { kind: 'company', key }),
  };
}

async function companyOf({ db, platform }: Context, key: string): Promise<CompanyRow | undefined> {
  const { rows } = await db.execute<CompanyRow>(sql`
    SELECT c.id, c.status, c.status_reason AS "statusReason", c.followers_total AS "followersTotal",
      CASE WHEN c.staff_answer IS NULL THEN c.staff_question END AS question, home.country_code AS "countryCode",
      array_remove(ARRAY[
        CASE WHEN coalesce(c.website, '') = '' THEN 'website' END,
        CASE WHEN c.intro = '' THEN 'intro' END,
        CASE WHEN c.logo_image_id IS NULL THEN 'logo' END,
        CASE WHEN home.registration_number IS NULL THEN 'country' END,
        CASE WHEN c.founded IS NULL THEN 'founded' END,
        CASE WHEN c.number_of_employees IS NULL THEN 'size' END
      ], NULL) AS missing,
      cardinality(c.sdgs) > 0 AS "hasGoals",
      EXISTS (SELECT FROM jobs WHERE company_id = c.id AND jobs.status <> 'DRAFT') AS "hasPosted"
    FROM companies c
      LEFT JOIN company_countries home ON home.company_id = c.id AND home.position = 0
    WHERE c.key = ${key} AND ${platform} = ANY(c.platforms)`);
  return rows[0];
}

async function toDosOf(context: Context, companyId: string, today: string) {
  const { db, now } = context;
  const weekFromNow = addDays(today, RENEW_LIVE_WITHIN_DAYS);
  // A feed renews its jobs itself, unless it states their last day.
  const closing = await db.execute<StartupDashboard['closing'][number]>(sql`
    SELECT id, title, expiration_date::text AS "lastDay" FROM jobs
    WHERE company_id = ${companyId} AND status = 'ACTIVE' AND approved_at IS NOT NULL AND closes_at > ${now}
      AND expiration_date <= ${weekFromNow}::date AND (source IS NULL OR last_day_said)
    ORDER BY expiration_date, id LIMIT ${TO_DOS_OF_A_KIND}`);
  const unpaid = await db.execute<StartupDashboard['unpaid'][number]>(sql`
    SELECT jobs.id, title, last_order.total::float8 AS total, last_order.currency,
      (SELECT to_char(max(t.at) + make_interval(days => ${PAYMENT_WITHIN_DAYS}), 'YYYY-MM-DD')
        FROM job_transitions t WHERE t.job_id = jobs.id AND t.to_status = 'PENDING_PAYMENT') AS until
    FROM jobs LEFT JOIN LATERAL (
      SELECT total, currency FROM orders WHERE orders.job_id = jobs.id ORDER BY orders.created_at DESC LIMIT 1
    ) last_order ON true
    WHERE jobs.company_id = ${companyId} AND jobs.status = 'PENDING_PAYMENT'
    ORDER BY jobs.updated_at, jobs.id LIMIT ${TO_DOS_OF_A_KIND}`);
  const drafts = await db.execute<StartupDashboard['drafts'][number]>(sql`
    SELECT jobs.id, coalesce(nullif(draft.contents ->> 'title', ''), title) AS title,
      to_char(coalesce(draft.saved_at, updated_at), 'YYYY-MM-DD') AS "savedAt"
    FROM jobs LEFT JOIN job_drafts draft ON draft.job_id = jobs.id
    WHERE company_id = ${companyId} AND status = 'DRAFT'
    ORDER BY coalesce(draft.saved_at, updated_at) DESC, jobs.id LIMIT ${TO_DOS_OF_A_KIND}`);
  const changes = await db.execute<StartupDashboard['changed'][number]>(sql`
    SELECT jobs.id, title, to_char(draft.saved_at, 'YYYY-MM-DD') AS "savedAt"
    FROM jobs JOIN job_drafts draft ON draft.job_id = jobs.id AND draft.deleted_at IS NULL
    WHERE company_id = ${companyId} AND status NOT IN ('DRAFT', 'EXPIRED')
    ORDER BY draft.saved_at DESC, jobs.id LIMIT ${TO_DOS_OF_A_KIND}`);
  const asking = (await listJoinRequests(context, companyId))
    .slice(0, TO_DOS_OF_A_KIND)
    .map(({ id, name, email }) => ({ id, name, email }));
  return { closing: closing.rows, unpaid: unpaid.rows, drafts: drafts.rows, changed: changes.rows, asking };
}

async function numbersOf({ db, now }: Context, company: CompanyRow): Promise<StartupDashboard['numbers']> {
  // Views are counted by UTC day.
  const lastDay = now.toISOString().slice(0, 10);
  const firstDay = addDays(lastDay, 1 - DASHBOARD_DAYS);
  const { rows } = await db.execute<{ day: string; views: number; follows: number }>(sql`
    SELECT day::text, sum(views)::int AS views, sum(follows)::int AS follows FROM (
      SELECT job_views.day, visitors AS views, 0 AS follows FROM job_views JOIN jobs ON jobs.id = job_views.job_id
      WHERE jobs.company_id = ${company.id} AND job_views.day > ${addDays(firstDay, -1 - DASHBOARD_DAYS)}::date
      UNION ALL
      SELECT (followed_at AT TIME ZONE 'UTC')::date, 0, 1 FROM company_follows
      WHERE company_id = ${company.id} AND followed_at >= ${firstDay}::date
    ) AS counted GROUP BY day`);
  const days = Array.from({ length: DASHBOARD_DAYS }, (_, index) => addDays(firstDay, index));
  const on = new Map(rows.map((row) => [row.day, row]));
  const sources = await db.execute<{ source: ViewSource; views: number }>(sql`
    SELECT v.source, sum(v.visitors)::int AS views FROM job_view_sources v JOIN jobs ON jobs.id = v.job_id
    WHERE jobs.company_id = ${company.id} AND v.day >= ${firstDay}::date GROUP BY v.source`);
  const viewsFrom = (source: ViewSource) => sources.rows.find((row) => row.source === source)?.views ?? 0;
  const views = days.map((day) => on.get(day)?.views ?? 0);
  const [search, boosted, digest] = [viewsFrom('search'), viewsFrom('boosted'), viewsFrom('digest')];
  // Views from before sources were counted have none.
  const other = Math.max(0, views.reduce((sum, count) => sum + count, 0) - search - boosted - digest);
  let followers = company.followersTotal - rows.reduce((sum, { follows }) => sum + follows, 0);
  return {
    lastDay,
    views,
    sources: { search, boosted, digest, other },
    viewsBefore: rows.filter(({ day }) => day < firstDay).reduce((sum, { views }) => sum + views, 0),
    followers: days.map((day) => {
      followers += on.get(day)?.follows ?? 0;
      return followers;
    }),
  };
}

async function jobsOf({ db, now }: Context, companyId: string): Promise<DashboardJob[]> {
  const lastDay = now.toISOString().slice(0, 10);
  const firstDay = addDays(lastDay, 1 - SPARKLINE_DAYS);
  const { rows } = await db.execute<
    Omit<DashboardJob, 'isBoosted' | 'days'> & {
      boostingExpiresAt: string | null;
      views: Record<string, number> | null;
    }
  >(sql`
    SELECT id, coalesce(nullif(CASE WHEN status = 'DRAFT' THEN draft.contents ->> 'title' END, ''), title) AS title, status,
      approved_at IS NOT NULL AS "isApproved", boosting_expires_at::text AS "boostingExpiresAt",
      expiration_date::text AS "lastDay", views_total AS "viewsTotal",
      (SELECT json_object_agg(day, visitors) FROM job_views WHERE job_id = jobs.id AND day >= ${firstDay}::date) AS views
    FROM jobs LEFT JOIN job_drafts draft ON draft.job_id = jobs.id
    WHERE company_id = ${companyId} AND status <> 'EXPIRED'
    ORDER BY array_position(ARRAY['ACTIVE', 'PENDING_PAYMENT', 'PENDING_COMPANY_APPROVAL', 'STOPPED', 'DRAFT'], status),
      boosting_expires_at > ${now} DESC NULLS LAST, approved_at IS NULL, views_total DESC, id
    LIMIT ${JOBS_IN_TABLE}`);
  return rows.map(({ boostingExpiresAt, views, ...job }) => ({
    ...job,
    isBoosted:
      job.status === 'ACTIVE' &&
      isBoosted({ boostingExpiresAt: boostingExpiresAt === null ? null : new Date(boostingExpiresAt) }, now),
    days: Array.from({ length: SPARKLINE_DAYS }, (_, index) => views?.[addDays(firstDay, index)] ?? 0),
  }));
}
