import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { applicationMessages } from '#database/tables/applications.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { investorMembers } from '#database/tables/members.server.ts';
import { reports } from '#database/tables/moderation.server.ts';
import { writeAudit } from '#domain/accounts/audit.server.ts';
import { removeMessage } from '#domain/applications/messages/remove-message.server.ts';
import { refundBoostLeft } from '#domain/billing/refunds.server.ts';
import { suspendCompany } from '#domain/companies/approval/approval.server.ts';
import type { SuspendReason } from '#domain/companies/company.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { transition } from '#domain/jobs/transitions.server.ts';
import { tell } from '#domain/tell.server.ts';
import { type DueDecision, REVIEW_OF_REPORTS } from './decision.ts';
import type { ReportedKind } from './report.ts';
import { makeStatement } from './statements.server.ts';

/** The effects of staff decisions about reports. The actor is the admin. */

type DecidedReport = { reported: ReportedKind; id: string; companyId: string | null; applicationId: string | null };
/** `text` is the sentence of the reason and the words of the admin; `words` are the latter alone. */
type Reason = { reason: string; text: string };
type ReasonInParts = Reason & { words: string };

/** Decides every open report of one subject: nothing happens (approve), or the report was right (reject). */
export async function decideReports(
  context: Context,
  { subjectId, action, reason, text: words }: Pick<DueDecision, 'subjectId' | 'action' | 'reason' | 'text'>,
  text: string,
): Promise<void> {
  const isUpheld = action === 'reject';
  const rows = await context.db
    .update(reports)
    .set({
      decidedAt: context.now,
      decidedBy: context.actor.kind === 'user' ? context.actor.userId : null,
      isUpheld,
      decision: text,
      // Nobody needs to tell the networks apart any more, nor a message that stays. One that goes has an appeal.
      network: randomBytes(32),
      ...(!isUpheld && { evidence: null }),
    })
    .where(and(eq(reports.subjectId, subjectId), isNull(reports.decidedAt)))
    .returning();
  const [first] = rows;
  if (!first) throw new Refusal('conflict', 'E_DECIDED', 'These reports have already been decided.');
  for (const { id, email } of rows) if (email !== null) await tell(context, { type: 'report.decided', id });
  const { subjectType, companyId, applicationId } = first;
  const about = { reported: subjectType as ReportedKind, id: subjectId, companyId, applicationId };
  if (isUpheld) await actOn(context, about, { reason, text, words });
  else if (about.reported === 'job') await resumeAfterReports(context, subjectId);
  await recordDecision(context, about, action, reason);
}

/** The report was right: the job or message goes, the startup is suspended, the person or the team of the investor warned. */
async function actOn(context: Context, about: DecidedReport, why: ReasonInParts): Promise<void> {
  const { reported, id } = about;
  const { words, ...said } = why;
  if (reported === 'message') await takeMessageDown(context, about, said);
  else if (reported === 'person') await warn(context, [id], 'personWarned', said);
  else if (reported === 'investor') await warn(context, await teamOfInvestor(context, id), 'investorWarned', said);
  else if (about.companyId === null) throw absent('This startup');
  else if (reported === 'job') await removeJob(context, { id, companyId: about.companyId }, said);
  else if (await isPublic(context, about.companyId)) {
    const key = await keyOfCompany(context, about.companyId);
    // A suspension has a sentence of its own for each reason.
    const reason = SUSPEND_REASON[why.reason];
    await suspendCompany(context, key, reason ? { reason, text: words } : { reason: 'other', text: said.text });
  }
}

/** The audit trail names what was decided about; a person finds there what staff did about them. */
async function recordDecision(context: Context, { reported, id }: DecidedReport, action: string, reason: string) {
  const subject = reported === 'person' ? 'user' : reported === 'investor' ? 'investor' : 'report';
  await writeAudit(context, {
    action: `${action}.${subject === 'report' ? 'report' : reported}`,
    subjectType: subject,
    subjectId: id,
    details: reason === '' ? {} : { reason },
  });
}

/** Both sides see the reason instead of the message, and its author has a statement with an appeal. */
async function takeMessageDown(context: Context, { id, applicationId }: DecidedReport, why: Reason): Promise<void> {
  if (!(await removeMessage(context, id, why.text))) return;
  const [message] = await context.db
    .select({ userId: applicationMessages.userId })
    .from(applicationMessages)
    .where(eq(applicationMessages.id, id));
  const userId = message?.userId;
  if (!userId) return;
  const values = { userId, applicationId, messageId: id, decision: 'messageRemoved', ...why } as const;
  const statement = await makeStatement(context, values);
  await tell(context, { type: 'statement.made', id: statement, companyId: null, news: 'made' });
}

async function warn(
  context: Context,
  people: readonly string[],
  decision: 'personWarned' | 'investorWarned',
  why: Reason,
): Promise<void> {
  for (const userId of people) {
    const id = await makeStatement(context, { userId, decision, ...why });
    await tell(context, { type: 'statement.made', id, companyId: null, news: 'made' });
  }
}

async function teamOfInvestor(context: Context, id: string): Promise<string[]> {
  const members = await context.db
    .select({ userId: investorMembers.userId })
    .from(investorMembers)
    .where(and(eq(investorMembers.investorId, id), inArray(investorMembers.role, ['owner', 'manager'])))
    .orderBy(investorMembers.userId);
  return members.map(({ userId }) => userId);
}

/** The reason of a suspension that a report's reason means. */
const SUSPEND_REASON: Partial<Record<string, SuspendReason>> = {
  scam: 'scam',
  wrongInformation: 'misleading',
  discriminatory: 'discriminatory',
  spam: 'spam',
};

export async function keyOfCompany(context: Context, id: string): Promise<string> {
  const [company] = await context.db.select({ key: companies.key }).from(companies).where(eq(companies.id, id));
  if (!company) throw absent('This startup');
  return company.key;
}

async function isPublic(context: Context, companyId: string): Promise<boolean> {
  return (await context.db.$count(companies, and(eq(companies.id, companyId), eq(companies.status, 'ACTIVE')))) > 0;
}

async function removeJob(
  context: Context,
  job: { id: string; companyId: string },
  { reason, text }: Reason,
): Promise<void> {
  const [row] = await context.db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, job.id)).for('update');
  if (row?.status === 'ACTIVE' || row?.status === 'STOPPED') {
    await transition(context, job.id, 'close', { reason: text, cause: 'reports' });
  } else if (row?.status === 'EXPIRED') {
    await context.db.update(jobs).set({ stoppedBecause: 'reports' }).where(eq(jobs.id, job.id));
  }
  await refundBoostLeft(context, job.id, 'We removed the job.');
  const values = { companyId: job.companyId, jobId: job.id, decision: 'jobRemoved', reason, text } as const;
  const id = await makeStatement(context, values);
  await tell(context, { type: 'statement.made', id, companyId: job.companyId, news: 'made' });
}

/** A job that reports had paused is open again, unless its last day is over or its free place is taken. */
async function resumeAfterReports(context: Context, jobId: string): Promise<void> {
  const isPaused = and(eq(jobs.id, jobId), eq(jobs.status, 'STOPPED'), eq(jobs.stoppedBecause, 'reports'));
  if ((await context.db.$count(jobs, isPaused)) === 0) return;
  const review: Context = { ...context, actor: { kind: 'system', name: REVIEW_OF_REPORTS } };
  await inTransaction(review, (inside) => transition(inside, jobId, 'resume')).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}
