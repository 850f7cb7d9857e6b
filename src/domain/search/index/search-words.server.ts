import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { variantsOf } from '../query/search-text.ts';

const PAIRS_PER_STATEMENT = 50_000;

/** The folded words of indexed jobs, collected so that the new ones are stored once for all of them. */
export type IndexedWords = {
  /** Words of titles and company names, by platform. */
  names: Map<string, Set<string>>;
  all: Set<string>;
};

/**
 * Stores the words that are new: for correcting typos, and for completing beginnings. Both insert in alphabetical order,
 * so that two transactions with the same new words cannot deadlock.
 */
export async function addSearchWords(context: Context, { names, all }: IndexedWords): Promise<void> {
  await addNameWords(context, names);
  await addVocabulary(context, all);
}

async function addNameWords(context: Context, names: ReadonlyMap<string, ReadonlySet<string>>): Promise<void> {
  for (const [platform, words] of [...names].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const { rows } = await context.db.execute<{ word: string }>(sql`
      SELECT indexed.word FROM unnest(${sql.param([...words])}::text[]) AS indexed(word)
      WHERE NOT EXISTS (SELECT FROM search_words s
        WHERE s.platform = ${platform} AND s.variant = indexed.word AND s.word = indexed.word)`);
    const pairs = rows
      .map(({ word }) => word)
      .sort()
      .flatMap((word) => variantsOf(word).map((variant) => [variant, word]));
    for (let at = 0; at < pairs.length; at += PAIRS_PER_STATEMENT) {
      await context.db.execute(sql`
        INSERT INTO search_words (platform, variant, word) SELECT ${platform}, pair ->> 0, pair ->> 1
        FROM json_array_elements(${JSON.stringify(pairs.slice(at, at + PAIRS_PER_STATEMENT))}::json) AS pair
        ON CONFLICT DO NOTHING`);
    }
  }
}

async function addVocabulary(context: Context, words: ReadonlySet<string>): Promise<void> {
  if (words.size === 0) return;
  await context.db.execute(sql`
    INSERT INTO search_vocabulary (word)
    SELECT indexed.word FROM unnest(${sql.param([...words].sort())}::text[]) WITH ORDINALITY AS indexed(word, at)
    WHERE NOT EXISTS (SELECT FROM search_vocabulary stored WHERE stored.word = indexed.word COLLATE "C")
    ORDER BY indexed.at ON CONFLICT DO NOTHING`);
}
