import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { PAUSED_AFTER_SILENT_DAYS } from './job.ts';

/**
 * SQL: whether the team may end the pause of this job, given by its id and cause. Staff have decided about the reports,
 * or the people who waited are answered (rules §2).
 */
export function isPauseReleased({ now }: Context, { id, cause }: { id: SQL; cause: SQL }): SQL {
  const since = new Date(now.getTime() - PAUSED_AFTER_SILENT_DAYS * 86_400_000).toISOString();
  return sql`CASE ${cause}
    WHEN 'reports' THEN NOT EXISTS (SELECT FROM reports WHERE subject_type = 'job' AND subject_id = ${id} AND decided_at IS NULL)
      AND NOT EXISTS (SELECT FROM statements WHERE job_id = ${id} AND decision = 'jobRemoved' AND is_appeal_upheld IS NOT TRUE)
    WHEN 'answerClock' THEN NOT EXISTS (
      SELECT FROM applications WHERE job_id = ${id} AND clock_from <= ${since}::timestamptz)
    ELSE false END`;
}
