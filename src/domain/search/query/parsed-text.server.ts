import { exclusionQuery, lexemeQueriesOf } from './expand-query.server.ts';
import { nameQuery, quoted } from './lexeme-queries.server.ts';
import type { ParsedText } from './parsed-query.ts';
import { companyLexeme, type TypedText } from './search-text.ts';
import type { Group } from './word-groups.server.ts';

/** Entries of the vocabulary that say how senior a job is. */
const LEVELS = new Set(['senior', 'junior', 'foremost']);

export function isLevel({ senses }: Group): boolean {
  return senses.some(({ keys }) => keys.some((key) => LEVELS.has(key)));
}

/** The queries for these groups of words. `typed` has the excluded words. */
export function parsedTextOf(
  groups: readonly Group[],
  typed: TypedText,
  placeNames: ReadonlyMap<string, string>,
  fuzzy: string | null = null,
): ParsedText {
  const words = groups.flatMap((group) => group.words);
  const levels = groups.filter(isLevel);
  return {
    ...lexemeQueriesOf(groups),
    length: groups.length === 0 ? 0 : typed.length,
    fuzzy,
    fuzzyFirst: typed.words.length > 1,
    ofCompany: words.length === 0 ? null : words.map(({ folded }) => quoted(companyLexeme(folded))).join(' | '),
    level: levels.length === 0 ? null : levels.map((group) => nameQuery(group.words)).join(' | '),
    excluded: exclusionQuery(typed, placeNames),
    candidates: null,
  };
}
