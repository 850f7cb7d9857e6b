import { createHash } from 'node:crypto';
import type { AskedQuestion } from '#domain/applications/apply/apply-inputs.ts';
import { areNearDuplicates, comparedWords, minhashOf, shinglesOf } from '#domain/job-text/near-duplicates/minhash.ts';

/** Whether two applications have the same text, or nearly: applications sent in bulk change a name and add a sentence. */

/** Shorter texts are alike by chance. */
const SHORTEST_COMPARED = 200;
/** A shorter text resembles too many others to count as a near-copy. */
const FEWEST_WORDS_OF_A_COPY = 40;

/** What a person wrote for a startup, and the names in it that a copy changes. */
export type WrittenText = { texts: readonly string[]; names: readonly string[] };

/** The note and the answers in the person's own words. Many people choose the same options. */
export function writtenTexts(
  { note, answers }: { note: string; answers: readonly { question: string; answer: string }[] },
  questions: readonly Pick<AskedQuestion, 'type' | 'text'>[],
): string[] {
  const choices = new Set(questions.filter(({ type }) => type !== 'text').map(({ text }) => text));
  return [note, ...answers.filter(({ question }) => !choices.has(question)).map(({ answer }) => answer)];
}

/** Equal for texts that differ in spaces, case and punctuation only. Null if there is too little text to compare. */
export function textHash(texts: readonly string[]): string | null {
  const words =
    texts
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? '';
  return words.length < SHORTEST_COMPARED ? null : createHash('sha256').update(words).digest('hex').slice(0, 32);
}

/** The bands of the minhash, one of which near-copies nearly always share. Null if there is too little text to compare. */
export function textBands(text: WrittenText): number[] | null {
  const words = wordsOf(text, text.names);
  return words.length < FEWEST_WORDS_OF_A_COPY ? null : minhashOf(shinglesOf(words));
}

/** The rule of near-duplicate jobs, for texts of which both are long enough. The names of both count in neither. */
export function areNearCopies(a: WrittenText, b: WrittenText): boolean {
  const names = [...a.names, ...b.names];
  const [one, other] = [wordsOf(a, names), wordsOf(b, names)];
  const isTooShort = Math.min(one.length, other.length) < FEWEST_WORDS_OF_A_COPY;
  return !isTooShort && areNearDuplicates(shinglesOf(one), shinglesOf(other));
}

/** Each name as a whole and each of its words: people sign with their first name. */
function wordsOf({ texts }: WrittenText, names: readonly string[]): string[] {
  return comparedWords(
    texts.join(' '),
    names.flatMap((name) => [name, ...name.split(/\s+/)]),
  );
}
