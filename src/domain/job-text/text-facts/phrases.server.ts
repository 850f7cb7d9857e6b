import { z } from 'zod';
import { readYamlFile } from '#domain/site/yaml-file.server.ts';
import { SIGNS_BY_NAME } from './expressions.ts';

/** Reads the phrases of a language. README.md beside this file explains them to the people who edit them. */

/** A part of a phrase by its name. `\p{L}` and `{0,3}` are regular expressions, and no names. */
const NAME = /\{([a-z][a-zA-Z]*)\}/g;

const words = z
  .string()
  .transform((text) => text.split(/,\s+/))
  .refine((list) => new Set(list).size === list.length, 'Lists a word twice')
  .refine((list) => list.every(isLowerCase), 'Has a capital letter');

/** One phrase a line. A line that begins with `|` continues the line above it. */
const phrases = z
  .string()
  .transform((text) =>
    text
      .trim()
      .replace(/\n\s*\|/g, '|')
      .split(/\s*\n\s*/),
  )
  .refine((list) => new Set(list).size === list.length, 'Lists a phrase twice')
  .refine((list) => list.every((phrase) => isLowerCase(phrase.replace(NAME, ''))), 'Has a capital letter');

/** Expressions by the codes that they stand for: several codes (`da/sv`) are any of them. */
const byCodes = z.record(z.string().regex(/^[a-z]{2}(\/[a-z]{2})*$/), phrases);

const file = z.strictObject({
  /** Codes of the languages of the file. Where there are two, a sentence with a phrase of `secondLanguage` is in the second. */
  languages: z.array(z.string().length(2)).min(1).max(2),
  secondLanguage: phrases.optional(),
  parts: z.record(z.string(), phrases).default({}),
  languageNames: byCodes,
  compoundStems: byCodes.default({}),
  compoundEndings: words.default([]),
  wordsAfterLanguage: words,
  and: words,
  or: words,
  oneOf: phrases,
  clauseStarts: words,
  clauseContinues: words,
  conditional: words,
  required: phrases,
  /** These require a language only as one of several. */
  requiredChoice: phrases.optional(),
  optional: phrases,
  otherLanguages: phrases,
  notRequired: phrases,
  unrelated: phrases,
  optionalHeadings: phrases,
  requiredHeadings: phrases,
  levels: z.strictObject({ fluent: phrases, good: phrases, basic: phrases }),
  enough: phrases,
  notEnough: phrases,
  help: z.strictObject({
    visa: phrases,
    relocation: phrases,
    offered: phrases,
    notOffered: phrases,
    noVisa: phrases,
    helpsMoving: phrases,
    unsure: phrases,
    unrelated: phrases,
  }),
});

const withParts = file.transform((read, check) => {
  const parts = new Map(Object.entries(SIGNS_BY_NAME));
  const expand = (phrase: string, path: string[]): string => {
    const expanded = phrase.replace(NAME, (braces, name: string) => {
      const part = parts.get(name);
      if (part === undefined) check.addIssue({ code: 'custom', path, message: `${braces} is no part in "${phrase}"` });
      return part ?? '';
    });
    if (!isExpression(expanded))
      check.addIssue({ code: 'custom', path, message: `"${phrase}" is no regular expression` });
    return expanded;
  };
  // A part may use the parts above it.
  for (const [name, list] of Object.entries(read.parts))
    parts.set(name, `(?:${list.map((phrase) => expand(phrase, ['parts', name])).join('|')})`);
  return expandAll(read, expand, []) as typeof read;
});

export type Phrases = z.infer<typeof withParts>;

/** The phrases of a file of this folder, with their parts put in. An error names the file and the key. */
export function readPhrases(name: string, folder = 'src/domain/job-text/text-facts'): Phrases {
  return readYamlFile(`${folder}/${name}.yaml`, withParts);
}

function expandAll(value: unknown, expand: (phrase: string, path: string[]) => string, path: string[]): unknown {
  if (typeof value === 'string') return expand(value, path);
  if (Array.isArray(value)) return value.map((one) => expandAll(one, expand, path));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === 'parts' ? one : expandAll(one, expand, [...path, key])]),
  );
}

function isLowerCase(text: string): boolean {
  const letters = text.replace(/\\p\{L\}|\\./g, '');
  return letters === letters.toLowerCase();
}

function isExpression(source: string): boolean {
  try {
    new RegExp(source);
    return true;
  } catch {
    return false;
  }
}
