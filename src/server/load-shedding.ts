import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Refusal } from '#domain/errors.ts';

export const busy = () =>
  new Refusal(
    'overloaded',
    'E_OVERLOADED',
    'The site has more visitors than it can serve just now. Please try again in a moment.',
    {
      retryAfterSeconds: 2,
    },
  );

/** Runs at the same time; more would only wait for database connections and the processor. */
const AT_ONCE = 12;
/** Work that would wait longer than this is refused at once. */
const LONGEST_WAIT_MS = 1_000;
/** With an event loop this late, every response is slow; new work is refused. */
const LATE_MS = 400;

/**
 * Keeps expensive work (rendering, queries) within what the machine can do: a few at once, a bounded queue, and a quick
 * refusal for the rest. Cached pages, files and health do not pass through here.
 */
export function createLoadShedder(settings: { mostWaiting: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;
  let refusals = 0;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let lateness = 0;
  const watch = setInterval(() => {
    lateness = delay.percentile(50) / 1e6 - 20;
    delay.reset();
  }, 250);
  watch.unref();

  /** Milliseconds between two finished pieces of work while the queue is full: the cost of a place in the queue. */
  let pace = 5;
  let lastDone = 0;

  function next(): void {
    const now = performance.now();
    const turn = waiting.shift();
    if (!turn) {
      running -= 1;
      lastDone = 0;
      return;
    }
    if (lastDone > 0) pace = pace * 0.95 + (now - lastDone) * 0.05;
    lastDone = now;
    turn();
  }

  function isTooMuch(goesFirst: boolean): boolean {
    // Logged-in people may wait twice as long: they go first.
    const patience = goesFirst ? 2 : 1;
    return (
      waiting.length >= settings.mostWaiting * patience ||
      waiting.length * pace > LONGEST_WAIT_MS * patience ||
      (lateness > LATE_MS && !goesFirst)
    );
  }

  return {
    /**
     * Runs the work when its turn comes; refuses it when that would take too long. Work with its own queue (passwords are
     * hashed one after the other) takes no place here, or readers would wait behind it.
     */
    async pass<T>(work: () => Promise<T>, options: { goesFirst?: boolean; hasOwnQueue?: boolean } = {}): Promise<T> {
      if (options.hasOwnQueue) return work();
      if (running >= AT_ONCE) {
        if (isTooMuch(options.goesFirst ?? false)) {
          refusals += 1;
          throw busy();
        }
        await new Promise<void>((begin) => {
          if (options.goesFirst) waiting.unshift(begin);
          else waiting.push(begin);
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
      refused: refusals,
      lateMs: Math.max(0, Math.round(lateness)),
    }),
    stop(): void {
      clearInterval(watch);
      delay.disable();
    },
  };
}

export type LoadShedder = ReturnType<typeof createLoadShedder>;
