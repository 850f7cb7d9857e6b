import { z } from 'zod';
import { phrases, withParts } from '#domain/job-text/phrase-files.server.ts';
import { anyPhrase } from '#domain/job-text/text-facts/expressions.ts';
import { SALARY_PERIODS, type SalaryPeriod } from '#domain/site/money.ts';
import { readYamlFile } from '#domain/site/yaml-file.server.ts';

/** Reads the phrases about workplace, hours, equity and pay. README.md beside this file explains them to the people who edit them. */

const file = z.strictObject({
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
  equity: z.strictObject({ offered: phrases, unrelated: phrases }),
  pay: z.strictObject({
    names: phrases,
    offers: phrases,
    labels: phrases,
    per: phrases,
    qualifiers: phrases,
    ...(Object.fromEntries(SALARY_PERIODS.map((period) => [period, phrases])) as Record<SalaryPeriod, typeof phrases>),
    otherMoney: phrases,
    unrelated: phrases,
    competitive: phrases,
  }),
});
const expandedFile = withParts(file, {});

type ImportPhrases = z.infer<typeof file>;

const files = ['english', 'scandinavian', 'finnish', 'icelandic'].map((name) =>
  readYamlFile(`src/domain/import/phrases/${name}.yaml`, expandedFile),
);

/** The phrases of all languages below a key: a posting may mix languages. */
export function importPhrases(below: (phrases: ImportPhrases) => string[]): string[] {
  return files.flatMap(below);
}

/** One expression for them, in sentences in lower case. */
export function anyImportPhrase(below: (phrases: ImportPhrases) => string[]): RegExp {
  return anyPhrase(importPhrases(below), 'u');
}
