import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Agent, request } from 'undici';
import { isPublicAddress } from './public-address.ts';

/** Every address of a name, from the system's resolver. */
export type Resolver = (hostname: string) => Promise<{ address: string; family: 4 | 6 }[]>;

export type GuardedFetchOptions = {
  /** The product's own hosts: never fetched. */
  ownHosts?: readonly string[];
  milliseconds?: number;
  /** The size limit. A function gets the final address, so that a redirect cannot take another host's limit along. */
  bytes?: number | ((address: string) => number);
  redirects?: number;
  accept?: string;
  /** Sends this JSON by POST. */
  post?: string;
  resolve?: Resolver;
  /**
   * Addresses and ports that are allowed although they are not public. Only code can pass them (tests, the offline
   * twin): no setting can open the internal network.
   */
  exceptions?: { addresses: readonly string[]; ports: readonly number[] };
};

const LARGEST_PAGE = 2_000_000;

export type Fetched = {
  /** The final address, after redirects. */
  url: string;
  contentType: string;
  body: Buffer;
  text(): string;
};

/**
 * The only error of a fetch. Blocked, closed, silent, too large and failed addresses share one message: a caller must
 * not learn which internal addresses answer (S-6).
 */
export class UnreadableAddress extends Error {
  constructor() {
    super(
      'That address could not be read. It must be a public http or https address, without a port of its own, that answers within a few seconds with a page of at most 2 MB (the board of a known hiring system: 16 MB).',
    );
    this.name = 'UnreadableAddress';
  }
}

/**
 * Fetches an address that comes from outside (S-6). Each hop resolves the name once, requires every address to be
 * public, and connects to a checked one: a changed DNS answer has no effect. Every redirect gets the same checks.
 */
export async function guardedFetch(address: string, options: GuardedFetchOptions = {}): Promise<Fetched> {
  const signal = AbortSignal.timeout(options.milliseconds ?? 5_000);
  const agent = new Agent({
    connect: { lookup: checkedLookup(options), timeout: options.milliseconds ?? 5_000 },
    allowH2: false,
    maxHeaderSize: 16_384,
    pipelining: 0,
  });
  try {
    let url = checkedUrl(address, options);
    for (let hop = 0; ; hop += 1) {
      const answer = await within(
        signal,
        request(url, {
          dispatcher: agent,
          signal,
          ...(options.post !== undefined && { method: 'POST', body: options.post }),
          headers: {
            ...(options.post !== undefined && { 'content-type': 'application/json' }),
            accept: options.accept ?? '*/*',
            'accept-encoding': 'gzip, deflate, br',
            'user-agent': 'HavnBot/1.0 (+job import)',
          },
        }),
      );
      const location = [301, 302, 303, 307, 308].includes(answer.statusCode) ? firstOf(answer.headers.location) : '';
      if (location !== '') {
        answer.body.on('error', () => {}).destroy();
        if (hop >= (options.redirects ?? 3)) throw new UnreadableAddress();
        url = checkedUrl(new URL(location, url).href, options);
        continue;
      }
      if (answer.statusCode !== 200) throw new UnreadableAddress();
      const limit = typeof options.bytes === 'function' ? options.bytes(url.href) : (options.bytes ?? LARGEST_PAGE);
      const body = await within(
        signal,
        readBody(answer.body, firstOf(answer.headers['content-encoding']), limit, signal),
      );
      const contentType = firstOf(answer.headers['content-type']);
      return { url: url.href, contentType, body, text: () => decode(body, contentType) };
    }
  } catch {
    throw new UnreadableAddress();
  } finally {
    // Not awaited, because a server that never ends its answer would block us.
    agent.destroy().catch(() => {});
  }
}

function checkedUrl(address: string, options: GuardedFetchOptions): URL {
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new UnreadableAddress();
  if (url.username !== '' || url.password !== '') throw new UnreadableAddress();
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (port !== 80 && port !== 443 && !options.exceptions?.ports.includes(port)) throw new UnreadableAddress();
  const hostname = hostOf(url.hostname);
  if ((options.ownHosts ?? []).some((own) => hostOf(own.replace(/:\d+$/, '')) === hostname))
    throw new UnreadableAddress();
  // The parser has turned decimal, hex and octal forms into a dotted address. Such a host bypasses the lookup, so
  // check it here.
  if (isIP(hostname) !== 0 && !mayConnect(hostname, options)) throw new UnreadableAddress();
  url.hash = '';
  return url;
}

function hostOf(hostname: string): string {
  return hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
}

function mayConnect(address: string, options: GuardedFetchOptions): boolean {
  return isPublicAddress(address) || (options.exceptions?.addresses.includes(address) ?? false);
}

/** The connection's own lookup: the socket connects to exactly the addresses that it returns. */
function checkedLookup(options: GuardedFetchOptions): LookupFunction {
  const resolve = options.resolve ?? resolveBySystem;
  return (hostname, lookupOptions, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        // One internal address is enough to refuse, because we do not decide which address is tried first.
        if (first === undefined || !addresses.every(({ address }) => mayConnect(address, options))) {
          callback(new UnreadableAddress(), '', 0);
        } else if (lookupOptions.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      () => callback(new UnreadableAddress(), '', 0),
    );
  };
}

const resolveBySystem: Resolver = (hostname) =>
  new Promise((resolve, reject) => {
    systemLookup(hostname, { all: true }, (error, addresses) => {
      if (error) reject(error);
      else resolve(addresses.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 })));
    });
  });

/** Reads the body, with limits on its packed and unpacked size: the stream is cut off, not measured afterwards. */
async function readBody(body: Readable, encoding: string, limit: number, signal: AbortSignal): Promise<Buffer> {
  const unpack = {
    '': null,
    identity: null,
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  }[encoding.trim().toLowerCase()];
  // Packed twice, or in an encoding that we did not offer.
  if (unpack === undefined) throw new UnreadableAddress();
  const stop = (error?: Error) => {
    body.destroy(error);
    stream.destroy(error);
  };
  let bytes = 0;
  const counter = Readable.from(
    (async function* () {
      for await (const chunk of body) {
        bytes += (chunk as Buffer).length;
        if (bytes > limit) throw new UnreadableAddress();
        yield chunk as Buffer;
      }
    })(),
  );
  const unpacking = unpack?.();
  const stream: Readable = unpacking === undefined ? counter : counter.pipe(unpacking);
  if (unpacking !== undefined) counter.on('error', (error) => unpacking.destroy(error));
  const onAbort = () => stop(new UnreadableAddress());
  signal.addEventListener('abort', onAbort, { once: true });
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      length += (chunk as Buffer).length;
      if (length > limit) throw new UnreadableAddress();
      chunks.push(chunk as Buffer);
    }
    return Buffer.concat(chunks);
  } finally {
    signal.removeEventListener('abort', onAbort);
    body.on('error', () => {});
    stop();
  }
}

/** Ends the wait when time is up, whatever the server does; undici's own signal ends the connection. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return new Promise((resolve, reject) => {
    const end = () => reject(new UnreadableAddress());
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}

function firstOf(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header[0] : header) ?? '';
}

/** Decodes text by the character set of the answer, else of the page, else as UTF-8. */
function decode(body: Buffer, contentType: string): string {
  const charset =
    /charset\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1] ??
    /<meta[^<>]+charset\s*=\s*["']?([\w-]+)/i.exec(body.subarray(0, 2048).toString('latin1'))?.[1] ??
    'utf-8';
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return new TextDecoder('utf-8').decode(body);
  }
}
