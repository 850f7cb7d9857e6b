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

/** What /metrics tells, by name. Those ending in `_total` only grow. */
function namedFigures(
  seen: RequestFigures,
  kept: PageCacheFigures,
  work: { running: number; waiting: number; refused: number; lateMs: number },
  pool: { total: number; idle: number; waiting: number },
): Record<string, number> {
  const { heapUsed, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return {
    havn_requests_total: seen.requests,
    havn_requests_limited_total: seen.limited,
    havn_requests_misdirected_total: seen.misdirected,
    havn_requests_failed_total: seen.failed,
    havn_requests_turned_away_total: work.refused,
    havn_requests_in_flight: seen.inFlight,
    havn_work_running: work.running,
    havn_work_waiting: work.waiting,
    havn_event_loop_late_ms: work.lateMs,
    havn_page_cache: kept.pages,
    havn_page_cache_bytes: kept.bytes,
    havn_page_cache_hits_total: seen.hits,
    havn_page_cache_not_modified_total: seen.notModified,
    havn_page_cache_rendered_total: kept.rendered,
    havn_page_cache_joined_total: kept.joined,
    havn_page_cache_dropped_total: kept.dropped,
    havn_page_cache_evicted_total: kept.evicted,
    havn_database_connections: pool.total,
    havn_database_connections_idle: pool.idle,
    havn_database_waiting: pool.waiting,
    havn_memory_heap_bytes: heapUsed,
    havn_memory_resident_bytes: rss,
    havn_cpu_seconds_total: (user + system) / 1e6,
  };
}

/** The text of /metrics: what is counted elsewhere, read at the moment it is asked for. */
export function createMetrics(read: () => Parameters<typeof namedFigures>): () => Promise<string> {
  return async () => {
    const registers = [new Registry()];
    for (const [name, value] of Object.entries(namedFigures(...read()))) {
      const described = { name, help: name.replace(/^havn_/, '').replaceAll('_', ' '), registers };
      if (name.endsWith('_total')) new Counter(described).inc(value);
      else new Gauge(described).set(value);
    }
    return registers[0]?.metrics() ?? '';
  };
}
