import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { companies, companyChanges } from '#database/tables/companies.server.ts';
import { jobs, jobTransitions } from '#database/tables/jobs.server.ts';
import { reports, statements } from '#database/tables/moderation.server.ts';
import { writeAudit } from '#domain/accounts/audit.server.ts';
import { restoreMessage } from '#domain/applications/messages/remove-message.server.ts';
import {
  approveCompany,
  askCompany,
  liftSuspension,
  questionInput,
  rejectCompany,
  rejectInput,
} from '#domain/companies/approval/approval.server.ts';
import { decideCompanyChange, waitingChangesOf } from '#domain/companies/changes.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { transition } from '#domain/jobs/transitions.server.ts';
import { readInput } from '#domain/read-input.ts';
import { type DecisionKind, type DueDecision, REJECT_REASONS, REVIEW_OF_APPEALS } from './decision.ts';
import { decideReports, keyOfCompany } from './report-effects.server.ts';
import { answerAppeal, makeStatement } from './statements.server.ts';

/** The effects of staff decisions. The actor is the admin; decisions.server.ts has checked that. */

const WAITING: Record<DecisionKind, (id: string, db: Database) => Promise<number>> = {
  company: (id, db) => db.$count(companies, and(eq(companies.id, id), eq(companies.status, 'PENDING'))),
  change: (id, db) => db.$count(companyChanges, eq(companyChanges.companyId, id)),
  job: (id, db) => db.$count(jobs, and(eq(jobs.id, id), eq(jobs.status, 'ACTIVE'), isNull(jobs.approvedAt))),
  report: (id, db) => db.$count(reports, and(eq(reports.subjectId, id), isNull(reports.decidedAt))),
  appeal: (id, db) =>
    db.$count(
      statements,
      and(eq(statements.id, id), isNotNull(statements.appealedAt), isNull(statements.appealDecidedAt)),
    ),
};

/** Whether staff may decide about it. A report is named by the id of its subject. */
export async function isWaiting(context: Context, kind: DecisionKind, subjectId: string): Promise<boolean> {
  return (await WAITING[kind](subjectId, context.db)) > 0;
}

/** Gives a decision its effect on its subject, and records it in the audit trail. */
export async function carryOutOn(context: Context, decision: DueDecision): Promise<void> {
  const text = textOf(decision);
  const { kind, subjectId, action } = decision;
  if (kind === 'report') return decideReports(context, decision, text);
  if (kind === 'job') await decideJob(context, decision, text);
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

async function decideJob(context: Context, { subjectId, action, reason }: DueDecision, text: string): Promise<void> {
  if (action === 'approve') {
    await transition(context, subjectId, 'approve');
    return;
  }
  await transition(context, subjectId, 'reject', { reason: text });
  const [job] = await context.db.select({ companyId: jobs.companyId }).from(jobs).where(eq(jobs.id, subjectId));
  const companyId = job?.companyId ?? '';
  await makeStatement(context, { companyId, jobId: subjectId, decision: 'jobRejected', reason, text });
}

/** Opens a job again that staff had paused or closed, unless its team had paused or closed it before, or its time is over. */
async function reopenAfterAppeal(context: Context, jobId: string): Promise<void> {
  const [last] = await context.db
    .select({
      action: jobTransitions.action,
      from: jobTransitions.from,
      pausedBecause: sql<string | null>`(SELECT p.reason FROM job_transitions p
        WHERE p.job_id = ${jobId} AND p.action = 'pause' ORDER BY p.at DESC, p.id DESC LIMIT 1)`,
    })
    .from(jobTransitions)
    .where(eq(jobTransitions.jobId, jobId))
    .orderBy(desc(jobTransitions.at), desc(jobTransitions.id))
    .limit(1);
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
  const { decision, companyId, jobId, messageId } = await answerAppeal(context, subjectId, { isUpheld, text });
  if (isUpheld && jobId !== null) await reopenAfterAppeal(context, jobId);
  if (isUpheld && messageId !== null) await restoreMessage(context, messageId);
  if (!isUpheld || decision !== 'companySuspended' || companyId === null) return;
  // Another admin may have lifted it already.
  const isSuspended = and(eq(companies.id, companyId), eq(companies.status, 'SUSPENDED'));
  if ((await context.db.$count(companies, isSuspended)) > 0)
    await liftSuspension(context, await keyOfCompany(context, companyId));
}
