import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { newestFirst } from './newest-first.ts';
import type { SearchText } from './search-text.ts';

/** Quoted phrases are looked for in the newest jobs that hold all their words: lexemes know no order. */
const PHRASE_CANDIDATES = 1_000;

/** The newest jobs that hold these phrases; `text` is the query of all words. */
export async function jobsWithPhrases(
  context: Context,
  read: SearchText,
  text: string,
  recentFrom: string | null,
): Promise<string[]> {
  const holds = read.phrases.map((phrase) => sql`position(${` ${phrase} `} IN t.text) > 0`);
  const { rows } = await context.db.execute<{ id: string }>(sql`
    SELECT newest.job_id AS id FROM (${newestFirst(recentFrom, {
      columns: sql`job_id`,
      where: sql`(platform = ${context.platform}) IS TRUE AND (closes_at > ${context.now.toISOString()}::timestamptz) IS TRUE AND lexemes(words) @@ ${text}::tsquery`,
      // By a sum no index has: find first, then sort, or the text of every job on the way would be read.
      order: sql`published_at + interval '0' DESC, job_id DESC`,
      limit: sql.raw(String(PHRASE_CANDIDATES)),
    })}) AS newest JOIN job_search_texts t ON t.job_id = newest.job_id
    WHERE ${sql.join(holds, sql` AND `)}`);
  return rows.map(({ id }) => id);
}
