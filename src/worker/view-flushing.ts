import type { Context } from '#domain/context.ts';
import { flushViews, loadViewSalts, type ViewCounter } from '#domain/search/view-counting.server.ts';
import type { Log } from '#server/log.ts';

/**
 * Every process writes the views it noted every few seconds. Not a task of the queue: what is noted lies in
 * this process's memory, and no other can write it.
 */
export function keepFlushingViews(options: {
  counter: ViewCounter;
  contextFor: (name: string) => Context;
  log: Log;
  everyMs?: number;
}): { stop(): Promise<void> } {
  const { counter, contextFor, log } = options;
  let running = Promise.resolve();
  async function flush(): Promise<void> {
    try {
      const context = contextFor('clock');
      await loadViewSalts(context, counter);
      await flushViews(context, counter);
    } catch (error) {
      // What was noted is kept and written when the database is back.
      log.warn({ error }, 'views could not be written yet');
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
