import { occupationLexeme, occupationsOfTitle } from '../vocabulary/occupations.server.ts';
import { keysIn } from '../vocabulary/synonyms.server.ts';
import { DEVELOPER_ROLES } from '../vocabulary/vocabulary.server.ts';
import { centralTopicLexeme } from './job-facts.server.ts';
import {
  asksWholeWords,
  hasSameQueries,
  isSpelledAsFolded,
  namedInTextQuery,
  nameQuery,
  namesInTextQuery,
  quote,
  spelledQuery,
  spelledTextQuery,
  textQuery,
} from './lexeme-queries.server.ts';
import { companyLexeme, type TypedText, wordsIn } from './search-text.ts';
import { queryBeyondNames, senseQuery } from './sense-queries.server.ts';
import { allWords, type Group, namesPlace } from './word-group.ts';

/**
 * Synonyms as lexemes: `~key` for a synonym in the title, `^key` for a fact (role, position types, remote or hybrid),
 * `@code` for a country or a region. They come from titles and facts only, so a word that a long
 * text mentions in passing matches no synonym.
 */

type Facts = {
  role: string;
  types: readonly string[];
  workplace: string;
  countryCodes: readonly string[];
  areas: readonly string[];
};

/** The synonym and fact lexemes of a job. */
export function meaningLexemes(title: string, job: Facts): string[] {
  const keys = keysIn(title);
  const writesSoftware = DEVELOPER_ROLES.some((role) => role === job.role || keys.has(role));
  if (keys.has('engineer') && writesSoftware) keys.add('developer');
  const facts = [job.role, ...job.types];
  if ((DEVELOPER_ROLES as readonly string[]).includes(job.role)) facts.push('developer');
  if (job.role === 'uxuidesigner') facts.push('design');
  if (job.workplace === 'hybrid' || job.workplace === 'remote') facts.push(job.workplace);
  return [
    ...[...keys].map((key) => `~${key}`),
    ...occupationsOfTitle(title).map(occupationLexeme),
    ...facts.map((key) => `^${key}`),
    ...[...job.countryCodes, ...job.areas].map((code) => `@${code}`),
  ];
}

/** The query for jobs of exactly this role: designers of user interfaces also have the lexeme of design. */
export function roleLexemes(role: string): string {
  return role === 'design' ? `('^design' & !'^uxuidesigner')` : `'^${role}'`;
}

/** A search as lexeme queries. */
export type LexemeQueries = {
  /** Every word as typed or as a fact (place, country, kind), in titles and companies. */
  name: string;
  /** The same in the whole text of a job. */
  text: string;
  /** Whole words as spelled. */
  spelled: string;
  /** Whether each word means a fact, too. Then few titles have only other words that begin like them. */
  isOnlyFacts: boolean;
  /** The same with words that mean a fact in searches only, for the very title; null without any. */
  exact: string | null;
  /** The words of a topic without what else means it, in a title, name or place; null without a topic. */
  called: string | null;
  /** A startup that says in one sentence that it works on the topic; null without a topic. */
  central: string | null;
  /** The words of a topic without what else means it, in a job or its text; null without a topic. */
  mentioned: string | null;
  spelledText: string | null;
  /** Whether the name query matches nothing that the text query misses, because texts include the names. */
  isInTexts: boolean;
  /** The same with synonyms; null without any. */
  expanded: Expansion | null;
};

export type Expansion = {
  /** Every word as typed or as a synonym in the title. */
  names: string;
  /** The same, or as the role or the wider term. */
  roles: string;
  /** What `roles` finds beside `names`, for a single role; null for others. */
  beyondNames: string | null;
  /** The same in the whole text of a job. */
  text: string;
  /** Only the words with synonyms, in the title or role; null when every word has some. */
  inRole: string | null;
};

type Say = (words: TypedText['words']) => string;

/**
 * The words in texts. Those of a strict fact count in names, and in a text only with special letters.
 * Null where the words mean the fact in searches only: then a title with them comes last, among the texts.
 */
export function ownQuery(group: Group, say: Say): string | null {
  if (group.fact?.isOnlyTyped && say !== textQuery) return null;
  if (say !== textQuery || !countsInNamesOnly(group)) return say(group.words);
  return namesPlace(group) || group.isInNames ? namesInTextQuery(group.words) : namedInTextQuery(group.words);
}

/** The other name of a town. */
export function townQuery({ town }: Group, say: Say): string[] {
  if (town === null) return [];
  const words = wordsIn(town).map((word) => ({ ...word, isPrefix: false, inPhrase: false }));
  return [together([say === textQuery ? namesInTextQuery(words) : nameQuery(words)])];
}

/** "Work from home" is no home in a text about work, and a text that mentions Oslo is no job in Oslo. */
function countsInNamesOnly(group: Group): boolean {
  const { words, fact, facts, senses, isInNames } = group;
  if (fact?.isStrict || namesPlace(group) || isInNames) return true;
  return fact === null && facts.length > 0 && senses.length === 0 && words.length > 1;
}

export function lexemeQueriesOf(groups: readonly Group[]): LexemeQueries {
  const words = groups.flatMap(allWords);
  const isTopic = groups.some(({ fact }) => fact?.isTopic);
  const asSpelled = (say: Say) => groups.map((group) => asTyped(group, say, { isSpelled: true })).join(' & ');
  return {
    name: groups.map((group) => asTyped(group, nameQuery)).join(' & '),
    text: groups.map((group) => asTyped(group, textQuery)).join(' & '),
    spelled: asSpelled(spelledQuery),
    isOnlyFacts: groups.every(({ facts, town }) => facts.length > 0 || town !== null),
    exact: groups.some(({ fact }) => fact?.isOnlyTyped)
      ? groups
          .map((group) =>
            group.fact?.isOnlyTyped ? spelledQuery(group.words) : asTyped(group, spelledQuery, { isSpelled: true }),
          )
          .join(' & ')
      : null,
    called: isTopic ? groups.map((group) => asTyped(asWhole(group), nameQuery, { isSpelled: true })).join(' & ') : null,
    central: isTopic ? groups.map(central).join(' & ') : null,
    mentioned: groups.some(({ fact }) => fact?.isTopic && !fact.isField) ? groups.map(mentionQuery).join(' & ') : null,
    spelledText: isSpelledAsFolded(words) ? null : asSpelled(spelledTextQuery),
    isInTexts: groups.every(areNamesInTexts),
    expanded: expansionOf(groups),
  };
}

/**
 * The words, their facts and other names, in each reading. As spelled, a title has both sides of a slash, and a topic is
 * its word: the startup Skjærgård comes before those that work by the sea.
 */
function asTyped(group: Group, say: Say, { isSpelled = false } = {}): string {
  const isChoice = group.readings.length > 0 && group.parts.length === 0;
  const readings = isSpelled && isChoice ? [] : group.readings;
  const words = ownQuery(group, say);
  return or(words, [
    ...(isSpelled && group.fact?.isTopic && words !== null ? [] : group.facts),
    ...(isSpelled && group.town === group.words[0]?.folded ? [] : townQuery(group, say)),
    ...(isSpelled ? [] : group.alike),
    ...readings.map((reading) => together(reading.map((part) => asTyped(part, say, { isSpelled })))),
  ]);
}

/** The sea (hav) is in no name with oats (havre). */
const asWhole = (group: Group): Group =>
  group.fact?.isTopic ? { ...group, words: group.words.map((word) => ({ ...word, isPrefix: false })) } : group;

function central(group: Group): string {
  const { fact } = group;
  if (!fact?.isTopic) return asTyped(group, nameQuery);
  return `(${fact.lexemes.map((lexeme) => quote(centralTopicLexeme(lexeme))).join(' | ')})`;
}

function mentionQuery(group: Group): string {
  if (!group.fact?.isTopic) return expand(group, textQuery, true);
  const { words } = group;
  const ofCompany = words.flatMap(({ folded, forms = [] }) => [folded, ...forms]).map(companyLexeme);
  return `${or(textQuery(words), inflect(group, textQuery))} & !(${ofCompany.map(quote).join(' | ')})`;
}

function areNamesInTexts(group: Group): boolean {
  const { words, readings } = group;
  const isIn = countsInNamesOnly(group) ? asksWholeWords(words) : hasSameQueries(words);
  return isIn && readings.flat().every(areNamesInTexts);
}

export function together(queries: readonly string[]): string {
  return `(${queries.join(' & ')})`;
}

const hasForms = (group: Group): boolean =>
  group.words.some(({ forms }) => forms !== undefined) || group.readings.flat().some(hasForms);

const hasSynonyms = (group: Group): boolean =>
  group.senses.length > 0 || group.occupation !== null || group.readings.flat().some(hasSynonyms);

function expansionOf(groups: readonly Group[]): Expansion | null {
  if (!groups.some((group) => hasSynonyms(group) || hasForms(group))) return null;
  return {
    names: allOf(groups, (group) => expand(group, nameQuery, false), { withOccupations: false }),
    roles: allOf(groups, (group) => expand(group, nameQuery, true)),
    beyondNames: beyondNames(groups),
    text: allOf(groups, (group) => expand(group, textQuery, true)),
    inRole: groups.some(hasSynonyms) ? inRoleOf(groups) : null,
  };
}

/** What a role finds beside its titles, for a search that names nothing else. */
function beyondNames([group, ...others]: readonly Group[]): string | null {
  if (!group || others.length > 0 || group.readings.length > 0 || group.occupation) return null;
  const [sense, ...otherSenses] = group.senses;
  return sense && otherSenses.length === 0 ? queryBeyondNames(sense) : null;
}

/**
 * The words with synonyms; of technologies alone the roles that use them, because `go` and `rust` are words of other
 * texts, too.
 */
function inRoleOf(groups: readonly Group[]): string | null {
  const roles = groups.every(({ firstIn }) => firstIn.length > 0) ? groups.flatMap(({ firstIn }) => firstIn) : [];
  if (roles.length > 0) return [...new Set(roles)].map((role) => senseQuery({ keys: [role] }, true)).join(' | ');
  // A town in a text may be any of the startup's, and a technology stands in texts alone.
  const hasTown = groups.some(({ isPlace }) => isPlace);
  const otherwise = groups.filter(
    (group) =>
      group.isPlace || group.facts.length > 0 || (hasSynonyms(group) && !(hasTown && group.firstIn.length > 0)),
  );
  return otherwise.length < groups.length ? allOf(otherwise, (group) => expand(group, nameQuery, true)) : null;
}

export function expand(group: Group, say: Say, withRoles: boolean, near: readonly string[] = []): string {
  return or(ownQuery(group, say), [
    ...group.facts,
    ...townQuery(group, say),
    ...group.alike,
    ...group.senses.map((sense) => senseQuery(sense, withRoles)),
    ...group.readings.map((reading) => `(${allOf(reading, (part) => expand(part, say, withRoles))})`),
    ...inflect(group, say),
    ...near,
  ]);
}

/** The words with the other forms of each. */
function inflect({ words, isInNames }: Group, say: Say): string[] {
  if (words.every(({ forms }) => forms === undefined)) return [];
  const isOfNames = isInNames && say === textQuery;
  const saySo = isOfNames ? namesInTextQuery : say;
  const formsOf = ({ forms = [] }: Group['words'][number]) => forms.map((form) => quote(isOfNames ? `=${form}` : form));
  return [together(words.map((word) => or(saySo([word]), formsOf(word))))];
}

/**
 * Joins the groups. "Engineer" alone may build bridges; beside a software word ("backend engineer") it also means a
 * developer, if the title says both. Otherwise every job of that role would match.
 */
export function allOf(
  groups: readonly Group[],
  say: (group: Group) => string,
  { withOccupations = true } = {},
): string {
  const occupations = withOccupations ? groups.flatMap(({ occupation }) => occupation ?? []) : [];
  const occupation = occupations.find(
    ({ length }, at) => occupations.slice(at).filter((one) => one === occupations[at]).length === length,
  );
  if (occupation) {
    const isOfIt = (group: Group) => group.occupation === occupation;
    const words = groups.filter(isOfIt).map(say).join(' & ');
    const rest = groups.filter((group) => !isOfIt(group));
    const or = [
      `(${words})`,
      ...occupation.lexemes.map(quote),
      ...occupation.senses.map((one) => senseQuery(one, true)),
    ];
    return [`(${or.join(' | ')})`, ...(rest.length > 0 ? [allOf(rest, say)] : [])].join(' & ');
  }
  const saysKey = (group: Group, key: string) => group.senses.some((sense) => sense.keys.includes(key));
  const engineer = groups.find((group) => saysKey(group, 'engineer'));
  const field = DEVELOPER_ROLES.find((role) => groups.some((group) => saysKey(group, role)));
  if (!engineer || !field) return groups.map(say).join(' & ');
  const isOfPair = (group: Group) => group === engineer || saysKey(group, field);
  const pair = groups.filter(isOfPair).map(say).join(' & ');
  const rest = groups.filter((group) => !isOfPair(group)).map(say);
  return [`((${pair}) | (${quote(`~${field}`)} & ${quote('~developer')}))`, ...rest].join(' & ');
}

export function or(words: string | null, others: readonly string[]): string {
  if (others.length === 0) return words ?? '';
  return `(${[...(words === null ? [] : [`(${words})`]), ...others].join(' | ')})`;
}
