import { sql } from 'drizzle-orm';
import { writeAudit } from '#domain/accounts/audit.server.ts';
import { actsAsStaff } from '#domain/accounts/policy.ts';
import type { Context, Listeners } from '#domain/context.ts';
import type { StopCause } from '#domain/jobs/job.ts';
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
  const { rows } = await context.db.execute<{
    title: string;
    cause: StopCause | null;
    text: string | null;
    batch: string | null;
  }>(sql`
    SELECT j.title, j.stopped_because AS cause, last.reason AS text, last.batch
    FROM jobs j LEFT JOIN LATERAL (
      SELECT reason, batch FROM job_transitions t WHERE t.job_id = j.id AND t.action = ${action}
      ORDER BY t.at DESC, t.id DESC LIMIT 1) last ON true
    WHERE j.id = ${jobId}`);
  const [job] = rows;
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
