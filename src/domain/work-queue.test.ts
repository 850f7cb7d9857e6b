import { describe, expect, it } from 'vitest';
import { Refusal } from './errors.ts';
import { createWorkQueue } from './work-queue.ts';

const queueOf = (atOnce: number, longestQueue: number) =>
  createWorkQueue({ atOnce, longestQueue, message: 'Please try again later.', retryAfterSeconds: 1 });

describe('the work queue', () => {
  it('runs a few tasks at a time, lets some wait, and refuses the rest', async () => {
    const enqueue = queueOf(2, 3);
    const running: number[] = [];
    const ends: (() => void)[] = [];
    const outcomes = Array.from({ length: 1_000 }, (_, at) =>
      enqueue(async () => {
        running.push(at);
        await new Promise<void>((end) => ends.push(end));
        return 'done';
      }).catch((error: unknown) => (error instanceof Refusal ? error.kind : 'broken')),
    );
    const refusals = await Promise.all(outcomes.slice(5));
    expect(new Set(refusals)).toEqual(new Set(['overloaded']));
    expect(running).toEqual([0, 1]);
    for (let at = 0; at < 5; at++) {
      while (!ends[at]) await Promise.resolve();
      ends[at]?.();
    }
    expect(await Promise.all(outcomes.slice(0, 5))).toEqual(Array(5).fill('done'));
    expect(running).toEqual([0, 1, 2, 3, 4]);
  });

  it('continues after a task that fails', async () => {
    const enqueue = queueOf(1, 1);
    const first = enqueue(() => Promise.reject(new Error('no')));
    const second = enqueue(async () => 'yes');
    await expect(first).rejects.toThrow('no');
    expect(await second).toBe('yes');
  });
});
