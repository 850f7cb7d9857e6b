import { INDUSTRIES } from '#domain/site/company-terms.ts';
import { PERKS } from '#domain/site/perks.ts';
import { FACT_ENTRIES } from '../vocabulary/vocabulary.server.ts';
import { isCommon, type TypedText, wordsIn } from './search-text.ts';

/**
 * Facts of a job and its startup that people type as words: `engelsk` finds the jobs for which English is enough, in
 * whatever language they are written. A search row has a lexeme for each (`^english`).
 */

export type JobFact = {
  lexeme: string;
  /** Shown on the chip. */
  label: string;
  /** Whether a mention in a long text is no evidence: "we cannot sponsor a visa", "English and Danish are required". */
  isStrict: boolean;
};

const LABELS: Record<string, string> = {
  english: 'English is enough',
  visa: 'Visa sponsored',
  relocation: 'Help with moving',
  equity: 'Equity',
  paid: 'Paid',
  unpaid: 'Unpaid',
  salaryShown: 'Salary shown',
};
const STRICT = new Set(['english', 'visa', 'relocation', 'paid', 'unpaid', 'salaryShown']);
/** Words beside which a word of a fact means something else: paid media, private equity. */
const LITERAL = 'literal';

export const industryFact = (key: string) => factKey('industry', key);
export const perkFact = (key: string) => factKey('perk', key);

function factKey(kind: string, key: string): string {
  return `${kind}${key.charAt(0).toUpperCase()}${key.slice(1)}`;
}

const FACTS: ReadonlyMap<string, JobFact> = new Map(
  [
    ...Object.entries(LABELS),
    ...INDUSTRIES.map(({ key, label }) => [industryFact(key), label] as const),
    ...PERKS.map(({ key, label }) => [perkFact(key), label] as const),
  ].map(([key, label]) => [key, { lexeme: factLexeme(key), label, isStrict: STRICT.has(key) }]),
);

/** The lexeme of a fact in search rows. */
export function factLexeme(key: string): string {
  return `^${key}`;
}

type Phrase = { words: string[]; fact: JobFact | null };

/** The phrases of facts by their first word, the longest first. */
const PHRASES: ReadonlyMap<string, Phrase[]> = Map.groupBy(
  FACT_ENTRIES.flatMap(({ key, synonyms }) =>
    synonyms.map((synonym): Phrase => {
      const fact = FACTS.get(key) ?? null;
      if (fact === null && key !== LITERAL) throw new Error(`facts.yaml: no fact is called ${key}`);
      const words = wordsIn(synonym).map(({ folded }) => folded);
      const telling = words.filter((word) => !isCommon(word));
      return { words: telling.length > 0 ? telling : words, fact };
    }),
  ).sort((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? '',
);

type FactSpan = { from: number; length: number; fact: JobFact };

/** The facts that typed words name. Quoted words name none. */
export function factsIn(words: TypedText['words']): FactSpan[] {
  const spans: FactSpan[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = PHRASES.get(words[at]?.folded ?? '')?.find((each) =>
      each.words.every((word, next) => words[at + next]?.folded === word && !words[at + next]?.inPhrase),
    );
    if (phrase?.fact) spans.push({ from: at, length: phrase.words.length, fact: phrase.fact });
    at += phrase?.words.length ?? 1;
  }
  return spans;
}
