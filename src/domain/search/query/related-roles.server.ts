import type { Sense } from '../vocabulary/entry-lookups.server.ts';
import { isTechnology, nearKeys, roleOfEntry } from '../vocabulary/entry-lookups.server.ts';
import { isKindOfPerson } from '../vocabulary/kinds-of-people.ts';
import { allOf, expand } from './expand-query.server.ts';
import { nameQuery, quote } from './lexeme-queries.server.ts';
import { ROLES, senseQuery } from './sense-queries.server.ts';
import { FOR_STUDENTS, type Group, isSeason } from './word-group.ts';

/** Queries for roles that are close to those of a search, used when it finds little. */

/** Beside another technology or a role, a job with either is closer than a role that uses such technologies. */
const isOfTechnology = ({ firstIn, senses }: Group) =>
  firstIn.length > 0 || (senses.length > 0 && senses.every(({ keys }) => keys.every(isTechnology)));

/** Query for related roles in names, used when a search finds little; null without any. Filler words are dropped. */
export function broaderQuery(groups: readonly Group[]): string | null {
  const telling = groups.length < 3 ? groups : groups.filter(({ saysLittle }) => !saysLittle);
  // A junior in some town may be a student; beside a role the level itself gives way.
  const others = telling.filter(({ isPlace }) => !isPlace);
  const skills = others.filter(({ senses }) => senses.length > 0);
  const hasNear = (group: Group) =>
    !(skills.length > 1 && isOfTechnology(group)) &&
    !(others.length > 1 && group.senses.some(({ keys }) => keys[0] === 'junior'));
  // A student who looks for summer work would take any work for students in the town.
  const isStudent = telling.some(({ facts }) => FOR_STUDENTS.every((kind) => facts.includes(kind)));
  // So would one who looks for no season, where the town has an internship alone.
  const isKind = ({ fact, senses, facts }: Group) =>
    fact === null && senses.length === 0 && FOR_STUDENTS.some((kind) => facts.some((query) => query.includes(kind)));
  const nearHere = (group: Group) => [
    ...nearOf(group),
    ...((isStudent && isSeason(group)) || isKind(group) ? FOR_STUDENTS : []),
  ];
  const near = new Map(telling.map((group) => [group, hasNear(group) ? nearHere(group) : []]));
  const isNothingNew = telling.length === groups.length && telling.every((group) => near.get(group)?.length === 0);
  if (isNothingNew || telling.length === 0) return null;
  return allOf(telling, (group) => expand(group, nameQuery, true, near.get(group)));
}

/** Roles so wide that their jobs have little in common. */
const WIDE_ROLES = new Set(['other', 'cxo']);

/** Query for any job of the roles that the words name, used when a town has no such job; null where they name none. */
export function sameRoleQuery(groups: readonly Group[]): string | null {
  const telling = groups.filter(({ saysLittle }) => !saysLittle);
  const roles = new Map(telling.map((group) => [group, rolesOf(group)]));
  if ([...roles.values()].every((own) => own.length === 0)) return null;
  return allOf(telling, (group) => expand(group, nameQuery, true, roles.get(group)));
}

function rolesOf({ senses }: Group): string[] {
  const roles = senses.flatMap(({ keys }) => keys.flatMap((key) => roleOfEntry(key) ?? []));
  return [...new Set(roles)].filter((role) => !WIDE_ROLES.has(role)).map((role) => quote(`^${role}`));
}

/** What is near to the words: near entries, and what other names of the occupation mean. */
function nearOf({ senses, occupation, isChoice, readings }: Group): string[] {
  return [
    ...senses.flatMap(nearQueries),
    ...(occupation?.near ?? []).map((sense) => senseQuery(sense, true)),
    ...(isChoice ? readings.flat().flatMap(nearOf) : []),
  ];
}

/** Related keys for one key while the others stay, and a role without its kind of person. */
function nearQueries({ keys, begins }: Sense): string[] {
  if (begins !== undefined) return [];
  return keys.flatMap((key) => {
    const others = keys.filter((other) => other !== key);
    const near = nearKeys(key).map((each) => [...each, ...others]);
    if (isKindOfPerson(key) && others.length > 0 && others.every((other) => !ROLES.has(other))) near.push(others);
    return near.map((each) =>
      each.map((one) => (one.startsWith('^') ? quote(one) : senseQuery({ keys: [one] }, true))).join(' & '),
    );
  });
}
