import { describe, expect, it } from 'vitest';
import { createFileCache } from './file-cache.ts';
import type { Storage } from './storage.ts';

/** A storage in memory that behaves like the one on disk. */
function memoryStorage(): Storage & { written: string[] } {
  const files = new Map<string, Buffer>();
  const paths: string[] = [];
  return {
    written: paths,
    read: async (path) => files.get(path) ?? null,
    async write(path, bytes) {
      paths.push(path);
      files.set(path, bytes);
    },
    async remove(path) {
      files.delete(path);
    },
  };
}

describe('the file cache', () => {
  it('makes bytes once for concurrent requests, and the next server finds them', async () => {
    const storage = memoryStorage();
    let calls = 0;
    const make = async () => {
      calls += 1;
      return Buffer.from('card');
    };
    const cache = createFileCache(storage, 1_000);
    const all = await Promise.all(Array.from({ length: 100 }, () => cache('a', make)));
    expect(new Set(all.map(String))).toEqual(new Set(['card']));
    await createFileCache(storage, 1_000)('a', make);
    expect([calls, storage.written]).toEqual([1, ['a']]);
  });

  it('tries again after a failure', async () => {
    const cache = createFileCache(memoryStorage(), 1_000);
    await expect(cache('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(String(await cache('a', async () => Buffer.from('card')))).toBe('card');
  });
});
