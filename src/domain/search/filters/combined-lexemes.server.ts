import { columnOf, type FilterWithLexeme } from './filter-columns.server.ts';
import { COUNTED_FILTERS } from './filter-table.ts';

/**
 * Lexemes that stand for several facts of a job at once, such as `&@DK^sales^remote`: the index of words would otherwise
 * read the jobs of each fact to find those that have all of them.
 */

export type FactLexemes = Partial<Record<FilterWithLexeme, readonly string[]>>;

const ORDER = COUNTED_FILTERS.flatMap((filter) => (columnOf(filter).lexeme ? [filter.key as FilterWithLexeme] : []));

/** Every combination of one lexeme of each filter. */
export function combineLexemes(facts: FactLexemes): string[] {
  const perFilter = ORDER.flatMap((key) => (facts[key]?.length ? [facts[key]] : []));
  const combinations = perFilter.reduce<string[]>(
    (starts, lexemes) => starts.flatMap((start) => lexemes.map((lexeme) => `${start}${lexeme}`)),
    ['&'],
  );
  return perFilter.length > 1 ? combinations : [];
}

/** The combined lexemes of a job: for every choice of two filters or more. */
export function allCombined(facts: FactLexemes): string[] {
  const subsets = ORDER.reduce<FactLexemes[]>(
    (some, key) => some.flatMap((subset) => [subset, { ...subset, [key]: facts[key] }]),
    [{}],
  );
  return [...new Set(subsets.flatMap(combineLexemes))];
}
