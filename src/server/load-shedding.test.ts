import { afterEach, describe, expect, it } from 'vitest';
import { Refusal } from '#domain/errors.ts';
import { createLoadShedder, type LoadShedder } from './load-shedding.ts';

let loadShedder: LoadShedder;
afterEach(() => loadShedder.stop());

/** Work that ends on demand. */
function heldWork() {
  const ends: (() => void)[] = [];
  return { work: () => new Promise<string>((resolve) => ends.push(() => resolve('done'))), ends };
}

describe('more work than the machine can do', () => {
  it('waits in a queue that has an end, and the rest is told so at once', async () => {
    loadShedder = createLoadShedder({ mostWaiting: 10 });
    const { work, ends } = heldWork();
    const outcomes = Array.from({ length: 100 }, () => loadShedder.pass(work).catch((error: unknown) => error));
    const refusals = outcomes.slice(22);
    for (const answer of await Promise.all(refusals)) {
      expect(answer).toBeInstanceOf(Refusal);
      expect((answer as Refusal).details.retryAfterSeconds).toBeGreaterThan(0);
    }
    for (let turn = 0; turn < 22; turn += 1) {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await Promise.all(outcomes.slice(0, 22))).toEqual(Array(22).fill('done'));
    expect(loadShedder.figures()).toMatchObject({ running: 0, waiting: 0, refused: 78 });
  });

  it('takes no place of those who read for what waits in a queue of its own', async () => {
    loadShedder = createLoadShedder({ mostWaiting: 10 });
    const { work, ends } = heldWork();
    const passwords = Array.from({ length: 50 }, () => loadShedder.pass(work, { hasOwnQueue: true }));
    expect(await loadShedder.pass(async () => 'read')).toBe('read');
    for (const end of ends) end();
    expect(await Promise.all(passwords)).toHaveLength(50);
  });

  it('lets members go first', async () => {
    loadShedder = createLoadShedder({ mostWaiting: 10 });
    const { work, ends } = heldWork();
    for (let index = 0; index < 12; index += 1) void loadShedder.pass(work);
    const order: string[] = [];
    const visitor = loadShedder.pass(async () => order.push('visitor'));
    const member = loadShedder.pass(async () => order.push('member'), { goesFirst: true });
    ends.shift()?.();
    await Promise.all([visitor, member]);
    expect(order).toEqual(['member', 'visitor']);
    for (const end of ends) end();
  });

  it('gives its place back when it fails', async () => {
    loadShedder = createLoadShedder({ mostWaiting: 0 });
    for (let index = 0; index < 50; index += 1) {
      await expect(loadShedder.pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    }
    expect(loadShedder.figures().running).toBe(0);
  });
});
