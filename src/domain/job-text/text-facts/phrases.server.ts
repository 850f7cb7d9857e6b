import { z } from 'zod';
import { readYamlFile } from '#domain/site/yaml-file.server.ts';
import { phrases, withParts, words } from '../phrase-files.server.ts';
import { SIGNS_BY_NAME } from './expressions.ts';

/** Reads the phrases of a language. README.md beside this file explains them to the people who edit them. */

/** Expressions by the codes that they stand for: several codes (`da/sv`) are any of them, or each of them (`fi+sv`). */
const byCodes = z.record(z.string().regex(/^[a-z]{2}((\/[a-z]{2})*|(\+[a-z]{2})*)$/), phrases);

const file = z.strictObject({
  /** Codes of the languages of the file. Where there are two, a sentence with a phrase of `secondLanguage` is in the second. */
  languages: z.array(z.string().length(2)).min(1).max(2),
  secondLanguage: phrases.optional(),
  parts: z.record(z.string(), phrases).default({}),
  /** A sentence with none of these states no fact. */
  worthReading: phrases,
  languageNames: byCodes,
  compoundStems: byCodes.default({}),
  compoundEndings: words.default([]),
  /** Missing where the name of a language is no adjective. */
  wordsAfterLanguage: words.optional(),
  and: words,
  or: words,
  oneOf: phrases,
  /** Before a language that the sentence is not about. */
  otherThan: phrases,
  clauseStarts: words,
  clauseContinues: words,
  conditional: words,
  required: phrases,
  /** These require a language only as one of several. */
  requiredChoice: phrases.optional(),
  /** These require a language only where the sentence names no other. */
  requiredAlone: phrases.optional(),
  /** These require a language in a bullet below one of `requiredHeadings`. */
  requiredBelowHeading: phrases,
  /** A clause of this kind requires the language of the clause before it. */
  refersBack: phrases,
  /** A clause of this kind says that the work goes on in the language of the clause before it. */
  spokenBack: phrases,
  optional: phrases,
  otherLanguages: phrases,
  notRequired: phrases,
  unrelated: phrases,
  optionalHeadings: phrases,
  requiredHeadings: phrases,
  notRequiredHeadings: phrases,
  levels: z.strictObject({ fluent: phrases, good: phrases, basic: phrases }),
  enough: phrases,
  notEnough: phrases,
  help: z.strictObject({
    visa: phrases,
    relocation: phrases,
    offered: phrases,
    notOffered: phrases,
    /** A clause of this kind is about the help that the clause before it names. */
    refersBack: phrases.optional(),
    helpsMoving: phrases,
    unsure: phrases,
    unrelated: phrases,
  }),
});

const expandedFile = withParts(file, SIGNS_BY_NAME);

export type Phrases = z.infer<typeof file>;

/** The phrases of a file of this folder, with their parts put in. An error names the file and the key. */
export function readPhrases(name: string, folder = 'src/domain/job-text/text-facts'): Phrases {
  return readYamlFile(`${folder}/${name}.yaml`, expandedFile);
}
