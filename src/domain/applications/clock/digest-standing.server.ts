import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { TALENT_NOTICE_DAY } from './answer-clock.ts';

/**
 * Digests leave a job out while somebody waits for an answer to it since `TALENT_NOTICE_DAY` days or more (rules §5). It follows
 * from the answer clocks, so an answer brings the job back at once, and nothing is stored that could be out of date. Nobody
 * reads of it, because no digests are sent yet.
 */

/** Why and since when digests leave a job out. */
export type LeftOutOfDigests = {
  since: string;
  /** How many people wait that long. */
  waiting: number;
};

/** SQL on an application: somebody has waited so long that digests leave its job out. */
const waitsTooLong = ({ now }: Pick<Context, 'now'>): SQL =>
  sql`(clock_from <= ${new Date(now.getTime() - TALENT_NOTICE_DAY * DAY_MS).toISOString()}::timestamptz AND step <> 'hired')`;

/** SQL on a job, given by its id: digests leave it out. For the query that gathers their jobs. */
export const isLeftOutOfDigests = (context: Pick<Context, 'now'>, jobId: SQL): SQL =>
  sql`EXISTS (SELECT FROM applications WHERE job_id = ${jobId} AND ${waitsTooLong(context)})`;

/** Null if digests may have the job. The caller has checked the permission. */
export async function findLeftOutOfDigests(context: Context, jobId: string): Promise<LeftOutOfDigests | null> {
  const { rows } = await context.db.execute<{ since: string | null; waiting: number }>(sql`
    SELECT min(clock_from) + ${TALENT_NOTICE_DAY} * interval '24 hours' AS since, count(*)::int AS waiting
    FROM applications WHERE job_id = ${jobId} AND ${waitsTooLong(context)}`);
  const [row] = rows;
  return row?.since ? { since: new Date(row.since).toISOString(), waiting: row.waiting } : null;
}
