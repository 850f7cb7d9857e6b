import pg from 'pg';
import { EVENT_CHANNEL, type Event } from '#domain/events.ts';
import { tagsOf } from './page-cache/event-tags.ts';
import type { PageCache } from './page-cache/page-cache.ts';

/**
 * Listens for every committed change, in this process and all others, and drops the pages that show it. A lost
 * connection misses changes. So everything is dropped then and on reconnection, and nothing is cached in between.
 */
export function listenForEvents(options: {
  connectionString: string;
  pageCache: Pick<PageCache, 'drop' | 'dropAll' | 'setListening'>;
  /** Every event that this version knows. */
  onEvent?: (event: Event) => void;
  onLost?: (error: unknown) => void;
  onConnected?: () => void;
  retryMs?: number;
}): {
  readonly isListening: boolean;
  ready: Promise<void>;
  stop(): Promise<void>;
} {
  let client: pg.Client | null = null;
  let isListening = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let becomeReady: () => void;
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve;
  });

  function hear(payload: string | undefined): void {
    const event = readEvent(payload);
    if (event) {
      options.pageCache.drop(tagsOf(event));
      options.onEvent?.(event);
    } else options.pageCache.dropAll();
  }

  async function connect(): Promise<void> {
    const connection = new pg.Client({
      connectionString: options.connectionString,
      application_name: 'havn-listen',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
    });
    client = connection;
    connection.on('notification', (message) => hear(message.payload));
    connection.on('error', (error) => lose(connection, error));
    connection.on('end', () => lose(connection));
    try {
      await connection.connect();
      await connection.query(`LISTEN ${EVENT_CHANNEL}`);
      if (client !== connection) return;
      // Changes since the loss were missed.
      options.pageCache.dropAll();
      options.pageCache.setListening(true);
      isListening = true;
      options.onConnected?.();
      // A connection that a firewall or a sleeping machine has cut shows only when it is used.
      heartbeat = setInterval(() => connection.query('SELECT 1').catch((error) => lose(connection, error)), 15_000);
      heartbeat.unref();
      becomeReady();
    } catch (error) {
      lose(connection, error);
    }
  }

  function lose(connection: pg.Client, error?: unknown): void {
    if (client !== connection) return;
    client = null;
    // Reported once, not twice a second during the outage.
    if (isListening && !isStopped) options.onLost?.(error);
    isListening = false;
    clearInterval(heartbeat);
    options.pageCache.setListening(false);
    options.pageCache.dropAll();
    connection.end().catch(() => {});
    if (isStopped) return;
    timer = setTimeout(() => void connect(), options.retryMs ?? 500);
    timer.unref();
  }

  options.pageCache.setListening(false);
  void connect();
  return {
    get isListening() {
      return isListening;
    },
    ready,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      clearInterval(heartbeat);
      const connection = client;
      client = null;
      isListening = false;
      await connection?.end().catch(() => {});
    },
  };
}

function readEvent(payload: string | undefined): Event | null {
  try {
    const event = JSON.parse(payload ?? '') as Event;
    // An event of a newer version running beside us counts as a missed one: drop everything.
    return tagsOf(event) ? event : null;
  } catch {
    return null;
  }
}
