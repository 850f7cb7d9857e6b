import { z } from 'zod';
import { phrases, withParts } from '#domain/job-text/phrase-files.server.ts';
import { anyPhrase } from '#domain/job-text/text-facts/expressions.ts';
import { SALARY_PERIODS, type SalaryPeriod } from '#domain/site/money.ts';
import { readYamlFile } from '#domain/site/yaml-file.server.ts';

/** Reads the phrases of postings. README.md beside this file explains them to the people who edit them. */

const sentencesFile = z.strictObject({
  parts: z.record(z.string(), phrases).default({}),
  negation: phrases,
  workplace: z.strictObject({
    hybrid: phrases,
    remote: phrases,
    onsite: phrases,
    noRemote: phrases,
    unrelated: phrases,
  }),
  shortLines: z.strictObject({ hybrid: phrases, remote: phrases, onsite: phrases, labels: phrases }),
  equity: z.strictObject({ names: phrases, negotiated: phrases, offered: phrases, unrelated: phrases }),
  pay: z.strictObject({
    names: phrases,
    offers: phrases,
    labels: phrases,
    least: phrases,
    most: phrases,
    around: phrases,
    per: phrases,
    qualifiers: phrases,
    ...(Object.fromEntries(SALARY_PERIODS.map((period) => [period, phrases])) as Record<SalaryPeriod, typeof phrases>),
    otherMoney: phrases,
    purposes: phrases.default([]),
    ofTheJob: phrases.default([]),
    nextClause: phrases,
    unrelated: phrases,
    competitive: phrases,
    unpaid: phrases,
    conditional: phrases,
  }),
});

const linesFile = z.strictObject({
  parts: z.record(z.string(), phrases).default({}),
  places: z.strictObject({ labels: phrases, labelsAlone: phrases, inSentences: phrases }),
  titles: z.strictObject({
    labels: phrases,
    labelsAlone: phrases,
    introductions: phrases,
    headings: phrases,
    units: phrases,
    terms: phrases,
  }),
  applying: phrases,
  writing: phrases,
  asking: phrases,
  types: z.strictObject({
    others: phrases,
    meanwhile: phrases,
    earlier: phrases,
    names: phrases.default([]),
    begins: phrases,
    student: phrases,
    internship: phrases,
    wanted: phrases,
    wantedUntil: phrases,
    asFreelancer: phrases,
  }),
  hours: z.strictObject({
    jobs: phrases,
    kinds: phrases.default([]),
    labels: phrases,
    shares: phrases.default([]),
    unrelated: phrases.default([]),
    units: phrases,
    weeks: phrases,
    weekly: phrases,
    about: phrases,
    works: phrases,
    expects: phrases.default([]),
    around: phrases.default([]),
  }),
});

export type ImportPhrases = Omit<z.infer<typeof sentencesFile> & z.infer<typeof linesFile>, 'parts'>;

const ofSentences = withParts(sentencesFile, {});
const ofLines = withParts(linesFile, {});
const languages = ['english', 'scandinavian', 'finnish', 'icelandic'].map((name): ImportPhrases => {
  const path = `src/domain/import/phrases/${name}`;
  return { ...readYamlFile(`${path}.yaml`, ofSentences), ...readYamlFile(`${path}-lines.yaml`, ofLines) };
});

/** The source of an expression for the phrases of all languages below a key: a posting may mix languages. */
export function importPhraseSource(below: (phrases: ImportPhrases) => string[]): string {
  return `(?:${languages.flatMap(below).join('|')})`;
}

/** One expression for them, as whole words of sentences in lower case. */
export function anyImportPhrase(below: (phrases: ImportPhrases) => string[]): RegExp {
  return anyPhrase(languages.flatMap(below), 'u');
}

/** The same in a text of any case, where digits and signs of other alphabets may stand beside the words. */
export function importWords(below: (phrases: ImportPhrases) => string[]): RegExp {
  return new RegExp(String.raw`(?<!\p{L})${importPhraseSource(below)}(?!\p{L})`, 'iu');
}
