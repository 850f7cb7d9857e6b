import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { variantsOf } from '#domain/site/typo-distance.ts';
import { stemsOf } from '../inflections/inflections.server.ts';
import { stemmedLanguage } from '../inflections/stemmers.ts';

const PAIRS_PER_STATEMENT = 50_000;

/** A folded word that is new: in the titles and company names of a platform, or without one in texts of a language. */
export type NewWord = { platform: string | null; language: string; word: string };

type JobWords = {
  platforms: string[];
  nameWordList: string[];
  /** The words of the texts in each language; the empty one has no stems. */
  wordLists: ReadonlyMap<string, readonly string[]>;
};

/** SQL: the words of these jobs that are not stored yet. */
export function newWordsOf(jobs: readonly JobWords[]): SQL {
  const names = jobs.flatMap(({ platforms, nameWordList }) =>
    platforms.flatMap((platform) => nameWordList.map((word) => ({ platform, word }))),
  );
  const byLanguage = new Map<string, Set<string>>();
  for (const { wordLists } of jobs) {
    for (const [language, words] of wordLists) {
      const all = byLanguage.get(language) ?? new Set();
      for (const word of words) all.add(word);
      byLanguage.set(language, all);
    }
  }
  const texts = [...byLanguage].map(([language, words]) => ({ language, words: [...words] }));
  return sql`
    SELECT DISTINCT platform, '' AS language, word FROM json_to_recordset(${JSON.stringify(names)}::json) AS indexed (platform text, word text)
    WHERE NOT EXISTS (SELECT FROM search_words s
      WHERE s.platform = indexed.platform AND s.variant = indexed.word AND s.word = indexed.word)
    UNION ALL SELECT NULL, language, word
    FROM json_to_recordset(${JSON.stringify(texts)}::json) AS texts (language text, words json)
    CROSS JOIN LATERAL json_array_elements_text(words) AS indexed(word)
    WHERE NOT EXISTS (SELECT FROM search_vocabulary stored
      WHERE stored.word = indexed.word COLLATE "C" AND stored.language = texts.language COLLATE "C")`;
}

/**
 * Stores new words: for correcting typos, for completing beginnings, and for finding other forms. The vocabulary comes
 * first and each table in alphabetical order, so that two transactions with the same new words cannot deadlock.
 */
export async function addNewWords(context: Context, words: readonly NewWord[]): Promise<void> {
  if (words.length === 0) return;
  const distinct = new Map(words.map((word) => [`${word.platform} ${word.word} ${word.language}`, word]));
  const inOrder = [...distinct].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, word]) => word);
  const pairs = inOrder.flatMap(({ platform, word }) =>
    platform === null ? [] : variantsOf(word).map((variant) => [platform, variant, word]),
  );
  let vocabulary = inOrder.flatMap((word) => (word.platform === null ? withStems(word) : []));
  for (let at = 0; at === 0 || at < pairs.length; at += PAIRS_PER_STATEMENT) {
    await context.db.execute(sql`
      WITH vocabulary AS (
        INSERT INTO search_vocabulary (word, language, stem)
        SELECT added ->> 0, added ->> 1, added ->> 2
        FROM json_array_elements(${JSON.stringify(vocabulary)}::json) WITH ORDINALITY AS listed(added, at)
        ORDER BY listed.at ON CONFLICT DO NOTHING RETURNING word)
      INSERT INTO search_words (platform, variant, word) SELECT pair ->> 0, pair ->> 1, pair ->> 2
      FROM json_array_elements(${JSON.stringify(pairs.slice(at, at + PAIRS_PER_STATEMENT))}::json) AS pair
      WHERE (SELECT count(*) FROM vocabulary) >= 0 ON CONFLICT DO NOTHING`);
    vocabulary = [];
  }
}

function withStems({ word, language: code }: NewWord): [word: string, language: string, stem: string][] {
  const language = stemmedLanguage(code);
  if (language === null) return [[word, '', '']];
  return stemsOf(language, word)
    .toSorted()
    .map((stem) => [word, language, stem]);
}
