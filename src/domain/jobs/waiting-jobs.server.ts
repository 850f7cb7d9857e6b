import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { submitJob } from './submit.server.ts';
import { transition } from './transitions.server.ts';

/** Submits the jobs that waited for their startup; runs once an admin has approved it (rules §2). */
export async function submitWaitingJobs(context: Context, companyId: string): Promise<void> {
  for (const id of await jobsWaitingFor(context, companyId)) {
    await transition(context, id, 'companyApproved');
    await submitJob({ ...context, actor: { kind: 'system', name: 'company approval' } }, id);
  }
}

/** Makes the jobs drafts again that waited for a startup which an admin has rejected. */
export async function returnWaitingJobs(context: Context, companyId: string, reason: string): Promise<void> {
  for (const id of await jobsWaitingFor(context, companyId))
    await transition(context, id, 'companyRejected', { reason });
}

async function jobsWaitingFor(context: Context, companyId: string): Promise<string[]> {
  const { rows } = await context.db.execute<{ id: string }>(sql`
    SELECT id FROM jobs WHERE company_id = ${companyId} AND status = 'PENDING_COMPANY_APPROVAL' ORDER BY created_at`);
  return rows.map(({ id }) => id);
}
