import { BlockList, isIP, isIPv4 } from 'node:net';

/** Addresses and ranges given in settings, such as trusted proxies. Throws naming the one that is none. */
export function addressRanges(items: readonly string[]): {
  has(address: string): boolean;
  readonly isEmpty: boolean;
} {
  const ranges = new BlockList();
  for (const item of items) {
    const [address = '', bits] = item.split('/');
    const family = isIP(address);
    const prefix = bits === undefined ? (family === 4 ? 32 : 128) : Number(bits);
    if (family === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > (family === 4 ? 32 : 128)) {
      throw new Error(`"${item}" is neither an address nor a range like 10.0.0.0/8.`);
    }
    ranges.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6');
  }
  return {
    isEmpty: items.length === 0,
    has: (address) => isIP(address) !== 0 && ranges.check(address, isIPv4(address) ? 'ipv4' : 'ipv6'),
  };
}

/** `::ffff:10.0.0.1`, as a dual-stack socket says it, is 10.0.0.1; a zone (`%eth0`) is no part of an address. */
export function plainAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const zone = address.indexOf('%');
  return zone < 0 ? address : address.slice(0, zone);
}

/** Who is counted as one: an IPv4 address, or the /64 that one IPv6 subscriber holds. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!plain.includes(':')) return plain;
  return `${expandedGroups(plain).slice(0, 4).join(':')}::/64`;
}

/** What a view is hashed from: coarse enough to be no person, fine enough to tell visitors apart. */
export function networkPrefixOf(address: string): string {
  const plain = plainAddress(address);
  if (plain.includes(':')) return `${expandedGroups(plain).slice(0, 3).join(':')}::/48`;
  return `${plain.slice(0, plain.lastIndexOf('.'))}.0/24`;
}

function expandedGroups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
