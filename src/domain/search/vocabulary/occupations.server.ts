import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { projectRoot } from '#project-root.ts';
import { type StemmedLanguage, stemmedLanguage } from '../inflections/stemmers.ts';
import { type Word, wordsIn } from '../query/search-text.ts';
import { type Dictionary, dictionaryOf, entriesOf, phraseAt } from './dictionary.server.ts';
import { isOfRole, type Sense } from './entry-lookups.server.ts';
import { headOf, interpret } from './synonyms.server.ts';

/**
 * Names of occupations from ESCO, the second source of synonyms: labels of one occupation mean the same in Danish,
 * Swedish, Norwegian and English. Our own vocabulary comes first, so they count where it does not know a name.
 */

const FILE = 'src/domain/search/vocabulary/esco-occupations.tsv';
const LONGEST_LABEL = 3;

export type Label = { id: string; language: string; label: string; isPreferred: boolean };

/** The labels of a file. Its lines have the id of the occupation, a language, and labels with bars between them. */
export function readOccupations(text: string): Label[] {
  return text
    .split('\n')
    .map((line, at) => [line, at + 1] as const)
    .filter(([line]) => line !== '' && !line.startsWith('#'))
    .flatMap(([line, at]) => {
      const [id, language, labels, ...rest] = line.split('\t');
      if (!id || !language || !stemmedLanguage(language) || !labels || rest.length > 0)
        throw new Error(`${FILE}, line ${at}: expected id, language and labels with tabs between them.`);
      return labels.split('|').map((label, place) => ({ id, language, label, isPreferred: place === 0 }));
    });
}

type Occupations = { dictionary: Dictionary; byId: Map<string, Label[]> };
let cache: Occupations | undefined;

/** Read at the first use: 0.2 s of processor time. */
function occupations(): Occupations {
  if (cache) return cache;
  const byId = Map.groupBy(readOccupations(readFileSync(resolve(projectRoot, FILE), 'utf8')), ({ id }) => id);
  const languages = new Map<string, StemmedLanguage[]>();
  for (const { language, label } of [...byId.values()].flat()) {
    const [only, ...others] = wordsIn(label);
    const stemLanguage = stemmedLanguage(language);
    if (only && others.length === 0 && stemLanguage)
      languages.set(only.folded, [...(languages.get(only.folded) ?? []), stemLanguage]);
  }
  const entries = [...byId].map(([key, labels]) => ({ key, synonyms: labels.map(({ label }) => label) }));
  cache = { dictionary: dictionaryOf(entries, (word) => [...new Set(languages.get(word))]), byId };
  return cache;
}

/** The lexeme of an occupation in titles. */
export function occupationLexeme(id: string): string {
  return `~e${id}`;
}

/** The ids of the occupations that a title names before its first comma: the rest names a field or product. */
export function occupationsOfTitle(title: string): string[] {
  return [...new Set(spansIn(headOf(title)).flatMap(({ ids }) => ids))];
}

/** The preferred label of an occupation, in the first of its languages. */
export function labelOfOccupation(id: string): string {
  return (
    occupations()
      .byId.get(id)
      ?.find(({ isPreferred }) => isPreferred)?.label ?? id
  );
}

type Span = { from: number; length: number; ids: readonly string[] };

/** The longest labels first, without overlaps. Those that our own vocabulary knows are left to it. */
function spansIn(words: readonly string[], spelled: readonly string[] = []): Span[] {
  const { dictionary } = occupations();
  const spans: Span[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(dictionary, words.slice(0, at + LONGEST_LABEL), at);
    const own = phrase?.keys ?? entriesOf(dictionary, words[at] ?? '', spelled[at]).map(({ key }) => key);
    const ids = [...new Set(own)];
    const length = phrase?.length ?? 1;
    if (ids.length > 0 && meaningOf(words.slice(at, at + length)) === null) spans.push({ from: at, length, ids });
    at += length;
  }
  return spans;
}

/** An occupation that typed words name, and what our own vocabulary calls it. */
export type Occupation = {
  from: number;
  length: number;
  lexemes: readonly string[];
  /** Meanings of its preferred labels in two languages. */
  senses: readonly Sense[];
  /** Meanings of one of its labels. */
  near: readonly Sense[];
};

/** The occupations that words of a search name and our own vocabulary does not know. */
export function occupationsIn(words: readonly Word[]): Occupation[] {
  const spans = spansIn(
    words.map((word) => word.folded),
    words.map((word) => word.spelled),
  );
  return spans.map(({ from, length, ids }) => {
    const labels = ids.flatMap((id) => occupations().byId.get(id) ?? []);
    const meanings = labels.flatMap(({ label, language, isPreferred }) => {
      const sense = meaningOf(wordsIn(label).map((word) => word.folded));
      return sense?.keys.some(tellsWork) ? [{ sense, language, isPreferred, name: sense.keys.join('+') }] : [];
    });
    const byName = [...Map.groupBy(meanings, ({ name }) => name).values()];
    const isShared = (all: typeof meanings) =>
      new Set(all.filter(({ isPreferred }) => isPreferred).map(({ language }) => language)).size > 1;
    const sensesOf = (all: (typeof meanings)[]) => all.flatMap(([first]) => (first ? [first.sense] : []));
    return {
      ...{ from, length, lexemes: ids.map(occupationLexeme) },
      senses: sensesOf(byName.filter(isShared)),
      near: sensesOf(byName.filter((all) => !isShared(all))),
    };
  });
}

/** Entries that say nothing about the work: a caretaker is no other assistant. */
const ANY_WORK = new Set(
  (
    'specialist consultant coordinator assistant manager head technician senior junior foremost support planner product ' +
    'project customer web data system mobile community summer founder researcher scientist architect'
  ).split(' '),
);

const tellsWork = (key: string) => isOfRole(key) || !ANY_WORK.has(key);

/** The meaning of words that our own vocabulary knows, each of them; null for others. */
function meaningOf(words: readonly string[]): Sense | null {
  const senses = interpret(words).map((one) => one.senses.find(({ begins }) => begins === undefined));
  const keys = senses.flatMap((sense) => sense?.keys ?? []);
  return senses.every((sense) => sense !== undefined) ? { keys: [...new Set(keys)] } : null;
}
