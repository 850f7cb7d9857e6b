import { eq } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
import { jobLocations, jobs, jobTexts } from '#database/tables/jobs.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { refreshFingerprints } from '#domain/job-text/near-duplicates/fingerprints.server.ts';
import { sanitiseRichText } from '#domain/site/rich-text.ts';
import { tell } from '#domain/tell.server.ts';
import type { JobInput } from './inputs.ts';
import { jobKey } from './job.ts';
import { actorsFor } from './policy.ts';

/** The origin of an imported job: its format, first publication and last day. */
export type JobOrigin = {
  source: string;
  publishedAt: Date | null;
  expirationDate: string | null;
  lastDaySaid: boolean;
};

type CreateOptions = {
  /** The caller computes the fingerprints of many jobs at once, in the same transaction. */
  fingerprintLater?: boolean;
};

/** Creates a DRAFT of a company; for its members (absent for others). */
export function createJob(
  context: Context,
  companyId: string,
  input: JobInput,
  origin?: JobOrigin,
  options: CreateOptions = {},
): Promise<{ id: string; key: string }> {
  return inTransaction(context, async (inside) => {
    if (actorsFor(inside.actor, companyId).length === 0) throw absent('This startup');
    const [company] = await inside.db
      .select({ name: companies.name })
      .from(companies)
      .where(eq(companies.id, companyId));
    if (!company) throw absent('This startup');
    const id = newIdentifier(inside.now);
    const key = jobKey(company.name, input.title, id);
    const { description, locations, ...fields } = input;
    await inside.db.insert(jobs).values({
      ...fields,
      id,
      key,
      companyId,
      status: 'DRAFT',
      createdAt: inside.now,
      updatedAt: inside.now,
      ...origin,
    });
    await inside.db.insert(jobTexts).values({ jobId: id, description: sanitiseRichText(description) });
    await writeLocations(inside, id, locations);
    if (!options.fingerprintLater) await refreshFingerprints(inside, [id]);
    return { id, key };
  });
}

/**
 * Replaces the contents of a job, not its status or dates; for its team (absent for others). Once people edit an
 * imported job, its feed no longer overwrites it.
 */
export function editJob(context: Context, jobId: string, input: JobInput): Promise<void> {
  return inTransaction(context, async (inside) => {
    const { companyId, isFeed } = await lockToEdit(inside, jobId);
    await writeContents(inside, jobId, input, isFeed ? {} : { handEdited: true });
    await tell(inside, { type: 'job.changed', id: jobId, companyId });
  });
}

/**
 * Replaces the contents of a DRAFT that the caller has locked and checked. It tells nobody, because no page and no search
 * row shows a draft; the transition that follows does.
 */
export async function fillDraft(
  context: Context,
  jobId: string,
  input: JobInput,
  row: Partial<typeof jobs.$inferInsert>,
): Promise<void> {
  await writeContents(context, jobId, input, { ...row, handEdited: true });
  await refreshFingerprints(context, [jobId]);
}

async function writeContents(
  context: Context,
  jobId: string,
  { description, locations, ...fields }: JobInput,
  row: Partial<typeof jobs.$inferInsert>,
): Promise<void> {
  await context.db
    .update(jobs)
    .set({ ...fields, updatedAt: context.now, ...row })
    .where(eq(jobs.id, jobId));
  await context.db
    .update(jobTexts)
    .set({ description: sanitiseRichText(description) })
    .where(eq(jobTexts.jobId, jobId));
  await replaceLocations(context, jobId, locations);
}

/** Replaces only the locations of a job, after the import has added or removed a source. */
export function relocateJob(context: Context, jobId: string, locations: JobInput['locations']): Promise<void> {
  return inTransaction(context, async (inside) => {
    const { companyId } = await lockToEdit(inside, jobId);
    await inside.db.update(jobs).set({ updatedAt: inside.now }).where(eq(jobs.id, jobId));
    await replaceLocations(inside, jobId, locations);
    await tell(inside, { type: 'job.changed', id: jobId, companyId });
  });
}

async function lockToEdit(context: Context, jobId: string): Promise<{ companyId: string; isFeed: boolean }> {
  const [job] = await context.db
    .select({ companyId: jobs.companyId })
    .from(jobs)
    .where(eq(jobs.id, jobId))
    .for('update');
  const actors = job ? actorsFor(context.actor, job.companyId) : [];
  if (!job || actors.length === 0) throw absent('This job');
  return { companyId: job.companyId, isFeed: actors.every((actor) => actor === 'F') };
}

async function replaceLocations(context: Context, jobId: string, locations: JobInput['locations']): Promise<void> {
  await context.db.delete(jobLocations).where(eq(jobLocations.jobId, jobId));
  await writeLocations(context, jobId, locations);
}

async function writeLocations(context: Context, jobId: string, locations: JobInput['locations']): Promise<void> {
  await context.db
    .insert(jobLocations)
    .values(locations.map((location, position) => ({ ...location, jobId, position })));
}
