import { type SQL, sql } from 'drizzle-orm';
import { requireAdmin } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import { type ReportedKind, reportReasonLabel } from '#domain/moderation/report.ts';
import { REPORTED, REPORTED_NAME } from '#domain/moderation/reported-facts.server.ts';
import { NUMBER_OF_EMPLOYEES } from '#domain/site/company-terms.ts';
import { labelOf } from '#domain/site/term.ts';
import { companyFlags, LOGO } from './company-findings.server.ts';
import type { QueueItem, QueueTab } from './review.ts';

/** The queue of staff, oldest first. It leaves out what was just decided, even while staff can still undo it. */

const MOST_SHOWN = 200;

const withoutDecision = (kind: string, id: SQL) => sql`NOT EXISTS (SELECT FROM staff_decisions d
  WHERE d.kind = ${kind} AND d.subject_id = ${id} AND d.done_at IS NULL)`;

/** A startup that staff have asked something waits for its team. */
const WAITING_COMPANY = sql`c.status = 'PENDING' AND (c.staff_question IS NULL OR c.staff_answer IS NOT NULL)
  AND ${withoutDecision('company', sql`c.id`)}`;
const WAITING_JOB = sql`j.status = 'ACTIVE' AND j.approved_at IS NULL AND c.status = 'ACTIVE'
  AND ${withoutDecision('job', sql`j.id`)}`;
const WAITING_REPORT = sql`r.decided_at IS NULL AND ${withoutDecision('report', sql`r.subject_id`)}`;
const WAITING_APPEAL = sql`s.appealed_at IS NOT NULL AND s.appeal_decided_at IS NULL
  AND ${withoutDecision('appeal', sql`s.id`)}`;

/** An approved startup with a change of its website or name. */
const WAITING_CHANGE = sql`EXISTS (SELECT FROM company_changes n WHERE n.company_id = c.id)
  AND ${withoutDecision('change', sql`c.id`)}`;

export type QueueCounts = Record<QueueTab, number>;

/** What waits under each tab. Several reports of the same thing count once. */
export async function countQueue(context: Context): Promise<QueueCounts> {
  requireAdmin(context);
  const { rows } = await context.db.execute<QueueCounts>(sql`
    SELECT (SELECT count(*)::int FROM companies c WHERE ${WAITING_COMPANY})
        + (SELECT count(*)::int FROM companies c WHERE ${WAITING_CHANGE}) AS startups,
      (SELECT count(*)::int FROM jobs j JOIN companies c ON c.id = j.company_id WHERE ${WAITING_JOB}) AS jobs,
      (SELECT count(DISTINCT r.subject_id)::int FROM reports r WHERE ${WAITING_REPORT})
        + (SELECT count(*)::int FROM statements s WHERE ${WAITING_APPEAL}) AS reports`);
  return rows[0] ?? { startups: 0, jobs: 0, reports: 0 };
}

/** Startups include changes of approved ones; reports include appeals. */
export async function listQueue(context: Context, tab: QueueTab): Promise<QueueItem[]> {
  requireAdmin(context);
  if (tab === 'jobs') return waitingJobs(context);
  const items =
    tab === 'startups'
      ? [...(await waitingStartups(context)), ...(await waitingChanges(context))]
      : [...(await waitingReports(context)), ...(await waitingAppeals(context))];
  return items.sort((a, b) => a.since.localeCompare(b.since));
}

type Row = Omit<QueueItem, 'kind' | 'flags' | 'since' | 'note' | 'tag' | 'isPerson'> & { since: Date | string };
const itemOf = (kind: QueueItem['kind'], { since, id, name, flag, logoImage }: Row) => ({
  kind,
  id,
  name,
  flag,
  logoImage,
  isPerson: false,
  since: new Date(since).toISOString(),
});

async function waitingStartups(context: Context): Promise<QueueItem[]> {
  const { rows } = await context.db.execute<
    Row & { place: string | null; people: string | null; isAgain: boolean; isAnswered: boolean; isImported: boolean }
  >(sql`
    SELECT c.id, c.name, c.flag, ${LOGO} AS "logoImage", coalesce(c.submitted_at, c.created_at) AS since,
      p.name AS place, c.number_of_employees AS people, c.staff_answer IS NOT NULL AS "isAnswered",
      c.submitted_at IS NULL AS "isImported",
      EXISTS (SELECT FROM statements s WHERE s.company_id = c.id AND s.decision = 'companyRejected'
       ) AS "isAgain"
    FROM companies c LEFT JOIN places p ON p.id = c.place_id
    WHERE ${WAITING_COMPANY} ORDER BY since, c.id LIMIT ${MOST_SHOWN}`);
  const flags = await companyFlags(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...itemOf('company', row),
    note:
      [row.place, row.people && `${labelOf(NUMBER_OF_EMPLOYEES, row.people)} people`].filter(Boolean).join(', ') ||
      'Nothing said yet',
    flags: flags.get(row.id) ?? 0,
    tag: row.isAnswered ? 'Answered' : row.isAgain ? 'Again' : row.isImported ? 'Imported' : null,
  }));
}

async function waitingChanges(context: Context): Promise<QueueItem[]> {
  const { rows } = await context.db.execute<Row & { fields: string[] }>(sql`
    SELECT c.id, c.name, c.flag, ${LOGO} AS "logoImage", min(w.asked_at) AS since,
      array_agg(w.field ORDER BY w.field DESC) AS fields
    FROM company_changes w JOIN companies c ON c.id = w.company_id
    WHERE ${WAITING_CHANGE} GROUP BY c.id ORDER BY since, c.id LIMIT ${MOST_SHOWN}`);
  return rows.map((row) => ({
    ...itemOf('change', row),
    note: `Changes its ${row.fields.join(' and ')}`,
    flags: 0,
    tag: 'Change',
  }));
}

/** SQL: why the job `j` is in review, and since when. */
export const SENT_TO_REVIEW = sql`(SELECT json_build_object('at', t.at, 'reason', t.reason, 'action', t.action, 'actor', t.actor)
  FROM job_transitions t WHERE t.job_id = j.id AND t.action IN ('submitForReview', 'payForReview', 'sendBackToReview')
  ORDER BY t.at DESC, t.id DESC LIMIT 1)`;

/** A first job is reviewed by rule; every other reason is a flag. */
export function isFlag(reason: string | null): boolean {
  return reason !== null && !reason.startsWith('it is the first job');
}

async function waitingJobs(context: Context): Promise<QueueItem[]> {
  const { rows } = await context.db.execute<
    Row & { company: string; submission: { at: string; reason: string | null; action: string } | null }
  >(sql`
    SELECT j.id, j.title AS name, c.name AS company, c.flag, ${LOGO} AS "logoImage", ${SENT_TO_REVIEW} AS submission,
      coalesce((${SENT_TO_REVIEW}->>'at')::timestamptz, j.created_at) AS since
    FROM jobs j JOIN companies c ON c.id = j.company_id
    WHERE ${WAITING_JOB} ORDER BY since, j.id LIMIT ${MOST_SHOWN}`);
  return rows.map((row) => ({
    ...itemOf('job', row),
    note: row.company,
    flags: isFlag(row.submission?.reason ?? null) ? 1 : 0,
    tag: row.submission?.action === 'sendBackToReview' ? 'Edited' : null,
  }));
}

async function waitingReports(context: Context): Promise<QueueItem[]> {
  const { rows } = await context.db.execute<
    Row & {
      kind: ReportedKind;
      reports: number;
      scams: number;
      reason: string;
      isPaused: boolean | null;
      isClosed: boolean | null;
      company: string | null;
      isOfTalent: boolean | null;
    }
  >(sql`
    SELECT r.subject_id AS id, r.subject_type AS kind, ${REPORTED_NAME} AS name,
      coalesce(ac.name, c.name) AS company, coalesce(c.flag, v.flag) AS flag, ${LOGO} AS "logoImage", r.since, r.reports,
      r.scams, r.reason, m.is_from_talent AS "isOfTalent",
      j.status = 'STOPPED' AND j.stopped_because = 'reports' AS "isPaused",
      j.status = 'EXPIRED' AS "isClosed"
    FROM (SELECT r.subject_id, r.subject_type, min(r.company_id) AS company_id, min(r.application_id) AS application_id, min(r.at) AS since,
        count(*)::int AS reports, (count(*) FILTER (WHERE r.reason = 'scam'))::int AS scams,
        mode() WITHIN GROUP (ORDER BY r.reason) AS reason
      FROM reports r WHERE ${WAITING_REPORT} GROUP BY r.subject_id, r.subject_type) r
    ${REPORTED}
    ORDER BY r.since, r.subject_id LIMIT ${MOST_SHOWN}`);
  return rows.map((row) => ({
    ...itemOf('report', row),
    name: row.name ?? 'A deleted job',
    isPerson: row.kind === 'person' || row.kind === 'message',
    note: `${reportedAs(row)}: ${reportReasonLabel(row.reason).toLowerCase()}${row.reports > 1 ? `, ${row.reports} reports` : ''}`,
    flags: row.scams,
    tag: row.isPaused ? 'Paused' : row.isClosed ? 'Closed' : null,
  }));
}

type ReportedAs = { kind: ReportedKind; company: string | null; isOfTalent: boolean | null };
function reportedAs({ kind, company, isOfTalent }: ReportedAs): string {
  if (kind === 'job') return `Job of ${company}`;
  if (kind === 'message') return `Message ${isOfTalent ? 'to' : 'from'} ${company}`;
  return { company: 'Startup', person: 'Person', investor: 'Investor' }[kind];
}

async function waitingAppeals(context: Context): Promise<QueueItem[]> {
  const { rows } = await context.db.execute<Row & { job: string | null; isPerson: boolean }>(sql`
    SELECT s.id, coalesce(c.name, btrim(u.first_name || ' ' || u.last_name)) AS name, c.flag, ${LOGO} AS "logoImage",
      s.user_id IS NOT NULL AS "isPerson", s.appealed_at AS since, j.title AS job
    FROM statements s LEFT JOIN companies c ON c.id = s.company_id LEFT JOIN users u ON u.id = s.user_id
    LEFT JOIN jobs j ON j.id = s.job_id
    WHERE ${WAITING_APPEAL} ORDER BY since, s.id LIMIT ${MOST_SHOWN}`);
  return rows.map((row) => ({
    ...itemOf('appeal', row),
    isPerson: row.isPerson,
    note: row.job === null ? 'Appeals against our decision' : `Appeals for the job ${row.job}`,
    flags: 0,
    tag: 'Appeal',
  }));
}
