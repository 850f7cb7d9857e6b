import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { openAmongFound } from '#domain/open-jobs-condition.server.ts';
import { all, holds, someOf } from '../filters/conditions.server.ts';
import { NEWEST_OF_FOUND } from '../results/order.server.ts';
import { tierOf } from '../results/relevance.server.ts';
import type { Candidates, ParsedText } from './parsed-query.ts';

/** Lexemes have no order, so phrases are searched in the texts of the newest jobs with all the words. */
const PHRASE_CANDIDATES = sql.raw('1000');

/** The newest jobs with these phrases and the other words, most relevant first. One statement. */
export async function jobsWithPhrases(
  context: Context,
  phrases: readonly string[],
  text: ParsedText,
  hasManyRows: boolean,
): Promise<Candidates> {
  const but = text.excluded === null ? null : `!(${text.excluded})`;
  const inWords = (query: string) => holds('words', query);
  const hasPhrases = phrases.map((phrase) => sql`position(${` ${phrase} `} IN t.text) > 0`);
  const columns = sql`job_id, published_at, ${tierOf(text)} AS tier,
    (boosting_expires_at > ${context.now.toISOString()}::timestamptz) IS TRUE AS is_paid`;
  const inTexts = sql`${openAmongFound(context)} AND ${inWords(all(text.expanded?.text ?? text.text, but))}`;
  const conditionOn = (days: string | null) => (days === null ? inTexts : sql`${inTexts} AND ${inWords(days)}`);
  const [order, limit] = [NEWEST_OF_FOUND, PHRASE_CANDIDATES];
  const newest = someOf(context, conditionOn, hasManyRows, { columns, limit, order });
  const { rows } = await context.db.execute<{ id: string; isPaid: boolean }>(sql`
    SELECT newest.job_id AS id, newest.is_paid AS "isPaid" FROM (${newest}) AS newest
    JOIN job_search_texts t ON t.job_id = newest.job_id
    WHERE ${sql.join(hasPhrases, sql` AND `)} ORDER BY newest.tier, newest.published_at DESC, newest.job_id DESC`);
  return {
    ids: rows.map(({ id }) => id),
    isRanked: true,
    paid: rows.filter(({ isPaid }) => isPaid).map(({ id }) => id),
  };
}
