import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Everything of IPv4 that is not the public internet (IANA's special-purpose registry). */
const NOT_PUBLIC_4 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, and the metadata services of clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarking
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
] as const) {
  NOT_PUBLIC_4.addSubnet(network, prefix, 'ipv4');
}

/**
 * Of IPv6 only 2000::/3 is public at all: loopback, IPv4-mapped, NAT64, unique local, link-local and multicast
 * lie outside of it. Inside are a few ranges that carry an IPv4 address or lead nowhere.
 */
const GLOBAL_6 = new BlockList();
GLOBAL_6.addSubnet('2000::', 3, 'ipv6');
const NOT_PUBLIC_6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23], // Teredo and other protocol assignments
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4
  ['3fff::', 20], // documentation
] as const) {
  NOT_PUBLIC_6.addSubnet(network, prefix, 'ipv6');
}

/** Whether an IP address is one of the public internet, and not one of this machine's own. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0 || address.includes('%')) return false;
  const isPublic =
    family === 4
      ? !NOT_PUBLIC_4.check(address, 'ipv4')
      : GLOBAL_6.check(address, 'ipv6') && !NOT_PUBLIC_6.check(address, 'ipv6');
  return isPublic && !isOwnAddress(address, family === 4 ? 'ipv4' : 'ipv6');
}

function isOwnAddress(address: string, family: 'ipv4' | 'ipv6'): boolean {
  const own = new BlockList();
  for (const networkInterface of Object.values(networkInterfaces()).flat()) {
    if (networkInterface !== undefined) {
      own.addAddress(
        networkInterface.address.split('%')[0] ?? '',
        networkInterface.family === 'IPv6' ? 'ipv6' : 'ipv4',
      );
    }
  }
  return own.check(address, family);
}
