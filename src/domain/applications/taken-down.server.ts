import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import type { Platform } from '#domain/site/platforms.ts';
import type { TakenDown } from './taken-down.ts';

/** SQL: what staff did to the job and the startup of these columns; null if nothing. A successful appeal ends it. */
export function takenDownOf(jobId: SQL, companyId: SQL): SQL {
  return sql`CASE
    WHEN EXISTS (SELECT FROM statements WHERE statements.job_id = ${jobId} AND decision = 'jobRemoved'
      AND reason = 'scam' AND is_appeal_upheld IS NOT TRUE) THEN 'scam'
    WHEN (SELECT status FROM companies WHERE companies.id = ${companyId}) = 'SUSPENDED' THEN 'suspended' END`;
}

export type TakenDownFacts = {
  what: TakenDown;
  company: { name: string; platform: Platform };
  /** Each person once, with one of their applications. */
  people: { id: string; email: string; applicationId: string; job: string }[];
};

/** Who is told that a job was removed as a scam: everybody who applied, for reactions only. Null for other statements. */
export async function readRemovedScam(context: Context, statementId: string): Promise<TakenDownFacts | null> {
  return readFacts(
    context,
    'scam',
    sql`statements s JOIN companies c ON c.id = s.company_id JOIN applications a ON a.job_id = s.job_id
      WHERE s.id = ${statementId} AND s.decision = 'jobRemoved' AND s.reason = 'scam' AND s.is_appeal_upheld IS NOT TRUE`,
  );
}

/**
 * Who is told of a suspension: everybody whose application runs; everybody who applied, if it deceived people. Null if
 * the startup is no longer suspended, or the entry of the audit trail is about another step.
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
        AND EXISTS (SELECT FROM audit_entries e WHERE e.id = ${entry} AND e.subject_id = c.id AND e.action = 'suspend')
        AND (a.step <> 'rejected' AND a.withdrawn_at IS NULL AND a.closed_at IS NULL
          OR (SELECT reason FROM statements s WHERE s.company_id = c.id AND s.decision = 'companySuspended'
            ORDER BY s.at DESC LIMIT 1) = 'scam')`,
  );
}

async function readFacts(context: Context, what: TakenDown, from: SQL): Promise<TakenDownFacts | null> {
  if (context.actor.kind !== 'system') throw absent('This application');
  const { rows } = await context.db.execute<{
    company: TakenDownFacts['company'];
    people: TakenDownFacts['people'];
  }>(sql`
    WITH affected AS (
      SELECT DISTINCT ON (a.talent_id) a.talent_id, a.job_id, a.id, c.name, c.platforms[1] AS platform
      FROM ${from} ORDER BY a.talent_id, a.sent_at DESC, a.id
    )
    SELECT json_build_object('name', min(f.name), 'platform', min(f.platform)) AS company,
      json_agg(json_build_object('id', u.id, 'email', u.email, 'applicationId', f.id, 'job', j.title) ORDER BY u.id) AS people
    FROM affected f JOIN talents t ON t.id = f.talent_id JOIN users u ON u.id = t.user_id JOIN jobs j ON j.id = f.job_id
    HAVING count(*) > 0`);
  return rows[0] ? { what, ...rows[0] } : null;
}
