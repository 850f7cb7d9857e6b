import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { DAY_MS } from '#domain/site/days.ts';

/** With many jobs, a count up to a limit begins with the newest, so that a common word is not collected from all of them. */

/** At a million jobs a word in every sixth job fills a count of 10,001 from so many days. */
const NEWEST_DAYS = 4;
/** With fewer rows the newest days fill no count, and two halves take 3 ms longer than the whole. */
export const MANY_ROWS = 150_000;

/** The lexeme of the day of publication (UTC). */
export function dayLexeme(day: string): string {
  return `/${day}`;
}

/**
 * SQL for up to `limit` rows of `job_search` that meet a condition on the index of words. PostgreSQL reads the second half
 * only if the first has too few. A row without the lexeme of its day is in the second.
 */
export function newestFirst(context: Context, columns: SQL, condition: SQL, limit: SQL): SQL {
  const days = Array.from({ length: NEWEST_DAYS }, (_, ago) =>
    dayLexeme(new Date(context.now.getTime() - ago * DAY_MS).toISOString().slice(0, 10)),
  );
  const newest = days.map((day) => `'${day}'`).join(' | ');
  const from = (query: string) =>
    sql`SELECT ${columns} FROM job_search WHERE ${condition} AND lexemes(words) @@ ${query}::tsquery`;
  return sql`(${from(newest)}) UNION ALL (${from(`!(${newest})`)}) LIMIT ${limit}`;
}
