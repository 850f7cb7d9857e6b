import type pg from 'pg';
import { MEMORY_SCOPES, RATE_LIMITS, type RateLimits, type ScopeIn } from '#domain/rate-limit-table.ts';

type Count = {
  /** This process's requests, those of them it has shared, and the total of all processes at that time. */
  own: number;
  shared: number;
  total: number;
};

const MOST_NETWORKS = 200_000;

/**
 * Counts each network's requests in memory, because a database look-up would cost more than answering. About once a
 * second, processes add up their counts in an unlogged table. They share only networks above a tenth of the limit: the
 * others cannot reach it together.
 */
export function createLimit(settings: { scope: ScopeIn<'memory'>; perWindow: number; now?: () => number }) {
  const { withinMs, message } = RATE_LIMITS[settings.scope];
  const now = settings.now ?? Date.now;
  let window = Math.floor(now() / withinMs);
  let counts = new Map<string, Count>();
  let timer: NodeJS.Timeout | undefined;

  function startWindow(): void {
    const current = Math.floor(now() / withinMs);
    if (current === window) return;
    window = current;
    counts = new Map();
  }

  /** A flood of made-up addresses must not fill the memory: low counts are dropped. */
  function dropLowCounts(): void {
    for (const [network, count] of counts) if (count.own < settings.perWindow / 10) counts.delete(network);
    if (counts.size >= MOST_NETWORKS) counts.clear();
  }

  return {
    message,

    /** Counts one request; false when it is over the limit. */
    take(network: string): boolean {
      startWindow();
      const count = counts.get(network);
      if (count === undefined) {
        if (counts.size >= MOST_NETWORKS) dropLowCounts();
        counts.set(network, { own: 1, shared: 0, total: 0 });
        return settings.perWindow >= 1;
      }
      count.own += 1;
      return count.total + (count.own - count.shared) <= settings.perWindow;
    },

    secondsToNext(): number {
      return Math.max(1, Math.ceil(((window + 1) * withinMs - now()) / 1000));
    },

    /** Adds this process's new requests to the shared counts and reads the totals. */
    async share(pool: pg.Pool): Promise<void> {
      startWindow();
      const changes: { network: string; count: Count; added: number }[] = [];
      for (const [network, count] of counts) {
        const difference = count.own - count.shared;
        if (difference > 0 && count.own >= settings.perWindow / 10) changes.push({ network, count, added: difference });
        if (changes.length === 5_000) break;
      }
      if (changes.length === 0) return;
      changes.sort((a, b) => (a.network < b.network ? -1 : 1));
      const start = new Date(window * withinMs);
      const result = await pool.query<{ network: string; requests: number }>({
        name: 'share_limits',
        text: `INSERT INTO request_counts (window_start, scope, network, requests)
               SELECT $1, $2, network, requests FROM unnest($3::text[], $4::int[]) AS change (network, requests)
               ON CONFLICT (window_start, scope, network)
               DO UPDATE SET requests = request_counts.requests + excluded.requests
               RETURNING network, requests`,
        values: [start, settings.scope, changes.map((item) => item.network), changes.map((item) => item.added)],
      });
      const totals = new Map(result.rows.map((row) => [row.network, row.requests]));
      for (const { network, count, added } of changes) {
        count.shared += added;
        count.total = totals.get(network) ?? count.total + added;
      }
    },

    start(pool: pg.Pool): void {
      let isSharing = false;
      timer = setInterval(() => {
        if (isSharing) return;
        isSharing = true;
        // Without the database each process continues with its own counts.
        this.share(pool)
          .catch(() => {})
          .finally(() => {
            isSharing = false;
          });
      }, 1_000);
      timer.unref();
    },

    stop(): void {
      clearInterval(timer);
    },
  };
}

export type Limit = ReturnType<typeof createLimit>;

export type Limits = Record<ScopeIn<'memory'>, Limit>;

/** All limits that are counted in memory. */
export function createLimits(perWindow: RateLimits): Limits {
  return Object.fromEntries(
    MEMORY_SCOPES.map((scope) => [scope, createLimit({ scope, perWindow: perWindow[scope] })]),
  ) as Limits;
}

/** The limit for a request. */
export function limitFor(limits: Limits, request: { path: string; isRead: boolean; isKnownSession: boolean }): Limit {
  if (request.path.startsWith('/images/')) return limits.pictures;
  if (request.isRead) return limits.reads;
  return request.isKnownSession ? limits.memberWrites : limits.writes;
}
