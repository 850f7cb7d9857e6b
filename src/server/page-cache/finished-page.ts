import { hash } from 'node:crypto';
import { decode, type Encoding, encode } from './encodings.ts';

/** One encoding of a page on the wire, with its header lists ready to write. */
export type Representation = {
  bytes: Buffer;
  encoding: Encoding;
  etag: string;
  /** Flat names and values, as `writeHead` takes them. Value 1 is the request id, set just before writing. */
  headers: string[];
  notModified: string[];
};

/** A rendered page that every visitor may read. */
export type FinishedPage = {
  readonly status: number;
  /** The job that gets a view when this page is read. */
  readonly viewedJob: string | undefined;
  /** The search without results that is counted when this page is read. */
  readonly emptySearch: string | undefined;
  readonly tags: readonly string[];
  until: number;
  readonly contentHash: string;
  readonly headers: readonly string[];
  readonly representations: Partial<Record<Encoding, Representation>>;
  readonly making: Partial<Record<Encoding, Promise<Representation>>>;
  /** The rendered bytes, released once a compressed form exists, which takes a sixth of the memory. */
  source: Buffer | null;
  uses: number;
  /** Whether `compressHarder` has run, or runs now. */
  isCompressedHarder: boolean;
};

const REQUEST_ID = 'x-request-id';
const CONTENT_ONLY = new Set(['content-type', 'content-encoding', 'content-length', 'content-language']);

export function finishPage(page: {
  status: number;
  viewedJob?: string | undefined;
  emptySearch?: string | undefined;
  headers: readonly string[];
  body: Buffer;
  tags: readonly string[];
  until: number;
}): FinishedPage {
  return {
    status: page.status,
    viewedJob: page.viewedJob,
    emptySearch: page.emptySearch,
    tags: page.tags,
    until: page.until,
    contentHash: hash('sha256', page.body, 'base64url').slice(0, 24),
    headers: page.headers,
    representations: {},
    making: {},
    source: page.body,
    uses: 0,
    isCompressedHarder: false,
  };
}

/** The page in the client's encoding: at once when it exists, else made once for all concurrent requests. */
export function represent(page: FinishedPage, encoding: Encoding): Representation | Promise<Representation> {
  return page.representations[encoding] ?? makeOnce(page, encoding);
}

function makeOnce(page: FinishedPage, encoding: Encoding): Representation | Promise<Representation> {
  const { source } = page;
  // Below this size compression saves no packet.
  if (source && (encoding === 'identity' || source.length < 512)) {
    return addRepresentation(page, encoding, 'identity', source);
  }
  let making = page.making[encoding];
  if (!making) {
    making = make(page, encoding);
    page.making[encoding] = making;
    making.finally(() => delete page.making[encoding]).catch(() => {});
  }
  return making;
}

async function make(page: FinishedPage, encoding: Encoding): Promise<Representation> {
  const encoded = addRepresentation(page, encoding, encoding, await encode(await sourceOf(page), encoding));
  if (encoding !== 'identity') page.source = null;
  return encoded;
}

async function sourceOf(page: FinishedPage): Promise<Buffer> {
  if (page.source) return page.source;
  for (const { bytes, encoding } of Object.values(page.representations)) {
    return encoding === 'identity' ? bytes : await decode(bytes, encoding);
  }
  throw new Error('A cached page has lost its bytes.');
}

/** Compresses again with more effort, which pays off for a popular page. */
export async function compressHarder(page: FinishedPage): Promise<void> {
  page.isCompressedHarder = true;
  const source = await sourceOf(page);
  const { zstd, br, gzip } = page.representations;
  const brotli = zstd || br ? await encode(source, 'br', 'small') : undefined;
  if (zstd && brotli) addRepresentation(page, 'zstd', 'br', brotli, '9');
  if (br && brotli) addRepresentation(page, 'br', 'br', brotli, '9');
  if (gzip) addRepresentation(page, 'gzip', 'gzip', await encode(source, 'gzip', 'small'), '9');
}

function addRepresentation(
  page: FinishedPage,
  requested: Encoding,
  encoding: Encoding,
  bytes: Buffer,
  effort = '',
): Representation {
  const etag = `"${page.contentHash}${encoding === 'identity' ? '' : `-${encoding}${effort}`}"`;
  const headers = [REQUEST_ID, '', ...page.headers, 'etag', etag];
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  headers.push('content-length', String(bytes.length));
  const notModified = headers.filter((_, index) => !CONTENT_ONLY.has(headers[index - (index % 2)] ?? ''));
  const own = encoding === 'identity' ? bytes : inOwnMemory(bytes);
  const representation = { bytes: own, encoding, etag, headers, notModified };
  page.representations[requested] = representation;
  return representation;
}

/**
 * What zlib returns is a part of 64 kB. They would stay in memory with it, where `memoryOf` does not count them, and
 * sending the page would take longer.
 */
function inOwnMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/**
 * Whether the client already has this page. The tag of another encoding of the same bytes counts, too: the client's
 * stored copy has the same content.
 */
export function isUnchanged(page: FinishedPage, ifNoneMatch: string): boolean {
  return ifNoneMatch === '*' || ifNoneMatch.includes(`"${page.contentHash}`);
}

/** The memory that the page takes, with a rough estimate for its headers and table entries. */
export function memoryOf(page: FinishedPage): number {
  let bytes = 4_000 + (page.source?.length ?? 0);
  for (const representation of Object.values(page.representations)) {
    if (representation.bytes !== page.source) bytes += representation.bytes.length + 1_000;
  }
  return bytes;
}
