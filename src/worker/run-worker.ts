import type { Task, TaskList } from 'graphile-worker';
import type { Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import { failureText } from '#domain/failure-text.ts';
import { MailBusyError } from '#domain/mails.server.ts';
import type { Log } from '#server/log.ts';
import { runQueue } from './queue-runner.ts';
import { type Reactions, react } from './reactions.ts';
import { cronItems, MAIL_TASK, type Schedule } from './schedule.ts';

export type Worker = {
  /** Stops taking work and waits for running tasks. Another process repeats interrupted ones. */
  stop(): Promise<void>;
};

/** About a week, at one attempt every five minutes (see schedule.ts). */
const MAIL_ATTEMPTS = 2_000;
/** A mail server that hangs holds each mail for up to a minute. */
const MAILS_AT_ONCE = 5;
/** `npm start` waits 30 seconds for all of its processes to end. */
const STOPPING_MS = 10_000;

/** Runs reactions, mails and schedules in this process. Any number of processes may do so. */
export async function runWorker(options: {
  connectionString: string;
  /** Makes a context with the actor `system` and the current time. */
  contextFor: (name: string) => Context;
  reactions: Reactions;
  /** Reactions that send mail. They have their own queue, because the mail server may hang. */
  mails?: Reactions;
  schedules: Record<string, Schedule>;
  log: Log;
  releaseEveryMs?: number;
}): Promise<Worker> {
  const { contextFor, log, mails = {}, releaseEveryMs } = options;
  const common = { connectionString: options.connectionString, log, ...(releaseEveryMs && { releaseEveryMs }) };
  const tasks: TaskList = {
    react: withSafeErrors(async (payload, { addJob }) => {
      const event = payload as Event;
      const startedAt = performance.now();
      const reactions = await react(contextFor('reaction'), event, options.reactions);
      if (mails[event.type]) await addJob(MAIL_TASK, event, { maxAttempts: MAIL_ATTEMPTS });
      // Listeners have already done their work, so an event without a reaction or mail is no news to an operator.
      if (reactions === 0 && !mails[event.type]) return;
      log.info(
        { event: event.type, about: event.id, reactions, ms: Math.round(performance.now() - startedAt) },
        'reacted',
      );
    }),
  };
  for (const [name, schedule] of Object.entries(options.schedules)) {
    tasks[name] = withSafeErrors(async () => {
      await schedule.run(contextFor('clock'));
    });
  }
  const mail = withSafeErrors(async (payload, { addJob }) => {
    const event = payload as Event;
    try {
      await react(contextFor('reaction'), event, mails);
    } catch (error) {
      if (!(error instanceof MailBusyError)) throw error;
      // Another process sends it. If that one was killed, the mail can be taken from `until` on.
      await addJob(MAIL_TASK, event, { runAt: error.until, maxAttempts: MAIL_ATTEMPTS });
    }
  });

  const main = await runQueue({ ...common, tasks, cronItems: cronItems(options.schedules), concurrency: 2 });
  const mailing = await runQueue({ ...common, tasks: { [MAIL_TASK]: mail }, concurrency: MAILS_AT_ONCE }).catch(
    async (error) => {
      await main.stop(0);
      throw error;
    },
  );
  let stopping: Promise<unknown> | undefined;
  return {
    async stop() {
      stopping ??= Promise.all([main.stop(STOPPING_MS), mailing.stop(STOPPING_MS)]);
      await stopping;
    },
  };
}

/** Removes a failed statement's values from errors, because the queue stores and logs them. */
function withSafeErrors(task: Task): Task {
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
