import { describe, expect, it } from 'vitest';
import { createGeoip, noGeoip } from './geoip.ts';

const geoip = createGeoip();

describe('where an address is', () => {
  it.each([
    ['130.225.244.90', 'DK'],
    ['130.237.28.40', 'SE'],
    ['129.240.118.130', 'NO'],
    ['128.214.222.24', 'FI'],
    ['130.208.242.101', 'IS'],
    ['2001:878:200:2000::1', 'DK'],
  ])('%s is in %s', (address, country) => {
    expect(geoip.countryOf(address)).toBe(country);
  });

  it.each(['127.0.0.1', '10.0.0.1', '::1', 'fe80::1', '', 'unknown', '999.1.1.1', '1.2.3'])(
    '%s is nowhere',
    (address) => {
      expect(geoip.countryOf(address)).toBeNull();
      expect(noGeoip.countryOf(address)).toBeNull();
    },
  );
});
