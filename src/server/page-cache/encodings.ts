import { promisify } from 'node:util';
import zlib from 'node:zlib';

/** `zstd` is for clients that take Brotli, too: a popular page is sent to them as Brotli. */
export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Compresses off the main thread, except by Zstandard. First readers get Zstandard 3, or Brotli 4 where their browser has
 * none: 6 % larger at a third of the time (job list: 13.2 kB of Brotli in 1.0 ms). Popular pages are compressed again with Brotli 9.
 */
export async function encode(bytes: Buffer, encoding: Encoding, quality: 'quick' | 'small' = 'quick'): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  // At once: handing 60 kB to another thread takes as long as compressing them (0.15 ms).
  if (encoding === 'zstd') return zlib.zstdCompressSync(bytes);
  if (encoding === 'gzip') return await gzip(bytes, { level: quality === 'small' ? 9 : 6 });
  return await brotli(bytes, {
    params: {
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality === 'small' ? 9 : 4,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

const unbrotli = promisify(zlib.brotliDecompress);
const gunzip = promisify(zlib.gunzip);
const unzstd = promisify(zlib.zstdDecompress);

export async function decode(bytes: Buffer, encoding: 'zstd' | 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'zstd') return await unzstd(bytes);
  return encoding === 'br' ? await unbrotli(bytes) : await gunzip(bytes);
}

/** Browsers send a handful of different headers, so results are remembered. */
const choices = new Map<string, { page: Encoding; file: Exclude<Encoding, 'zstd'> }>();

/** The encoding for a page: the quickest to make that the client accepts. */
export function pageEncodingFor(acceptEncoding: string | undefined): Encoding {
  return choose(acceptEncoding).page;
}

/** The encoding for a file, which is compressed once: the smallest that the client accepts. */
export function fileEncodingFor(acceptEncoding: string | undefined): Exclude<Encoding, 'zstd'> {
  return choose(acceptEncoding).file;
}

function choose(acceptEncoding = ''): { page: Encoding; file: Exclude<Encoding, 'zstd'> } {
  const existing = choices.get(acceptEncoding);
  if (existing) return existing;
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, q ? Number(q.slice(2)) || 0 : 1);
  }
  const weight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const [br, gz] = [weight('br'), Math.max(weight('gzip'), weights.get('x-gzip') ?? 0)];
  const file = br === 0 && gz === 0 ? 'identity' : br >= gz ? 'br' : 'gzip';
  const result = { page: file === 'br' && (weights.get('zstd') ?? 0) >= br ? 'zstd' : file, file } as const;
  if (choices.size >= 500) choices.clear();
  if (acceptEncoding.length <= 200) choices.set(acceptEncoding, result);
  return result;
}
