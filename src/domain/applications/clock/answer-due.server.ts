import { type SQL, sql } from 'drizzle-orm';
import { ANSWER_DUE_DAY } from '#domain/applications/board/board.ts';
import type { Context } from '#domain/context.ts';

/** The days promised for the first answer to application `a`; null once it was answered, or without a promise. */
export const promisedDays = sql`CASE WHEN a.clock_from = a.sent_at THEN a.promised_days END`;

/** Whether an answer to application `a` is due: after a week, or as soon as the hiring stages promised the first one. */
export const isDue = ({ now }: Pick<Context, 'now'>): SQL =>
  sql`(a.clock_from + least(${ANSWER_DUE_DAY}::int, ${promisedDays}) * interval '24 hours' <= ${now.toISOString()}::timestamptz)`;
