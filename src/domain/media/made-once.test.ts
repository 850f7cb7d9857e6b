import { describe, expect, it } from 'vitest';
import { Refusal } from '#domain/errors.ts';
import { createMadeOnce, createTurns } from './made-once.ts';
import type { Storage } from './storage.ts';

/** A storage in memory, as the one on disk behaves. */
function shelf(): Storage & { written: string[] } {
  const lying = new Map<string, Buffer>();
  const written: string[] = [];
  return {
    written,
    read: async (path) => lying.get(path) ?? null,
    async write(path, bytes) {
      written.push(path);
      lying.set(path, bytes);
    },
    async remove(path) {
      lying.delete(path);
    },
  };
}

describe('work that costs', () => {
  it('is done a few at a time, waits in a bounded queue, and is refused beyond it', async () => {
    const inTurn = createTurns({ atOnce: 2, mostWaiting: 3 });
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const asked = Array.from({ length: 1_000 }, (_, at) =>
      inTurn(async () => {
        begun.push(at);
        await new Promise<void>((end) => ends.push(end));
        return 'done';
      }).catch((error: unknown) => (error instanceof Refusal ? error.kind : 'broken')),
    );
    const refused = await Promise.all(asked.slice(5));
    expect(new Set(refused)).toEqual(new Set(['overloaded']));
    expect(begun).toEqual([0, 1]);
    for (let at = 0; at < 5; at++) {
      while (!ends[at]) await Promise.resolve();
      ends[at]?.();
    }
    expect(await Promise.all(asked.slice(0, 5))).toEqual(Array(5).fill('done'));
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it('gives its turn on when it fails', async () => {
    const inTurn = createTurns({ atOnce: 1, mostWaiting: 1 });
    const first = inTurn(() => Promise.reject(new Error('no')));
    const second = inTurn(async () => 'yes');
    await expect(first).rejects.toThrow('no');
    expect(await second).toBe('yes');
  });
});

describe('what is made once', () => {
  it('is made once for all who ask at once, and found by the next server', async () => {
    const storage = shelf();
    let made = 0;
    const make = async () => {
      made += 1;
      return Buffer.from('card');
    };
    const madeOnce = createMadeOnce(storage, 1_000);
    const all = await Promise.all(Array.from({ length: 100 }, () => madeOnce('a', make)));
    expect(new Set(all.map(String))).toEqual(new Set(['card']));
    await createMadeOnce(storage, 1_000)('a', make);
    expect([made, storage.written]).toEqual([1, ['a']]);
  });

  it('is asked for again when making it failed', async () => {
    const madeOnce = createMadeOnce(shelf(), 1_000);
    await expect(madeOnce('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(String(await madeOnce('a', async () => Buffer.from('card')))).toBe('card');
  });
});
