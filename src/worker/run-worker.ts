import type { Task, TaskList } from 'graphile-worker';
import type { Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import { failureText } from '#domain/failure-text.ts';
import { MailBusyError } from '#domain/mails.server.ts';
import type { Log } from '#server/log.ts';
import { keepWorking } from './queue-runner.ts';
import { type Reactions, react } from './reactions.ts';
import { cronItems, MAIL_TASK, type Schedule } from './schedule.ts';

export type Worker = {
  /** Takes no more work and waits for what is running. What is cut off is done again by another process. */
  stop(): Promise<void>;
};

/** Every five minutes at the latest (see schedule.ts), that is a week. */
const MAIL_ATTEMPTS = 2_000;
/** So many mails are sent at once: a mail server that hangs holds each for up to a minute. */
const MAILS_AT_ONCE = 5;
/** `npm start` waits 30 seconds for all of its processes to end. */
const STOPPING_MS = 10_000;

/** Runs reactions, mails and schedules in this process, beside the pages; as many processes may as like. */
export async function runWorker(options: {
  connectionString: string;
  /** The product acting for itself: actor `system`, a fixed moment, the pool. */
  contextFor: (name: string) => Context;
  reactions: Reactions;
  /** Reactions that talk to the mail server: they have a queue of their own, for it may hang. */
  mails?: Reactions;
  schedules: Record<string, Schedule>;
  log: Log;
  lookAfterMs?: number;
}): Promise<Worker> {
  const { contextFor, log, mails = {}, lookAfterMs } = options;
  const shared = { connectionString: options.connectionString, log, ...(lookAfterMs && { lookAfterMs }) };
  const tasks: TaskList = {
    react: told(async (payload, { addJob }) => {
      const event = payload as Event;
      const startedAt = performance.now();
      const reactions = await react(contextFor('reaction'), event, options.reactions);
      if (mails[event.type]) await addJob(MAIL_TASK, event, { maxAttempts: MAIL_ATTEMPTS });
      log.info(
        { event: event.type, about: event.id, reactions, ms: Math.round(performance.now() - startedAt) },
        'reacted',
      );
    }),
  };
  for (const [name, schedule] of Object.entries(options.schedules)) {
    tasks[name] = told(async () => {
      await schedule.run(contextFor('clock'));
    });
  }
  const mail = told(async (payload, { addJob }) => {
    const event = payload as Event;
    try {
      await react(contextFor('reaction'), event, mails);
    } catch (error) {
      if (!(error instanceof MailBusyError)) throw error;
      // Whoever has it sends it, or was killed: then it can be taken at that moment, and not before.
      await addJob(MAIL_TASK, event, { runAt: error.until, maxAttempts: MAIL_ATTEMPTS });
    }
  });

  const first = await keepWorking({ ...shared, tasks, cronItems: cronItems(options.schedules), concurrency: 2 });
  const second = await keepWorking({ ...shared, tasks: { [MAIL_TASK]: mail }, concurrency: MAILS_AT_ONCE }).catch(
    async (error) => {
      await first.stop(0);
      throw error;
    },
  );
  let stopping: Promise<unknown> | undefined;
  return {
    async stop() {
      stopping ??= Promise.all([first.stop(STOPPING_MS), second.stop(STOPPING_MS)]);
      await stopping;
    },
  };
}

/** What a task throws is stored in the queue and logged: without the values of a statement that failed. */
function told(task: Task): Task {
  return async (payload, helpers) => {
    try {
      await task(payload, helpers);
    } catch (error) {
      const frames = error instanceof Error ? (error.stack ?? '').match(/^ {4}at .*$/gm)?.join('\n') : undefined;
      const failure = new Error(failureText(error));
      failure.stack = `${failure.name}: ${failure.message}${frames ? `\n${frames}` : ''}`;
      throw failure;
    }
  };
}
