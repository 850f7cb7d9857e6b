import type { Caller } from './hosts.ts';
import { pageAddress } from './page-cache/page-address.ts';

/** Of all addresses and keys remembered: whoever makes up addresses, or ports of the host, fills no more. */
const MOST_CHARACTERS = 16_000_000;
const LONGEST_REMEMBERED = 1_000;

/**
 * From an address as it was sent to the key its page is kept under: site, scheme and host, normalised address.
 * Remembered, so that a hit needs no parsing; null for what is no address.
 */
export function createPageKeys(): (caller: Caller, raw: string) => string | null {
  const origins = new Map<string, Map<string, string>>();
  let characters = 0;
  return (caller, raw) => {
    const key = origins.get(caller.origin)?.get(raw);
    if (key !== undefined) return key;
    const address = pageAddress(raw);
    if (address === null) return null;
    const made = `${caller.platform} ${caller.origin} ${address}`;
    if (raw.length > LONGEST_REMEMBERED) return made;
    characters += raw.length + made.length;
    if (characters > MOST_CHARACTERS) {
      origins.clear();
      characters = raw.length + made.length;
    }
    const known = origins.get(caller.origin);
    if (known) known.set(raw, made);
    else origins.set(caller.origin, new Map([[raw, made]]));
    return made;
  };
}
