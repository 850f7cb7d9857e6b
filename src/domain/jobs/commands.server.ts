import { and, eq, getTableColumns, gte, sql, type WithSubquery } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { companies } from '#database/tables/companies.server.ts';
import { jobDrafts, jobLocations, jobs, jobTexts } from '#database/tables/jobs.server.ts';
import { places } from '#database/tables/site.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import {
  type ComparedText,
  comparedTextOf,
  type NamedPlace,
  refreshFingerprints,
  writeFingerprints,
} from '#domain/job-text/near-duplicates/fingerprints.server.ts';
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
    await inside.db.insert(jobLocations).values(rowsOf(id, locations));
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
    const contents = { ...input, description: sanitiseRichText(input.description) };
    await writeContents(inside, jobId, contents, isFeed ? {} : { handEdited: true });
    await tell(inside, { type: 'job.changed', id: jobId, companyId });
  });
}

/**
 * Replaces the contents of a DRAFT that the caller has locked and checked, drops what was typed, and returns the text for
 * comparisons. It tells nobody, because no page and no search row shows a draft; the transition that follows does.
 */
export async function fillDraft(
  context: Context,
  job: { id: string; companyId: string; companyName: string },
  input: JobInput,
  row: Partial<typeof jobs.$inferInsert>,
): Promise<ComparedText> {
  const description = sanitiseRichText(input.description);
  const deletion = context.db.delete(jobDrafts).where(eq(jobDrafts.jobId, job.id));
  const contents = { ...input, description };
  const places = await writeContents(context, job.id, contents, { ...row, handEdited: true }, [
    context.db.$with('dropped').as(deletion),
  ]);
  const text = comparedTextOf({ company: job.companyName, description, places });
  await writeFingerprints(context, [{ id: job.id, companyId: job.companyId, title: input.title, text }]);
  return text;
}

/** Returns the written places. The text must be sanitised. `also` are further parts of the statement. */
function writeContents(
  context: Context,
  jobId: string,
  { description, locations, ...fields }: JobInput,
  row: Partial<typeof jobs.$inferInsert>,
  also: WithSubquery[] = [],
): Promise<NamedPlace[]> {
  const { db } = context;
  const job = db.update(jobs).set({ ...fields, updatedAt: context.now, ...row });
  const text = db.update(jobTexts).set({ description });
  const { removed, written } = locationsOf(db, jobId, locations);
  return db
    .with(
      db.$with('job').as(job.where(eq(jobs.id, jobId))),
      db.$with('text').as(text.where(eq(jobTexts.jobId, jobId))),
      removed,
      written,
      ...also,
    )
    .select({
      countryCode: written.countryCode,
      locality: written.locality,
      name: places.name,
      englishName: places.englishName,
    })
    .from(written)
    .leftJoin(places, eq(places.id, written.placeId));
}

/** Replaces only the locations of a job, after the import has added or removed a source. */
export function relocateJob(context: Context, jobId: string, locations: JobInput['locations']): Promise<void> {
  return inTransaction(context, async (inside) => {
    const { companyId } = await lockToEdit(inside, jobId);
    const { removed, written } = locationsOf(inside.db, jobId, locations);
    await inside.db.with(removed, written).update(jobs).set({ updatedAt: inside.now }).where(eq(jobs.id, jobId));
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

/** The two parts of a statement that replaces the locations of a job. They touch different rows, so their order is free. */
function locationsOf(db: Database, jobId: string, locations: JobInput['locations']) {
  const { jobId: job, position, ...columns } = getTableColumns(jobLocations);
  const newValues = Object.entries(columns).map(([name, column]) => [name, sql.raw(`excluded.${column.name}`)]);
  const deletion = db
    .delete(jobLocations)
    .where(and(eq(jobLocations.jobId, jobId), gte(jobLocations.position, locations.length)));
  const insertion = db
    .insert(jobLocations)
    .values(rowsOf(jobId, locations))
    .onConflictDoUpdate({ target: [job, position], set: Object.fromEntries(newValues) })
    .returning();
  return { removed: db.$with('removed').as(deletion), written: db.$with('written').as(insertion) };
}

function rowsOf(jobId: string, locations: JobInput['locations']) {
  return locations.map((location, position) => ({ ...location, jobId, position }));
}
