import type { ServerResponse } from 'node:http';
import { errorAnswer } from './refusals.ts';
import { CLOSED_POLICY } from './security-headers.ts';
import type { Visit } from './visits.ts';

/** Writes what is answered when nothing else could be: as a small page for browsers, else as our JSON. */
export function answerError(
  visit: Visit,
  error: unknown,
  security: readonly string[],
): { status: number; bytes: number } {
  const { request, response, requestId } = visit;
  const { status, body, headers } = errorAnswer(error, requestId);
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return { status, bytes: 0 };
  }
  const wantsPage = !request.url?.startsWith('/api') && /text\/html/.test(request.headers.accept ?? '');
  const text = wantsPage ? plainErrorPage(status, body.message, requestId) : JSON.stringify(body);
  const bytes = Buffer.from(text);
  response.writeHead(status, [
    'x-request-id',
    requestId,
    ...security,
    'content-security-policy',
    wantsPage ? PLAIN_POLICY : CLOSED_POLICY,
    'cache-control',
    'no-store',
    'content-type',
    wantsPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length',
    String(bytes.length),
    ...Object.entries(headers).flat(),
    ...(wantsPage ? ['x-robots-tag', 'noindex, nofollow'] : []),
    // A body that was not read would be taken for the next request.
    ...(request.complete ? [] : ['connection', 'close']),
  ]);
  response.end(request.method === 'HEAD' ? undefined : bytes);
  return { status, bytes: bytes.length };
}

const PLAIN_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

/** Needs nothing that could be what is broken: no router, no styles, no scripts. */
function plainErrorPage(status: number, message: string, requestId: string): string {
  const shown = status === 500 ? 'An error occured while showing the error page' : message;
  const text = shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${status}</title></head><body><main><h1>Something went wrong</h1><p>${text}</p><p><a href="/">Back to home</a></p><p><small>${requestId}</small></p></main></body></html>`;
}

/** A host nobody configured gets no page of any site, nor does a request that names two (S-13). */
export function refuseHost(
  response: ServerResponse,
  security: readonly string[],
  requestId: string,
  status: 400 | 421,
): void {
  const text = status === 421 ? 'There is no site of this name here.\n' : 'A request names one host.\n';
  response.writeHead(status, [
    'x-request-id',
    requestId,
    ...security,
    'content-security-policy',
    CLOSED_POLICY,
    'cache-control',
    'no-store',
    'content-type',
    'text/plain; charset=utf-8',
    'content-length',
    String(text.length),
    'connection',
    'close',
  ]);
  response.end(text);
}
