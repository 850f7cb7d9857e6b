import { randomBytes } from 'node:crypto';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { jobs } from '#database/tables/jobs.server.ts';
import { reports } from '#database/tables/moderation.server.ts';
import { writeAudit } from '#domain/accounts/audit.server.ts';
import { refundBoostLeft } from '#domain/billing/refunds.server.ts';
import {
  approveCompany,
  askCompany,
  liftSuspension,
  questionInput,
  rejectCompany,
  rejectInput,
  suspendCompany,
} from '#domain/companies/approval.server.ts';
import { decideCompanyChange, waitingChangesOf } from '#domain/companies/changes.server.ts';
import type { SuspendReason } from '#domain/companies/company.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { transition } from '#domain/jobs/transitions.server.ts';
import { readInput } from '#domain/read-input.ts';
import { tell } from '#domain/tell.server.ts';
import {
  type DecisionAction,
  type DecisionKind,
  REJECT_REASONS,
  REVIEW_OF_APPEALS,
  REVIEW_OF_REPORTS,
} from './decision.ts';
import { answerAppeal, makeStatement } from './statements.server.ts';

/** What the decisions of staff do. The actor is the admin; decisions.server.ts has checked that. */

export type DueDecision = {
  kind: DecisionKind;
  subjectId: string;
  action: DecisionAction;
  reason: string;
  text: string;
  decidedAt: Date;
};

const IS_WAITING: Record<DecisionKind, (id: string) => SQL> = {
  company: (id) => sql`SELECT FROM companies WHERE id = ${id} AND status = 'PENDING'`,
  change: (id) => sql`SELECT FROM company_changes WHERE company_id = ${id}`,
  job: (id) => sql`SELECT FROM jobs WHERE id = ${id} AND status = 'ACTIVE' AND approved_at IS NULL`,
  report: (id) => sql`SELECT FROM reports WHERE subject_id = ${id} AND decided_at IS NULL`,
  appeal: (id) => sql`
    SELECT FROM statements WHERE id = ${id} AND appealed_at IS NOT NULL AND appeal_decided_at IS NULL`,
};

/** Whether staff may decide about it. A report is named by the id of its subject. */
export async function isWaiting(context: Context, kind: DecisionKind, subjectId: string): Promise<boolean> {
  const { rows } = await context.db.execute(IS_WAITING[kind](subjectId));
  return rows.length > 0;
}

export async function carryOutOn(context: Context, decision: DueDecision): Promise<void> {
  const text = textOf(decision);
  const { kind, subjectId, action } = decision;
  if (kind === 'job') await decideJob(context, decision, text);
  else if (kind === 'report') await decideReports(context, decision, text);
  else if (kind === 'appeal') await decideAppeal(context, decision, text);
  else if (kind === 'change') await decideChanges(context, decision, text);
  else await decideCompany(context, decision);
  // The commands of startups write the audit trail themselves.
  if (kind === 'company' || kind === 'change') return;
  await writeAudit(context, {
    action: `${action}.${kind}`,
    subjectType: kind,
    subjectId,
    details: decision.reason === '' ? {} : { reason: decision.reason },
  });
}

/** The sentence of the reason, and what the admin added. */
function textOf({ kind, action, reason, text }: DueDecision): string {
  const sentence = action === 'reject' ? REJECT_REASONS[kind].find(({ key }) => key === reason)?.sentence : '';
  return [sentence, text].filter(Boolean).join(' ');
}

async function decideCompany(context: Context, { subjectId, action, reason, text }: DueDecision): Promise<void> {
  const key = await keyOfCompany(context, subjectId);
  if (action === 'approve') await approveCompany(context, key);
  else if (action === 'ask') await askCompany(context, key, readInput(questionInput, { question: text }));
  else await rejectCompany(context, key, readInput(rejectInput, { reason, text }));
}

/** Decides every waiting change of one startup, unless its team has sent another since the decision. */
async function decideChanges(context: Context, decision: DueDecision, text: string): Promise<void> {
  const { subjectId, action, decidedAt } = decision;
  const key = await keyOfCompany(context, subjectId);
  for (const { field, value, askedAt } of await waitingChangesOf(context, subjectId)) {
    if (new Date(askedAt) > decidedAt) {
      throw new Refusal('conflict', 'E_CHANGED_SINCE', 'The team has edited this change. Please review it again.');
    }
    await decideCompanyChange(context, key, { field, value, approve: action === 'approve', reason: text });
  }
}

async function keyOfCompany(context: Context, id: string): Promise<string> {
  const { rows } = await context.db.execute<{ key: string }>(sql`SELECT key FROM companies WHERE id = ${id}`);
  if (!rows[0]) throw absent('This startup');
  return rows[0].key;
}

/** The reason of a suspension that a report's reason means. */
const SUSPEND_REASON: Partial<Record<string, SuspendReason>> = {
  scam: 'scam',
  wrongInformation: 'misleading',
  discriminatory: 'discriminatory',
  spam: 'spam',
};

async function decideJob(context: Context, { subjectId, action, reason }: DueDecision, text: string): Promise<void> {
  if (action === 'approve') {
    await transition(context, subjectId, 'approve');
    return;
  }
  await transition(context, subjectId, 'reject', { reason: text });
  const { rows } = await context.db.execute<{ companyId: string }>(
    sql`SELECT company_id AS "companyId" FROM jobs WHERE id = ${subjectId}`,
  );
  const companyId = rows[0]?.companyId ?? '';
  await makeStatement(context, { companyId, jobId: subjectId, decision: 'jobRejected', reason, text });
}

/** Decides every open report of one subject: it stays (approve), or is removed (reject). */
async function decideReports(
  context: Context,
  { subjectId, action, reason }: DueDecision,
  text: string,
): Promise<void> {
  const isUpheld = action === 'reject';
  const decided = await context.db
    .update(reports)
    .set({
      decidedAt: context.now,
      decidedBy: context.actor.kind === 'user' ? context.actor.userId : null,
      isUpheld,
      decision: text,
      // Nobody needs to tell the networks apart any more.
      network: randomBytes(32),
    })
    .where(and(eq(reports.subjectId, subjectId), isNull(reports.decidedAt)))
    .returning();
  const [first] = decided;
  if (!first?.companyId) throw new Refusal('conflict', 'E_DECIDED', 'These reports are decided already.');
  for (const { id, email } of decided) if (email !== null) await tell(context, { type: 'report.decided', id });
  if (first.subjectType !== 'job') {
    const isSuspended = isUpheld && (await isPublic(context, first.companyId));
    if (isSuspended) {
      const key = await keyOfCompany(context, first.companyId);
      await suspendCompany(context, key, { reason: SUSPEND_REASON[reason] ?? 'other', text });
    }
    return;
  }
  if (isUpheld) await removeJob(context, { id: subjectId, companyId: first.companyId }, reason, text);
  else await resumeAfterReports(context, subjectId);
}

async function isPublic(context: Context, companyId: string): Promise<boolean> {
  const { rows } = await context.db.execute(sql`SELECT FROM companies WHERE id = ${companyId} AND status = 'ACTIVE'`);
  return rows.length > 0;
}

async function removeJob(
  context: Context,
  job: { id: string; companyId: string },
  reason: string,
  text: string,
): Promise<void> {
  const { rows } = await context.db.execute<{ status: string }>(
    sql`SELECT status FROM jobs WHERE id = ${job.id} FOR UPDATE`,
  );
  if (rows[0]?.status === 'ACTIVE' || rows[0]?.status === 'STOPPED') {
    await transition(context, job.id, 'close', { reason: text, cause: 'reports' });
  } else if (rows[0]?.status === 'EXPIRED') {
    await context.db.update(jobs).set({ stoppedBecause: 'reports' }).where(eq(jobs.id, job.id));
  }
  await refundBoostLeft(context, job.id, 'We removed the job.');
  const made = { companyId: job.companyId, jobId: job.id, decision: 'jobRemoved', reason, text } as const;
  const id = await makeStatement(context, made);
  await tell(context, { type: 'statement.made', id, companyId: job.companyId, news: 'made' });
}

/** A job that reports had paused is open again, unless its last day is over or its free place is taken. */
async function resumeAfterReports(context: Context, jobId: string): Promise<void> {
  const { rows } = await context.db.execute(
    sql`SELECT FROM jobs WHERE id = ${jobId} AND status = 'STOPPED' AND stopped_because = 'reports'`,
  );
  if (rows.length === 0) return;
  const review: Context = { ...context, actor: { kind: 'system', name: REVIEW_OF_REPORTS } };
  await inTransaction(review, (inside) => transition(inside, jobId, 'resume')).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

/** Opens a job again that staff had paused or closed, unless its team had paused or closed it before, or its time is over. */
async function reopenAfterAppeal(context: Context, jobId: string): Promise<void> {
  const { rows } = await context.db.execute<{ action: string; from: string; pausedBecause: string | null }>(sql`
    SELECT t.action, t.from_status AS "from", (SELECT p.reason FROM job_transitions p WHERE p.job_id = t.job_id AND p.action = 'pause'
      ORDER BY p.at DESC, p.id DESC LIMIT 1) AS "pausedBecause"
    FROM job_transitions t WHERE t.job_id = ${jobId} ORDER BY t.at DESC, t.id DESC LIMIT 1`);
  const [last] = rows;
  const wasOpen = last?.from === 'ACTIVE' || last?.pausedBecause === 'reports';
  if (!wasOpen || !['pause', 'close'].includes(last.action)) return;
  const review: Context = { ...context, actor: { kind: 'system', name: REVIEW_OF_APPEALS } };
  await inTransaction(review, (inside) =>
    transition(inside, jobId, 'reopen', { reason: 'your appeal was right' }),
  ).catch((error: unknown) => {
    // Its last day is over, or the startup is not public. Then its team may renew it.
    if (!(error instanceof Refusal)) throw error;
  });
}

async function decideAppeal(context: Context, { subjectId, action }: DueDecision, text: string): Promise<void> {
  const isUpheld = action === 'approve';
  const { decision, companyId, jobId } = await answerAppeal(context, subjectId, { isUpheld, text });
  if (isUpheld && jobId !== null) await reopenAfterAppeal(context, jobId);
  if (!isUpheld || decision !== 'companySuspended') return;
  // Another admin may have lifted it already.
  const { rows } = await context.db.execute(
    sql`SELECT FROM companies WHERE id = ${companyId} AND status = 'SUSPENDED'`,
  );
  if (rows.length > 0) await liftSuspension(context, await keyOfCompany(context, companyId));
}
