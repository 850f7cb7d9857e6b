import { afterEach, describe, expect, it } from 'vitest';
import { Refusal } from '#domain/errors.ts';
import { createGate, type Gate } from './overload.ts';

let gate: Gate;
afterEach(() => gate.stop());

/** Work that ends when told to. */
function heldWork() {
  const ends: (() => void)[] = [];
  return { work: () => new Promise<string>((resolve) => ends.push(() => resolve('done'))), ends };
}

describe('more work than the machine can do', () => {
  it('waits in a queue that has an end, and the rest is told so at once', async () => {
    gate = createGate({ mostWaiting: 10 });
    const { work, ends } = heldWork();
    const asked = Array.from({ length: 100 }, () => gate.pass(work).catch((error: unknown) => error));
    const refused = asked.slice(22);
    for (const answer of await Promise.all(refused)) {
      expect(answer).toBeInstanceOf(Refusal);
      expect((answer as Refusal).details.retryAfterSeconds).toBeGreaterThan(0);
    }
    for (let turn = 0; turn < 22; turn += 1) {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await Promise.all(asked.slice(0, 22))).toEqual(Array(22).fill('done'));
    expect(gate.figures()).toMatchObject({ running: 0, waiting: 0, refused: 78 });
  });

  it('takes no place of those who read for what waits in a queue of its own', async () => {
    gate = createGate({ mostWaiting: 10 });
    const { work, ends } = heldWork();
    const passwords = Array.from({ length: 50 }, () => gate.pass(work, { hasOwnQueue: true }));
    expect(await gate.pass(async () => 'read')).toBe('read');
    for (const end of ends) end();
    expect(await Promise.all(passwords)).toHaveLength(50);
  });

  it('lets members go first', async () => {
    gate = createGate({ mostWaiting: 10 });
    const { work, ends } = heldWork();
    for (let index = 0; index < 12; index += 1) void gate.pass(work);
    const order: string[] = [];
    const visitor = gate.pass(async () => order.push('visitor'));
    const member = gate.pass(async () => order.push('member'), { goesFirst: true });
    ends.shift()?.();
    await Promise.all([visitor, member]);
    expect(order).toEqual(['member', 'visitor']);
    for (const end of ends) end();
  });

  it('gives its place back when it fails', async () => {
    gate = createGate({ mostWaiting: 0 });
    for (let index = 0; index < 50; index += 1) {
      await expect(gate.pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    }
    expect(gate.figures().running).toBe(0);
  });
});
