import { isOfRole } from '../vocabulary/entry-lookups.server.ts';
import { hintedKeys } from '../vocabulary/everyday-hints.server.ts';
import { interpret } from '../vocabulary/synonyms.server.ts';
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

const TO_WORK_WITH = ['work', 'arbejde', 'jobba', 'jobbe', 'vinna', 'tehda'];

/** What the words mean as something to work with: "something with hands" is to work with hands. */
function keysOfWorkWith(words: readonly Word[]): string[] {
  const folded = words.map((word) => word.folded);
  const phrases = TO_WORK_WITH.map((verb) => interpret([verb, ...folded])[0]);
  const phrase = phrases.find((each) => each?.length === folded.length + 1 && each.senses.length > 0);
  return [...new Set(phrase?.senses.flatMap(({ keys }) => keys))];
}

/** The groups with one for all unknown words that means what they hint at together; null where they hint at nothing. */
export function withHints(groups: readonly Group[], all: readonly Word[]): Group[] | null {
  const unknown = groups.filter(isUnknown);
  const words = unknown.flatMap((group) => group.words);
  const asPhrase = keysOfWorkWith(words);
  const keys = asPhrase.length > 0 ? asPhrase : hintedKeys(words, all);
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

/** Something with numbers, noget med tal, hyvä numeroissa: whoever writes this knows no name of a role. */
const VAGUE_BEGINNINGS = new RegExp(
  `^(${[
    '(?:(?:i )?(?:want|would like) to do )?(?:something|anything|sth)(?:(?: to do)? (?:with|around|involving))?|(?:work|working|jobs?|good|great|best) (?:with|at)',
    '(?:noget|noe|noko|något|nåt|nånting|någonting|eitthvað|jotain|jotakin)(?: (?:med|með|við|tengt))?',
    '(?:arbejder?|jobs?|gode?|jobba?r?|jobbe|arbeta?r?|arbeide?|bra|duktig|flink) (?:med|til|på|i)',
    '(?:vinna|starf|vinn|góð|góður|klár) (?:með|við|í|tengt)',
    '(?:töitä|työtä|hyvä)',
  ].join('|')}) `,
  'u',
);

/** Whether the text begins like a wish for work of some kind, and not like a title. */
export function beginsVaguely(all: readonly Word[]): boolean {
  return VAGUE_BEGINNINGS.test(`${all.map(({ spelled }) => asTyped(spelled)).join(' ')} `);
}
