import { isTechnology } from '../vocabulary/entry-lookups.server.ts';
import { isKindOfPerson } from '../vocabulary/kinds-of-people.ts';
import { asTyped } from './search-text.ts';
import { type Group, isLevel, SEASONS } from './word-group.ts';

/** Which words of a search give way first: those that say the least about the work that is looked for. */

/** Of more words than this, pairs give way, too. */
const FEWEST_FOR_PAIRS = 3;
const MOST_PAIRS = 4;
export const WEIGHTS = { little: 0, level: 0.5, person: 1.5, unknown: 2, common: 3, fact: 4, technology: 5, role: 9 };

/** The sets of words to leave out: one, or two of several. What remains must be worth a search. */
export function setsToDrop(groups: readonly Group[]): Group[][] {
  const sorted = byWeight(groups);
  const pairs = sorted.flatMap((one, at) => sorted.slice(at + 1).map((other) => [one, other]));
  const light = upTo(sorted, WEIGHTS.unknown);
  const others = sorted.filter((group) => !light.includes(group));
  const stays = sorted.filter((group) => !group.isPlace && !isCountry(group));
  const sets = [
    ...sorted.map((group) => [group]),
    ...(groups.length < FEWEST_FOR_PAIRS ? [] : pairs.slice(0, MOST_PAIRS)),
    // Of a whole sentence, more and more but its role, with the town and without.
    ...[3, 4, 5].flatMap((many) => (groups.length > many ? [stays.slice(0, many), sorted.slice(0, many)] : [])),
    // All that is unknown or light, alone and with the lightest other word.
    ...(light.length > 2 ? [light] : []),
    ...(light.length > 1 && others[0] ? [[...light, others[0]]] : []),
    ...besideRoles(sorted),
  ];
  return sets.filter((dropped) => isTelling(groups.filter((group) => !dropped.includes(group))));
}

export const byWeight = (groups: readonly Group[]) => groups.toSorted((a, b) => weightOf(a) - weightOf(b));

/** All that stands beside a role, with the place and without: who is a director would be one anywhere. */
export function besideRoles(groups: readonly Group[], fewest = 2): Group[][] {
  const others = groups.filter((group) => weightOf(group) < WEIGHTS.role);
  if (others.length < fewest || others.length === groups.length) return [];
  const notPlaces = others.filter((group) => !group.isPlace && !isCountry(group));
  return notPlaces.length === others.length ? [others] : [notPlaces, others].filter(({ length }) => length > 0);
}

export function upTo(groups: readonly Group[], most: number): Group[] {
  return groups.filter((group) => weightOf(group) <= most);
}

/** Whether the remaining words are worth a search: a level, a filler or a place alone is not. */
export function isTelling(groups: readonly Group[]): boolean {
  return groups.some((group) => !group.isPlace && !isCountry(group) && weightOf(group) > WEIGHTS.person);
}

export const isCountry = ({ facts, senses, fact }: Group) =>
  fact === null && senses.length === 0 && facts.some((query) => query.startsWith("'@"));

/** The least informative words have the least weight. */
export function weightOf(group: Group): number {
  const { senses, facts, hasRole, isPlace, saysLittle } = group;
  const keys = senses.flatMap((sense) => sense.keys);
  if (isLevel(group)) return WEIGHTS.level;
  if (hasRole || keys.some((key) => SEASONS.has(key))) return WEIGHTS.role;
  // Who types a technology can use it: workplace and place give way first.
  if (keys.length > 0 && keys.every(isTechnology)) return WEIGHTS.technology;
  if (facts.length > 0 || isPlace) return WEIGHTS.fact;
  if (keys.some(isKindOfPerson)) return WEIGHTS.person;
  if (senses.length > 0) return WEIGHTS.common;
  return saysLittle ? WEIGHTS.little : WEIGHTS.unknown;
}

export const sumOf = (groups: readonly Group[]) => groups.reduce((sum, group) => sum + weightOf(group), 0);

/** "Without uten erfaring" would say it twice. */
const BEGINS_WITH_NEGATION =
  /^(?:no|not|non|dont|doesnt|without|uden|uten|utan|ikke|ikkje|inte|ingen|ilman|ei|án|ekki) /u;

/** Whether each word is a choice of its own: solar cells or chargers. */
const isEither = ({ words, isChoice, fact }: Group) => isChoice === true || fact?.either?.length === words.length;

export function namesOf(groups: readonly Group[]): string {
  return groups
    .map((group) => group.words.map(({ spelled }) => asTyped(spelled)).join(isEither(group) ? ' or ' : ' '))
    .map((name) => (BEGINS_WITH_NEGATION.test(name) ? `“${name}”` : name))
    .join(' and ');
}
