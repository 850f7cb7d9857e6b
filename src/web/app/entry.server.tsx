import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { renderNonce } from '#server/page-cache/page-caching.ts';
import { loadProfileMenu } from '#web/layout/profile-menu-slot.ts';
import { reportContext } from './request-context.ts';
import { ScriptNonce } from './script-nonce.ts';

/**
 * Nothing is deferred here, so a page is sent once all of it is rendered: the finished text can be cached and
 * compressed, its scripts allowed by their hashes, and an error anywhere in it is a 500 rather than half a page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  await loadProfileMenu();
  const nonce = renderNonce(provider);
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ScriptNonce value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </ScriptNonce>,
      {
        nonce,
        // A large page is written in its order, too: no part of it is put in by a script later.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => resolve(text(pipe(new PassThrough()))),
        onError: reject,
      },
    );
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

/**
 * What a loader, an action or a render threw and nobody meant: a bug. A request that was given up is none, nor is
 * an address without a page or a method no page takes, which the router reports here too.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(reportContext)?.(error);
}
