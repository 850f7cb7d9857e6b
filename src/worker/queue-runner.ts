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
  /** Number of tasks at the same time. */
  concurrency: number;
  log: Log;
  /** Interval for releasing the work of killed workers. */
  releaseEveryMs?: number;
};

export type QueueRunner = {
  /** Stops taking work and waits for running tasks, at most `patienceMs`. */
  stop(patienceMs: number): Promise<void>;
};

/** Statements of the queue normally take milliseconds. */
const LONGEST_STATEMENT_MS = 10_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Runs the queue until stopped. After a database outage the library's runner may keep jobs locked and never shut down,
 * so a new runner replaces it once the database is back. The jobs it held run again.
 */
export async function runQueue(options: QueueOptions): Promise<QueueRunner> {
  const stopping = new AbortController();
  let current = await startRunner(options);
  const supervision = supervise();

  async function supervise(): Promise<void> {
    while (!stopping.signal.aborted) {
      const reason = await Promise.race([current.ended, once(stopping.signal)]);
      if (stopping.signal.aborted) return;
      options.log.warn({ error: reason }, 'background work was interrupted');
      await current.stop(0);
      const next = await restart();
      if (!next) return;
      current = next;
      options.log.info('background work has resumed');
    }
  }

  async function restart(): Promise<Runner | null> {
    for (let pause = 500; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        await wait(pause, undefined, { signal: stopping.signal });
        return await startRunner(options);
      } catch (error) {
        if (stopping.signal.aborted) return null;
        options.log.debug({ error }, 'background work cannot resume yet');
      }
    }
  }

  return {
    async stop(patienceMs) {
      stopping.abort();
      await supervision;
      await current.stop(patienceMs);
    },
  };
}

function once(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

type Runner = { ended: Promise<unknown>; stop(patienceMs: number): Promise<void> };

async function startRunner({
  connectionString,
  tasks,
  cronItems = [],
  concurrency,
  log,
  releaseEveryMs,
}: QueueOptions) {
  const { promise: lifetime, resolve: end } = Promise.withResolvers<unknown>();
  const running = new Set<Promise<unknown>>();
  const database = openDatabase(connectionString, {
    // One more connection listens, and one more marks finished jobs.
    connections: concurrency + 2,
    longestStatementMs: LONGEST_STATEMENT_MS,
  });
  const closeDatabase = () => Promise.race([database.close(), wait(2_000, undefined, { ref: false })]);
  try {
    const lock = await openWorkerLock(connectionString, {
      log,
      onLost: end,
      ...(releaseEveryMs && { releaseEveryMs }),
    });
    const events = new EventEmitter();
    events.on('pool:fatalError', ({ error }) => end(error));
    let locking: Promise<void> | undefined;
    const runner = await run({
      pgPool: database.pool,
      concurrency,
      events,
      // NOTIFY announces new work; polling only finds delayed jobs and lost notifications.
      pollInterval: 2_000,
      noHandleSignals: true,
      taskList: track(tasks, running),
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
                // The lock comes before any work, because a worker without its lock counts as killed.
                async startWorker(_context, { worker }) {
                  locking ??= lock.hold(worker.workerPool.id);
                  await locking.catch(end);
                },
              },
            },
          },
        ],
        // By default the library does not wait for these updates: a failed one is an unhandled rejection and ends the process.
        worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
      },
    }).catch(async (error) => {
      await lock.close();
      throw error;
    });
    runner.promise.then(() => end(new Error('The queue ended by itself.')), end);
    return {
      ended: lifetime,
      async stop(patienceMs: number) {
        const stopping = runner.stop().catch(() => {});
        const settling = Promise.all([stopping, Promise.allSettled(running)]);
        await Promise.race([settling, wait(patienceMs, undefined, { ref: false })]);
        await closeDatabase();
        // The lock goes last: from now on other workers may take its jobs.
        await lock.close();
      },
    } satisfies Runner;
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

/** Wraps the tasks so that `running` holds them while they run. */
function track(tasks: TaskList, running: Set<Promise<unknown>>): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, TaskList[string]] => [
      name,
      (...parameters: Parameters<NonNullable<typeof task>>) => {
        const work = Promise.resolve(task?.(...parameters));
        running.add(work);
        return work.finally(() => running.delete(work)) as Promise<void>;
      },
    ]),
  );
}
