import { INDUSTRIES } from '#domain/site/company-terms.ts';
import { PERKS } from '#domain/site/perks.ts';
import { isSpelledInVocabulary } from '../vocabulary/languages.server.ts';
import { bokmalForms } from '../vocabulary/nynorsk.ts';
import { occupationsIn } from '../vocabulary/occupations.server.ts';
import { fieldOfTrade, interpretWords, isTrade, type Sense } from '../vocabulary/synonyms.server.ts';
import { topicsOfCompound } from '../vocabulary/topics.server.ts';
import { infinitivesOf } from '../vocabulary/verb-forms.ts';
import { FACT_ENTRIES, TOPIC_ENTRIES } from '../vocabulary/vocabulary.server.ts';
import { beginningOfCompany, beginningOfTechnology, finnishFormOf } from './finnish-forms.server.ts';
import { isSpelledLike } from './nordic-spellings.ts';
import { isOneTypoApart, isTelling, SHORTEST_WITH_TYPO, type TypedText, type Word, wordsIn } from './search-text.ts';
import { namesPosition } from './sense-queries.server.ts';
import { unneededLanguageAt } from './unneeded-languages.server.ts';
import { baseForms } from './word-endings.ts';

/**
 * Facts of a job and its startup that people type as words: `engelsk` finds the jobs for which English is enough, in
 * whatever language they are written. A search row has a lexeme for each (`^english`).
 */

export type JobFact = {
  /** A job has the fact with one of these. */
  lexemes: readonly string[];
  /** Shown on the chip. */
  label: string;
  /** Whether a mention in a long text is no evidence: "we cannot sponsor a visa", "English and Danish are required". */
  isStrict: boolean;
  /** Whether the words mean something else in titles: the Danish "mode" (fashion). */
  isOnlyTyped: boolean;
  /** Whether it is a topic. A topic has no chip. */
  isTopic: boolean;
  /** Whether the topic has narrower ones. Its own words name the field, so a text with one of them is not closer to it than others. */
  isField: boolean;
  /** The industry of a topic, or the industry itself. */
  industry: JobFact | null;
  /** What a topic is a part of: a wider topic, or its industry. */
  wider: JobFact | null;
  /** The lexemes of each of two facts of which one is enough ("fish and energy"): jobs with both come first. */
  either?: readonly (readonly string[])[];
};

/** Languages that a job may ask for, by the code that it states. */
const NORDIC_LANGUAGES = [
  { code: 'da', key: 'danish', label: 'Danish' },
  { code: 'sv', key: 'swedish', label: 'Swedish' },
  { code: 'no', key: 'norwegian', label: 'Norwegian' },
  { code: 'fi', key: 'finnish', label: 'Finnish' },
  { code: 'is', key: 'icelandic', label: 'Icelandic' },
];

/** The facts of the languages that a job asks for. */
export function languageFacts(codes: readonly string[]): string[] {
  return NORDIC_LANGUAGES.filter(({ code }) => codes.includes(code)).map(({ key }) => key);
}

const LABELS: Record<string, string> = {
  english: 'English is enough',
  ...Object.fromEntries(NORDIC_LANGUAGES.map(({ key, label }) => [key, label])),
  visa: 'Visa sponsored',
  relocation: 'Help with moving',
  equity: 'Equity',
  paid: 'Paid',
  unpaid: 'Unpaid',
  hourly: 'Paid by the hour',
  salaryShown: 'Salary shown',
  tech: 'Tech and IT',
};
/** The roles that people call IT. */
const TECH_ROLES = ['developer', 'devops', 'datascience', 'qualityassurance'];
const STRICT = new Set([
  'english',
  ...NORDIC_LANGUAGES.map(({ key }) => key),
  'visa',
  'relocation',
  'paid',
  'unpaid',
  'hourly',
  'salaryShown',
]);
/** Words beside which a word of a fact means something else: paid media, private equity. */
const LITERAL = 'literal';

export const industryFact = (key: string) => factKey('industry', key);
export const perkFact = (key: string) => factKey('perk', key);

function factKey(kind: string, key: string): string {
  return `${kind}${key.charAt(0).toUpperCase()}${key.slice(1)}`;
}

/** The lexeme of a fact in search rows. */
export function factLexeme(key: string): string {
  return `^${key}`;
}

/** The lexeme of a topic, or of an industry that the text of a startup or a job names. */
export function topicLexeme(key: string): string {
  return factLexeme(factKey('topic', key));
}

/** The lexeme of a topic that the startup names where it says in one sentence what it does. */
export function centralTopicLexeme(lexeme: string): string {
  return `${lexeme}Central`;
}

/** The lexeme of a topic that the startup works on and the text of its job names, too. */
export function sharedTopicLexeme(lexeme: string): string {
  return `${lexeme}Shared`;
}

const FACTS: ReadonlyMap<string, JobFact> = new Map(
  [
    ...Object.entries(LABELS),
    ...INDUSTRIES.map(({ key, label }) => [industryFact(key), label] as const),
    ...PERKS.map(({ key, label }) => [perkFact(key), label] as const),
  ].map(([key, label]) => [key, factOf(key, label)]),
);

// Where no job is in the industry, those of the wider one are listed.
for (const { key, within } of FACT_ENTRIES) {
  const fact = FACTS.get(key);
  if (fact && within) fact.wider = FACTS.get(within) ?? null;
}

function factOf(key: string, label: string): JobFact {
  const isIndustry = INDUSTRIES.some((industry) => industryFact(industry.key) === key);
  const names = key === 'tech' ? TECH_ROLES : [key];
  const lexemes = [...names.map(factLexeme), ...(isIndustry ? [topicLexeme(key)] : [])];
  const fact = {
    ...{ lexemes, label, isStrict: STRICT.has(key), isOnlyTyped: false, isTopic: false, isField: false },
    ...{ industry: null, wider: null },
  };
  return isIndustry ? { ...fact, industry: fact } : fact;
}

const ENTRIES_OF_TOPICS = new Map(
  TOPIC_ENTRIES.filter(({ key }) => key !== LITERAL).map((entry) => [entry.key, entry]),
);

const FIELDS = new Set(
  TOPIC_ENTRIES.flatMap(({ within }) => (within && ENTRIES_OF_TOPICS.has(within) ? [within] : [])),
);

const TOPICS: ReadonlyMap<string, JobFact> = new Map([...ENTRIES_OF_TOPICS.keys()].map((key) => [key, topicFact(key)]));

function topicFact(key: string): JobFact {
  const { within, includes = [], label = key } = ENTRIES_OF_TOPICS.get(key) ?? {};
  const wider = within === undefined ? null : ENTRIES_OF_TOPICS.has(within) ? topicFact(within) : FACTS.get(within);
  if (wider === undefined) throw new Error(`Topic ${key}: no topic and no industry is called ${within}`);
  const missing = includes.find((name) => !ENTRIES_OF_TOPICS.has(name));
  if (missing !== undefined) throw new Error(`Topic ${key}: no topic is called ${missing}`);
  const lexemes = [key, ...includes].map(topicLexeme);
  const industry = wider?.industry ?? null;
  const isField = FIELDS.has(key);
  return { lexemes, label, isStrict: false, isOnlyTyped: false, isTopic: true, isField, industry, wider };
}

/** The topic, industry or other fact with this key. */
export function fieldFact(key: string): JobFact {
  const fact = TOPICS.get(key) ?? FACTS.get(key);
  if (!fact) throw new Error(`No topic and no fact is called ${key}`);
  return fact;
}

type Phrase = { words: string[]; first: Word; fact: JobFact | null };

/** The phrases of facts by their first word, the longest first. */
const PHRASES: ReadonlyMap<string, Phrase[]> = Map.groupBy(
  [...TOPIC_ENTRIES, ...FACT_ENTRIES]
    .flatMap(({ key, synonyms }) => synonyms.map((synonym) => phraseOf(key, synonym)))
    .sort((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? '',
);

function phraseOf(key: string, synonym: string): Phrase {
  const fact = TOPICS.get(key) ?? FACTS.get(key) ?? null;
  if (fact === null && key !== LITERAL) throw new Error(`facts.yaml: no fact is called ${key}`);
  const all = wordsIn(synonym);
  const telling = all.filter(isTelling);
  const words = telling.length > 0 ? telling : all;
  const [first = { folded: '', spelled: '' }] = words;
  return {
    words: words.map(({ folded }) => folded),
    first,
    fact: fact && {
      ...fact,
      isStrict: fact.isStrict || synonym.startsWith('('),
      isOnlyTyped: synonym.startsWith('?'),
    },
  };
}

/** Words of facts that are one typo away from a word that names none. */
export function similarFactWords(folded: string): string[] {
  if (folded.length < SHORTEST_WITH_TYPO - 1) return [];
  const single = [...PHRASES].filter(([, phrases]) => phrases.some(({ words, fact }) => words.length === 1 && fact));
  return single
    .map(([word]) => word)
    .filter((word) => word.length >= SHORTEST_WITH_TYPO && isOneTypoApart(word, folded));
}

/** A warehouse (lager) is full of no doctors (læger): the plain word stands in the vocabulary itself. */
function isAnotherWord({ folded, spelled }: Word, own: Word): boolean {
  return spelled === folded && own.spelled !== own.folded && isSpelledInVocabulary(spelled);
}

const inFinnish = finnishFormOf([...PHRASES.keys()]);

/** The longest phrases at a word: as typed, in its dictionary form, or as the beginning of the name of a trade. */
function phrasesAt(words: TypedText['words'], at: number): Phrase[] {
  const folded = words[at]?.folded ?? '';
  const wordHere = words[at];
  const unneeded = words.slice(at, at + unneededLanguageAt(words, at)).map((word) => word.folded);
  if (wordHere && unneeded.length > 0) return [{ words: unneeded, first: wordHere, fact: fieldFact('english') }];
  const isHere = ({ words: [, ...rest], first }: Phrase) =>
    wordHere !== undefined &&
    !wordHere.inPhrase &&
    isSpelledLike(wordHere, first) &&
    !isAnotherWord(wordHere, first) &&
    rest.every((word, next) => words[at + next + 1]?.folded === word && !words[at + next + 1]?.inPhrase);
  const longestOf = (forms: readonly string[]) => {
    const ofForm = forms.map((form) => PHRASES.get(form)?.filter(isHere) ?? []).find(({ length }) => length > 0) ?? [];
    return ofForm.filter(({ words: { length } }) => length === ofForm[0]?.words.length);
  };
  // Sängar (beds) is no sanger (songs): Norwegian has neither ä nor ö.
  const inBokmal = /[äö]/.test(wordHere?.spelled ?? '') ? [] : bokmalForms(folded);
  const own = longestOf([folded, ...baseForms(folded), ...inBokmal, ...beginningOfCompany(folded)]);
  if (own.length > 0 || !wordHere || wordHere.inPhrase) return own;
  const inCase = longestOf(inFinnish(wordHere));
  if (inCase.length > 0) return inCase;
  const ofVerb = longestOf(infinitivesOf(folded)).filter(({ words, fact }) => words.length > 1 && fact?.isOnlyTyped);
  if (ofVerb.length > 0) return ofVerb;
  if (interpretWords([wordHere]).some(({ senses }) => senses.length > 0)) return [];
  const ofTechnology = longestOf(beginningOfTechnology(folded));
  if (ofTechnology.length > 0) return ofTechnology;
  return topicsOfCompound(wordHere).flatMap((key) => {
    const fact = TOPICS.get(key) ?? FACTS.get(key);
    return fact ? [{ words: [folded], first: wordHere, fact }] : [];
  });
}

/** The facts that one phrase names: "shipping" is at sea and in logistics. */
function together(facts: readonly JobFact[]): JobFact | null {
  const [first] = facts;
  if (!first) return null;
  return {
    ...(facts.find(({ isTopic }) => !isTopic) ?? first),
    lexemes: [...new Set(facts.flatMap(({ lexemes }) => lexemes))],
    isStrict: facts.every(({ isStrict }) => isStrict),
    isOnlyTyped: facts.every(({ isOnlyTyped }) => isOnlyTyped),
  };
}

/** Whether it is the roles that people call IT. */
export const isTechFact = ({ label }: JobFact) => label === LABELS.tech;

type FactSpan = { from: number; length: number; fact: JobFact };

/** The facts that typed words name. Quoted words name none. */
export function factsIn(words: TypedText['words']): FactSpan[] {
  const spans: FactSpan[] = [];
  const roleNames = interpretWords(words).filter(({ senses }) => senses.length > 0);
  const occupations = occupationsIn(words);
  for (let at = 0; at < words.length; ) {
    const phrases = phrasesAt(words, at);
    const length = phrases[0]?.words.length ?? 1;
    const fact = together(phrases.flatMap((phrase) => phrase.fact ?? []));
    const isIn = (role: { from: number; length: number }) =>
      role.length > 1 && role.from <= at && at < role.from + role.length && length < role.length;
    // A data scientist works in no science, to pay salaries is a role, and a chemical engineer is one word.
    const isOfIndustry = fact !== null && (fact.industry !== null || isTechFact(fact));
    const isOfRole = roleNames.some(isIn) || (isOfIndustry && occupations.some(isIn));
    const word = words[at];
    const isPosition = length === 1 && fact?.isTopic && word !== undefined && namesPosition(word);
    // A hairdresser looks for a salon, and not for software for beauty.
    const isTradeOfTopic = roleNames.some(
      (role) =>
        role.from === at &&
        role.length >= length &&
        isTrade(role.senses) &&
        phrases.every((phrase) => phrase.fact === null || isFieldOf(role.senses, phrase.fact)),
    );
    if (fact && !isPosition && !isOfRole && !isTradeOfTopic) spans.push({ from: at, length, fact });
    at += length;
  }
  return join(words, spans);
}

function isFieldOf(senses: readonly Sense[], fact: JobFact): boolean {
  return senses.some(({ keys }) => keys.some((key) => fact.lexemes.includes(topicLexeme(fieldOfTrade(key) ?? ''))));
}

/** The facts of a list as one. */
function join(words: TypedText['words'], spans: readonly FactSpan[]): FactSpan[] {
  const all: FactSpan[] = [];
  for (const span of spans) {
    const before = all.at(-1);
    if (before && isListed(words, before, span)) all[all.length - 1] = eitherOf(before, span);
    else all.push(span);
  }
  return all;
}

/** Whether "and" alone stands between the names of two fields. Somebody who asks for both would take a job in either. */
function isListed(words: TypedText['words'], one: FactSpan, other: FactSpan): boolean {
  return (
    one.from + one.length === other.from &&
    words[other.from]?.isAfterAnd === true &&
    [one, other].every(({ fact }) => fact.isTopic || fact.industry !== null)
  );
}

function eitherOf(one: FactSpan, other: FactSpan): FactSpan {
  const facts = [one.fact, other.fact];
  const lexemes = [...new Set(facts.flatMap((fact) => fact.lexemes))];
  const isTopic = facts.some((fact) => fact.isTopic);
  const label = [...new Set(facts.map((fact) => fact.label))].join(' or ');
  const either = facts.map((fact) => fact.lexemes);
  return {
    from: one.from,
    length: one.length + other.length,
    fact: { ...one.fact, lexemes, label, isTopic, either },
  };
}
