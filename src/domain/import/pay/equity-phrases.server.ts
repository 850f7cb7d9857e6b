import { anyImportPhrase } from '../phrases/import-phrases.server.ts';
import { NEGATED, shortSentences } from '../text/short-sentences.server.ts';

/** Sentences that offer equity without a figure. The phrases are in `import/phrases/`. */

const OFFERS = anyImportPhrase(({ equity }) => equity.offered);
/** Somebody else's options, or the product. */
const ABOUT_OTHERS = anyImportPhrase(({ equity }) => equity.unrelated);

/** Whether a sentence of a plain text offers the people who do the job a part of the company. */
export function offersEquity(text: string): boolean {
  return shortSentences(text, /\n|[.!?•;]\s/).some(
    (sentence) => OFFERS.test(sentence) && !NEGATED.test(sentence) && !ABOUT_OTHERS.test(sentence),
  );
}
