import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Refusal } from '../domain/errors.ts';

export const busy = () =>
  new Refusal(
    'overloaded',
    'E_OVERLOADED',
    'The site has more visitors than it can serve just now. Please try again in a moment.',
    {
      retryAfterSeconds: 2,
    },
  );

/** Worked on at the same time; more would only wait for the database's few connections and for the processor. */
const AT_ONCE = 24;
/** Waiting longer than this for a turn means the queue grows faster than it is worked off. */
const LONGEST_WAIT_MS = 1_000;
/** An event loop this late answers nobody quickly; work that is not begun yet is turned away. */
const LATE_MS = 400;

type Turn = { since: number; begin: () => void };

/**
 * Keeps work that costs (rendering, queries) within what the machine can do: a few at once, a bounded queue,
 * and a quick "not now" for the rest. Kept pages, files and health do not pass through here.
 */
export function createGate(settings: { mostWaiting: number }) {
  const waiting: Turn[] = [];
  let running = 0;
  let refused = 0;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let lateness = 0;
  const watch = setInterval(() => {
    lateness = delay.percentile(50) / 1e6 - 20;
    delay.reset();
  }, 250);
  watch.unref();

  function next(): void {
    const turn = waiting.shift();
    if (turn) turn.begin();
    else running -= 1;
  }

  return {
    /** Runs the work when it is its turn; refuses when that would take too long. Members go first. */
    async pass<T>(work: () => Promise<T>, options: { goesFirst?: boolean } = {}): Promise<T> {
      if (running >= AT_ONCE) {
        const isLong = waiting.length >= settings.mostWaiting;
        const oldest = waiting.at(options.goesFirst ? -1 : 0);
        const isSlow = oldest !== undefined && performance.now() - oldest.since > LONGEST_WAIT_MS;
        if (
          (isLong || isSlow || lateness > LATE_MS) &&
          !(options.goesFirst && waiting.length < settings.mostWaiting * 2)
        ) {
          refused += 1;
          throw busy();
        }
        await new Promise<void>((begin) => {
          const turn = { since: performance.now(), begin };
          if (options.goesFirst) waiting.unshift(turn);
          else waiting.push(turn);
        });
      } else running += 1;
      try {
        return await work();
      } finally {
        next();
      }
    },
    figures: () => ({
      running,
      waiting: waiting.length,
      refused,
      lateMs: Math.max(0, Math.round(lateness)),
    }),
    stop(): void {
      clearInterval(watch);
      delay.disable();
    },
  };
}

export type Gate = ReturnType<typeof createGate>;
