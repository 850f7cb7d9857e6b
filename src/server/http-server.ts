import { createServer } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { rateLimitsOf } from '#domain/rate-limit-table.ts';
import type { ViewCounter } from '#domain/search/view-counting.server.ts';
import type { Settings } from '#environment.ts';
import { listenForEvents } from './event-listener.ts';
import { createReadiness } from './health.ts';
import { createCallers, hostsOf } from './hosts.ts';
import { createListener } from './listener.ts';
import type { Doors } from './listener-parts.ts';
import { createLoadShedder } from './load-shedding.ts';
import type { Log } from './log.ts';
import type { Members } from './members.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { createLimits } from './rate-limits.ts';
import { loadSiteFiles } from './site-files.ts';

/** In-flight requests get this long to finish when the server is told to stop. */
const FINISH_MS = 10_000;
/** Connections kept open by clients get this long for a last request, whose answer then closes them. */
const LINGER_MS = 500;

export type HttpServer = {
  readonly port: number;
  /**
   * Is not ready from now on, stops listening after `drainMs`, lets requests in work finish, and closes everything this
   * server opened. Asked once more in a hurry, it waits for nothing.
   */
  stop(options?: { drainMs?: number; finishMs?: number }): Promise<void>;
};

/** Everything between the socket and the doors: pages, API and images. */
export async function startHttpServer(options: {
  settings: Settings;
  connectionString: string;
  pool: pg.Pool;
  doors: Doors;
  members: Members;
  viewCounter: ViewCounter;
  log: Log;
  /** The build's client files; older builds are remembered in the data directory. */
  clientDirectory: string;
}): Promise<HttpServer> {
  const { settings, pool, log } = options;
  const pageCache = createPageCache({
    maximumBytes: settings.PAGE_CACHE_MEGABYTES * 1_048_576,
  });
  const events = listenForEvents({
    connectionString: options.connectionString,
    pageCache,
    onLost: (error) => log.warn({ error }, 'no longer hearing of changes; no pages are kept until that is back'),
    onFound: () => log.debug({}, 'hearing of changes'),
  });
  const limits = createLimits(rateLimitsOf(settings));
  for (const one of Object.values(limits)) one.start(pool);
  const loadShedder = createLoadShedder({ mostWaiting: settings.LIMIT_IN_FLIGHT });
  const files = await loadSiteFiles({
    clientDirectory: options.clientDirectory,
    ...(settings.NODE_ENV === 'production' ? { olderBuildsDirectory: join(settings.dataDirectory, 'builds') } : {}),
  });

  const listener = createListener({
    settings,
    doors: options.doors,
    callers: createCallers({
      hosts: hostsOf(settings),
      trustedProxies: settings.TRUSTED_PROXIES,
    }),
    pageCache,
    limits,
    members: options.members,
    loadShedder,
    files,
    viewCounter: options.viewCounter,
    readiness: createReadiness(pool),
    poolFigures: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    log,
  });
  const server = createServer(
    {
      keepAlive: true,
      // Headers that trickle in are given up on; bodies have a time of their own (body-limits.ts).
      headersTimeout: 10_000,
      requestTimeout: 130_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16_384,
    },
    listener.handle,
  );
  server.keepAliveTimeout = 65_000;
  // A client that takes nothing of its answer for so long holds memory for nobody.
  server.timeout = 45_000;

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.PORT, settings.HOST, () => {
      server.off('error', reject);
      resolve();
    });
  });

  files.compressAll().catch((error) => log.warn({ error }, 'a file could not be compressed'));

  let stopping: Promise<void> | null = null;
  const hurried = new AbortController();
  async function stop({ drainMs, finishMs }: { drainMs: number; finishMs: number }): Promise<void> {
    listener.beginStopping();
    // Whoever sends requests here finds out from /readyz and stops; until then a closed port would refuse them.
    await sleep(drainMs, undefined, { signal: hurried.signal }).catch(() => {});
    // Stops listening without cutting connections that are idle just now: their next request may be on its way.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    const since = performance.now();
    const sweep = setInterval(() => {
      if (performance.now() - since >= finishMs) server.closeAllConnections();
      else if (performance.now() - since >= LINGER_MS) server.closeIdleConnections();
    }, 50);
    await closed;
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
      // Asked a second time, possibly in more of a hurry.
      if (stopping && finishMs < 1_000) {
        hurried.abort();
        server.closeAllConnections();
      }
      stopping ??= stop({ drainMs, finishMs });
      return stopping;
    },
  };
}
