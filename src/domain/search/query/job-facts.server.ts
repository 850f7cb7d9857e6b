import { INDUSTRIES } from '#domain/site/company-terms.ts';
import { PERKS } from '#domain/site/perks.ts';
import { bokmalForms } from '../vocabulary/nynorsk.ts';
import { FACT_ENTRIES, TOPIC_ENTRIES } from '../vocabulary/vocabulary.server.ts';
import { isCommon, type TypedText, wordsIn } from './search-text.ts';
import { baseForms } from './word-endings.ts';

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
  /** For a part of an industry: its names in texts, each as words that go together. The lexeme is that of the industry. */
  names: readonly string[][];
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
  ].map(([key, label]) => [key, { lexeme: factLexeme(key), label, isStrict: STRICT.has(key), names: [] }]),
);

/** The lexeme of a fact in search rows. */
export function factLexeme(key: string): string {
  return `^${key}`;
}

type Phrase = { words: string[]; fact: JobFact | null };

const TOPICS: ReadonlyMap<string, JobFact> = new Map(
  TOPIC_ENTRIES.map(({ key, within = '', synonyms }) => {
    const industry = FACTS.get(within);
    if (!industry) throw new Error(`topics.yaml: ${key} is within no industry`);
    return [key, { ...industry, names: synonyms.map((synonym) => wordsIn(synonym).map(({ folded }) => folded)) }];
  }),
);

/** The phrases of facts by their first word, the longest first. */
const PHRASES: ReadonlyMap<string, Phrase[]> = Map.groupBy(
  [...TOPIC_ENTRIES, ...FACT_ENTRIES]
    .flatMap(({ key, synonyms }) =>
      synonyms.map((synonym): Phrase => {
        const fact = TOPICS.get(key) ?? FACTS.get(key) ?? null;
        if (fact === null && key !== LITERAL) throw new Error(`facts.yaml: no fact is called ${key}`);
        const words = wordsIn(synonym).map(({ folded }) => folded);
        const telling = words.filter((word) => !isCommon(word));
        return { words: telling.length > 0 ? telling : words, fact };
      }),
    )
    .sort((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? '',
);

/** Names of companies and their trades that end a compound: a spelbolag makes games. */
const COMPANY_ENDS =
  /(?<=.{3})s?(?:startup|start|bolag|foretag|foretak|firma|virksomhed|virksomhet|verksemd|selskap|selskab|branche|bransje|bransch|industri|industrien|sektor|yhtio|yritys|ala|teollisuus|fyrirtaki|geiri)(?:et|en|er|n|ne|na|ssa|lla|lle|ta|on|s)?$/;

/** The longest phrase at a word: as typed, in its dictionary form, or as the beginning of the name of a trade. */
function phraseAt(words: TypedText['words'], at: number): Phrase | undefined {
  const folded = words[at]?.folded ?? '';
  const isHere = ({ words: [, ...rest] }: Phrase) =>
    !words[at]?.inPhrase &&
    rest.every((word, next) => words[at + next + 1]?.folded === word && !words[at + next + 1]?.inPhrase);
  const beginning = folded.replace(COMPANY_ENDS, '');
  const forms = [folded, ...baseForms(folded), ...bokmalForms(folded), ...(beginning === folded ? [] : [beginning])];
  for (const form of forms) {
    const phrase = PHRASES.get(form)?.find(isHere);
    if (phrase) return phrase;
  }
  return undefined;
}

type FactSpan = { from: number; length: number; fact: JobFact };

/** The facts that typed words name. Quoted words name none. */
export function factsIn(words: TypedText['words']): FactSpan[] {
  const spans: FactSpan[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at);
    if (phrase?.fact) spans.push({ from: at, length: phrase.words.length, fact: phrase.fact });
    at += phrase?.words.length ?? 1;
  }
  return spans;
}
