import { renderToString } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { renderNonce } from './kept-pages/keep-page.ts';
import { loadProfileMenu } from './profile-menu-slot.ts';
import { reportContext } from './request-context.ts';
import { ScriptNonce } from './script-nonce.ts';
import { scriptSafeJson } from './script-safe-json.ts';
import { startAfterPaint } from './start-program.ts';

/**
 * Nothing is deferred here, so a page is rendered in one go once its loaders are done: cheaper than streaming,
 * and the finished text can be kept, compressed and its scripts allowed by their hashes. The loaders' data,
 * which the router would stream behind the page, is written into it by one script at its end.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  await loadProfileMenu();
  const data = await readAll(entry.serverHandoffStream);
  const nonce = renderNonce(provider);
  const html = renderToString(
    <ScriptNonce value={nonce}>
      <ServerRouter context={{ ...entry, serverHandoffStream: undefined }} url={request.url} nonce={nonce} />
    </ScriptNonce>,
  );
  const page = startAfterPaint(html);
  const handOver =
    entry.renderMeta?.didRenderScripts && data !== ''
      ? `<script${nonce ? ` nonce="${nonce}"` : ''}>window.__reactRouterContext.streamController.enqueue(${scriptSafeJson(data)});window.__reactRouterContext.streamController.close();</script>`
      : '';
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(`<!DOCTYPE html>${page.replace(/<\/body><\/html>$/, () => `${handOver}</body></html>`)}`, {
    status,
    headers,
  });
}

async function readAll(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!stream) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
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
