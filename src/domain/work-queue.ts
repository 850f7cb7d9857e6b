import { Refusal } from './errors.ts';

/**
 * Runs at most `atOnce` tasks at a time and lets `longestQueue` wait. Refuses more (`overloaded`), so that a flood of
 * expensive work does not slow down everything else.
 */
export function createWorkQueue(options: {
  atOnce: number;
  longestQueue: number;
  message: string;
  retryAfterSeconds: number;
}) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async function enqueue<T>(task: () => Promise<T>): Promise<T> {
    if (running >= options.atOnce) {
      if (queue.length >= options.longestQueue) {
        const { message, retryAfterSeconds } = options;
        throw new Refusal('overloaded', 'E_OVERLOADED', message, { retryAfterSeconds });
      }
      await new Promise<void>((begin) => queue.push(begin));
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
