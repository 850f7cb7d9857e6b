import { sql } from 'drizzle-orm';
import { firstAnswerAt } from '#domain/applications/clock/answer-times.server.ts';
import type { Context } from '#domain/context.ts';
import { findBoardCompany } from './board/access.server.ts';
import { findBoard } from './board/board.server.ts';
import { ANSWER_DUE_DAY, type Card } from './board/board.ts';
import { isUnanswered, listApplicants } from './board/cards.server.ts';

/** The state of the applications to one job, as its desk shows it. */
export type JobAnswers = {
  total: number;
  /** The columns of its board. */
  steps: { key: string; name: string; total: number }[];
  /** First answers within the days after which one is due, and later ones. */
  inTime: number;
  late: number;
  /** People who wait for a first answer: those to whom one is due, and the others. */
  due: number;
  waiting: number;
  /** Everybody who waits for an answer, a second one included; the first of them, oldest first. */
  unanswered: { total: number; first: Card[] };
  canMove: boolean;
};

const FIRST = 3;

/** Reads them for the team, reviewers included. Absent for everybody else, staff included. */
export async function findJobAnswers(context: Context, companyKey: string, jobId: string): Promise<JobAnswers> {
  const company = await findBoardCompany(context, companyKey);
  const board = await findBoard(context, company, { jobId, limit: 1 });
  const waiting = await listApplicants(context, company, {
    jobId,
    only: 'unanswered',
    sort: 'oldest',
    limit: FIRST,
  });
  const dueAfter = sql`${ANSWER_DUE_DAY} * interval '1 day'`;
  const { rows } = await context.db.execute<Pick<JobAnswers, 'inTime' | 'late' | 'due' | 'waiting'>>(sql`
    SELECT count(*) FILTER (WHERE answered_at < sent_at + ${dueAfter})::int AS "inTime",
      count(*) FILTER (WHERE answered_at >= sent_at + ${dueAfter})::int AS late,
      count(*) FILTER (WHERE waits AND answered_at IS NULL AND clock_from <= now - ${dueAfter})::int AS due,
      count(*) FILTER (WHERE waits AND answered_at IS NULL AND clock_from > now - ${dueAfter})::int AS waiting
    FROM (SELECT a.sent_at, a.clock_from, ${isUnanswered} AS waits, ${context.now.toISOString()}::timestamptz AS now,
        coalesce(${firstAnswerAt}, a.closed_at) AS answered_at
      FROM applications a WHERE a.company_id = ${company.id} AND a.job_id = ${jobId} AND a.withdrawn_at IS NULL) sent`);
  return {
    total: board.total,
    steps: board.columns.map(({ key, name, total }) => ({ key, name, total })),
    ...(rows[0] ?? { inTime: 0, late: 0, due: 0, waiting: 0 }),
    unanswered: { total: waiting.total, first: waiting.docs },
    canMove: company.canMove,
  };
}
