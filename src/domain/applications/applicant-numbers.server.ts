import { sql } from 'drizzle-orm';
import { canView, requireUser } from '#domain/accounts/policy.ts';
import { clockDay } from '#domain/applications/clock/answer-clock.ts';
import { isDue } from '#domain/applications/clock/answer-due.server.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { isNew } from './unread.server.ts';

export type ApplicantNumbers = {
  /** Applications of each UTC day, the last of which is today; and the sum of as many days before. */
  days: number[];
  before: number;
  /** Applications to each job, in all. */
  byJob: Record<string, number>;
  /** Those that this member has not opened; for staff, those that nobody of the startup has. */
  new: number;
  /** Those whose answer is due: how many, the days of the longest and the shortest wait, and their jobs. */
  due: { people: number; longest: number; shortest: number; jobs: string[] };
  /** "Usually answers within N days"; null where that is not shown (rules §5). */
  answersInDays: number | null;
};

/** Counts a startup's applications for its dashboard. Staff may read counts, never contents (rules §5). */
export async function findApplicantNumbers(
  context: Context,
  { companyId, days }: { companyId: string; days: number },
): Promise<ApplicantNumbers> {
  const actor = requireUser(context);
  if (!canView(actor, { kind: 'company', id: companyId })) throw absent('This startup');
  const today = Date.parse(context.now.toISOString().slice(0, 10));
  const dayOf = (index: number) => new Date(today - index * DAY_MS).toISOString().slice(0, 10);
  const { rows } = await context.db.execute<{
    byDay: Record<string, number> | null;
    byJob: Record<string, number> | null;
    new: number;
    due: number;
    oldest: string | null;
    latest: string | null;
    jobs: string[];
    answersInDays: number | null;
  }>(sql`
    WITH of_company AS (
      SELECT job_id, sent_at, clock_from, ${isNew(context, companyId)} AS is_new,
        ${isDue(context)} IS TRUE AS is_due
      FROM applications a WHERE company_id = ${companyId}
    )
    SELECT (SELECT json_object_agg(day, n) FROM (
        SELECT (sent_at AT TIME ZONE 'UTC')::date AS day, count(*)::int AS n FROM of_company
        WHERE sent_at >= ${dayOf(2 * days - 1)}::timestamptz GROUP BY 1) AS counted) AS "byDay",
      (SELECT json_object_agg(job_id, n) FROM (SELECT job_id, count(*)::int AS n FROM of_company GROUP BY 1) AS counted) AS "byJob",
      (SELECT count(*)::int FROM of_company WHERE is_new) AS new,
      (SELECT count(*)::int FROM of_company WHERE is_due) AS due,
      (SELECT min(clock_from) FROM of_company WHERE is_due)::text AS oldest,
      (SELECT max(clock_from) FROM of_company WHERE is_due)::text AS latest,
      ARRAY(SELECT title FROM jobs WHERE id IN (SELECT job_id FROM of_company WHERE is_due) ORDER BY title, id) AS jobs,
      answers_in_days AS "answersInDays"
    FROM companies WHERE id = ${companyId}`);
  const [row] = rows;
  if (!row) throw absent('This startup');
  const on = (index: number) => row.byDay?.[dayOf(index)] ?? 0;
  const newestFirst = Array.from({ length: 2 * days }, (_, index) => on(index));
  return {
    days: newestFirst.slice(0, days).reverse(),
    before: newestFirst.slice(days).reduce((sum, n) => sum + n, 0),
    byJob: row.byJob ?? {},
    new: row.new,
    due: {
      people: row.due,
      longest: clockDay(row.oldest === null ? null : new Date(row.oldest), context.now),
      shortest: clockDay(row.latest === null ? null : new Date(row.latest), context.now),
      jobs: row.jobs,
    },
    answersInDays: row.answersInDays,
  };
}
