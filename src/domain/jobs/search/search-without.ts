import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { type Group, understandWords } from './search-meaning.ts';
import type { SearchText } from './search-text.ts';

/** Of two words each is half of what was meant; of three one can be too much, of four two. */
const FEWEST_GROUPS = 3;
const FEWEST_FOR_TWO = 4;
const MOST_GROUPS = 8;
const ENOUGH = 15;
const LEVELS = new Set(['senior', 'junior']);

/**
 * Many words that no job holds all of, without the one or two that stand most in the way: a level before any other
 * word, and what names a role last. Null where that finds nothing either. One statement, sent only where nothing
 * was found.
 */
export async function withoutSome(
  context: Context,
  read: SearchText,
  groups: readonly Group[],
  widened: string | undefined,
): Promise<{ groups: Group[]; corrected: string } | null> {
  if (groups.length < FEWEST_GROUPS || groups.length > MOST_GROUPS || read.phrases.length > 0) return null;
  const each = groups.flatMap((left, at) => [
    [left],
    ...(groups.length < FEWEST_FOR_TWO ? [] : groups.slice(at + 1).map((other) => [left, other])),
  ]);
  const found = (column: string, query: string) => sql`(SELECT count(*)::int FROM (SELECT FROM job_search
    WHERE platform = ${context.platform} AND closes_at > ${context.now.toISOString()}::timestamptz AND ${sql.raw(column)} @@ ${query}::tsquery LIMIT ${sql.raw(String(ENOUGH))}) AS found)`;
  const restOf = (left: readonly Group[]) => groups.filter((group) => !left.includes(group));
  const counts = each.map((left) => {
    const { meant, text } = understandWords(restOf(left));
    return found('lexemes(words)', meant?.text ?? text);
  });
  const { rows } = await context.db.execute<{ counts: number[] | null }>(sql`
    SELECT CASE WHEN widened = 0 THEN ARRAY[${sql.join(counts, sql`, `)}] END AS counts
    FROM (SELECT ${widened === undefined ? sql`0` : found('name_words', widened)} AS widened OFFSET 0) AS near`);
  const numbers = rows[0]?.counts;
  if (!numbers) return null;
  const [best] = each
    .map((left, at) => ({ left, weight: sumOf(left.map(weightOf)), n: numbers[at] ?? 0 }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => a.left.length - b.left.length || a.weight - b.weight || b.n - a.n);
  if (!best) return null;
  const rest = restOf(best.left);
  return { groups: rest, corrected: rest.flatMap(({ words }) => words.map(({ spelled }) => spelled)).join(' ') };
}

function weightOf({ ways }: Group): number {
  if (ways.some(({ keys }) => keys.some((key) => LEVELS.has(key)))) return 0;
  return ways.length === 0 ? 1 : 2;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
