import { JOB_ROLES, POSITION_TYPES } from '#domain/site/roles-and-position-types.ts';
import { type Sense, widerThan } from '../vocabulary/entry-lookups.server.ts';
import { interpretWords } from '../vocabulary/synonyms.server.ts';
import { beginningQuery, quote } from './lexeme-queries.server.ts';
import type { Word } from './search-text.ts';

/** Meanings as lexeme queries. */

export const KINDS = new Set<string>([...POSITION_TYPES.map(({ key }) => key), 'remote', 'hybrid']);
/** Synonym keys that are also facts of a job. */
export const ROLES = new Set<string>([
  'developer',
  ...JOB_ROLES.map(({ key }) => key).filter((key) => key !== 'other'),
]);

/** Each costs one index scan. */
export const MOST_SENSES = 6;

export function senseQuery({ keys, begins }: Sense, withRoles: boolean): string {
  const each = keys.map((key) => oneOf(lexemesOf(key, withRoles)));
  if (begins !== undefined) each.push(beginningQuery(begins));
  return each.length === 1 ? (each[0] as string) : `(${each.join(' & ')})`;
}

/** What senseQuery finds with roles and not without; null for a meaning of two words, or where that is nothing. */
export function queryBeyondNames({ keys, begins }: Sense): string | null {
  const [key, ...others] = keys;
  if (key === undefined || others.length > 0 || begins !== undefined) return null;
  const inNames = lexemesOf(key, false);
  const beyond = lexemesOf(key, true).filter((lexeme) => !inNames.includes(lexeme));
  return beyond.length === 0 ? null : oneOf(beyond);
}

function lexemesOf(key: string, withRoles: boolean): string[] {
  return [key, ...(withRoles ? widerThan(key) : [])].flatMap((one) =>
    (withRoles && ROLES.has(one)) || KINDS.has(one) ? [`~${one}`, `^${one}`] : [`~${one}`],
  );
}

const oneOf = (lexemes: readonly string[]) => {
  const [only = '', ...others] = lexemes.map(quote);
  return others.length === 0 ? only : `(${[only, ...others].join(' | ')})`;
};

/** Whether the word names a kind of position: who searches for apprenticeships wants no job at a school of trades. */
export function namesPosition(word: Word): boolean {
  return interpretWords([word]).some(({ senses }) => senses.some(({ keys }) => keys.some((key) => KINDS.has(key))));
}

/** Synonym queries of one word. */
export function synonymQueries(word: Word): string[] {
  const [interpretation] = interpretWords([word]);
  return (interpretation?.senses ?? []).slice(0, MOST_SENSES).map((sense) => senseQuery(sense, true));
}
