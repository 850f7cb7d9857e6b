import { countryNamed } from '../../site/countries.ts';
import { JOB_ROLES, POSITION_TYPES } from '../../site/taxonomies.ts';
import { keysIn, type Meaning, meaningsOf, type Way } from './meanings.ts';
import { DEVELOPER_ROLES } from './role-words.ts';
import {
  beginningQuery,
  isAskedAlike,
  isSpelledAsFolded,
  nameQuery,
  quoted,
  spelledQuery,
  spelledTextQuery,
  textQuery,
} from './search-queries.ts';
import { type SearchText, wordsIn } from './search-text.ts';

/**
 * What is meant beside what is typed, as lexemes: `~key` for what a title says in other words, `^key` for what a
 * job is (its role, its position types, remote or hybrid), `@code` for its countries. They come from titles and facts alone,
 * so a word that a long text happens to mention finds nobody in other words.
 */

type Facts = { role: string; types: readonly string[]; workplace: string; countryCodes: readonly string[] };

/** The lexemes of meaning that a job is found by. */
export function lexemesOfMeaning(title: string, job: Facts): string[] {
  const said = keysIn(title);
  const writesSoftware = DEVELOPER_ROLES.some((role) => role === job.role || said.has(role));
  if (said.has('engineer') && writesSoftware) said.add('developer');
  const is = [job.role, ...job.types];
  if ((DEVELOPER_ROLES as readonly string[]).includes(job.role)) is.push('developer');
  if (job.role === 'uxuidesigner') is.push('design');
  if (job.workplace !== 'onsite') is.push(job.workplace);
  return [
    ...[...said].map((key) => `~${key}`),
    ...is.map((key) => `^${key}`),
    ...job.countryCodes.map((code) => `@${code}`),
  ];
}

const KINDS = new Set<string>([...POSITION_TYPES.map(({ key }) => key), 'remote', 'hybrid']);
/** What a job can be, and not only be called. */
const ROLES = new Set<string>(['developer', ...JOB_ROLES.map(({ key }) => key).filter((key) => key !== 'other')]);

/** What is looked for, as queries of lexemes. */
export type Understood = {
  /** Every word as typed, or what it says a job is: its place, its country, its kind. For titles, companies, facts. */
  name: string;
  /** The same in everything a job says. */
  text: string;
  /** Whole and as spelled. */
  spelled: string;
  spelledText: string | null;
  /** Whether what finds names finds nothing that the texts do not say: these hold the names as well. */
  isInTexts: boolean;
  /** The same said in other words; null when there are none. */
  meant: Meant | null;
};

export type Meant = {
  /** Every word as typed, or said in other words by the title. */
  names: string;
  /** The same, or by the role. */
  roles: string;
  /** The same in everything a job says. */
  text: string;
  /** Those words alone that can be said otherwise, in the title or by the role; null when there are no others. */
  inRole: string | null;
};

/** Words side by side that mean something together, or one word. */
export type Group = {
  words: SearchText['words'];
  /** Lexemes of what they say a job is, as good as the words themselves. */
  facts: string[];
  /** Other words for the same. */
  ways: Way[];
};

/** Each is a walk of the index. */
const MOST_WAYS = 6;
/** Names of countries shorter than this are words of some language (is, no, it). */
const SHORTEST_COUNTRY = 4;
/** Everything here is one: who looks for jobs in a town looks for the town. */
const JOB_WORDS = new Set(
  wordsIn(
    'job jobs jobb jobber stilling stillinger tjänst tjänster työ työt työpaikka työpaikat vinna starf störf stöður ' +
      'vacancy vacancies ledig ledige ledigt lediga avoin avoimet laus laust lausar arbejde arbete arbeid',
  ).map(({ folded }) => folded),
);

/** The typed words in groups; `placeNames` has the gazetteer's names for words that are other names of towns. */
export function groupsOf(read: SearchText, placeNames: ReadonlyMap<string, string> = new Map()): Group[] {
  const groups = meaningsBetweenPhrases(read).map((meaning): Group => {
    const words = read.words.slice(meaning.from, meaning.from + meaning.length);
    const [word] = words;
    const isKind = ({ keys }: Way) => keys.some((key) => KINDS.has(key));
    const facts = meaning.ways.filter(isKind).map((way) => wayQuery(way, true));
    if (word && words.length === 1 && !word.inPhrase) {
      const country = word.folded.length >= SHORTEST_COUNTRY ? countryNamed(word.spelled) : null;
      if (country) facts.push(quoted(`@${country.code}`));
      const place = placeNames.get(word.folded);
      if (place && place !== word.folded) facts.push(`(${place.split(' ').map(quoted).join(' & ')})`);
    }
    return { words, facts, ways: meaning.ways.filter((way) => !isKind(way)).slice(0, MOST_WAYS) };
  });
  const isJobWord = ({ words, ways }: Group) =>
    ways.length === 0 && words.every(({ folded, inPhrase }) => !inPhrase && JOB_WORDS.has(folded));
  const telling = groups.filter((group) => !isJobWord(group));
  return telling.length > 0 ? telling : groups;
}

export function understandWords(groups: readonly Group[]): Understood {
  const each = (say: (words: SearchText['words']) => string) =>
    groups.map((group) => or(say(group.words), group.facts)).join(' & ');
  const words = groups.flatMap((group) => group.words);
  return {
    name: each(nameQuery),
    text: each(textQuery),
    spelled: each(spelledQuery),
    spelledText: isSpelledAsFolded(words) ? null : each(spelledTextQuery),
    isInTexts: isAskedAlike(words),
    meant: meantBy(groups),
  };
}

function meantBy(groups: readonly Group[]): Meant | null {
  if (groups.every(({ ways }) => ways.length === 0)) return null;
  const say =
    (asTyped: (words: SearchText['words']) => string, withRoles: boolean) =>
    ({ words, facts, ways }: Group) =>
      or(asTyped(words), [...facts, ...ways.map((way) => wayQuery(way, withRoles))]);
  const otherwise = groups.filter(({ ways, facts }) => ways.length + facts.length > 0);
  return {
    names: allOf(groups, say(nameQuery, false)),
    roles: allOf(groups, say(nameQuery, true)),
    text: allOf(groups, say(textQuery, true)),
    inRole: otherwise.length < groups.length ? allOf(otherwise, say(nameQuery, true)) : null,
  };
}

/** One word in the other ways there are to say it, for a word that was meant instead of what was typed. */
export function otherWays(folded: string): string[] {
  const [meaning] = meaningsOf([folded]);
  return (meaning?.ways ?? []).slice(0, MOST_WAYS).map((way) => wayQuery(way, true));
}

/** Quoted words mean themselves, and part what stands before them from what stands behind. */
function meaningsBetweenPhrases({ words }: SearchText): Meaning[] {
  const meanings: Meaning[] = [];
  let from = 0;
  for (let at = 0; at <= words.length; at++) {
    if (at < words.length && !words[at]?.inPhrase) continue;
    const between = words.slice(from, at).map(({ folded }) => folded);
    for (const meaning of meaningsOf(between)) meanings.push({ ...meaning, from: meaning.from + from });
    if (at < words.length) meanings.push({ from: at, length: 1, ways: [] });
    from = at + 1;
  }
  return meanings;
}

/**
 * An engineer alone may build bridges; beside a word of software (backend engineer) it is who others call a developer.
 * Only where a title says both: else every job of that role would be one.
 */
function allOf(groups: readonly Group[], say: (group: Group) => string): string {
  const saysKey = (group: Group, key: string) => group.ways.some((way) => way.keys.includes(key));
  const engineer = groups.find((group) => saysKey(group, 'engineer'));
  const field = DEVELOPER_ROLES.find((role) => groups.some((group) => saysKey(group, role)));
  if (!engineer || !field) return groups.map(say).join(' & ');
  const isOfPair = (group: Group) => group === engineer || saysKey(group, field);
  const pair = groups.filter(isOfPair).map(say).join(' & ');
  const rest = groups.filter((group) => !isOfPair(group)).map(say);
  return [`((${pair}) | (${quoted(`~${field}`)} & ${quoted('~developer')}))`, ...rest].join(' & ');
}

function or(asTyped: string, others: readonly string[]): string {
  return others.length === 0 ? asTyped : `(${[`(${asTyped})`, ...others].join(' | ')})`;
}

function wayQuery({ keys, begins }: Way, withRoles: boolean): string {
  const each = keys.map((key) =>
    (withRoles && ROLES.has(key)) || KINDS.has(key)
      ? `(${quoted(`~${key}`)} | ${quoted(`^${key}`)})`
      : quoted(`~${key}`),
  );
  if (begins !== undefined) each.push(beginningQuery(begins));
  return each.length === 1 ? (each[0] as string) : `(${each.join(' & ')})`;
}
