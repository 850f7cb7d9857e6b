import { INDUSTRIES } from '#domain/site/company-terms.ts';
import { PERKS } from '#domain/site/perks.ts';
import { FACT_ENTRIES, TOPIC_ENTRIES } from '../vocabulary/vocabulary.server.ts';

/**
 * Facts of a job and its startup that people type as words: `engelsk` finds the jobs for which English is enough, in
 * whatever language they are written. A search row has a lexeme for each (`^english`).
 */

export type JobFact = {
  key: string;
  /** A job has the fact with one of these. */
  lexemes: readonly string[];
  /** The roles of those whose work the topic is: law is the work of jurists. */
  roles?: readonly string[];
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
  wellPaid: 'Salary shown',
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
  'wellPaid',
]);
/** Words beside which a word of a fact means something else: paid media, private equity. */
export const LITERAL = 'literal';

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

export const FACTS: ReadonlyMap<string, JobFact> = new Map(
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
  const names = key === 'tech' ? TECH_ROLES : key === 'wellPaid' ? ['salaryShown'] : [key];
  // What a job does not state, its startup may give.
  const ofStartup = PERKS.some((perk) => perk.key === key) ? [factLexeme(perkFact(key))] : [];
  const lexemes = [...names.map(factLexeme), ...ofStartup, ...(isIndustry ? [topicLexeme(key)] : [])];
  const fact = {
    ...{ key, lexemes, label, isStrict: STRICT.has(key), isOnlyTyped: false, isTopic: false, isField: false },
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

export const TOPICS: ReadonlyMap<string, JobFact> = new Map(
  [...ENTRIES_OF_TOPICS.keys()].map((key) => [key, topicFact(key)]),
);

function topicFact(key: string): JobFact {
  const { within, includes = [], label = key, firstIn = [] } = ENTRIES_OF_TOPICS.get(key) ?? {};
  const wider = within === undefined ? null : ENTRIES_OF_TOPICS.has(within) ? topicFact(within) : FACTS.get(within);
  if (wider === undefined) throw new Error(`Topic ${key}: no topic and no industry is called ${within}`);
  const missing = includes.find((name) => !ENTRIES_OF_TOPICS.has(name));
  if (missing !== undefined) throw new Error(`Topic ${key}: no topic is called ${missing}`);
  const lexemes = [key, ...includes].map(topicLexeme);
  const industry = wider?.industry ?? null;
  const isField = FIELDS.has(key);
  return {
    key,
    lexemes,
    label,
    roles: firstIn.map(factLexeme),
    isStrict: false,
    isOnlyTyped: false,
    isTopic: true,
    isField,
    industry,
    wider,
  };
}

/** The topic, industry or other fact with this key. */
export function fieldFact(key: string): JobFact {
  const fact = TOPICS.get(key) ?? FACTS.get(key);
  if (!fact) throw new Error(`No topic and no fact is called ${key}`);
  return fact;
}

/** Whether it is the roles that people call IT. */
export const isTechFact = ({ label }: JobFact) => label === LABELS.tech;

/** Whether it is pay that is good, and not only stated. */
export const isGoodPay = (fact: JobFact) => fact.key === 'wellPaid';

/** "IT, but no coding": who plans, draws, tests and supports what others program. */
export const TECH_WITHOUT_CODE: JobFact = {
  ...fieldFact('tech'),
  lexemes: [
    ...['productmanagement', 'projectmanagement', 'uxuidesigner', 'design', 'qualityassurance', 'analyst'].map(
      factLexeme,
    ),
    ...['technicalsupport', 'sysadmin'].map((key) => `~${key}`),
  ],
};

/** What a startup gives beside the pay, and what it helps with. */
const BENEFITS = new Set(['equity', 'visa', 'relocation', ...PERKS.map(({ key }) => perkFact(key))].map(factLexeme));

export const isBenefit = ({ lexemes }: JobFact) => lexemes.some((lexeme) => BENEFITS.has(lexeme));
