import { type SQL, sql } from 'drizzle-orm';
import { requireAdmin } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import type { JobStatus } from '#domain/jobs/job.ts';
import { MAILS_KEPT_DAYS } from '#domain/mails.server.ts';
import type { Platform } from '#domain/site/platforms.ts';
import type { TakenDown } from './taken-down.ts';

/** SQL: what staff did to the job and the startup of these columns; null if nothing. A successful appeal ends it. */
export function takenDownOf(jobId: SQL, companyId: SQL): SQL {
  return sql`CASE
    WHEN EXISTS (SELECT FROM statements WHERE statements.job_id = ${jobId} AND decision = 'jobRemoved'
      AND reason = 'scam' AND is_appeal_upheld IS NOT TRUE) THEN 'scam'
    WHEN (SELECT status FROM companies WHERE companies.id = ${companyId}) = 'SUSPENDED' THEN 'suspended' END`;
}

export type Applicants = {
  company: { name: string; platform: Platform };
  /** Each person once, with one of their applications. */
  people: { id: string; email: string; applicationId: string; job: string; jobStatus: JobStatus }[];
};
type TakenDownFacts = Applicants & { what: TakenDown };

/** Lists everybody who applied to a job that was removed as a scam, for reactions only. Null for other statements. */
export async function readRemovedScam(context: Context, statementId: string): Promise<TakenDownFacts | null> {
  return readFacts(
    context,
    'scam',
    sql`statements s JOIN companies c ON c.id = s.company_id JOIN applications a ON a.job_id = s.job_id
      WHERE s.id = ${statementId} AND s.decision = 'jobRemoved' AND s.reason = 'scam' AND s.is_appeal_upheld IS NOT TRUE`,
  );
}

/** SQL: whose application `a` is mailed about a suspension: one that runs, and every one if the startup deceived people. */
const isRecipientOf = (reason: SQL) =>
  sql`(a.step <> 'rejected' AND a.withdrawn_at IS NULL AND a.closed_at IS NULL OR ${reason} = 'scam')`;

/** Counts the people whom a suspension with this reason would tell by mail; for admins. */
export async function countSuspensionRecipients(context: Context, companyId: string, reason: string): Promise<number> {
  requireAdmin(context);
  const { rows } = await context.db.execute<{ count: number }>(sql`
    SELECT count(DISTINCT a.talent_id)::int AS count FROM applications a
    WHERE a.company_id = ${companyId} AND ${isRecipientOf(sql`${reason}::text`)}`);
  return rows[0]?.count ?? 0;
}

/** The key of the mail to one person about a suspension, by the entry of the audit trail. */
export const suspensionMailKey = (entry: string, userId: string) => `startupSuspended:${entry}:${userId}`;

const LAST_REASON = sql`(SELECT reason FROM statements s WHERE s.company_id = c.id AND s.decision = 'companySuspended'
  ORDER BY s.at DESC LIMIT 1)`;

/**
 * Lists the people to tell of a suspension: everybody with an open application, and after deceit everybody who applied.
 * Null if the startup is no longer suspended, or the entry of the audit trail is about another step.
 */
export async function readSuspension(
  context: Context,
  companyId: string,
  entry: string,
): Promise<TakenDownFacts | null> {
  return readFacts(
    context,
    'suspended',
    sql`companies c JOIN applications a ON a.company_id = c.id
      WHERE c.id = ${companyId} AND c.status = 'SUSPENDED'
        AND ${entry} = ${lastSuspension(sql`'infinity'::timestamptz`)} AND ${isRecipientOf(LAST_REASON)}`,
  );
}

/** SQL: the entry of the audit trail about the last suspension of `c` until this moment. */
const lastSuspension = (until: SQL) => sql`(SELECT e.id FROM audit_entries e
  WHERE e.subject_id = c.id AND e.action = 'suspend' AND e.at <= ${until} ORDER BY e.at DESC, e.id DESC LIMIT 1)`;

/**
 * Lists the people to tell that a suspension has ended: everybody who was mailed about it (rules §3). Null if the
 * startup is not public again, or the entry of the audit trail is about another step.
 */
export async function readLiftedSuspension(
  context: Context,
  companyId: string,
  entry: string,
): Promise<Applicants | null> {
  // The records of mails are deleted in time. After that, the recipients are those whom the suspension concerned.
  return readApplicants(
    context,
    sql`companies c JOIN audit_entries lift ON lift.id = ${entry} AND lift.subject_id = c.id AND lift.action = 'liftSuspension'
      JOIN audit_entries suspended ON suspended.id = ${lastSuspension(sql`lift.at`)}
      JOIN applications a ON a.company_id = c.id JOIN talents recipient ON recipient.id = a.talent_id
      WHERE c.id = ${companyId} AND c.status = 'ACTIVE' AND a.sent_at <= suspended.at
        AND (EXISTS (SELECT FROM mails m WHERE m.key = 'startupSuspended:' || suspended.id || ':' || recipient.user_id
            AND (m.sent_at IS NOT NULL OR m.taken_at IS NOT NULL))
          OR suspended.at < lift.at - make_interval(days => ${MAILS_KEPT_DAYS}) AND ${isRecipientOf(LAST_REASON)})`,
  );
}

async function readFacts(context: Context, what: TakenDown, from: SQL): Promise<TakenDownFacts | null> {
  const facts = await readApplicants(context, from);
  return facts && { what, ...facts };
}

async function readApplicants(context: Context, from: SQL): Promise<Applicants | null> {
  if (context.actor.kind !== 'system') throw absent('This application');
  const { rows } = await context.db.execute<{
    company: Applicants['company'];
    people: Applicants['people'];
  }>(sql`
    WITH affected AS (
      SELECT DISTINCT ON (a.talent_id) a.talent_id, a.job_id, a.id, c.name, c.platforms[1] AS platform
      FROM ${from} ORDER BY a.talent_id, a.sent_at DESC, a.id
    )
    SELECT json_build_object('name', min(f.name), 'platform', min(f.platform)) AS company,
      json_agg(json_build_object('id', u.id, 'email', u.email, 'applicationId', f.id, 'job', j.title,
        'jobStatus', j.status) ORDER BY u.id) AS people
    FROM affected f JOIN talents t ON t.id = f.talent_id JOIN users u ON u.id = t.user_id JOIN jobs j ON j.id = f.job_id
    HAVING count(*) > 0`);
  return rows[0] ?? null;
}
