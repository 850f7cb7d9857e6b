import { z } from 'zod';
import { readYamlFile } from '#domain/site/yaml-file.server.ts';
import { phrases, withParts } from '../phrase-files.server.ts';
import { readPhrases } from '../text-facts/phrases.server.ts';
import { type HelpPhrases, LANGUAGE_NAME, type Replacements } from './help-phrases.ts';

/** Reads the phrases that staff or authors are told about. README.md beside this file explains them. */

export const POSTING_LANGUAGES = ['english', 'danish', 'norwegian', 'swedish', 'finnish', 'icelandic'] as const;
const FACT_FILES = ['english', 'danish-norwegian', 'swedish', 'finnish', 'icelandic'];
const KINDS_OF_WORK = [
  'operations',
  'design',
  'support',
  'sales',
  'marketing',
  'accounting',
  'recruiting',
  'programming',
] as const;

/** Phrases below what to write instead. */
const byReplacement = z.record(z.string(), phrases);

const file = z.strictObject({
  parts: z.record(z.string(), phrases).default({}),
  risk: z.strictObject({ money: phrases, numbers: phrases, chat: phrases, unrelated: phrases }),
  help: z.strictObject({
    putsOff: byReplacement,
    age: byReplacement,
    gendered: byReplacement,
    native: phrases,
    kindsOfWork: z.record(z.enum(KINDS_OF_WORK), phrases),
    worksWith: phrases,
  }),
});

/** The languages that postings here name most. The names of all would be four times as long. */
const LANGUAGES = ['da', 'sv', 'no', 'fi', 'is', 'en', 'de', 'fr', 'es', 'nl', 'pl'];
const languageNames = FACT_FILES.flatMap((name) => {
  const names = readPhrases(name).languageNames;
  return LANGUAGES.flatMap((code) => names[code] ?? []);
});
/** `{language}` stays one character until a browser puts the names in: they are longer than all phrases. */
const expandedFile = withParts(file, { language: LANGUAGE_NAME });

const files = POSTING_LANGUAGES.map((name) =>
  readYamlFile(`src/domain/job-text/posting-phrases/${name}.yaml`, expandedFile),
);

export const RISK_PHRASES = {
  money: files.flatMap(({ risk }) => risk.money),
  numbers: files.flatMap(({ risk }) => risk.numbers),
  chat: files.flatMap(({ risk }) => risk.chat),
  unrelated: files.flatMap(({ risk }) => risk.unrelated),
};

export const HELP_PHRASES: HelpPhrases = {
  putsOff: replacements('putsOff'),
  age: replacements('age'),
  gendered: replacements('gendered'),
  native: files.flatMap(({ help }) => help.native),
  kindsOfWork: KINDS_OF_WORK.map((kind) => files.flatMap(({ help }) => help.kindsOfWork[kind])),
  worksWith: files.flatMap(({ help }) => help.worksWith),
  languageNames,
};

function replacements(key: 'putsOff' | 'age' | 'gendered'): Replacements {
  return files.flatMap(({ help }) => Object.entries(help[key]).map(([instead, phrases]) => ({ instead, phrases })));
}
