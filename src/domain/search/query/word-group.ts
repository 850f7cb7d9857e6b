import type { Sense } from '../vocabulary/entry-lookups.server.ts';
import type { Occupation } from '../vocabulary/occupations.server.ts';
import type { JobFact } from './job-facts.server.ts';
import type { TypedText } from './search-text.ts';

type Words = TypedText['words'];

/** Neighbouring words with one meaning, or a single word. */
export type Group = {
  words: Words;
  /** Fact lexemes that count as much as the words themselves. */
  facts: string[];
  /** Other names of the same thing, also in long texts. */
  alike: string[];
  /** The gazetteer's name of the town that the words are another name or spelling of, folded; null without one. */
  town: string | null;
  /** Synonyms. */
  senses: Sense[];
  /** Other ways to read the words, each as groups that go together: both sides of a slash, or a technology and a trade. */
  readings: Group[][];
  /** Whether any one of the words is enough, and not all of them. */
  isChoice?: boolean;
  /** Whether it is the part of a compound: the chef of a salgschef works in no kitchen. */
  isPart?: boolean;
  /** The parts of a compound, for relaxing a search. */
  parts: Group[];
  /** Whether the words name a role or a part of one. */
  hasRole: boolean;
  /** Whether a mention in a long text counts nothing, because titles or roles match the words. */
  isInNames?: boolean;
  isPlace: boolean;
  saysLittle: boolean;
  /** The fact of a job that the words name; null for other words. */
  fact: JobFact | null;
  /** Roles that use the technology which the words name. */
  firstIn: readonly string[];
  /** Whether the words are a phrase for what one does in a role. */
  isEveryday?: boolean;
  /** Whether it is a field that somebody of another trade would stay in. */
  isForNewcomers?: boolean;
  /** The occupation that the words name, or these words with others. */
  occupation: GroupOccupation | null;
};

/** `length` is the number of groups that name it together. */
export type GroupOccupation = Pick<Occupation, 'lexemes' | 'senses' | 'near'> & { length: number };

/** A group of words that mean nothing yet. */
export const nothing: Omit<Group, 'words'> = {
  facts: [],
  alike: [],
  town: null,
  senses: [],
  readings: [],
  parts: [],
  hasRole: false,
  isPlace: false,
  saysLittle: false,
  fact: null,
  firstIn: [],
  occupation: null,
};

/** Hardly any job is both: an internship for a student is one or the other, and so is a student's summer job. */
export const FOR_STUDENTS: readonly string[] = ['student', 'internship'].map((key) => `'^${key}'`);

/** Terms that a search is about as much as about a role. */
export const SEASONS: ReadonlySet<string> = new Set(['summer']);

export const isSeason = ({ senses }: Group) => senses.some(({ keys }) => keys.some((key) => SEASONS.has(key)));

/** The words of a group, with those of its readings. */
export function allWords(group: Group): Words {
  return [...group.words, ...group.readings.flat().flatMap(allWords)];
}

/** The groups with compounds in their parts (`javautvecklare`: Java, a developer), so that one part can be left out. */
export function inParts(groups: readonly Group[]): Group[] {
  return groups.flatMap((group) =>
    group.parts.length > 0 ? group.parts.map((part) => ({ ...part, isPart: true })) : [group],
  );
}

/** The groups with mentions in long texts. */
export function withMentions(groups: readonly Group[]): Group[] {
  return groups.map((group) => ({ ...group, readings: group.readings.map(withMentions), isInNames: false }));
}

/** Entries of the vocabulary that say how senior a job is. */
const LEVELS = new Set(['senior', 'junior', 'foremost']);

export function isLevel({ senses }: Group): boolean {
  return senses.some(({ keys }) => keys.some((key) => LEVELS.has(key)));
}

/** Whether the words name a town, a region or a country. */
export function namesPlace({ facts, senses, fact, isPlace }: Group): boolean {
  return isPlace || (fact === null && senses.length === 0 && facts.some((query) => query.startsWith("'@")));
}

/** Whether the words are a condition of any job (a place, a kind, a level, a benefit) and no work. */
export function conditionOf(group: Group): 'place' | 'kind' | null {
  const { facts, senses, fact } = group;
  if (namesPlace(group)) return 'place';
  const isLevelAlone = senses.length > 0 && senses.every(({ keys }) => keys.every((key) => LEVELS.has(key)));
  const isKind = senses.length === 0 && facts.length > 0 && (fact === null || fact.industry === null) && !fact?.isTopic;
  return isLevelAlone || isKind ? 'kind' : null;
}

export function choiceOf(readings: Group[][]): Group {
  const groups = readings.flat();
  return {
    ...nothing,
    words: groups.flatMap(({ words }) => words),
    isChoice: groups.every(({ words }) => words.length === 1),
    readings,
    hasRole: groups.some(({ hasRole }) => hasRole),
    isPlace: groups.every((group) => conditionOf(group) === 'place'),
  };
}
