import { Counter, Gauge, Registry } from 'prom-client';
import type { PageCacheFigures } from './page-cache/page-cache.ts';

export type RequestFigures = {
  requests: number;
  hits: number;
  notModified: number;
  limited: number;
  failed: number;
  misdirected: number;
  inFlight: number;
};

/** The metrics by name. Those ending in `_total` only grow. */
function namedFigures(
  requests: RequestFigures,
  cache: PageCacheFigures,
  work: { running: number; waiting: number; refused: number; lateMs: number },
  pool: { total: number; idle: number; waiting: number },
): Record<string, number> {
  const { heapUsed, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return {
    havn_requests_total: requests.requests,
    havn_requests_limited_total: requests.limited,
    havn_requests_misdirected_total: requests.misdirected,
    havn_requests_failed_total: requests.failed,
    havn_requests_turned_away_total: work.refused,
    havn_requests_in_flight: requests.inFlight,
    havn_work_running: work.running,
    havn_work_waiting: work.waiting,
    havn_event_loop_late_ms: work.lateMs,
    havn_page_cache: cache.pages,
    havn_page_cache_bytes: cache.bytes,
    havn_page_cache_hits_total: requests.hits,
    havn_page_cache_not_modified_total: requests.notModified,
    havn_page_cache_rendered_total: cache.rendered,
    havn_page_cache_joined_total: cache.joined,
    havn_page_cache_dropped_total: cache.dropped,
    havn_page_cache_evicted_total: cache.evicted,
    havn_database_connections: pool.total,
    havn_database_connections_idle: pool.idle,
    havn_database_waiting: pool.waiting,
    havn_memory_heap_bytes: heapUsed,
    havn_memory_resident_bytes: rss,
    havn_cpu_seconds_total: (user + system) / 1e6,
  };
}

/** The text of /metrics; each request reads the counts anew. */
export function createMetrics(readFigures: () => Parameters<typeof namedFigures>): () => Promise<string> {
  return async () => {
    const registers = [new Registry()];
    for (const [name, value] of Object.entries(namedFigures(...readFigures()))) {
      const options = { name, help: name.replace(/^havn_/, '').replaceAll('_', ' '), registers };
      if (name.endsWith('_total')) new Counter(options).inc(value);
      else new Gauge(options).set(value);
    }
    return registers[0]?.metrics() ?? '';
  };
}
