import { type AddressInfo, Server as NetServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { rateLimitsOf } from '#domain/rate-limit-table.ts';
import type { EmptySearchCounter } from '#domain/search/empty-searches.server.ts';
import type { ViewCounter } from '#domain/search/view-counting.server.ts';
import type { Settings } from '#environment.ts';
import { listenForEvents } from './event-listener.ts';
import type { EventSubscribers } from './event-subscribers.ts';
import { createReadiness } from './health.ts';
import { createCallers, hostsOf } from './hosts.ts';
import { createListener } from './listener.ts';
import { createLoadShedder } from './load-shedding.ts';
import type { Log } from './log.ts';
import { createNodeServer } from './node-server.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { createLimits } from './rate-limits.ts';
import type { FindReader } from './request-actor.ts';
import type { EntryPoints } from './server-parts.ts';
import { loadSiteFiles } from './site-files.ts';

/** In-flight requests get this long to finish after the signal to stop. */
const FINISH_MS = 10_000;
/** Idle connections get this long for a last request; its response closes them. */
const LINGER_MS = 500;

export type HttpServer = {
  readonly port: number;
  /**
   * Makes the server unready, stops listening after `drainMs`, lets requests in flight finish, and closes everything it
   * opened. A second call with a short `finishMs` waits for nothing.
   */
  stop(options?: { drainMs?: number; finishMs?: number }): Promise<void>;
};

/** Everything between the socket and the entry points: pages, API and images. */
export async function startHttpServer(options: {
  settings: Settings;
  connectionString: string;
  pool: pg.Pool;
  entryPoints: EntryPoints;
  findReader: FindReader;
  viewCounter: ViewCounter;
  emptySearches: EmptySearchCounter;
  subscribers: EventSubscribers;
  log: Log;
  /** The build's client files; older builds are in the data directory. */
  clientDirectory: string;
}): Promise<HttpServer> {
  const { settings, pool, log } = options;
  const pageCache = createPageCache({
    maximumBytes: settings.PAGE_CACHE_MEGABYTES * 1_048_576,
  });
  const limits = createLimits(rateLimitsOf(settings));
  const loadShedder = createLoadShedder({ mostWaiting: settings.LIMIT_IN_FLIGHT });
  const files = await loadSiteFiles({
    clientDirectory: options.clientDirectory,
    ...(settings.NODE_ENV === 'production' ? { olderBuildsDirectory: join(settings.dataDirectory, 'builds') } : {}),
  });

  const listener = createListener({
    settings,
    entryPoints: options.entryPoints,
    callers: createCallers({
      hosts: hostsOf(settings),
      trustedProxies: settings.TRUSTED_PROXIES,
    }),
    pageCache,
    limits,
    findReader: options.findReader,
    loadShedder,
    files,
    viewCounter: options.viewCounter,
    emptySearches: options.emptySearches,
    readiness: createReadiness(pool),
    poolFigures: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    log,
  });
  const server = createNodeServer(listener.handle);

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.PORT, settings.HOST, () => {
      server.off('error', reject);
      resolve();
    });
  });
  // Started last: if the port is in use, there is nothing to stop.
  const events = listenForEvents({
    connectionString: options.connectionString,
    pageCache,
    onLost: (error) =>
      log.warn({ error }, 'lost the connection that tells of changes; no pages are cached until it is back'),
    onEvent: (event) => options.subscribers.publish(event),
    onConnected: () => {
      log.debug({}, 'listening for changes');
      // What happened while the connection was lost was not heard.
      options.subscribers.publish(null);
    },
  });
  for (const one of Object.values(limits)) one.start(pool);

  let stopping: Promise<void> | null = null;
  const hurry = new AbortController();
  async function stop({ drainMs, finishMs }: { drainMs: number; finishMs: number }): Promise<void> {
    listener.beginStopping();
    options.subscribers.close();
    // Load balancers learn from /readyz to stop sending requests; until then a closed port would refuse them.
    await sleep(drainMs, undefined, { signal: hurry.signal }).catch(() => {});
    // Stops listening without cutting idle connections: their next request may be on its way.
    const closing = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    const since = performance.now();
    const sweep = setInterval(() => {
      if (performance.now() - since >= finishMs) server.closeAllConnections();
      else if (performance.now() - since >= LINGER_MS) server.closeIdleConnections();
    }, 50);
    await closing;
    clearInterval(sweep);
    for (const one of Object.values(limits)) one.stop();
    loadShedder.stop();
    for (const one of Object.values(limits)) await one.share(pool).catch(() => {});
    await events.stop();
  }
  return {
    get port() {
      return (server.address() as AddressInfo).port;
    },
    stop({ drainMs = 0, finishMs = FINISH_MS } = {}) {
      // A second call, possibly more urgent.
      if (stopping && finishMs < 1_000) {
        hurry.abort();
        server.closeAllConnections();
      }
      stopping ??= stop({ drainMs, finishMs });
      return stopping;
    },
  };
}
