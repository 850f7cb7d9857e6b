import { eq } from 'drizzle-orm';
import { companies } from '../../database/tables/companies.server.ts';
import { jobLocations, jobs, jobTexts } from '../../database/tables/jobs.server.ts';
import { type Context, inTransaction } from '../context.ts';
import { absent } from '../errors.ts';
import { tell } from '../events.ts';
import { newIdentifier } from '../identifier.ts';
import { sanitiseRichText } from '../site/rich-text.ts';
import { slugOf } from '../slug.ts';
import type { JobInput } from './inputs.ts';
import { takersOf } from './policy.ts';
import { refreshJobSearch } from './search-index.ts';

/** Where an imported job came from; a feed may also say when it was first posted and its last day. */
export type JobOrigin = {
  source: string;
  sourceId: string;
  sourceUrl: string | null;
  sourceHash: string;
  publishedAt: Date | null;
  expirationDate: string | null;
};

/** A new DRAFT of a company. `absent` for who is no member of it. */
export function createJob(
  context: Context,
  companyId: string,
  input: JobInput,
  origin?: JobOrigin,
): Promise<{ id: string; key: string }> {
  return inTransaction(context, async (inside) => {
    if (takersOf(inside.actor, companyId).length === 0) throw absent('This startup');
    const [company] = await inside.db
      .select({ name: companies.name })
      .from(companies)
      .where(eq(companies.id, companyId));
    if (!company) throw absent('This startup');
    const id = newIdentifier(inside.now);
    // The identifier's random end makes the key unique at once; readable first, as addresses are.
    const key = `${slugOf(`${company.name} ${input.title}`) || 'job'}-${id.slice(-6)}`;
    const { description, locations, ...fields } = input;
    await inside.db.insert(jobs).values({
      ...fields,
      id,
      key,
      companyId,
      status: 'DRAFT',
      createdAt: inside.now,
      updatedAt: inside.now,
      ...(origin && { ...origin, lastSeenAt: inside.now }),
    });
    await inside.db.insert(jobTexts).values({ jobId: id, description: sanitiseRichText(description) });
    await writeLocations(inside, id, locations);
    return { id, key };
  });
}

/** Replaces what a job says. Its steps and dates stay; `absent` for who may not. */
export function editJob(context: Context, jobId: string, input: JobInput, sourceHash?: string): Promise<void> {
  return inTransaction(context, async (inside) => {
    const [job] = await inside.db
      .select({ companyId: jobs.companyId })
      .from(jobs)
      .where(eq(jobs.id, jobId))
      .for('update');
    if (!job || takersOf(inside.actor, job.companyId).length === 0) throw absent('This job');
    const { description, locations, ...fields } = input;
    await inside.db
      .update(jobs)
      .set({ ...fields, updatedAt: inside.now, ...(sourceHash && { sourceHash, lastSeenAt: inside.now }) })
      .where(eq(jobs.id, jobId));
    await inside.db
      .update(jobTexts)
      .set({ description: sanitiseRichText(description) })
      .where(eq(jobTexts.jobId, jobId));
    await inside.db.delete(jobLocations).where(eq(jobLocations.jobId, jobId));
    await writeLocations(inside, jobId, locations);
    await refreshJobSearch(inside, [jobId]);
    await tell(inside, { type: 'job.changed', id: jobId, companyId: job.companyId });
  });
}

async function writeLocations(context: Context, jobId: string, locations: JobInput['locations']): Promise<void> {
  await context.db
    .insert(jobLocations)
    .values(locations.map((location, position) => ({ ...location, jobId, position })));
}
