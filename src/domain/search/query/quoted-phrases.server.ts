import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { openCondition } from '#domain/open-jobs.server.ts';
import { tierOf } from '../results/relevance.server.ts';
import type { Among, FoundText } from './parsed-query.ts';

/** Quoted phrases are looked for in the newest jobs that hold all their words: lexemes know no order. */
const PHRASE_CANDIDATES = 1_000;

/** The newest jobs that hold these phrases and what else the text asks for, the most relevant first. One statement. */
export async function jobsWithPhrases(context: Context, phrases: readonly string[], text: FoundText): Promise<Among> {
  const words = `(${text.meant?.text ?? text.text})${text.excluded === null ? '' : ` & !(${text.excluded})`}`;
  const holds = phrases.map((phrase) => sql`position(${` ${phrase} `} IN t.text) > 0`);
  const { rows } = await context.db.execute<{ id: string; isPaid: boolean }>(sql`
    SELECT newest.job_id AS id, newest.is_paid AS "isPaid" FROM (
      SELECT job_id, published_at, ${tierOf(text)} AS tier,
        (boosting_expires_at > ${context.now.toISOString()}::timestamptz) IS TRUE AS is_paid
      FROM job_search WHERE ${openCondition(context)} AND lexemes(words) @@ ${words}::tsquery
      -- By a sum no index has: find first, then sort, or the text of every job on the way would be read.
      ORDER BY published_at + interval '0' DESC, job_id DESC LIMIT ${sql.raw(String(PHRASE_CANDIDATES))}
    ) AS newest JOIN job_search_texts t ON t.job_id = newest.job_id
    WHERE ${sql.join(holds, sql` AND `)} ORDER BY newest.tier, newest.published_at DESC, newest.job_id DESC`);
  return {
    ids: rows.map(({ id }) => id),
    isRanked: true,
    paid: rows.filter(({ isPaid }) => isPaid).map(({ id }) => id),
  };
}
