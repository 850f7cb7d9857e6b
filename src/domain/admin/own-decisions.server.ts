import { eq, sql } from 'drizzle-orm';
import { staffDecisions } from '#database/tables/moderation.server.ts';
import { requireAdmin, requireUser } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import { type DecisionAction, type DecisionKind, REJECT_REASONS } from '#domain/moderation/decision.ts';
import { isStuck } from '#domain/moderation/decisions.server.ts';
import type { ReportedKind } from '#domain/moderation/report.ts';

const PAGE_SIZE = 50;

/** A decision of this admin, and the appeal against it. */
export type OwnDecision = {
  id: string;
  kind: DecisionKind;
  action: DecisionAction;
  /** The startup, job or investor, or "A person"; null for what no longer exists. */
  subject: string | null;
  /** What the reports were about; null for everything else. */
  reported: ReportedKind | null;
  href: string | null;
  /** The label of the reason and the words of the admin. */
  why: string;
  at: string;
  state: 'waiting' | 'done' | 'failed';
  failure: string | null;
  appeal: 'open' | 'granted' | 'turnedDown' | null;
};

type Row = Omit<OwnDecision, 'href' | 'why' | 'at'> & {
  at: Date | string;
  reason: string;
  text: string;
  companyKey: string | null;
  investorKey: string | null;
  jobId: string | null;
};

/** SQL: decisions `d` with what they are about. */
const DECISIONS = sql`FROM staff_decisions d
    LEFT JOIN statements a ON d.kind = 'appeal' AND a.id = d.subject_id
    LEFT JOIN jobs j ON j.id = coalesce(a.job_id, CASE WHEN d.kind IN ('job', 'report') THEN d.subject_id END)
    LEFT JOIN companies c ON c.id = coalesce(a.company_id, j.company_id,
      CASE WHEN d.kind IN ('company', 'change', 'report') THEN d.subject_id END)
    LEFT JOIN investors v ON d.kind = 'report' AND v.id = d.subject_id
    LEFT JOIN LATERAL (SELECT o.subject_type FROM reports o WHERE d.kind = 'report' AND o.subject_id = d.subject_id LIMIT 1) r ON true`;
const SUBJECT = sql`coalesce(j.title, c.name, v.name, CASE r.subject_type WHEN 'person' THEN 'A person' WHEN 'message' THEN 'A message' END,
        CASE WHEN a.user_id IS NOT NULL THEN 'A person' END)`;

export type StuckDecision = Pick<OwnDecision, 'id' | 'kind' | 'action' | 'subject' | 'reported' | 'at'>;

/** Decisions of every admin that a failure keeps from taking effect, oldest first. The worker gives up after some days. */
export async function listStuckDecisions(context: Context): Promise<StuckDecision[]> {
  requireAdmin(context);
  const { rows } = await context.db.execute<StuckDecision>(sql`
    SELECT d.id, d.kind, d.action, to_json(d.decided_at) #>> '{}' AS at, ${SUBJECT} AS subject, r.subject_type AS reported
    ${DECISIONS} WHERE ${isStuck(context, sql`d`)} ORDER BY d.due_at, d.id LIMIT 20`);
  return rows;
}

export type UndoableDecision = Omit<StuckDecision, 'at'> & { dueAt: string };

/** The decisions of this admin that have had no effect yet and are not due, newest first. */
export async function listUndoable(context: Context): Promise<UndoableDecision[]> {
  requireAdmin(context);
  const { userId } = requireUser(context);
  const { rows } = await context.db.execute<UndoableDecision>(sql`
    SELECT d.id, d.kind, d.action, to_json(d.due_at) #>> '{}' AS "dueAt", ${SUBJECT} AS subject, r.subject_type AS reported
    ${DECISIONS} WHERE d.decided_by = ${userId} AND d.done_at IS NULL AND d.due_at > ${context.now.toISOString()}::timestamptz
    ORDER BY d.decided_at DESC, d.id DESC`);
  return rows;
}

/** Lists the decisions of this admin in the review queue, newest first. */
export async function listOwnDecisions(
  context: Context,
  { page = 1 }: { page?: number } = {},
): Promise<{ docs: OwnDecision[]; total: number; page: number; pages: number }> {
  requireAdmin(context);
  const { userId } = requireUser(context);
  const total = await context.db.$count(staffDecisions, eq(staffDecisions.decidedBy, userId));
  // A statement of reasons has the moment at which its decision was carried out.
  const { rows } = await context.db.execute<Row>(sql`
    SELECT d.id, d.kind, d.action, d.reason, d.text, d.decided_at AS at, d.failure,
      CASE WHEN d.done_at IS NULL THEN 'waiting' WHEN d.failure IS NOT NULL THEN 'failed' ELSE 'done' END AS state,
      ${SUBJECT} AS subject, r.subject_type AS reported, v.key AS "investorKey", c.key AS "companyKey", j.id AS "jobId",
      (SELECT CASE WHEN s.appeal_decided_at IS NULL THEN 'open' WHEN s.is_appeal_upheld THEN 'granted' ELSE 'turnedDown' END
        FROM statements s WHERE d.action = 'reject' AND s.decided_by = d.decided_by AND s.at = d.done_at
          AND d.subject_id IN (s.company_id, s.job_id, s.user_id, s.message_id) AND s.appealed_at IS NOT NULL LIMIT 1) AS appeal
    ${DECISIONS}
    WHERE d.decided_by = ${userId} ORDER BY d.decided_at DESC, d.id DESC
    LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`);
  const docs = rows.map(({ reason, text, companyKey, investorKey, jobId, at, ...row }): OwnDecision => {
    const label = REJECT_REASONS[row.kind].find(({ key }) => key === reason)?.label ?? '';
    const company = companyKey && `/admin/companies/${companyKey}`;
    const investor = investorKey && `/admin/investors/${investorKey}`;
    return {
      ...row,
      href: jobId ? `/admin/jobs?search=${jobId}` : (company ?? investor),
      why: [label, text].filter(Boolean).join(': '),
      at: new Date(at).toISOString(),
    };
  });
  return { docs, total, page, pages: Math.ceil(total / PAGE_SIZE) };
}
