import type { JobRole } from '#domain/site/roles-and-position-types.ts';
import { COMMON_ENTRIES, ROLE_ENTRIES, TECHNOLOGY_ENTRIES } from './vocabulary.server.ts';

/** What the vocabulary says about one of its entries. */

/** Keys of entries that apply together, and the beginning of a word that no entry has. */
export type Sense = { keys: readonly string[]; begins?: string };

const ROLE_KEYS = new Set(ROLE_ENTRIES.map(({ key }) => key));
const TECHNOLOGY_KEYS = new Set(TECHNOLOGY_ENTRIES.map(({ key }) => key));
const ENTRIES = new Map([...COMMON_ENTRIES, ...ROLE_ENTRIES].map((entry) => [entry.key, entry]));

export function isTechnology(key: string): boolean {
  return TECHNOLOGY_KEYS.has(key);
}

/** The topic or industry in which people of a trade work. */
export function fieldOfTrade(key: string): string | undefined {
  return ENTRIES.get(key)?.worksIn;
}

/** Whether words name a trade and nothing else. A chef is a cook and a manager. */
export function isTrade(senses: readonly Sense[]): boolean {
  return senses.length > 0 && senses.every(({ keys }) => keys.some((key) => fieldOfTrade(key) !== undefined));
}

/** The role of titles with the words of an entry; null for an entry of several roles. */
export function roleOfEntry(key: string): JobRole | null {
  return ENTRIES.get(key)?.role ?? null;
}

/** The roles that use a technology. */
export function rolesWith(key: string): readonly string[] {
  return ENTRIES.get(key)?.firstIn ?? [];
}

export function isOfRole(key: string): boolean {
  return ROLE_KEYS.has(key);
}

/** The entries that this one is a part of, the nearest first. */
export function widerThan(key: string): string[] {
  const wider = ENTRIES.get(key)?.within;
  return wider === undefined ? [] : [wider, ...widerThan(wider)];
}

/** Other names of the same thing in titles and texts, each as lexemes that go together. */
export function equivalentNames(key: string): readonly string[][] {
  return ENTRIES.get(key)?.named ?? [];
}

const CONDITIONS = new Set(
  COMMON_ENTRIES.filter(
    ({ named, synonyms }) => named.length > 0 && synonyms.every((synonym) => synonym.startsWith('?')),
  ).map(({ key }) => key),
);

/** Whether it is a condition that texts state in a sentence, such as regular hours, and nothing that one does. */
export function isCondition(key: string): boolean {
  return CONDITIONS.has(key);
}

/** Entries that are near enough when a search finds hardly anything, also those near a wider entry: keys that go together. */
export function nearKeys(key: string): string[][] {
  return [key, ...widerThan(key)].flatMap((one) => ENTRIES.get(one)?.near ?? []);
}
