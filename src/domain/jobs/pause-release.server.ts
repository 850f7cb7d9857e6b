import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { PAUSED_AFTER_SILENT_DAYS } from './job.ts';

/**
 * SQL: whether the team may end the pause of this job, given by its id and cause, or renew it after that pause. Staff have
 * decided about the reports, the people who waited are answered, the suspension is over, or an appeal was right (rules §2).
 */
export function isPauseReleased({ now }: Context, { id, cause }: { id: SQL; cause: SQL }): SQL {
  const since = new Date(now.getTime() - PAUSED_AFTER_SILENT_DAYS * DAY_MS).toISOString();
  return sql`CASE ${cause}
    WHEN 'reports' THEN NOT EXISTS (SELECT FROM reports WHERE subject_type = 'job' AND subject_id = ${id} AND decided_at IS NULL)
      AND NOT EXISTS (SELECT FROM statements WHERE job_id = ${id} AND decision = 'jobRemoved' AND is_appeal_upheld IS NOT TRUE)
    WHEN 'suspended' THEN NOT EXISTS (SELECT FROM jobs k JOIN companies c ON c.id = k.company_id
      WHERE k.id = ${id} AND c.status = 'SUSPENDED')
    -- The last decision alone: an admin may have taken an earlier one back.
    WHEN 'staff' THEN coalesce((SELECT is_appeal_upheld IS TRUE FROM statements
      WHERE job_id = ${id} AND decision IN ('jobPaused', 'jobRemoved') ORDER BY at DESC, id DESC LIMIT 1), true)
    WHEN 'answerClock' THEN NOT EXISTS (
      SELECT FROM applications WHERE job_id = ${id} AND clock_from <= ${since}::timestamptz)
    ELSE false END`;
}
