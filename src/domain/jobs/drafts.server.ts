import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import { jobDrafts, jobs, jobTexts, jobTransitions } from '#database/tables/jobs.server.ts';
import { orders } from '#database/tables/orders.server.ts';
import { canManage, requireUser } from '#domain/accounts/policy.ts';
import { actorName, type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { sanitiseRichText } from '#domain/site/rich-text.ts';
import { deleteDrafts } from './delete-drafts.server.ts';
import type { DraftContents } from './inputs.ts';
import { DRAFT_UNDO_SECONDS, type JobStatus, jobKey } from './job.ts';
import { publishedContents } from './published-contents.server.ts';

/**
 * Drafts: what a member types is saved beside the job, and goes public by publishing alone (rules §2). A draft has a
 * version, so that two tabs or two people never overwrite each other.
 */

/** Nobody writes more jobs at once; a script might. */
const MOST_DRAFTS = 200;

export type Draft = {
  jobId: string;
  companyId: string;
  companyKey: string;
  status: JobStatus;
  isApproved: boolean;
  contents: DraftContents;
  /** 0 if nothing has been typed since the job was last published. */
  version: number;
  startedFrom: string | null;
  savedAt: string | null;
  /** Name of the person who saved it last. */
  savedBy: string | null;
  /** The reader did, maybe in another tab. */
  isSavedByYou: boolean;
};

/**
 * Begins a job of a startup as a DRAFT; for owners and managers (absent for others). `startedFrom` is the address, the
 * job or `text` that the contents came from.
 */
export function startDraft(
  context: Context,
  companyKey: string,
  { contents = {}, startedFrom = null }: { contents?: DraftContents; startedFrom?: string | null } = {},
): Promise<{ jobId: string; version: number }> {
  return inTransaction(context, async (inside) => {
    const actor = requireUser(inside);
    const [company] = await inside.db
      .select({ id: companies.id, name: companies.name })
      .from(companies)
      .where(eq(companies.key, companyKey))
      .for('update');
    if (!company || !canManage(actor, { kind: 'company', id: company.id })) throw absent('This startup');
    const drafts = await inside.db.$count(jobs, and(eq(jobs.companyId, company.id), eq(jobs.status, 'DRAFT')));
    if (drafts >= MOST_DRAFTS) {
      throw new Refusal('unmet', 'E_MANY_DRAFTS', `You have ${MOST_DRAFTS} drafts. Please delete one first.`);
    }
    const jobId = newIdentifier(inside.now);
    const title = titleIn(contents);
    await inside.db.insert(jobs).values({
      id: jobId,
      key: jobKey(company.name, title, jobId),
      companyId: company.id,
      status: 'DRAFT',
      title,
      jobRole: 'other',
      jobPositionTypes: [],
      workplace: 'notSaid',
      salaryType: 'notSaid',
      receiveApplicants: 'link',
      createdAt: inside.now,
      updatedAt: inside.now,
    });
    await inside.db.insert(jobTexts).values({ jobId, description: '' });
    await inside.db.insert(jobDrafts).values({ ...savedNow(inside, actor.userId, contents), jobId, startedFrom });
    // The draft goes once it is published, and its last writer may be somebody else.
    await inside.db.insert(jobTransitions).values({
      id: newIdentifier(inside.now),
      jobId,
      at: inside.now,
      actor: actorName(actor),
      action: 'create',
      to: 'DRAFT',
      reason: startedFrom,
    });
    return { jobId, version: 1 };
  });
}

/** Reads what was typed last, or the published contents if there is no draft; for owners and managers. */
export async function readDraft(context: Context, jobId: string): Promise<Draft> {
  const { userId } = requireUser(context);
  const job = await requireOwnJob(context, jobId);
  const [draft] = await context.db
    .select({
      contents: jobDrafts.contents,
      version: jobDrafts.version,
      startedFrom: jobDrafts.startedFrom,
      savedAt: jobDrafts.savedAt,
      savedBy: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
      isSavedByYou: sql<boolean>`${jobDrafts.savedBy} IS NOT DISTINCT FROM ${userId}`,
    })
    .from(jobDrafts)
    .leftJoin(users, eq(users.id, jobDrafts.savedBy))
    .where(and(eq(jobDrafts.jobId, jobId), isNull(jobDrafts.deletedAt)));
  const { id, companyName: _, publishedAt: __, ...facts } = job;
  return {
    jobId: id,
    ...facts,
    contents: (draft?.contents ?? (await publishedContents(context, jobId))) as DraftContents,
    version: draft?.version ?? 0,
    startedFrom: draft?.startedFrom ?? null,
    savedAt: draft?.savedAt.toISOString() ?? null,
    savedBy: draft?.savedBy ?? null,
    isSavedByYou: draft?.isSavedByYou ?? false,
  };
}

/**
 * Saves what was typed. `version` is the one that it builds on: if somebody has saved since, nothing is written and the
 * refusal is `E_DRAFT_CHANGED`, after which `readDraft` has the other text to compare.
 */
export function saveDraft(
  context: Context,
  jobId: string,
  { contents, version }: { contents: DraftContents; version: number },
): Promise<{ version: number; savedAt: string }> {
  return inTransaction(context, async (inside) => {
    const { userId } = requireUser(inside);
    const job = await requireOwnJob(inside, jobId, { lock: true });
    const row = savedNow(inside, userId, contents);
    const next = version + 1;
    const draft = await storedDraft(inside, jobId);
    // The answer to this very save was lost on its way, and the editor sends it again.
    if (draft?.version === next && draft.savedBy === userId && isDeepStrictEqual(draft.contents, plain(row.contents))) {
      return { version: next, savedAt: draft.savedAt.toISOString() };
    }
    checkVersion(draft, version);
    await inside.db
      .insert(jobDrafts)
      .values({ ...row, jobId, version: next })
      .onConflictDoUpdate({ target: jobDrafts.jobId, set: { ...row, version: next } });
    if (job.status === 'DRAFT') {
      const title = titleIn(contents);
      await inside.db.update(jobs).set({ title, updatedAt: inside.now }).where(eq(jobs.id, jobId));
    }
    return { version: next, savedAt: inside.now.toISOString() };
  });
}

/** Drops the changes beside a published job; for owners and managers. The job stays as it is. */
export function discardChanges(context: Context, jobId: string): Promise<void> {
  return inTransaction(context, async (inside) => {
    requireUser(inside);
    const job = await requireOwnJob(inside, jobId, { lock: true });
    if (job.status === 'DRAFT') {
      throw new Refusal('conflict', 'E_TRANSITION', 'This job is a draft. You can delete it.');
    }
    await inside.db.delete(jobDrafts).where(eq(jobDrafts.jobId, jobId));
  });
}

/** Deletes a DRAFT that no order has paid; for owners and managers. It can be had back for 30 seconds. */
export function deleteDraft(context: Context, jobId: string): Promise<{ companyKey: string }> {
  return inTransaction(context, async (inside) => {
    const { userId } = requireUser(inside);
    const job = await requireOwnJob(inside, jobId, { lock: true });
    if (job.status !== 'DRAFT') {
      throw new Refusal('conflict', 'E_TRANSITION', 'Only a draft can be deleted. You can close this job.');
    }
    if (await hasPaidOrder(inside, jobId)) {
      throw new Refusal('conflict', 'E_TRANSITION', 'A job that was paid for stays with its receipt.');
    }
    const contents = (await readDraft(inside, jobId)).contents;
    await inside.db
      .insert(jobDrafts)
      .values({ ...savedNow(inside, userId, contents), jobId, deletedAt: inside.now })
      .onConflictDoUpdate({ target: jobDrafts.jobId, set: { deletedAt: inside.now } });
    return { companyKey: job.companyKey };
  });
}

/** Restores a draft that was deleted in the last 30 seconds; refuses an older one as absent. */
export function undeleteDraft(context: Context, jobId: string): Promise<{ companyKey: string }> {
  return inTransaction(context, async (inside) => {
    requireUser(inside);
    const job = await requireOwnJob(inside, jobId, { lock: true, isDeleted: true });
    await inside.db.update(jobDrafts).set({ deletedAt: null }).where(eq(jobDrafts.jobId, jobId));
    return { companyKey: job.companyKey };
  });
}

/** Removes the drafts whose deletion nobody took back; a schedule runs it. */
export async function removeDeletedDrafts(context: Context): Promise<void> {
  // A process whose clock is behind may still take the deletion back.
  const before = new Date(context.now.getTime() - 2 * DRAFT_UNDO_SECONDS * 1_000);
  await deleteDrafts(
    context,
    sql`id IN (SELECT job_id FROM job_drafts WHERE deleted_at < ${before.toISOString()}::timestamptz)`,
  );
}

/** The draft of a job, unless it is deleted. Saving calls this with the job locked. */
async function storedDraft(context: Context, jobId: string) {
  const [draft] = await context.db
    .select()
    .from(jobDrafts)
    .where(and(eq(jobDrafts.jobId, jobId), isNull(jobDrafts.deletedAt)));
  return draft ?? null;
}

/** As the database returns it. */
const plain = (contents: Record<string, unknown>): unknown => JSON.parse(JSON.stringify(contents));

/** Refuses with `E_DRAFT_CHANGED` unless the draft has this version; 0 means that there is none. */
export function checkVersion(draft: { version: number } | null, version: number): void {
  if ((draft?.version ?? 0) === version) return;
  throw new Refusal(
    'conflict',
    'E_DRAFT_CHANGED',
    'Somebody has saved this job since you opened it. Compare the two, and keep what you want.',
  );
}

/** Columns of a job that its team edits, from `jobs` and `companies`. */
export const OWN_JOB = {
  id: jobs.id,
  companyId: jobs.companyId,
  companyKey: companies.key,
  companyName: companies.name,
  publishedAt: jobs.publishedAt,
  status: sql<JobStatus>`${jobs.status}`,
  isApproved: sql<boolean>`${jobs.approvedAt} IS NOT NULL`,
  deletedAt: sql<string | null>`(SELECT deleted_at FROM job_drafts WHERE job_id = ${jobs.id})`,
};

export type OwnJob = Pick<Draft, 'companyId' | 'companyKey' | 'status' | 'isApproved'> & {
  id: string;
  companyName: string;
  publishedAt: Date | null;
};

/** A job that the actor may edit, deleted drafts only if asked for (absent otherwise). */
export async function requireOwnJob(
  context: Context,
  jobId: string,
  { lock = false, isDeleted = false }: { lock?: boolean; isDeleted?: boolean } = {},
): Promise<OwnJob> {
  const query = context.db
    .select(OWN_JOB)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, jobId));
  const [row] = await (lock ? query.for('update', { of: jobs }) : query);
  return checkOwnJob(context, row, isDeleted);
}

/** The same for a row that the caller has read. */
export function checkOwnJob(
  context: Context,
  row: (OwnJob & { deletedAt: string | null }) | undefined,
  isDeleted = false,
): OwnJob {
  const actor = requireUser(context);
  if (!row || !canManage(actor, { kind: 'company', id: row.companyId })) throw absent('This job');
  const { deletedAt, ...job } = row;
  const canBeHadBack =
    deletedAt !== null && context.now.getTime() - new Date(deletedAt).getTime() <= DRAFT_UNDO_SECONDS * 1_000;
  if (isDeleted ? !canBeHadBack : deletedAt !== null) throw absent('This job');
  return job;
}

function savedNow(context: Context, userId: string, contents: DraftContents) {
  return { contents: withSafeText(contents), savedAt: context.now, savedBy: userId };
}

/** The preview shows a draft before anything is published. */
function withSafeText(contents: DraftContents): Record<string, unknown> {
  const { description } = contents;
  return typeof description === 'string' ? { ...contents, description: sanitiseRichText(description) } : contents;
}

const titleIn = ({ title }: DraftContents) => (typeof title === 'string' ? title.trim().slice(0, 200) : '');

async function hasPaidOrder(context: Context, jobId: string): Promise<boolean> {
  return (await context.db.$count(orders, and(eq(orders.jobId, jobId), isNotNull(orders.paidAt)))) > 0;
}
