import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { type CountryResponse, Reader } from 'maxmind';

/** The country of an address according to the registries, or null. */
export type Geoip = { countryOf(address: string): string | null };

/** For tests and for sites without the table: no address has a country. */
export const noGeoip: Geoip = { countryOf: () => null };

/** The shape of this table's rows; the reader's types cover only its maker's own tables. */
type Answer = CountryResponse & { country_code?: string };

/**
 * Looks addresses up in the table that npm ships, so no address leaves the machine. The table (8 MB) is read at the
 * first look-up; without it the result is always null.
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
