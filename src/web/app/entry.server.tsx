import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageCaching, renderNonce } from '#server/page-cache/page-caching.ts';
import { loadMemberFrame } from '#web/layout/member-frame-slot.ts';
import { reportContext } from './request-context.ts';
import { ScriptNonce } from './script-nonce.ts';

/**
 * Sends a page once all of it is rendered, because nothing is deferred. The finished HTML can be cached and compressed,
 * its scripts are allowed by hash, and an error anywhere gives a 500 rather than half a page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  await loadMemberFrame();
  const nonce = renderNonce(provider);
  const html = await new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ScriptNonce value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </ScriptNonce>,
      {
        nonce,
        // Writes large pages in order, too, rather than inserting parts by script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(collector(resolve)),
        onError: reject,
      },
    );
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const caching = provider.get(pageCaching);
  if (caching) caching.html = html;
  return new Response(caching ? null : html, { status, headers });
}

/** Joins what React writes. Reading it back from a stream takes 4 % of a page's time. */
function collector(finish: (html: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      finish(Buffer.concat(chunks));
      done();
    },
  });
}

/**
 * Reports a bug thrown by a loader, an action or a render. The router also passes aborted requests, unknown addresses
 * and unsupported methods, which are not bugs.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(reportContext)?.(error);
}
