import { anyImportPhrase } from '../phrases/import-phrases.server.ts';

/** A sentence or clause that denies what it names. */
export const NEGATED = anyImportPhrase(({ negation }) => negation);

const LONGEST_SENTENCE = 250;
const MOST_SENTENCES = 400;

/** The sentences of a plain text in lower case, without the bullet before them. Long ones state too much at once. */
export function shortSentences(text: string, ends: RegExp): string[] {
  return text
    .split(ends)
    .slice(0, MOST_SENTENCES)
    .map((sentence) =>
      sentence
        .trim()
        .replace(/^[-–*·]\s/, '')
        .replace(/[.!]$/, '')
        .toLowerCase(),
    )
    .filter((sentence) => sentence.length <= LONGEST_SENTENCE);
}
