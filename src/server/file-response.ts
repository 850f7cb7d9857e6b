import type { IncomingMessage } from 'node:http';
import { AN_HOUR, FOREVER } from './cache-headers.ts';
import { matchesTag } from './if-none-match.ts';
import { fileEncodingFor } from './page-cache/encodings.ts';
import type { SiteFile } from './site-files.ts';

/** A built file: cached for a year when its name holds its hash, else for an hour. */
export function fileResponse({ headers }: IncomingMessage, file: SiteFile): Response {
  const encoding = file.isCompressible ? fileEncodingFor(headers['accept-encoding']) : 'identity';
  const bytes = file.bytes[encoding] ?? file.bytes.identity;
  const isPlain = bytes === file.bytes.identity;
  const caching = {
    etag: isPlain ? file.etag : file.etag.replace(/"$/, `-${encoding}"`),
    'cache-control': file.isImmutable ? FOREVER : AN_HOUR,
    ...(file.isCompressible && { vary: 'accept-encoding' }),
  };
  if (matchesTag(headers['if-none-match'], file.etag.slice(0, -1))) {
    return new Response(null, { status: 304, headers: caching });
  }
  return new Response(bytes as Buffer<ArrayBuffer>, {
    headers: {
      ...caching,
      'content-type': file.type,
      'content-length': String(bytes.length),
      ...(!isPlain && { 'content-encoding': encoding }),
    },
  });
}
