import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { openCondition } from '#domain/open-jobs.server.ts';
import { JOBS_A_PAGE } from '../filters/filters.ts';
import { type Group, isKindOfPerson, lexemeQueriesOf } from './expand-query.server.ts';
import { quoted } from './lexeme-queries.server.ts';
import type { TypedText } from './search-text.ts';

/** Of two terms only a filler or a level is dropped; of three any one, of four any two. */
const FEWEST_FOR_ANY = 3;
const FEWEST_FOR_TWO = 4;
const MOST_GROUPS = 8;
const LEVELS = new Set(['senior', 'junior', 'foremost']);
/** Terms that a search is about, so they weigh as much as a role. */
const SEASONS = new Set(['summer']);
type Relaxed = { groups: Group[]; corrected: string; excluded: string | null };

/**
 * Relaxes a query without results by dropping its least informative terms: fillers first, then a level, then unknown
 * words, roles last. Null when that finds nothing either. One statement, sent only when a search finds nothing.
 */
export async function relaxQuery(
  context: Context,
  typed: TypedText,
  groups: readonly Group[],
  fuzzy: string | null = null,
): Promise<Relaxed | null> {
  if (groups.length < 2 || groups.length > MOST_GROUPS || typed.phrases.length > 0) return null;
  const each = droppableTerms(groups);
  if (each.length === 0) return null;
  const countOf = (column: string, query: string) => sql`(SELECT count(*)::int FROM (SELECT FROM job_search
    WHERE ${openCondition(context)} AND ${sql.raw(column)} @@ ${query}::tsquery LIMIT ${sql.raw(String(JOBS_A_PAGE))}) AS matches)`;
  const restOf = (dropped: readonly Group[]) => groups.filter((group) => !dropped.includes(group));
  const counts = each.map((dropped) => {
    const { expanded, text } = lexemeQueriesOf(restOf(dropped));
    const excluded = excludedWithout(dropped);
    return countOf(
      'lexemes(words)',
      excluded === null ? (expanded?.text ?? text) : `(${expanded?.text ?? text}) & !(${excluded})`,
    );
  });
  const { rows } = await context.db.execute<{ counts: number[] | null }>(sql`
    SELECT CASE WHEN fuzzy = 0 THEN ARRAY[${sql.join(counts, sql`, `)}] END AS counts
    FROM (SELECT ${fuzzy === null ? sql`0` : countOf('name_words', fuzzy)} AS fuzzy OFFSET 0) AS near`);
  const numbers = rows[0]?.counts;
  if (!numbers) return null;
  const [best] = each
    .map((dropped, at) => ({ dropped, weight: sumOf(dropped.map(weightOf)), n: numbers[at] ?? 0 }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => a.weight - b.weight || a.dropped.length - b.dropped.length || b.n - a.n);
  if (!best) return null;
  const rest = restOf(best.dropped);
  return {
    groups: rest,
    corrected: rest.flatMap(({ words }) => words.map(({ spelled }) => spelled)).join(' '),
    excluded: excludedWithout(best.dropped),
  };
}

/** The sets of terms that may be dropped: one or two, or all of the lightest with one more. */
function droppableTerms(groups: readonly Group[]): Group[][] {
  const weighing = (most: number) => groups.filter((group) => weightOf(group) <= most);
  const senses =
    groups.length < FEWEST_FOR_ANY
      ? weighing(WEIGHTS.person).map((dropped) => [dropped])
      : groups.flatMap((dropped, at) => [
          [dropped],
          ...(groups.length < FEWEST_FOR_TWO ? [] : groups.slice(at + 1).map((other) => [dropped, other])),
        ]);
  const lightest = groups.length < FEWEST_FOR_ANY ? [] : [weighing(WEIGHTS.level), weighing(WEIGHTS.unknown)];
  for (const light of lightest) {
    if (light.length === 0) continue;
    senses.push(light);
    for (const group of groups) if (!light.includes(group)) senses.push([...light, group]);
  }
  const isOnce = (sense: Group[], at: number) => senses.findIndex((other) => isSame(other, sense)) === at;
  return senses.filter((sense, at) => isTelling(groups.filter((group) => !sense.includes(group))) && isOnce(sense, at));
}

function isSame(one: readonly Group[], other: readonly Group[]): boolean {
  return one.length === other.length && one.every((group) => other.includes(group));
}

/** Whether the remaining terms are worth a search: several, or one with an interpretation. */
function isTelling(groups: readonly Group[]): boolean {
  return groups.length > 1 || groups.some((group) => weightOf(group) > WEIGHTS.unknown);
}

const WEIGHTS = { little: 0, level: 0.5, person: 1.5, unknown: 2, common: 3, fact: 4, role: 6 };

function weightOf({ senses, facts, hasRole, isPlace, saysLittle }: Group): number {
  const keys = senses.flatMap((sense) => sense.keys);
  if (keys.some((key) => LEVELS.has(key))) return WEIGHTS.level;
  if (hasRole || keys.some((key) => SEASONS.has(key))) return WEIGHTS.role;
  if (facts.length > 0 || isPlace) return WEIGHTS.fact;
  if (keys.some(isKindOfPerson)) return WEIGHTS.person;
  if (senses.length > 0) return WEIGHTS.common;
  return saysLittle ? WEIGHTS.little : WEIGHTS.unknown;
}

/** A search for junior jobs that is relaxed still excludes senior and leading ones. */
function excludedWithout(dropped: readonly Group[]): string | null {
  return dropped.some(({ senses }) => senses.some(({ keys }) => keys.includes('junior')))
    ? ['~senior', '~foremost', '~head'].map(quoted).join(' | ')
    : null;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
