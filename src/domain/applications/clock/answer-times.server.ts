import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { tell } from '#domain/tell.server.ts';
import { ANSWERS_SHOWN_FROM, ANSWERS_SHOWN_UP_TO_DAYS } from './answer-clock.ts';

/** The applications of this many days count, so that a startup can become better. */
const COUNTED_DAYS = 365;
/** "Usually" is three times out of four. */
const USUALLY = 0.75;

/**
 * The moment of the startup's first answer to application `a`: a message, or a status that the talent sees. Opening it
 * is no answer.
 */
export const firstAnswerAt = sql`least(
  (SELECT min(m.at) FROM application_messages m WHERE m.application_id = a.id AND NOT m.is_from_talent),
  (SELECT min(e.at) FROM application_events e WHERE e.application_id = a.id AND e.kind = 'statusChanged'
    AND e.details ->> 'status' NOT IN ('received', 'seen', 'withdrawn', 'closed')))`;

/**
 * Counts anew how fast startups usually answer (rules §5); a schedule runs it every night. Somebody who still waits
 * counts with the days so far, so that silence never makes a startup look fast.
 */
export async function recountAnswerTimes(context: Context): Promise<void> {
  const now = sql`${context.now.toISOString()}::timestamptz`;
  const { rows } = await context.db.execute<{ id: string }>(sql`
    WITH answered AS (
      SELECT a.company_id, ceil(extract(epoch FROM coalesce(${firstAnswerAt}, a.closed_at, ${now}) - a.sent_at) / 86400)::int AS days
      FROM applications a
      WHERE a.withdrawn_at IS NULL AND a.sent_at > ${now} - ${COUNTED_DAYS} * interval '1 day'
    ), counted AS (
      SELECT c.id, CASE WHEN count(answered.days) >= ${ANSWERS_SHOWN_FROM} THEN
        greatest(1, percentile_disc(${USUALLY}) WITHIN GROUP (ORDER BY answered.days)) END AS days
      FROM companies c LEFT JOIN answered ON answered.company_id = c.id
      WHERE c.answers_in_days IS NOT NULL OR answered.company_id IS NOT NULL
      GROUP BY c.id
    )
    UPDATE companies SET answers_in_days = CASE WHEN counted.days <= ${ANSWERS_SHOWN_UP_TO_DAYS} THEN counted.days END
    FROM counted WHERE companies.id = counted.id
      AND answers_in_days IS DISTINCT FROM CASE WHEN counted.days <= ${ANSWERS_SHOWN_UP_TO_DAYS} THEN counted.days END
    RETURNING companies.id`);
  // The pages that show it are cached.
  for (const { id } of rows) await tell(context, { type: 'company.changed', id });
}
