import { AN_HOUR, FOREVER } from './cache-headers.ts';
import { encodingFor } from './page-cache/encodings.ts';
import { CLOSED_POLICY } from './security-headers.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';
import type { Visit } from './visits.ts';

/** Sends a built file: for a year when its name holds its hash, else for an hour. */
export async function answerFile(
  visit: Visit,
  files: SiteFiles,
  file: SiteFile,
  security: readonly string[],
): Promise<{ status: number; bytes: number }> {
  const { request, response, requestId } = visit;
  const encoding = file.isCompressible ? encodingFor(request.headers['accept-encoding']) : 'identity';
  const bytes = await files.bytesOf(file, encoding);
  const isPlain = bytes === file.bytes.identity;
  const etag = isPlain ? file.etag : file.etag.replace(/"$/, `-${encoding}"`);
  const headers = [
    'x-request-id',
    requestId,
    ...security,
    'content-security-policy',
    CLOSED_POLICY,
    'etag',
    etag,
    'cache-control',
    file.isImmutable ? FOREVER : AN_HOUR,
    ...(file.isCompressible ? ['vary', 'accept-encoding'] : []),
  ];
  if (request.headers['if-none-match']?.includes(file.etag.slice(0, -1))) {
    response.writeHead(304, headers);
    response.end();
    return { status: 304, bytes: 0 };
  }
  headers.push('content-type', file.type, 'content-length', String(bytes.length));
  if (!isPlain) headers.push('content-encoding', encoding);
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : bytes);
  return { status: 200, bytes: bytes.length };
}
