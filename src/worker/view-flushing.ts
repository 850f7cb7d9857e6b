import type { Context } from '#domain/context.ts';
import { type EmptySearchCounter, flushEmptySearches } from '#domain/search/empty-searches.server.ts';
import { flushViews, loadViewSalts, type ViewCounter } from '#domain/search/view-counting.server.ts';
import type { Log } from '#server/log.ts';

/** Writes the counted views and searches without results every few seconds. It is no task of the queue, because each process counts in its own memory. */
export function startViewFlushing(options: {
  counter: ViewCounter;
  emptySearches: EmptySearchCounter;
  contextFor: (name: string) => Context;
  log: Log;
  everyMs?: number;
}): { stop(): Promise<void> } {
  const { counter, emptySearches, contextFor, log } = options;
  let running = Promise.resolve();
  async function flush(): Promise<void> {
    try {
      const context = contextFor('clock');
      await loadViewSalts(context, counter);
      await flushViews(context, counter);
      await flushEmptySearches(context, emptySearches);
    } catch (error) {
      // The counters keep them until the database is back.
      log.warn({ error }, 'views and searches could not be written yet');
    }
  }
  let isRunning = false;
  const start = () => {
    if (isRunning) return;
    isRunning = true;
    running = flush().finally(() => {
      isRunning = false;
    });
  };
  start();
  const timer = setInterval(start, options.everyMs ?? 5_000);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
      await flush();
    },
  };
}
