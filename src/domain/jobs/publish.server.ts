import { and, eq, isNull } from 'drizzle-orm';
import { companies, companyCountries, companyDataTerms } from '#database/tables/companies.server.ts';
import { jobDrafts, jobs } from '#database/tables/jobs.server.ts';
import { writeAdminAct } from '#domain/accounts/audit.server.ts';
import { actsAsStaff } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { comparedTextOfJob } from '#domain/job-text/near-duplicates/fingerprints.server.ts';
import { countryName } from '#domain/site/countries.ts';
import { payRuleOf } from '#domain/site/pay-rules.ts';
import { tell } from '#domain/tell.server.ts';
import { editJob, fillDraft } from './commands.server.ts';
import { withPlaces } from './draft-places.server.ts';
import { checkOwnJob, checkVersion, OWN_JOB, type OwnJob } from './drafts.server.ts';
import { notingEdits } from './edits.server.ts';
import { type DraftContents, type JobInput, publishedJobInput } from './inputs.ts';
import { type JobAction, jobKey } from './job.ts';
import { publishedContents } from './published-contents.server.ts';
import { lockToSubmit } from './quota.server.ts';
import { reviewReason, SUBMISSION, type Submission, submitLocked } from './submit.server.ts';
import { HOME_COUNTRY, transition } from './transitions.server.ts';

type Published = {
  /** The transition of a draft; null for changes. */
  action: JobAction | null;
  /** Why an admin reviews it first. */
  reason: string | null;
  companyKey: string;
};

/**
 * Publishes what was typed, in this version: a draft, or the changes beside a job; for owners and managers. Refuses with a
 * message for each field that is missing or wrong. Where a draft leads depends on the startup and its other jobs
 * (submit.server.ts).
 */
export function publish(context: Context, jobId: string, version: number): Promise<Published> {
  return inTransaction(context, async (inside) => {
    await lockToSubmit(inside, jobId);
    const [row] = await inside.db
      .select({
        ...SUBMISSION,
        own: OWN_JOB,
        jobRole: jobs.jobRole,
        draft: { version: jobDrafts.version, contents: jobDrafts.contents },
      })
      .from(jobs)
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .leftJoin(companyCountries, HOME_COUNTRY)
      .leftJoin(jobDrafts, and(eq(jobDrafts.jobId, jobs.id), isNull(jobDrafts.deletedAt)))
      .where(eq(jobs.id, jobId));
    const job = checkOwnJob(inside, row?.own);
    if (!row) throw absent('This job');
    checkVersion(row.draft, version);
    const contents = row.draft?.contents ?? (await publishedContents(inside, jobId));
    const input = await readForPublishing(inside, job.companyId, contents as DraftContents);
    const submission =
      job.status === 'DRAFT' ? await publishDraft(inside, job, row, input) : await publishChanges(inside, row, input);
    return { ...submission, companyKey: job.companyKey };
  });
}

async function publishDraft(context: Context, job: OwnJob, submission: Submission, input: JobInput) {
  const isNew = job.publishedAt === null;
  const row = isNew ? { key: jobKey(job.companyName, input.title, job.id), expirationDate: null } : {};
  const text = await fillDraft(context, job, input, row);
  const { title, link, periodDays } = input;
  const complete = { ...submission, title, link, job: { ...submission.job, periodDays, ...row } };
  return submitLocked(context, complete, text);
}

/** A new title, role or link sends a live job back to review only if it is flagged (rules §2). */
async function publishChanges(context: Context, before: Submission & { jobRole: string }, input: JobInput) {
  const { id, status, approvedAt } = before.job;
  const edit = await notingEdits(context, id, () => editJob(context, id, input));
  if (edit !== null) await noteStaffEdit(context, before.job, edit);
  await context.db.delete(jobDrafts).where(eq(jobDrafts.jobId, id));
  const isReviewed =
    before.title !== input.title || before.jobRole !== input.jobRole || (input.link ?? null) !== before.link;
  // An admin who changes it has looked at it.
  const isByReviewer = actsAsStaff(context.actor, { kind: 'company', id: before.job.companyId });
  if (status !== 'ACTIVE' || approvedAt === null || !isReviewed || isByReviewer) return { action: null, reason: null };
  const { title, link } = input;
  const reason = await reviewReason(context, before.company, { title, link }, await comparedTextOfJob(context, id));
  if (reason !== null) await transition(context, id, 'sendBackToReview', { reason });
  return { action: null, reason };
}

/** Records an admin's change of somebody else's job, and mails its team. */
async function noteStaffEdit(context: Context, { id, companyId }: Submission['job'], edit: string): Promise<void> {
  await writeAdminAct(context, { action: 'edit.job', subjectType: 'job', subjectId: id });
  if (!actsAsStaff(context.actor, { kind: 'company', id: companyId })) return;
  await tell(context, { type: 'job.editedByStaff', id, companyId, edit });
}

async function readForPublishing(context: Context, companyId: string, draft: DraftContents): Promise<JobInput> {
  const { contents, fields } = await withPlaces(context, draft);
  const { success, data, error } = publishedJobInput.safeParse(contents);
  // One message for a place: that it is unknown says more than that none is left.
  const namesPlaces = Object.keys(fields).length > 0;
  for (const issue of error?.issues ?? []) {
    if (namesPlaces && issue.path[0] === 'locations') continue;
    fields[issue.path.map(String).join('.') || 'form'] ??= issue.message;
  }
  // The contents may lack other fields, and all mistakes are told at once.
  if (contents.salaryType === 'competitive') {
    const countries = countriesIn(contents);
    const { mode, country } = payRuleOf(countries, context.now.toISOString().slice(0, 10), context.payRules);
    if (mode === 'require') fields.salaryType = `A job in ${countryName(country ?? '')} must say what it pays`;
  }
  if (contents.receiveApplicants === 'platform' && !(await hasDataTerms(context, companyId))) {
    fields.receiveApplicants = 'Please accept the data-processing terms, so that people can apply here';
  }
  if (success && Object.keys(fields).length === 0) return data;
  throw new Refusal('invalid', 'E_INVALID', 'Please fix the fields marked below.', { fields });
}

const countriesIn = ({ locations }: DraftContents) =>
  (Array.isArray(locations) ? locations : []).flatMap((location) => {
    const { countryCode } = Object(location) as { countryCode?: unknown };
    return typeof countryCode === 'string' ? [countryCode] : [];
  });

/** The law wants them before the first applicant (Art. 28 GDPR, rules §9). */
async function hasDataTerms({ db }: Context, companyId: string): Promise<boolean> {
  return (await db.$count(companyDataTerms, eq(companyDataTerms.companyId, companyId))) > 0;
}
