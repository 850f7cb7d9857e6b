import { LISTED_BENEFIT_ENTRIES } from '../vocabulary/vocabulary.server.ts';
import { fieldFact, isBenefit, type JobFact } from './job-facts.server.ts';
import { type TypedText, wordsIn } from './search-text.ts';

/** Benefits that are named only beside another: free lunch and training, paid courses and conferences. */

type FactSpan = { from: number; length: number; fact: JobFact };

const LISTED: ReadonlyMap<string, string> = new Map(
  LISTED_BENEFIT_ENTRIES.flatMap(({ key, synonyms }) =>
    synonyms.flatMap((synonym) => wordsIn(synonym).map(({ folded }) => [folded, key] as const)),
  ),
);

/** The facts of the words, with the benefits that stand in a list with another. */
export function withListedBenefits(words: TypedText['words'], spans: readonly FactSpan[]): readonly FactSpan[] {
  if (!spans.some(({ fact }) => isBenefit(fact))) return spans;
  const isIn = (at: number) => (span: FactSpan) => span.from <= at && at < span.from + span.length;
  let all = spans;
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    const key = LISTED.get(word?.folded ?? '');
    const own = all.find(isIn(at));
    if (key === undefined || word?.inPhrase || (own && (own.length > 1 || isBenefit(own.fact)))) continue;
    const isBeside = [at - 1, at + 1].some((next) => all.some((span) => isIn(next)(span) && isBenefit(span.fact)));
    if (!isBeside) continue;
    const listed = { from: at, length: 1, fact: fieldFact(key) };
    all = [...all.filter((span) => span !== own), listed].toSorted((a, b) => a.from - b.from);
  }
  return all;
}
