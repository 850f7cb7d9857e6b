import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { type CountryResponse, Reader } from 'maxmind';

/** Which country an address is in, as far as the registries say; null when they do not. */
export type Geoip = { countryOf(address: string): string | null };

/** For tests, and wherever the table is not to be read: nobody is anywhere. */
export const noGeoip: Geoip = { countryOf: () => null };

/** The table's own shape; the reader knows only those of its maker's. */
type Answer = CountryResponse & { country_code?: string };

/**
 * Looks addresses up in the table that npm ships: nothing is asked of anyone else, and the address goes
 * nowhere. The table (8 MB) is read at the first question; without it the answer is always null.
 */
export function createGeoip(): Geoip {
  let reader: Reader<Answer> | null | undefined;
  return {
    countryOf(address) {
      if (isIP(address) === 0) return null;
      if (reader === undefined) reader = openTable();
      const code = reader?.get(address)?.country_code;
      return code && /^[A-Z]{2}$/.test(code) ? code : null;
    },
  };
}

function openTable(): Reader<Answer> | null {
  try {
    const file = createRequire(import.meta.url).resolve(
      '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
    );
    return new Reader<Answer>(readFileSync(file));
  } catch {
    return null;
  }
}
