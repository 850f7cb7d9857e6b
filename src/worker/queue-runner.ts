import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type CronItem, Logger, parseCronItems, run, type TaskList } from 'graphile-worker';
import { openDatabase } from '#database/client.ts';
import type { Log } from '#server/log.ts';
import { openWorkerLock } from './worker-lock.ts';

export type QueueOptions = {
  connectionString: string;
  tasks: TaskList;
  cronItems?: CronItem[];
  /** How much is done at the same time. */
  concurrency: number;
  log: Log;
  /** How often is looked for what killed workers held. */
  lookAfterMs?: number;
};

export type QueueRunner = {
  /** Takes no more work and waits for what is running, but not longer than this. */
  stop(patienceMs: number): Promise<void>;
};

/** Statements of the queue itself take milliseconds. */
const LONGEST_STATEMENT_MS = 10_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Works off the queue until stopped. When the database goes away the library's runner cannot be trusted any more (a
 * job it could not mark as done stays locked, and its own shutdown may wait for ever): it is let go, and another begins
 * as soon as there is a database. What the first held is free again then, and done once more.
 */
export async function keepWorking(options: QueueOptions): Promise<QueueRunner> {
  const stopping = new AbortController();
  let current = await beginRunner(options);
  const supervised = supervise();

  async function supervise(): Promise<void> {
    while (!stopping.signal.aborted) {
      const reason = await Promise.race([current.ended, once(stopping.signal)]);
      if (stopping.signal.aborted) return;
      options.log.warn({ error: reason }, 'background work was interrupted');
      await current.stop(0);
      const next = await beginAgain();
      if (!next) return;
      current = next;
      options.log.info('background work goes on');
    }
  }

  async function beginAgain(): Promise<Runner | null> {
    for (let pause = 500; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        await wait(pause, undefined, { signal: stopping.signal });
        return await beginRunner(options);
      } catch (error) {
        if (stopping.signal.aborted) return null;
        options.log.debug({ error }, 'background work cannot go on yet');
      }
    }
  }

  return {
    async stop(patienceMs) {
      stopping.abort();
      await supervised;
      await current.stop(patienceMs);
    },
  };
}

function once(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

type Runner = { ended: Promise<unknown>; stop(patienceMs: number): Promise<void> };

async function beginRunner({ connectionString, tasks, cronItems = [], concurrency, log, lookAfterMs }: QueueOptions) {
  const { promise: ended, resolve: end } = Promise.withResolvers<unknown>();
  const running = new Set<Promise<unknown>>();
  const database = openDatabase(connectionString, {
    // One more listens, and one more marks what is done.
    connections: concurrency + 2,
    longestStatementMs: LONGEST_STATEMENT_MS,
  });
  const closeDatabase = () => Promise.race([database.close(), wait(2_000, undefined, { ref: false })]);
  try {
    const lock = await openWorkerLock(connectionString, { log, onLost: end, ...(lookAfterMs && { lookAfterMs }) });
    const events = new EventEmitter();
    events.on('pool:fatalError', ({ error }) => end(error));
    let held: Promise<void> | undefined;
    const runner = await run({
      pgPool: database.pool,
      concurrency,
      events,
      // Work is told of by NOTIFY; polling is only for what runs later and for notices lost on the way.
      pollInterval: 2_000,
      noHandleSignals: true,
      taskList: watched(tasks, running),
      parsedCronItems: parseCronItems(cronItems),
      logger: new Logger(() => (level, message, meta) => {
        if (level === 'error')
          log.error({ worker: message, ...(meta?.error ? { error: meta.error } : {}) }, 'background work');
        else if (level === 'warning') log.warn({ worker: message }, 'background work');
      }),
      preset: {
        plugins: [
          {
            name: 'HavnWorkerLock',
            version: '1.0.0',
            worker: {
              hooks: {
                // Before it takes any work: a worker without its lock counts as killed.
                async startWorker(_context, { worker }) {
                  held ??= lock.hold(worker.workerPool.id);
                  await held.catch(end);
                },
              },
            },
          },
        ],
        // Without a delay the library does not wait for what it tells the database, and nobody hears of a refusal:
        // an unhandled rejection, which ends the process.
        worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
      },
    }).catch(async (error) => {
      await lock.close();
      throw error;
    });
    runner.promise.then(() => end(new Error('The queue ended by itself.')), end);
    return {
      ended,
      async stop(patienceMs: number) {
        const stopped = runner.stop().catch(() => {});
        const settled = Promise.all([stopped, Promise.allSettled(running)]);
        await Promise.race([settled, wait(patienceMs, undefined, { ref: false })]);
        await closeDatabase();
        // Last: what it still held is another's from now on.
        await lock.close();
      },
    } satisfies Runner;
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

/** The same tasks, known while they run. */
function watched(tasks: TaskList, running: Set<Promise<unknown>>): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, TaskList[string]] => [
      name,
      (...given: Parameters<NonNullable<typeof task>>) => {
        const work = Promise.resolve(task?.(...given));
        running.add(work);
        return work.finally(() => running.delete(work)) as Promise<void>;
      },
    ]),
  );
}
