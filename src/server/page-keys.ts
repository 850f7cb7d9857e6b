import type { Caller } from './hosts.ts';
import { pageAddress } from './page-cache/page-address.ts';

/** The total for all addresses and keys in memory; a flood of made-up addresses or ports cannot exceed it. */
const MOST_CHARACTERS = 16_000_000;
const LONGEST_REMEMBERED = 1_000;

export type KeyOfPage = (caller: Caller, target: string) => string | null;

/**
 * Turns a request target into its page's cache key: site, scheme and host, normalised address. It remembers keys, so
 * that a hit needs no parsing; null for an invalid target.
 */
export function createPageKeys(): KeyOfPage {
  const origins = new Map<string, Map<string, string>>();
  let characters = 0;
  return (caller, target) => {
    const key = origins.get(caller.origin)?.get(target);
    if (key !== undefined) return key;
    const address = pageAddress(target);
    if (address === null) return null;
    const newKey = `${caller.platform} ${caller.origin} ${address}`;
    if (target.length > LONGEST_REMEMBERED) return newKey;
    characters += target.length + newKey.length;
    if (characters > MOST_CHARACTERS) {
      origins.clear();
      characters = target.length + newKey.length;
    }
    const existing = origins.get(caller.origin);
    if (existing) existing.set(target, newKey);
    else origins.set(caller.origin, new Map([[target, newKey]]));
    return newKey;
  };
}
