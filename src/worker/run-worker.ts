import { Logger, parseCronItems, run, type TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Context } from '../domain/context.ts';
import type { Event } from '../domain/events.ts';
import type { Log } from '../http/log.ts';
import { type Reactions, react } from './reactions.ts';
import { cronItems, type Schedule } from './schedule.ts';

export type Worker = {
  /** Takes no more work and waits for what is running. What is cut off is done again by another process. */
  stop(): Promise<void>;
};

/** Runs reactions and schedules in this process, beside the pages; as many processes may as like. */
export async function runWorker(options: {
  connectionString: string;
  /** The product acting for itself: actor `system`, a fixed moment, the pool. */
  contextFor: (name: string) => Context;
  reactions: Reactions;
  schedules: Record<string, Schedule>;
  log: Log;
  concurrency?: number;
}): Promise<Worker> {
  const { contextFor, log } = options;
  const taskList: TaskList = {
    react: async (payload) => {
      const event = payload as Event;
      const startedAt = performance.now();
      const reactions = await react(contextFor('reaction'), event, options.reactions);
      log.info(
        { event: event.type, about: event.id, reactions, ms: Math.round(performance.now() - startedAt) },
        'reacted',
      );
    },
  };
  for (const [name, schedule] of Object.entries(options.schedules)) {
    taskList[name] = async () => {
      await schedule.run(contextFor('clock'));
    };
  }

  // A pool of our own, because the runner does not wait until its connections are closed: the database, which
  // is stopped next, would break one on its way out, and nobody would catch that.
  const pool = new pg.Pool({ connectionString: options.connectionString, max: 4 });
  pool.on('error', (error) => log.warn({ error }, 'background work lost a connection'));
  pool.on('connect', (client) => client.on('error', () => {}));
  const runner = await run({
    pgPool: pool,
    concurrency: options.concurrency ?? 2,
    // Work is told of by NOTIFY; polling is only for what runs later and for notices lost on the way.
    pollInterval: 2_000,
    noHandleSignals: true,
    taskList,
    parsedCronItems: parseCronItems(cronItems(options.schedules)),
    logger: new Logger(() => (level, message, meta) => {
      if (level === 'error')
        log.error({ worker: message, ...(meta?.error ? { error: meta.error } : {}) }, 'background work');
      else if (level === 'warning') log.warn({ worker: message }, 'background work');
    }),
  });
  let isStopped = false;
  // It ends by itself only when it is broken beyond its own retries; pages must not end with it.
  runner.promise.catch((error) => {
    if (!isStopped) log.error({ error }, 'background work ended');
  });
  return {
    async stop() {
      if (isStopped) return;
      isStopped = true;
      await runner.stop().catch(() => {});
      await pool.end();
    },
  };
}
