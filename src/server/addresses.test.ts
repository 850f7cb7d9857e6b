import { describe, expect, it } from 'vitest';
import { addressRanges, networkOf, networkPrefixOf, plainAddress } from './addresses.ts';

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is limited as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is counted by its network only, never by its last part', () => {
    expect(networkPrefixOf('203.0.113.7')).toBe('203.0.113.0/24');
    expect(networkPrefixOf('2001:db8:1:2::9')).toBe('2001:db8:1::/48');
  });

  it('of a proxy is found in ranges of both families', () => {
    const ranges = addressRanges(['10.0.0.0/8', '2001:db8::/32', '192.0.2.1']);
    expect(['10.9.8.7', '2001:db8:5::1', '192.0.2.1'].every(ranges.has)).toBe(true);
    expect(['11.0.0.1', '2001:db9::1', '192.0.2.2', 'nonsense', ''].some(ranges.has)).toBe(false);
    expect(plainAddress('::FFFF:10.0.0.1')).toBe('10.0.0.1');
  });

  it.each(['10.0.0.0/33', 'proxy.local', '10.0.0.0/x', '/8'])('range "%s" stops the start', (range) => {
    expect(() => addressRanges([range])).toThrow(range);
  });
});
