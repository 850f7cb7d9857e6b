import type pg from 'pg';

type Count = {
  /** Requests this process has seen, those it has told the others, and all processes' together when last told. */
  seen: number;
  told: number;
  all: number;
};

const WINDOW_MS = 300_000;
const MOST_NETWORKS = 200_000;

/**
 * Requests an address may make in five minutes (rules §1). Counted in memory, because a look in the database
 * would cost more than answering; processes tell each other about once a second through an unlogged table,
 * and only of addresses that have used a tenth of what they may: the others cannot be near it together.
 */
export function createLimit(settings: {
  scope: string;
  perWindow: number;
  now?: () => number;
  pool?: pg.Pool | undefined;
}) {
  const now = settings.now ?? Date.now;
  let window = Math.floor(now() / WINDOW_MS);
  let counts = new Map<string, Count>();
  let timer: NodeJS.Timeout | undefined;

  function turn(): void {
    const current = Math.floor(now() / WINDOW_MS);
    if (current === window) return;
    window = current;
    counts = new Map();
  }

  /** A flood of made-up addresses must not fill the memory: those with the fewest requests are forgotten. */
  function forgetTheQuiet(): void {
    for (const [network, count] of counts) if (count.seen < settings.perWindow / 10) counts.delete(network);
    if (counts.size >= MOST_NETWORKS) counts.clear();
  }

  return {
    /** Counts one request; false when the address has had its share. */
    take(network: string): boolean {
      turn();
      const count = counts.get(network);
      if (count === undefined) {
        if (counts.size >= MOST_NETWORKS) forgetTheQuiet();
        counts.set(network, { seen: 1, told: 0, all: 0 });
        return settings.perWindow >= 1;
      }
      count.seen += 1;
      return count.all + (count.seen - count.told) <= settings.perWindow;
    },

    secondsToNext(): number {
      return Math.max(1, Math.ceil(((window + 1) * WINDOW_MS - now()) / 1000));
    },

    /** Tells the other processes what was counted since the last time, and hears what they counted. */
    async share(pool: pg.Pool): Promise<void> {
      turn();
      const told: { network: string; count: Count; added: number }[] = [];
      for (const [network, count] of counts) {
        const added = count.seen - count.told;
        if (added > 0 && count.seen >= settings.perWindow / 10) told.push({ network, count, added });
        if (told.length === 5_000) break;
      }
      if (told.length === 0) return;
      told.sort((a, b) => (a.network < b.network ? -1 : 1));
      const start = new Date(window * WINDOW_MS);
      const result = await pool.query<{ network: string; requests: number }>({
        name: 'share_limits',
        text: `INSERT INTO request_counts (window_start, scope, network, requests)
               SELECT $1, $2, network, requests FROM unnest($3::text[], $4::int[]) AS told (network, requests)
               ON CONFLICT (window_start, scope, network)
               DO UPDATE SET requests = request_counts.requests + excluded.requests
               RETURNING network, requests`,
        values: [start, settings.scope, told.map((item) => item.network), told.map((item) => item.added)],
      });
      const totals = new Map(result.rows.map((row) => [row.network, row.requests]));
      for (const { network, count, added } of told) {
        count.told += added;
        count.all = totals.get(network) ?? count.all + added;
      }
    },

    start(pool: pg.Pool): void {
      let isSharing = false;
      timer = setInterval(() => {
        if (isSharing) return;
        isSharing = true;
        // Without the database each process goes on counting for itself.
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

/** What is counted apart: reading, pictures (a page shows dozens), and changes by who is logged in or not. */
export type Limits = Record<'reads' | 'pictures' | 'writes' | 'memberWrites', Limit>;

/** Counting searches is reading, though a list of them has to be sent as a body. */
const READING_BY_POST = '/api/jobs/count/bulk';

/** The limit a request counts for. */
export function limitFor(limits: Limits, request: { path: string; isRead: boolean; isMember: boolean }): Limit {
  if (request.path.startsWith('/images/')) return limits.pictures;
  if (request.isRead || request.path === READING_BY_POST) return limits.reads;
  return request.isMember ? limits.memberWrites : limits.writes;
}
