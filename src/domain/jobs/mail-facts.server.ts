import { eq, sql } from 'drizzle-orm';
import { jobs, jobTransitions } from '#database/tables/jobs.server.ts';
import { type NotificationKey, withDefaultNotifications } from '#domain/accounts/notifications.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import type { Platform } from '#domain/site/platforms.ts';
import type { JobAction, JobStatus, StopCause } from './job.ts';

/** The facts of mails about a job. */
export type JobMailFacts = {
  id: string;
  title: string;
  status: JobStatus;
  stoppedBecause: StopCause | null;
  /** The last day, as `2026-12-23`. */
  expirationDate: string | null;
  outcome: string | null;
  company: { key: string; name: string; platform: Platform };
  /** The last transition of the asked kind. */
  transition: {
    id: string;
    actor: string;
    /** The id and first name of the member who made it, or paid for it. */
    userId: string | null;
    by: string | null;
    reason: string | null;
    /** Set if the job was changed together with others. */
    batch: string | null;
  } | null;
  people: { id: string; email: string; firstName: string }[];
};

/**
 * Reads a job for a mail to its team, for reactions only. The people are the owners and managers with a verified
 * address who want this kind of mail. Null if the job is gone.
 */
export async function readJobForMail(
  context: Context,
  jobId: string,
  { action = null, notification = null }: { action?: JobAction | null; notification?: NotificationKey | null },
): Promise<JobMailFacts | null> {
  if (context.actor.kind !== 'system') throw absent('This job');
  const { rows } = await context.db.execute<
    Omit<JobMailFacts, 'people'> & {
      people: (JobMailFacts['people'][number] & { notifications: Record<string, boolean> })[];
    }
  >(sql`
    SELECT j.id, j.title, j.status, j.stopped_because AS "stoppedBecause", j.expiration_date::text AS "expirationDate",
      j.outcome, json_build_object('key', c.key, 'name', c.name, 'platform', c.platforms[1]) AS company,
      (SELECT json_build_object('id', t.id, 'actor', t.actor, 'userId', m.user_id, 'by', nullif(u.first_name, ''),
          'reason', t.reason, 'batch', t.batch)
        FROM job_transitions t
        LEFT JOIN company_members m ON m.company_id = c.id
          AND m.user_id = CASE WHEN t.actor = 'payment'
            THEN (SELECT ordered_by FROM orders WHERE job_id = j.id AND paid_at IS NOT NULL ORDER BY paid_at DESC LIMIT 1)
            ELSE split_part(t.actor, ':', CASE WHEN t.actor LIKE '%:as:%' THEN 4 ELSE 2 END) END
        LEFT JOIN users u ON u.id = m.user_id
        WHERE t.job_id = j.id AND t.action = ${action} ORDER BY t.at DESC, t.id DESC LIMIT 1) AS transition,
      coalesce((SELECT json_agg(json_build_object('id', u.id, 'email', u.email, 'firstName', u.first_name,
          'notifications', u.notifications) ORDER BY u.id)
        FROM company_members m JOIN users u ON u.id = m.user_id
        WHERE m.company_id = c.id AND m.role IN ('owner', 'manager') AND u.email_verified_at IS NOT NULL), '[]') AS people
    FROM jobs j JOIN companies c ON c.id = j.company_id WHERE j.id = ${jobId}`);
  const [row] = rows;
  if (!row) return null;
  const recipients = row.people.filter(
    ({ notifications }) => notification === null || withDefaultNotifications(notifications)[notification],
  );
  return { ...row, people: recipients.map(({ id, email, firstName }) => ({ id, email, firstName })) };
}

export type ChangedTogether = { jobId: string; title: string; action: JobAction; actor: string };

/** The jobs that one person changed together, for reactions only. */
export async function readChangedTogether(context: Context, batch: string): Promise<ChangedTogether[]> {
  if (context.actor.kind !== 'system') throw absent('This change');
  const { action, actor } = jobTransitions;
  const rows = await context.db
    .select({ jobId: jobs.id, title: jobs.title, action, actor })
    .from(jobTransitions)
    .innerJoin(jobs, eq(jobs.id, jobTransitions.jobId))
    .where(eq(jobTransitions.batch, batch))
    .orderBy(sql`lower(${jobs.title})`, jobs.id);
  return rows.map((each) => ({ ...each, action: each.action as JobAction }));
}
