import { fold } from '#domain/site/fold.ts';
import { joinsOthers } from '../inflections/function-words.ts';
import { isCommon, wordsIn } from '../query/search-text.ts';
import { FILLER_ENTRIES } from './vocabulary.server.ts';

/** Words of a search that a job need not contain. */

type Typed = { folded: string; spelled: string; inPhrase: boolean };

/** Folded, they are other words (ad sales, städa): only their own spelling is a filler. */
const ONLY_AS_SPELLED = new Set(['að', 'staða'].map(fold));

const LONGEST = 3;
const spellingsOf = (key: string) =>
  FILLER_ENTRIES.filter((entry) => entry.key === key).flatMap(({ synonyms }) =>
    synonyms.filter((word) => !word.startsWith('-')).map((word) => wordsIn(word)),
  );
/** As they are typed, and as they stand in a search that left its common words out: "close to" is "close". */
const foldedOf = (key: string) =>
  new Set(
    spellingsOf(key).flatMap((words) =>
      [words, words.filter(({ folded }) => !isCommon(folded))]
        .filter(({ length }) => length > 0)
        .map((some) => some.map(({ folded }) => folded).join(' ')),
    ),
  );

const JOBS = foldedOf('job');
const FILLERS = new Set([...JOBS, ...foldedOf('filler')]);
const LITTLE = new Set([...foldedOf('little'), ...foldedOf('doing')]);
/** "Sommarjobb 2027". */
const YEAR = /^20[2-4]\d$/;
const SPELLED = new Set(
  [...spellingsOf('job'), ...spellingsOf('filler')].map((words) => words.map(({ spelled }) => spelled).join(' ')),
);

/** Marks the words that are fillers: single words and phrases (`ser etter`), outside quotes. */
export function fillersAmong(words: readonly Typed[], isOnlyJobs = false): boolean[] {
  const among = isOnlyJobs ? JOBS : FILLERS;
  const are = words.map(() => false);
  for (let length = LONGEST; length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const part = words.slice(at, at + length);
      if (part.some(({ inPhrase }) => inPhrase)) continue;
      const text = part.map((word) => word.folded).join(' ');
      const isFiller =
        (among.has(text) || (!isOnlyJobs && length === 1 && joinsOthers(text))) &&
        (!ONLY_AS_SPELLED.has(text) || SPELLED.has(part.map(({ spelled }) => spelled).join(' ')));
      if (isFiller) are.fill(true, at, at + length);
    }
  }
  return are;
}

/** Whether the words ask for nothing but a job ("job", "lediga jobb", "looking for a job"). */
export function asksForAnyJob(words: readonly Typed[]): boolean {
  return fillersAmong(words, true).includes(true) && fillersAmong(words).every(Boolean);
}

/** Whether the words ask for nothing at all beside what a search leaves out: "jeg vil ikke selge", "no senior roles". */
export function asksForNothing(words: readonly Typed[]): boolean {
  const areFillers = fillersAmong(words);
  return words.every(({ folded, inPhrase }, at) => areFillers[at] || (!inPhrase && saysLittle(folded)));
}

/** Whether a word is true of nearly every job, or only joins others. */
export function saysLittle(word: string): boolean {
  return LITTLE.has(word) || YEAR.test(word) || isCommon(word);
}
