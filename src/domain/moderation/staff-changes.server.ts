import { and, desc, eq, sql } from 'drizzle-orm';
import { jobs, jobTransitions } from '#database/tables/jobs.server.ts';
import { writeAudit } from '#domain/accounts/audit.server.ts';
import { actsAsStaff } from '#domain/accounts/policy.ts';
import type { Context, Listeners } from '#domain/context.ts';
import { tell } from '#domain/tell.server.ts';
import type { CompanyDecision } from './statement.ts';
import { makeStatement } from './statements.server.ts';

/** The statement of reasons of what an admin does to somebody else's job by hand. */
const DECISIONS: Partial<Record<string, CompanyDecision>> = { pause: 'jobPaused', close: 'jobRemoved' };

/**
 * Records that an admin paused, closed or reopened somebody else's job by hand, and states the reasons to its team (P-6).
 * Decisions of the review queue are recorded by effects.server.ts.
 */
async function recordStaffChange(context: Context, jobId: string, companyId: string, action: string): Promise<void> {
  const decision = DECISIONS[action];
  if (!actsAsStaff(context.actor, { kind: 'company', id: companyId }) || !(decision || action === 'reopen')) return;
  const { db } = context;
  const last = db
    .select({ reason: jobTransitions.reason, batch: jobTransitions.batch })
    .from(jobTransitions)
    .where(and(eq(jobTransitions.jobId, jobId), eq(jobTransitions.action, action)))
    .orderBy(desc(jobTransitions.at), desc(jobTransitions.id))
    .limit(1)
    .as('last');
  const [job] = await db
    .select({ title: jobs.title, cause: jobs.stoppedBecause, text: last.reason, batch: last.batch })
    .from(jobs)
    .leftJoin(last, sql`true`)
    .where(eq(jobs.id, jobId));
  if (!job || (decision && job.cause !== 'staff')) return;
  const details = { job: job.title, ...(decision && job.text && { reason: job.text }) };
  await writeAudit(context, { action: `${action}.job`, subjectType: 'job', subjectId: jobId, details });
  if (!decision) return;
  const id = await makeStatement(context, { companyId, jobId, decision, reason: 'other', text: job.text ?? '' });
  await tell(context, { type: 'statement.made', id, companyId, news: 'made', ...(job.batch && { batch: job.batch }) });
}

export const STAFF_CHANGE_LISTENERS = {
  'job.transitioned': [(context, { id, companyId, action }) => recordStaffChange(context, id, companyId, action)],
} satisfies Listeners;
