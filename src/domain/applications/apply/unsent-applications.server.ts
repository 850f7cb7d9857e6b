import { and, eq, sql } from 'drizzle-orm';
import { applicationDrafts } from '#database/tables/applications.server.ts';
import { requireSelf, requireUser } from '#domain/accounts/policy.ts';
import { WAITS_FOR_VERIFICATION_DAYS } from '#domain/applications/application.ts';
import type { Context } from '#domain/context.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { type JobFacts, jobFacts, type KeptJob, presentCompany } from '#domain/talent/my-jobs.server.ts';

/** An application that somebody began and the startup does not have. */
export type UnsentApplication = {
  job: Pick<KeptJob, 'id' | 'title' | 'company' | 'place' | 'isOpen' | 'hasPage'>;
  savedAt: string;
  /** It is sent by confirming the address until then; null for a draft. */
  waitsUntil: string | null;
};

const MOST_LISTED = 50;

type Row = JobFacts & { id: string; savedAt: string; sendsWhenVerified: boolean };

/** Lists the applications that the person has begun and not sent, the latest first. Staff who see the site as them find none. */
export async function myUnsentApplications(context: Context): Promise<UnsentApplication[]> {
  const { userId, impersonatedBy } = requireUser(context);
  if (impersonatedBy) return [];
  const { rows } = await context.db.execute<Row>(sql`
    SELECT jobs.id, d.saved_at AS "savedAt", d.sends_when_verified AS "sendsWhenVerified", ${jobFacts(context)}
    FROM application_drafts d JOIN jobs ON jobs.id = d.job_id JOIN companies ON companies.id = jobs.company_id
    WHERE d.user_id = ${userId} AND ${context.platform} = ANY (companies.platforms)
    ORDER BY d.saved_at DESC, jobs.id LIMIT ${MOST_LISTED}`);
  return rows.map(({ id, savedAt, sendsWhenVerified, ...row }) => ({
    job: {
      id,
      title: row.title,
      company: presentCompany(row),
      place: row.place,
      isOpen: row.isOpen,
      hasPage: row.hasPage,
    },
    savedAt: new Date(savedAt).toISOString(),
    waitsUntil: sendsWhenVerified
      ? new Date(Date.parse(savedAt) + WAITS_FOR_VERIFICATION_DAYS * DAY_MS).toISOString()
      : null,
  }));
}

/** Deletes what the person has typed for this job. Once more changes nothing. */
export async function deleteUnsentApplication(context: Context, jobId: string): Promise<void> {
  const { userId } = requireSelf(context);
  await context.db
    .delete(applicationDrafts)
    .where(and(eq(applicationDrafts.userId, userId), eq(applicationDrafts.jobId, jobId)));
}
