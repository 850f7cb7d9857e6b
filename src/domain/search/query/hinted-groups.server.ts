import { isOfRole } from '../vocabulary/entry-lookups.server.ts';
import { hintedKeys } from '../vocabulary/everyday-hints.server.ts';
import { asTyped, type Word } from './search-text.ts';
import type { Group } from './word-group.ts';

/** Whether no file of the vocabulary knows the words, and no gazetteer. */
function isUnknown({ words, facts, senses, readings, town, isPlace, saysLittle, alike }: Group): boolean {
  return (
    [facts, senses, readings, alike].every(({ length }) => length === 0) &&
    town === null &&
    !isPlace &&
    !saysLittle &&
    words.every(({ inPhrase }) => !inPhrase)
  );
}

/** The groups with one for all unknown words that means what they hint at together; null where they hint at nothing. */
export function withHints(groups: readonly Group[], all: readonly Word[]): Group[] | null {
  const unknown = groups.filter(isUnknown);
  const words = unknown.flatMap((group) => group.words);
  const keys = hintedKeys(words, all);
  const [first] = unknown;
  if (!first || keys.length === 0) return null;
  const hinted: Group = {
    ...first,
    words: words.map((word) => ({ ...word, isPrefix: false })),
    senses: keys.map((key) => ({ keys: [key] })),
    hasRole: keys.some((key) => isOfRole(key)),
    isEveryday: true,
  };
  return groups.flatMap((group) => (group === first ? [hinted] : unknown.includes(group) ? [] : [group]));
}

/** Something with numbers, noget med tal, hyvä numeroissa: who writes so knows no name of a role. */
const VAGUE_BEGINNINGS = new RegExp(
  `^(${[
    '(?:(?:i )?(?:want|would like) to do )?(?:something|anything|sth)(?: to do)? (?:with|around|involving)|(?:work|working|jobs?|good|great|best) (?:with|at)',
    '(?:noget|arbejder?|job|jobs|god|gode) (?:med|til|i)',
    '(?:något|nåt|nånting|någonting|jobb|jobba|jobbar|arbeta|arbetar|bra|duktig) (?:med|på|i)',
    '(?:noe|noko|jobb|jobbe|jobber|jobbar|arbeide|arbeid|flink|god) (?:med|til|i)',
    '(?:eitthvað|vinna|starf|vinn|góð|góður|klár) (?:með|við|í|tengt)',
    '(?:jotain|jotakin|töitä|työtä|hyvä)',
  ].join('|')}) `,
  'u',
);

/** Whether the text begins like a wish for some work with a thing, and not like a title. */
export function beginsVaguely(all: readonly Word[]): boolean {
  return VAGUE_BEGINNINGS.test(`${all.map(({ spelled }) => asTyped(spelled)).join(' ')} `);
}
