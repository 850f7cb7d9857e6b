import ipaddr from 'ipaddr.js';

/** Addresses and ranges in the settings, such as trusted proxies. Throws and names the first that is not valid. */
export function addressRanges(items: readonly string[]): {
  has(address: string): boolean;
  readonly isEmpty: boolean;
} {
  const ranges = items.map((item) => {
    try {
      return item.includes('/') ? ipaddr.parseCIDR(item) : wholeAddress(ipaddr.parse(item));
    } catch {
      throw new Error(`"${item}" is neither an address nor a range like 10.0.0.0/8`);
    }
  });
  return {
    isEmpty: ranges.length === 0,
    has: (address) => {
      if (!ipaddr.isValid(address)) return false;
      const ip = ipaddr.process(address);
      return ranges.some(([network, bits]) => network.kind() === ip.kind() && ip.match([network, bits] as never));
    },
  };
}

type Address = ReturnType<typeof ipaddr.parse>;

function wholeAddress(address: Address): [Address, number] {
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

/** A dual-stack socket writes 10.0.0.1 as `::ffff:10.0.0.1`; a zone (`%eth0`) is no part of an address. */
export function plainAddress(address: string): string {
  const match = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (match?.[1]) return match[1];
  const zone = address.indexOf('%');
  return zone < 0 ? address : address.slice(0, zone);
}

/** Rate limits count this as one: an IPv4 address, or the /64 of one IPv6 subscriber. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return plain.includes(':') ? `${firstGroups(plain, 4)}::/64` : plain;
}

/** Views are hashed from this: coarse enough to be no person, fine enough to tell visitors apart. */
export function networkPrefixOf(address: string): string {
  const plain = plainAddress(address);
  if (plain.includes(':')) return `${firstGroups(plain, 3)}::/48`;
  return `${plain.slice(0, plain.lastIndexOf('.'))}.0/24`;
}

function firstGroups(address: string, count: number): string {
  return ipaddr.IPv6.parse(address)
    .parts.slice(0, count)
    .map((part) => part.toString(16))
    .join(':');
}
