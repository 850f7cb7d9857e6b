import { anyPhrase } from '#domain/job-text/text-facts/expressions.ts';
import { importPhrases } from './phrases/import-phrases.server.ts';

/** Sentences that offer equity without a figure. The phrases are in `phrases/`. */

const OFFERS = anyPhrase(
  importPhrases(({ equity }) => equity.offered),
  'u',
);
/** Somebody else's options, or the product. */
const ABOUT_OTHERS = anyPhrase(
  importPhrases(({ equity }) => equity.unrelated),
  'u',
);
const NEGATION = anyPhrase(
  importPhrases(({ negation }) => negation),
  'u',
);

const LONGEST_SENTENCE = 250;
const MOST_SENTENCES = 400;

/** Whether a sentence of a plain text offers the people who do the job a part of the company. */
export function offersEquity(text: string): boolean {
  return text
    .split(/\n|[.!?•;]\s/)
    .slice(0, MOST_SENTENCES)
    .map((sentence) => sentence.trim().replace(/[.!]$/, '').toLowerCase())
    .some(
      (sentence) =>
        sentence.length <= LONGEST_SENTENCE &&
        OFFERS.test(sentence) &&
        !NEGATION.test(sentence) &&
        !ABOUT_OTHERS.test(sentence),
    );
}
