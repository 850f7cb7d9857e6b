import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { JOB_ROLES, type JobRole } from '#domain/site/roles-and-position-types.ts';
import { parseAs, readYamlFile } from '#domain/site/yaml-file.server.ts';

/** The format of the files in this folder. README.md explains it to the people who edit them. */

const FOLDER = 'src/domain/search/vocabulary';

/** `any`: abbreviations, names of products, and what no language of these calls its own. */
const LANGUAGES = ['en', 'da', 'sv', 'nb', 'fi', 'is', 'any'] as const;

export type VocabularyLanguage = (typeof LANGUAGES)[number];

/** `-word`, `~word` and `=word`, `word-`, `word~`, `-word-`, or several words; `(…)` and `?…` around a word or several. */
const SPELLING =
  /^(?:[-~]?[\p{Ll}\p{N}]+[-~]?|=[\p{Ll}\p{N}]+|\??[\p{Ll}\p{N}]+(?:[ -][\p{Ll}\p{N}]+)*|\([\p{Ll}\p{N}]+(?:[ -][\p{Ll}\p{N}]+)*\))$/u;

/** The phrases of `find/hunt bug/error`, of every verb with every noun. */
function phrasesOf(text: string): string[] {
  return text
    .split(' ')
    .map((choice) => choice.split('/'))
    .reduce((phrases, choices) => phrases.flatMap((phrase) => choices.map((one) => `${phrase} ${one}`.trim())), ['']);
}

const listOfWords = z
  .string()
  .transform((text) => {
    const words = text.split(/,\s*/);
    const written = words.filter((word) => !word.includes('/'));
    const choices = words.filter((word) => word.includes('/')).flatMap((word) => phrasesOf(word.replace(/\s+/g, ' ')));
    return [...written, ...new Set(choices.filter((phrase) => !written.includes(phrase)))];
  })
  .superRefine((words, check) => {
    for (const [at, word] of words.entries()) {
      const mistake = !SPELLING.test(word)
        ? 'is not lower-case letters, digits and the signs of README.md'
        : words.indexOf(word) < at
          ? 'is listed twice'
          : null;
      if (mistake) check.addIssue({ code: 'custom', message: `"${word}" ${mistake}` });
    }
  });

const byLanguage = z
  .partialRecord(z.enum(LANGUAGES), listOfWords)
  .refine((languages) => Object.keys(languages).length > 0, 'Lists no word in any language')
  .superRefine(({ any = [], ...languages }, check) => {
    for (const [language, words] of Object.entries(languages))
      for (const word of words)
        if (any.includes(word)) check.addIssue({ code: 'custom', message: `"${word}" is under any and ${language}` });
  });

type ByLanguage = z.output<typeof byLanguage>;

/** English first: the suggestions show the first of several names that match equally well. */
const inEveryLanguage = (languages: ByLanguage) => [
  ...new Set(LANGUAGES.flatMap((language) => languages[language] ?? [])),
];

const keys = z.string().transform((text) => text.split(/,\s*/).map((part) => part.split('+')));

const entry = z
  .strictObject({
    key: z.string().regex(/^[a-zA-Z]+$/),
    /** The role of a title with one of these words. The first entry that matches decides. */
    role: z.enum(JOB_ROLES.map(({ key }) => key) as [JobRole, ...JobRole[]]).optional(),
    /** The entry that this one is a part of: a search for this one finds the others of that after its own. */
    within: z.string().optional(),
    /** The name of a topic that others are within, for the heading of its jobs. */
    label: z.string().optional(),
    /** The topic or industry that people of this trade work in: its jobs are listed where no job is of the trade. */
    worksIn: z.string().optional(),
    /** Narrower topics that a search for this one finds, too: birds for animals. */
    includes: z
      .string()
      .transform((text) => text.split(/,\s*/))
      .default([]),
    /** Entries (`a+b`: both, `^role`: the role alone) that a search falls back to when it finds hardly anything. */
    near: keys.default([]),
    /** Names of one thing in texts as well as titles: whole words, `word+^role` for a word that means it in that role only. */
    named: keys.default([]),
    /** Roles that use the thing: among texts with the word, jobs of these roles come first. */
    firstIn: z
      .string()
      .transform((text) => text.split(/,\s*/))
      .default([]),
    /** The origin of the words. */
    source: z.string().min(1),
    /** Words with one meaning: a search for one finds all. */
    synonyms: byLanguage,
    /** Words that tell the role of a title, and are searched for as themselves. */
    tells: byLanguage.default({}),
  })
  .transform(({ synonyms, tells, ...rest }) => ({
    ...rest,
    synonyms: inEveryLanguage(synonyms),
    tells: inEveryLanguage(tells),
    /** The same words by language. */
    spoken: [synonyms, tells].flatMap((languages) => Object.entries(languages) as [VocabularyLanguage, string[]][]),
  }));

export type VocabularyEntry = z.infer<typeof entry>;

/** The files in a folder of this one, without their ending: `topics/food`. */
export function fileNames(folder: string): string[] {
  return readdirSync(`${FOLDER}/${folder}`)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => `${folder}/${file.replace('.yaml', '')}`);
}

/** The entries of one file. An error names the file, the entry and the key. */
export function readEntries(name: string, folder = FOLDER): readonly VocabularyEntry[] {
  const path = `${folder}/${name}.yaml`;
  const entries = readYamlFile(path, z.array(z.looseObject({ key: z.string() })));
  return entries.map((raw) => {
    try {
      return parseAs(raw, entry);
    } catch (cause) {
      throw new Error(`${path}, entry "${raw.key}": ${(cause as Error).message}`, { cause });
    }
  });
}
