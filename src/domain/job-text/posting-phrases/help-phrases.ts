import { anyPhrase } from '../text-facts/expressions.ts';

/** Phrases of all languages, for the editor of a job. The server reads them, and the browser compiles them. */
export type HelpPhrases = {
  putsOff: Replacements;
  age: Replacements;
  gendered: Replacements;
  native: string[];
  /** A list for each kind. */
  kindsOfWork: string[][];
  worksWith: string[];
  languageNames: string[];
};
/** Phrases with what to write instead. */
export type Replacements = { instead: string; phrases: string[] }[];

/** Stands for the name of a language in `native`. */
export const LANGUAGE_NAME = '\ue000';

type CompiledReplacements = { instead: string; pattern: RegExp }[];
export type CompiledHelp = {
  putsOff: CompiledReplacements;
  age: CompiledReplacements;
  gendered: CompiledReplacements;
  native: RegExp;
  kindsOfWork: RegExp[];
  worksWith: RegExp;
  languageName: RegExp;
};

/** The expressions of the help. Those without `g` only ask whether a text has such a phrase. */
export function compiledHelp(phrases: HelpPhrases): CompiledHelp {
  const replacements = (list: Replacements) =>
    list.map(({ instead, phrases }) => ({ instead, pattern: anyPhrase(phrases, 'giu') }));
  const name = `(?:${phrases.languageNames.join('|')})`;
  return {
    putsOff: replacements(phrases.putsOff),
    age: replacements(phrases.age),
    gendered: replacements(phrases.gendered),
    native: anyPhrase(
      phrases.native.map((phrase) => phrase.replaceAll(LANGUAGE_NAME, name)),
      'giu',
    ),
    kindsOfWork: phrases.kindsOfWork.map((kind) => anyPhrase(kind, 'iu')),
    worksWith: anyPhrase(phrases.worksWith, 'iu'),
    languageName: anyPhrase(phrases.languageNames, 'iu'),
  };
}
