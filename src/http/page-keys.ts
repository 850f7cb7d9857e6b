import { pageAddress } from '../web/kept-pages/page-address.ts';
import type { Caller } from './hosts.ts';

const MOST_ADDRESSES = 50_000;
const MOST_ORIGINS = 100;

/**
 * From an address as it was sent to the key its page is kept under: site, scheme and host, normalised address.
 * Remembered, so that a hit needs no parsing; null for what is no address.
 */
export function createPageKeys(): (caller: Caller, raw: string) => string | null {
  const origins = new Map<string, Map<string, string>>();
  return (caller, raw) => {
    let known = origins.get(caller.origin);
    if (!known) {
      if (origins.size >= MOST_ORIGINS) origins.clear();
      known = new Map();
      origins.set(caller.origin, known);
    }
    const key = known.get(raw);
    if (key !== undefined) return key;
    const address = pageAddress(raw);
    if (address === null) return null;
    const made = `${caller.platform} ${caller.origin} ${address}`;
    if (known.size >= MOST_ADDRESSES) known.clear();
    if (raw.length <= 1_000) known.set(raw, made);
    return made;
  };
}
