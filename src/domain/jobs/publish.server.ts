import { eq } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
import { jobDrafts, jobs } from '#database/tables/jobs.server.ts';
import { domainsHeld } from '#domain/companies/domains.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { comparedTextOfJob } from '#domain/job-text/near-duplicates/fingerprints.server.ts';
import { countryName } from '#domain/site/countries.ts';
import { editJob, fillDraft } from './commands.server.ts';
import { withPlaces } from './draft-places.server.ts';
import { contentsOfVersion, requireOwnJob } from './drafts.server.ts';
import { notingEdits } from './edits.server.ts';
import { type JobInput, publishedJobInput } from './inputs.ts';
import { type JobAction, jobKey } from './job.ts';
import { payRuleOf } from './pay-rules.ts';
import { reviewReason, submitJob } from './submit.server.ts';
import { transition } from './transitions.server.ts';

/**
 * Publishes a draft of this version; for owners and managers. Refuses with a message for each field that is missing or
 * wrong. Where it leads depends on the startup and its other jobs (submit.server.ts).
 */
export function publishDraft(
  context: Context,
  jobId: string,
  version: number,
): Promise<{ action: JobAction; reason: string | null; companyKey: string }> {
  return inTransaction(context, async (inside) => {
    const job = await requireOwnJob(inside, jobId, { lock: true });
    if (job.status !== 'DRAFT') {
      throw new Refusal('conflict', 'E_TRANSITION', 'This job has been published already.');
    }
    const input = await readForPublishing(inside, jobId, version);
    const isNew = job.publishedAt === null;
    const row = isNew ? { key: jobKey(job.companyName, input.title, jobId), expirationDate: null } : {};
    await fillDraft(inside, jobId, input, row);
    await dropDraft(inside, jobId);
    return { ...(await submitJob(inside, jobId)), companyKey: job.companyKey };
  });
}

/**
 * Publishes the changes beside a job; for owners and managers. A new title, role or link sends a live job back to review
 * only if it is flagged (rules §2).
 */
export function publishChanges(
  context: Context,
  jobId: string,
  version: number,
): Promise<{ reason: string | null; companyKey: string }> {
  return inTransaction(context, async (inside) => {
    const job = await requireOwnJob(inside, jobId, { lock: true });
    if (job.status === 'DRAFT') throw new Refusal('conflict', 'E_TRANSITION', 'This job is a draft. Publish it first.');
    const input = await readForPublishing(inside, jobId, version);
    const [before] = await inside.db
      .select({
        title: jobs.title,
        jobRole: jobs.jobRole,
        link: jobs.link,
        company: { id: companies.id, domains: domainsHeld },
      })
      .from(jobs)
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(eq(jobs.id, jobId));
    if (!before) throw absent('This job');
    await notingEdits(inside, jobId, () => editJob(inside, jobId, input));
    await dropDraft(inside, jobId);
    const isReviewed =
      before.title !== input.title || before.jobRole !== input.jobRole || (input.link ?? null) !== before.link;
    if (job.status !== 'ACTIVE' || !job.isApproved || !isReviewed) {
      return { reason: null, companyKey: job.companyKey };
    }
    const reason = await reviewReason(
      inside,
      before.company,
      { title: input.title, link: input.link },
      await comparedTextOfJob(inside, jobId),
    );
    if (reason !== null) await transition(inside, jobId, 'sendBackToReview', { reason });
    return { reason, companyKey: job.companyKey };
  });
}

async function readForPublishing(context: Context, jobId: string, version: number): Promise<JobInput> {
  const { contents, fields } = await withPlaces(context, await contentsOfVersion(context, jobId, version));
  const { success, data, error } = publishedJobInput.safeParse(contents);
  for (const issue of error?.issues ?? []) fields[issue.path.map(String).join('.') || 'form'] ??= issue.message;
  if (data?.salaryType === 'competitive') {
    const countries = data.locations.map(({ countryCode }) => countryCode);
    const { mode, country } = payRuleOf(countries, context.now.toISOString().slice(0, 10));
    if (mode === 'require') fields.salaryType = `A job in ${countryName(country ?? '')} must say what it pays`;
  }
  if (success && Object.keys(fields).length === 0) return data;
  throw new Refusal('invalid', 'E_INVALID', 'Please fix the fields marked below.', { fields });
}

async function dropDraft(context: Context, jobId: string): Promise<void> {
  await context.db.delete(jobDrafts).where(eq(jobDrafts.jobId, jobId));
}
