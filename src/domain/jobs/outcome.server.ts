import { eq } from 'drizzle-orm';
import { jobs } from '#database/tables/jobs.server.ts';
import { requireUser } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { requireOwnJob } from './drafts.server.ts';
import type { JobOutcome } from './job.ts';

/** Records how a closed job ended, when nobody said so at its end; for owners and managers. */
export function sayOutcome(context: Context, jobId: string, outcome: JobOutcome): Promise<void> {
  return inTransaction(context, async (inside) => {
    requireUser(inside);
    const job = await requireOwnJob(inside, jobId, { lock: true });
    if (job.status !== 'EXPIRED') throw new Refusal('conflict', 'E_TRANSITION', 'This job has not closed yet.');
    await inside.db.update(jobs).set({ outcome }).where(eq(jobs.id, jobId));
  });
}
