import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createAnsweredLog } from './answered-log.ts';
import { createApp } from './app.ts';
import { carriesCredentials, type Exchange, isRead, targetOf } from './exchange.ts';
import { namesOneHost } from './hosts.ts';
import { createKnownSessions } from './known-sessions.ts';
import { newRequestId } from './log.ts';
import { pageEncodingFor } from './page-cache/encodings.ts';
import { pageAddress } from './page-cache/page-address.ts';
import { createPageKeys } from './page-keys.ts';
import { countReading, sendPage } from './page-response.ts';
import { readRest } from './read-body.ts';
import type { AppState, ServerParts } from './server-parts.ts';

/**
 * Answers a cached page on node:http itself: a look-up, a header list, a buffer (decision 21). Everything else goes
 * through the app.
 */
export function createListener(parts: ServerParts) {
  const { pageCache, limits, log } = parts;
  const sessions = createKnownSessions();
  const state: AppState = {
    keyOf: createPageKeys(),
    sessions,
    logAnswer: createAnsweredLog(log, sessions),
    figures: { requests: 0, hits: 0, notModified: 0, limited: 0, failed: 0, misdirected: 0, inFlight: 0 },
    isStopping: false,
  };
  const { keyOf, figures } = state;
  const app = createApp(parts, state);

  function handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const startedAt = performance.now();
    figures.requests += 1;
    // First, because it may replace the Host header that decides the caller.
    const target = targetOf(incoming);
    const exchange: Exchange = {
      incoming,
      outgoing,
      target,
      caller: namesOneHost(incoming) ? parts.callers(incoming) : null,
      requestId: newRequestId(),
      startedAt,
      notes: {},
    };
    if (answerFromCache(exchange)) return;
    // Hono's adapter builds its URL from the Host header; ours is one of our hosts, or the one a trusted proxy names.
    const path = pageAddress(target) === null ? '/' : target;
    incoming.url = (exchange.caller?.origin ?? 'http://localhost') + path;
    outgoing.once('finish', () => readRest(incoming));
    // The adapter cuts a connection half a second after its answer; a phone needs longer to send the rest of a file.
    const options = { overrideGlobalObjects: false, autoCleanupIncoming: false };
    void getRequestListener((request) => app.fetch(request, exchange), options)(incoming, outgoing);
  }

  /** False when the app must answer: no cached page, a reader with a session, a limit reached, no encoding yet. */
  function answerFromCache(exchange: Exchange): boolean {
    const { incoming, caller } = exchange;
    if (caller === null || !isRead(incoming) || carriesCredentials(incoming)) return false;
    const key = keyOf(caller, exchange.target);
    const page = key === null ? undefined : pageCache.get(key);
    const form = page?.representations[pageEncodingFor(incoming.headers['accept-encoding'])];
    if (!page || !form || !limits.reads.take(caller.network)) return false;
    figures.hits += 1;
    countReading(parts, incoming, caller, page);
    sendPage(state, exchange, caller, page, form);
    return true;
  }

  return {
    handle,
    /** From now on this process is not ready, and every response closes its connection. */
    beginStopping(): void {
      state.isStopping = true;
    },
  };
}
