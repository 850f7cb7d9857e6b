import { countryNamed } from '../site/countries.ts';
import { JOB_ROLES, POSITION_TYPES } from '../site/taxonomies.ts';
import { keysIn, type Meaning, meaningsOf, type Way } from './meanings.ts';
import { DEVELOPER_ROLES } from './role-words.ts';
import { nameQuery, quoted, type SearchText, textQuery } from './search-text.ts';

/**
 * What is meant beside what is typed, as lexemes: `~key` for what a title says in other words, `^key` for what a
 * job is (its role, its position types, remote), `@code` for its countries. They come from titles and facts alone,
 * so a word that a long text happens to mention finds nobody in other words.
 */

type Facts = { role: string; types: readonly string[]; isRemote: boolean; countryCodes: readonly string[] };

/** The lexemes of meaning that a job is found by. */
export function lexemesOfMeaning(title: string, job: Facts): string[] {
  const said = keysIn(title);
  const writesSoftware = DEVELOPER_ROLES.some((role) => role === job.role || said.has(role));
  if (said.has('engineer') && writesSoftware) said.add('developer');
  const is = [job.role, ...job.types];
  if ((DEVELOPER_ROLES as readonly string[]).includes(job.role)) is.push('developer');
  if (job.role === 'uxuidesigner') is.push('design');
  if (job.isRemote) is.push('remote');
  return [
    ...[...said].map((key) => `~${key}`),
    ...is.map((key) => `^${key}`),
    ...job.countryCodes.map((code) => `@${code}`),
  ];
}

/** Keys that a job can be, and not only be called. */
const FACTS = new Set<string>([
  ...JOB_ROLES.map(({ key }) => key).filter((key) => key !== 'other'),
  ...POSITION_TYPES.map(({ key }) => key),
  'developer',
  'remote',
]);

export type Meant = {
  /** Every word as typed, or said in other words by the title. */
  names: string;
  /** The same, or by what the job is. */
  facts: string;
  /** The same in everything a job says. */
  text: string;
  /** Those words alone that can be said otherwise, in the title or by what the job is; null when there are no others. */
  inRole: string | null;
};

type Group = { words: SearchText['words']; ways: Way[]; places: string[] };

/** Each is a walk of the index. */
const MOST_WAYS = 6;
/** Names of countries shorter than this are words of some language (is, no, it). */
const SHORTEST_COUNTRY = 4;

/** The typed words with what else they mean; null when they mean only themselves. */
export function meantBy(read: SearchText, placeNames: ReadonlyMap<string, string>): Meant | null {
  const groups = groupsOf(read, placeNames);
  const otherwise = groups.filter((group) => isOtherwise(group));
  if (otherwise.length === 0) return null;
  const facts = (group: Group) => said(group, nameQuery(group.words), true);
  return {
    names: allOf(groups, (group) => said(group, nameQuery(group.words), false)),
    facts: allOf(groups, facts),
    text: allOf(groups, (group) => said(group, textQuery(group.words), true)),
    inRole: otherwise.length < groups.length ? allOf(otherwise, facts) : null,
  };
}

/** One word in the other ways there are to say it, for a word that was meant instead of what was typed. */
export function otherWays(folded: string): string[] {
  const [meaning] = meaningsOf([folded]);
  return (meaning?.ways ?? []).slice(0, MOST_WAYS).map((way) => wayQuery(way, true));
}

const isOtherwise = (group: Group) => group.ways.length + group.places.length > 0;

function groupsOf(read: SearchText, placeNames: ReadonlyMap<string, string>): Group[] {
  const groups: Group[] = [];
  for (const meaning of meaningsBetweenPhrases(read)) {
    const words = read.words.slice(meaning.from, meaning.from + meaning.length);
    const [word] = words;
    const places: string[] = [];
    if (word && words.length === 1 && !word.inPhrase) {
      const country = word.folded.length >= SHORTEST_COUNTRY ? countryNamed(word.spelled) : null;
      if (country) places.push(quoted(`@${country.code}`));
      const place = placeNames.get(word.folded);
      if (place && place !== word.folded) places.push(`(${place.split(' ').map(quoted).join(' & ')})`);
    }
    groups.push({ words, ways: meaning.ways.slice(0, MOST_WAYS), places });
  }
  return groups;
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

function said(group: Group, asTyped: string, withFacts: boolean): string {
  const ways = [...group.ways.map((way) => wayQuery(way, withFacts)), ...group.places];
  return ways.length === 0 ? asTyped : `(${[`(${asTyped})`, ...ways].join(' | ')})`;
}

function wayQuery({ keys, begins }: Way, withFacts: boolean): string {
  const each = keys.map((key) =>
    withFacts && FACTS.has(key) ? `(${quoted(`~${key}`)} | ${quoted(`^${key}`)})` : quoted(`~${key}`),
  );
  if (begins !== undefined) each.push(`${quoted(begins)}:*`);
  return each.length === 1 ? (each[0] as string) : `(${each.join(' & ')})`;
}
