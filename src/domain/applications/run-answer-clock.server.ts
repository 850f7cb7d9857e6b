import { sql } from 'drizzle-orm';
import { type Context, inTransaction } from '#domain/context.ts';
import { transitionIfPossible } from '#domain/jobs/transitions.server.ts';
import { oneByOne } from '#domain/one-by-one.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { tell } from '#domain/tell.server.ts';
import { CLOCK_DAYS, CLOSE_WARNING_DAYS, CLOSED_AFTER_DAYS, PAUSE_DAY } from './answer-clock.ts';
import { promisedDays } from './due.server.ts';

/** The effects of the answer clock (rules §5). Schedules run both functions, possibly twice at once. */

const BATCH = 200;

/**
 * Acts on every application whose clock has reached a day of `CLOCK_DAYS`, or the day promised for its first answer. After a
 * downtime only the latest of several days counts: nobody is reminded twice in one morning.
 */
export async function runAnswerClock(context: Context): Promise<number> {
  const clock = asClock(context);
  let acted = 0;
  for (;;) {
    const due = await inTransaction(clock, async (inside) => {
      const { rows } = await inside.db.execute<{ id: string; companyId: string; day: number }>(sql`
        UPDATE applications a SET clock_day = due.day, updated_at = ${inside.now.toISOString()}::timestamptz
        FROM (
          SELECT id, (SELECT max(day) FROM unnest(${daysOfClock}) AS day
            WHERE clock_from + day * interval '24 hours' <= ${inside.now.toISOString()}::timestamptz) AS day
          FROM applications a
          WHERE clock_from <= ${daysAgo(inside, 1)} AND clock_day < ${PAUSE_DAY} AND step <> 'hired'
            AND clock_from + (SELECT min(day) FROM unnest(${daysOfClock}) AS day WHERE day > clock_day)
              * interval '24 hours' <= ${inside.now.toISOString()}::timestamptz
          ORDER BY clock_from LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
        ) AS due
        WHERE a.id = due.id
        RETURNING a.id, a.company_id AS "companyId", a.clock_day AS day`);
      for (const { id, companyId, day } of rows)
        await tell(inside, { type: 'application.clockDay', id, companyId, day });
      return rows.length;
    });
    acted += due;
    if (due < BATCH) break;
  }
  await pauseForAnswers(clock);
  return acted;
}

/**
 * Ends applications to closed jobs 90 days after they were sent, if the startup was warned and has not answered for four
 * weeks (rules §5). It warns after it ends, so that no application ends on the day of its warning.
 */
export async function closeUnanswered(context: Context): Promise<void> {
  const clock = asClock(context);
  const waits = sql`a.clock_from IS NOT NULL AND a.step <> 'hired' AND a.withdrawn_at IS NULL AND a.closed_at IS NULL
    AND EXISTS (SELECT FROM jobs j WHERE j.id = a.job_id AND j.status = 'EXPIRED')`;
  const [, lastWarning] = CLOSE_WARNING_DAYS;
  await inTransaction(clock, async (inside) => {
    const at = inside.now.toISOString();
    const { rows } = await inside.db.execute<{ id: string; companyId: string }>(sql`
      UPDATE applications a SET closed_at = ${at}::timestamptz, told_status = 'closed', told_at = ${at}::timestamptz,
        clock_from = NULL, version = version + 1, updated_at = ${at}::timestamptz
      WHERE ${waits} AND a.sent_at <= ${daysAgo(inside, CLOSED_AFTER_DAYS)} AND a.close_warned >= ${lastWarning}
        AND a.clock_from <= ${daysAgo(inside, PAUSE_DAY)}
      RETURNING a.id, a.company_id AS "companyId"`);
    for (const { id, companyId } of rows) {
      await tell(inside, { type: 'application.told', id, told: 'closed', on: at });
      await tell(inside, { type: 'application.changed', id, companyId });
    }
  });
  // After a downtime the last warning alone: nobody is warned twice in one morning.
  for (const day of CLOSE_WARNING_DAYS.toReversed()) {
    await inTransaction(clock, async (inside) => {
      const { rows } = await inside.db.execute<{ id: string; companyId: string }>(sql`
        UPDATE applications a SET close_warned = ${day}
        WHERE ${waits} AND a.close_warned < ${day} AND a.sent_at <= ${daysAgo(inside, day)}
        RETURNING a.id, a.company_id AS "companyId"`);
      for (const { id, companyId } of rows) await tell(inside, { type: 'application.clockDay', id, companyId, day });
    });
  }
}

/** Pauses the jobs with somebody at the day of the pause, also those that a killed run has left open. */
async function pauseForAnswers(clock: Context): Promise<void> {
  const { rows } = await clock.db.execute<{ id: string }>(sql`
    SELECT DISTINCT j.id FROM applications a JOIN jobs j ON j.id = a.job_id
    WHERE a.clock_from <= ${daysAgo(clock, PAUSE_DAY)} AND a.clock_day >= ${PAUSE_DAY} AND a.step <> 'hired' AND j.status = 'ACTIVE'`);
  await oneByOne(rows, ({ id }) => transitionIfPossible(clock, id, 'pause', { cause: 'answerClock' }));
}

const asClock = (context: Context): Context => ({ ...context, actor: { kind: 'system', name: 'clock' } });

/** The days of application `a`. */
const daysOfClock = sql`ARRAY[${sql.raw(CLOCK_DAYS.join(', '))}]::int[] || ${promisedDays}`;

const daysAgo = ({ now }: Context, days: number) =>
  sql`${new Date(now.getTime() - days * DAY_MS).toISOString()}::timestamptz`;
