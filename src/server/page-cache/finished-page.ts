import { hash } from 'node:crypto';
import { decode, type Encoding, encode } from './encodings.ts';

/** One way a page goes over the wire, with its header lists ready to be written. */
export type Representation = {
  bytes: Buffer;
  etag: string;
  /** Flat name, value list as `writeHead` takes it. Value 1 is the request id, put in just before writing. */
  headers: string[];
  notModified: string[];
};

/** A rendered page that everybody may read. */
export type FinishedPage = {
  readonly status: number;
  /** The job whose views a reading of this page counts for. */
  readonly viewedJob: string | undefined;
  readonly tags: readonly string[];
  until: number;
  readonly contentHash: string;
  readonly headers: readonly string[];
  readonly representations: Partial<Record<Encoding, Representation>>;
  readonly making: Partial<Record<Encoding, Promise<Representation>>>;
  /** The rendered bytes, let go once a compressed form exists: a sixth of the memory, and still the same page. */
  source: Buffer | null;
  uses: number;
  /** Whether it has been compressed again with more effort. */
  isSmall: boolean;
};

const REQUEST_ID = 'x-request-id';
const CONTENT_ONLY = new Set(['content-type', 'content-encoding', 'content-length', 'content-language']);

export function finishPage(page: {
  status: number;
  viewedJob?: string;
  headers: readonly string[];
  body: Buffer;
  tags: readonly string[];
  until: number;
}): FinishedPage {
  return {
    status: page.status,
    viewedJob: page.viewedJob,
    tags: page.tags,
    until: page.until,
    contentHash: hash('sha256', page.body, 'base64url').slice(0, 24),
    headers: page.headers,
    representations: {},
    making: {},
    source: page.body,
    uses: 0,
    isSmall: false,
  };
}

/** The page as the client takes it: at once when it is there, else made once however many ask. */
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
  const bytes = await encode(await sourceOf(page), encoding);
  const made = addRepresentation(page, encoding, encoding, bytes);
  if (encoding !== 'identity') page.source = null;
  return made;
}

async function sourceOf(page: FinishedPage): Promise<Buffer> {
  const { identity, br, gzip } = page.representations;
  if (page.source) return page.source;
  if (identity) return identity.bytes;
  if (br) return await decode(br.bytes, 'br');
  if (gzip) return await decode(gzip.bytes, 'gzip');
  throw new Error('A cached page has lost its bytes.');
}

/** Compresses again with more effort: worth it for a page that is asked for often. */
export async function makeSmaller(page: FinishedPage): Promise<void> {
  page.isSmall = true;
  const source = await sourceOf(page);
  for (const encoding of ['br', 'gzip'] as const) {
    if (!page.representations[encoding]) continue;
    addRepresentation(page, encoding, encoding, await encode(source, encoding, 'small'), '9');
  }
}

function addRepresentation(
  page: FinishedPage,
  asked: Encoding,
  encoding: Encoding,
  bytes: Buffer,
  effort = '',
): Representation {
  const etag = `"${page.contentHash}${encoding === 'identity' ? '' : `-${encoding}${effort}`}"`;
  const headers = [REQUEST_ID, '', ...page.headers, 'etag', etag];
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  headers.push('content-length', String(bytes.length));
  const notModified = headers.filter((_, index) => !CONTENT_ONLY.has(headers[index - (index % 2)] ?? ''));
  const representation = { bytes, etag, headers, notModified };
  page.representations[asked] = representation;
  return representation;
}

/**
 * Whether what the client has is this page. A tag of another encoding of the same bytes counts too: it has
 * that form stored, and what it holds is what we would send.
 */
export function isUnchanged(page: FinishedPage, ifNoneMatch: string): boolean {
  return ifNoneMatch === '*' || ifNoneMatch.includes(`"${page.contentHash}`);
}

/** What keeping the page costs, counting its headers and table entries roughly. */
export function memoryOf(page: FinishedPage): number {
  let bytes = 4_000 + (page.source?.length ?? 0);
  for (const representation of Object.values(page.representations)) {
    if (representation.bytes !== page.source) bytes += representation.bytes.length + 1_000;
  }
  return bytes;
}
