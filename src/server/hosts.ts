import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { PLATFORMS, type Platform } from '#domain/site/platforms.ts';
import { addressRanges, networkOf, networkPrefixOf, plainAddress } from './addresses.ts';

/** The sender of a request and its site, according to the connection and trusted proxies. */
export type Caller = {
  platform: Platform;
  /** Scheme and host of the address the visitor typed. */
  origin: string;
  address: string;
  network: string;
  networkPrefix: string;
};

export type HostSettings = {
  hosts: Record<Platform, readonly string[]>;
  trustedProxies: readonly string[];
};

/** One entry for each spelling of a Host header, so that a typical request costs one look-up. */
type KnownHost = { platform: Platform; host: string };
const MOST_SPELLINGS = 1_000;

/** One connection; its caller stays the same while its requests name the same host. */
type Peer = {
  address: string;
  network: string;
  networkPrefix: string;
  isTrusted: boolean;
  host: string | undefined;
  caller: Caller | null;
};

/**
 * Finds the caller of a request; null for a host that the settings do not name (S-13). Forwarded headers count only
 * from the addresses of trusted proxies.
 */
export function createCallers(settings: HostSettings): (request: IncomingMessage) => Caller | null {
  const platformOf = new Map<string, Platform>();
  for (const platform of PLATFORMS) {
    for (const host of settings.hosts[platform]) platformOf.set(host.toLowerCase(), platform);
  }
  const proxies = addressRanges(settings.trustedProxies);
  const spellings = new Map<string, KnownHost | null>();
  const peers = new WeakMap<Socket, Peer>();

  function hostCalled(header: string): KnownHost | null {
    const existing = spellings.get(header);
    if (existing !== undefined) return existing;
    const host = header.toLowerCase();
    const name = host.replace(/:\d{1,5}$/, '').replace(/\.$/, '');
    const platform = platformOf.get(name);
    const match =
      platform && URL.canParse(`http://${host}`) ? { platform, host: host.replace(/\.(?=:\d+$|$)/, '') } : null;
    if (spellings.size >= MOST_SPELLINGS) spellings.clear();
    if (header.length <= 300) spellings.set(header, match);
    return match;
  }

  function peerOf(socket: Socket): Peer {
    let peer = peers.get(socket);
    if (!peer) {
      peer = { ...placeOf(socket.remoteAddress ?? ''), isTrusted: false, host: undefined, caller: null };
      peer.isTrusted = !proxies.isEmpty && proxies.has(peer.address);
      peers.set(socket, peer);
    }
    return peer;
  }

  /** The last address in the chain that is not one of our proxies: clients can forge the earlier ones. */
  function forwardedAddress(header: string): string | null {
    const chain = header.split(',').map((part) =>
      plainAddress(
        part
          .trim()
          .replace(/^\[(.*)\](?::\d+)?$/, '$1')
          .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1'),
      ),
    );
    for (const address of chain.reverse()) if (!proxies.has(address)) return address;
    return null;
  }

  return (request) => {
    const { headers } = request;
    const peer = peerOf(request.socket);
    if (!peer.isTrusted) {
      const host = headers.host ?? '';
      if (peer.host === host) return peer.caller;
      const match = hostCalled(host);
      peer.host = host;
      peer.caller = match && {
        platform: match.platform,
        origin: `http://${match.host}`,
        address: peer.address,
        network: peer.network,
        networkPrefix: peer.networkPrefix,
      };
      return peer.caller;
    }
    const match = hostCalled(firstOf(headers['x-forwarded-host']) ?? headers.host ?? '');
    if (!match) return null;
    const scheme = firstOf(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http';
    const chain = headers['x-forwarded-for'];
    const address = chain ? forwardedAddress(Array.isArray(chain) ? chain.join(',') : chain) : null;
    const place = address && /^[0-9a-f.:]+$/i.test(address) ? placeOf(address) : peer;
    return {
      platform: match.platform,
      origin: `${scheme}://${match.host}`,
      address: place.address,
      network: place.network,
      networkPrefix: place.networkPrefix,
    };
  };
}

function placeOf(address: string) {
  const plain = plainAddress(address);
  return {
    address: plain,
    network: networkOf(plain),
    networkPrefix: networkPrefixOf(plain),
  };
}

function firstOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header[0] : header;
  return text?.split(',')[0]?.trim().toLowerCase() || undefined;
}

/**
 * Whether a request names one host, as it must (RFC 9112 §3.2: 400). Of two, a proxy before us may have read the other
 * one. HTTP/1.0 needs none.
 */
export function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** The hosts of each site: that of its origin, those in the settings, and the local ones. */
export function hostsOf(settings: {
  originOf: Record<Platform, string>;
  HOSTS_THEHUB: readonly string[];
  HOSTS_PLUSIMPACT: readonly string[];
}): Record<Platform, string[]> {
  const own = (platform: Platform) => new URL(settings.originOf[platform]).hostname;
  return {
    thehub: [own('thehub'), 'localhost', '127.0.0.1', '[::1]', ...settings.HOSTS_THEHUB],
    plusimpact: [own('plusimpact'), 'impact.localhost', ...settings.HOSTS_PLUSIMPACT],
  };
}
