import { and, eq } from 'drizzle-orm';
import { applicationDrafts } from '#database/tables/applications.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { requireSelf, requireUser } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { requireOwnFile } from '#domain/talent/private-files.server.ts';
import type { ApplicationDraft } from './apply-inputs.ts';

export type SavedDraft = {
  contents: ApplicationDraft;
  version: number;
  savedAt: string;
  sendsWhenVerified: boolean;
};

/** Reads the draft for this job; null without one, and for staff who see the site as the person. */
export async function readApplicationDraft(context: Context, jobId: string): Promise<SavedDraft | null> {
  const { userId, impersonatedBy } = requireUser(context);
  if (impersonatedBy) return null;
  const [draft] = await context.db.select().from(applicationDrafts).where(ofPerson(userId, jobId));
  if (!draft) return null;
  const { version, savedAt, sendsWhenVerified } = draft;
  const contents = draft.contents as ApplicationDraft;
  return { contents, version, savedAt: savedAt.toISOString(), sendsWhenVerified };
}

/**
 * Saves what was typed. `version` is the one it builds on, 0 for a new draft: if another tab has saved since, nothing is
 * written and the refusal is `E_DRAFT_CHANGED`. A draft that waited for the verification waits no more, because it
 * may be incomplete now. `fileId` names a CV that the person has stored for it.
 */
export function saveApplicationDraft(
  context: Context,
  jobId: string,
  { contents, version, fileId = null }: { contents: ApplicationDraft; version: number; fileId?: string | null },
): Promise<{ version: number; savedAt: string }> {
  const { userId } = requireSelf(context);
  return inTransaction(context, async (inside) => {
    const [job] = await inside.db
      .select({ approvedAt: jobs.approvedAt, platforms: companies.platforms })
      .from(jobs)
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(eq(jobs.id, jobId));
    if (!job?.platforms.includes(inside.platform) || job.approvedAt === null) throw absent('This job');
    if (fileId !== null) await requireOwnFile(inside, fileId);
    const values = {
      contents,
      version: version + 1,
      savedAt: inside.now,
      sendsWhenVerified: false,
      ...(fileId !== null && { cvFileId: fileId }),
    };
    const rows =
      version === 0
        ? await inside.db
            .insert(applicationDrafts)
            .values({ userId, jobId, ...values })
            .onConflictDoNothing()
            .returning({ version: applicationDrafts.version })
        : await inside.db
            .update(applicationDrafts)
            .set(values)
            .where(and(ofPerson(userId, jobId), eq(applicationDrafts.version, version)))
            .returning({ version: applicationDrafts.version });
    if (rows.length > 0) return { version: version + 1, savedAt: inside.now.toISOString() };
    throw new Refusal(
      'conflict',
      'E_DRAFT_CHANGED',
      'This draft has changed in another tab. Reload to see that text, or carry on and send this one.',
    );
  });
}

const ofPerson = (userId: string, jobId: string) =>
  and(eq(applicationDrafts.userId, userId), eq(applicationDrafts.jobId, jobId));
