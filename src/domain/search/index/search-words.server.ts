import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { variantsOf } from '../query/search-text.ts';

const PAIRS_PER_STATEMENT = 50_000;

/** A folded word that is new: in the titles and company names of a platform, or without one in any text. */
export type NewWord = { platform: string | null; word: string };

/** SQL: the words of these jobs that are not stored yet. */
export function newWordsOf(jobs: readonly { platforms: string[]; nameWordList: string[]; wordList: string[] }[]): SQL {
  const names = jobs.flatMap(({ platforms, nameWordList }) =>
    platforms.flatMap((platform) => nameWordList.map((word) => ({ platform, word }))),
  );
  const all = new Set(jobs.flatMap(({ wordList }) => wordList));
  return sql`
    SELECT DISTINCT platform, word FROM json_to_recordset(${JSON.stringify(names)}::json) AS indexed (platform text, word text)
    WHERE NOT EXISTS (SELECT FROM search_words s
      WHERE s.platform = indexed.platform AND s.variant = indexed.word AND s.word = indexed.word)
    UNION ALL SELECT NULL, word FROM unnest(${sql.param([...all])}::text[]) AS indexed(word)
    WHERE NOT EXISTS (SELECT FROM search_vocabulary stored WHERE stored.word = indexed.word COLLATE "C")`;
}

/**
 * Stores new words: for correcting typos, and for completing beginnings. The vocabulary comes first and each table in
 * alphabetical order, so that two transactions with the same new words cannot deadlock.
 */
export async function addNewWords(context: Context, words: readonly NewWord[]): Promise<void> {
  if (words.length === 0) return;
  const distinct = new Map(words.map((added) => [`${added.platform} ${added.word}`, added]));
  const sorted = [...distinct].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, added]) => added);
  const pairs = sorted.flatMap(({ platform, word }) =>
    platform === null ? [] : variantsOf(word).map((variant) => [platform, variant, word]),
  );
  let vocabulary = sorted.flatMap(({ platform, word }) => (platform === null ? word : []));
  for (let at = 0; at === 0 || at < pairs.length; at += PAIRS_PER_STATEMENT) {
    await context.db.execute(sql`
      WITH vocabulary AS (
        INSERT INTO search_vocabulary (word)
        SELECT word FROM unnest(${sql.param(vocabulary)}::text[]) WITH ORDINALITY AS added(word, at)
        ORDER BY added.at ON CONFLICT DO NOTHING RETURNING word)
      INSERT INTO search_words (platform, variant, word) SELECT pair ->> 0, pair ->> 1, pair ->> 2
      FROM json_array_elements(${JSON.stringify(pairs.slice(at, at + PAIRS_PER_STATEMENT))}::json) AS pair
      WHERE (SELECT count(*) FROM vocabulary) >= 0 ON CONFLICT DO NOTHING`);
    vocabulary = [];
  }
}
