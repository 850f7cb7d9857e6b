import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { DAY_MS } from '#domain/site/days.ts';

/** With many jobs, a count up to a limit begins with the newest, so that a common word is not collected from all of them. */

/**
 * The newest days, and the days before them. At a million jobs a word in every fourth job fills a count of 10,001 from the
 * first, and one in every fifteenth from both.
 */
const DAYS_TOGETHER = [4, 8];
/** For a few hundred rows: at a million jobs 300 of a word in every thirtieth job are of the newest day. */
export const DAYS_FOR_FEW = [1, 3];
/** With fewer rows the newest days fill no count, and parts take 3 ms longer than the whole. */
export const MANY_ROWS = 150_000;

type NewestFirst = {
  columns: SQL;
  conditionOn: (days: string) => SQL;
  limit: SQL;
  order?: SQL;
  daysTogether?: readonly number[];
};

/** The lexeme of the day of publication (UTC). */
export function dayLexeme(day: string): string {
  return `/${day}`;
}

/**
 * SQL for up to `limit` rows of `job_search`. PostgreSQL reads older days only if the newer ones have too few. A row without
 * the lexeme of its day is read last. `conditionOn` is the condition for rows whose words also match a query for their day;
 * `order` sorts the rows of the same days; `daysTogether` are the sizes of the groups of days that are read at once.
 */
export function newestFirst(
  context: Context,
  { columns, conditionOn, limit, order, daysTogether = DAYS_TOGETHER }: NewestFirst,
): SQL {
  const inOrder = order ? sql` ORDER BY ${order} LIMIT ${limit}` : sql``;
  const dayAgo = (days: number) =>
    dayLexeme(new Date(context.now.getTime() - days * DAY_MS).toISOString().slice(0, 10));
  let daysBefore = 0;
  const groups = daysTogether.map((size) => {
    const days = Array.from({ length: size }, (_, at) => `'${dayAgo(daysBefore + at)}'`);
    daysBefore += size;
    return days.join(' | ');
  });
  const older = `!(${groups.join(' | ')})`;
  const parts = [...groups, older].map(
    (days) => sql`(SELECT ${columns} FROM job_search WHERE ${conditionOn(days)}${inOrder})`,
  );
  return sql`${sql.join(parts, sql` UNION ALL `)} LIMIT ${limit}`;
}
