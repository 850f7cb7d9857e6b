import { and, eq, gte, isNotNull, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { applications } from '#database/tables/applications.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { transitionIfPossible } from '#domain/jobs/transitions.server.ts';
import { oneByOne } from '#domain/one-by-one.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { tell } from '#domain/tell.server.ts';
import { CLOCK_DAYS, CLOSE_WARNING_DAYS, CLOSED_AFTER_DAYS, PAUSE_DAY } from './answer-clock.ts';
import { promisedDays } from './answer-due.server.ts';

/** The effects of the answer clock (rules §5). Schedules run both functions, possibly twice at once. */

const BATCH = 200;

/**
 * Acts on every application whose clock has reached a day of `CLOCK_DAYS`, or the day promised for its first answer. After a
 * downtime only the latest of several days counts: nobody is reminded twice in one morning.
 */
export async function runAnswerClock(context: Context): Promise<number> {
  const clock = asClock(context);
  let count = 0;
  for (;;) {
    const due = await inTransaction(clock, async (inside) => {
      const { rows } = await inside.db.execute<{ id: string; companyId: string; day: number }>(sql`
        UPDATE applications a SET clock_day = due.day, updated_at = ${inside.now.toISOString()}::timestamptz
        FROM (
          SELECT id, (SELECT max(day) FROM unnest(${daysOfClock}) AS day
            WHERE clock_from + day * interval '24 hours' <= ${inside.now.toISOString()}::timestamptz) AS day
          FROM applications a
          WHERE clock_from <= ${daysBefore(inside, 1).toISOString()}::timestamptz AND clock_day < ${PAUSE_DAY} AND step <> 'hired'
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
    count += due;
    if (due < BATCH) break;
  }
  await pauseForAnswers(clock);
  return count;
}

/**
 * Ends applications to closed jobs 90 days after they were sent, if the startup was warned and has not answered for four
 * weeks (rules §5). It warns after it ends, so that no application ends on the day of its warning.
 */
export async function closeUnanswered(context: Context): Promise<void> {
  const clock = asClock(context);
  const { id, companyId, step, sentAt, withdrawnAt, closedAt, clockFrom, closeWarned } = applications;
  const isJobClosed = sql`EXISTS (SELECT FROM jobs j WHERE j.id = ${applications.jobId} AND j.status = 'EXPIRED')`;
  const waits = and(isNotNull(clockFrom), ne(step, 'hired'), isNull(withdrawnAt), isNull(closedAt), isJobClosed);
  const [, lastWarning] = CLOSE_WARNING_DAYS;
  await inTransaction(clock, async (inside) => {
    const { db, now } = inside;
    const version = sql`${applications.version} + 1`;
    const rows = await db
      .update(applications)
      .set({ closedAt: now, talentStatus: 'closed', talentStatusAt: now, clockFrom: null, version, updatedAt: now })
      .where(
        and(
          waits,
          lte(sentAt, daysBefore(inside, CLOSED_AFTER_DAYS)),
          gte(closeWarned, lastWarning),
          lte(clockFrom, daysBefore(inside, PAUSE_DAY)),
        ),
      )
      .returning({ id, companyId });
    for (const each of rows) {
      await tell(inside, { type: 'application.statusChanged', id: each.id, status: 'closed', on: now.toISOString() });
      await tell(inside, { type: 'application.changed', ...each });
    }
  });
  // After a downtime the last warning alone: nobody is warned twice in one morning.
  for (const day of CLOSE_WARNING_DAYS.toReversed()) {
    await inTransaction(clock, async (inside) => {
      const rows = await inside.db
        .update(applications)
        .set({ closeWarned: day })
        .where(and(waits, lt(closeWarned, day), lte(sentAt, daysBefore(inside, day))))
        .returning({ id, companyId });
      for (const each of rows) await tell(inside, { type: 'application.clockDay', ...each, day });
    });
  }
}

/** Pauses the jobs with somebody at the day of the pause, also those that a killed run has left open. */
async function pauseForAnswers(clock: Context): Promise<void> {
  const { clockFrom, clockDay, step } = applications;
  const isDue = and(lte(clockFrom, daysBefore(clock, PAUSE_DAY)), gte(clockDay, PAUSE_DAY), ne(step, 'hired'));
  const silent = await clock.db
    .selectDistinct({ id: jobs.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(isDue, eq(jobs.status, 'ACTIVE')));
  await oneByOne(silent, ({ id }) => transitionIfPossible(clock, id, 'pause', { cause: 'answerClock' }));
}

const asClock = (context: Context): Context => ({ ...context, actor: { kind: 'system', name: 'clock' } });

/** The days of application `a`. */
const daysOfClock = sql`ARRAY[${sql.raw(CLOCK_DAYS.join(', '))}]::int[] || ${promisedDays}`;

const daysBefore = ({ now }: Context, days: number) => new Date(now.getTime() - days * DAY_MS);
