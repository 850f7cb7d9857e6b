import { requireUser } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import { addElsewhere, deleteElsewhereOfJob } from '#domain/talent/elsewhere.server.ts';
import { findJob } from './queries.server.ts';

/** Notes that the person applied for this job on the site of its startup. A second call changes nothing. */
export async function noteAppliedElsewhere(context: Context, idOrKey: string): Promise<void> {
  requireUser(context);
  const { job } = await findJob(context, idOrKey);
  const fields = {
    title: job.title,
    organisation: job.company.name,
    place: job.location?.locality ?? '',
    link: job.link ?? null,
    appliedOn: context.now.toISOString().slice(0, 10),
    outcome: 'waiting' as const,
  };
  await addElsewhere(context, fields, job.id);
}

/** Removes that note. Changes nothing if there is none. */
export async function clearAppliedElsewhere(context: Context, idOrKey: string): Promise<void> {
  requireUser(context);
  const { job } = await findJob(context, idOrKey);
  await deleteElsewhereOfJob(context, job.id);
}
