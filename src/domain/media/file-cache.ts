import { LRUCache } from 'lru-cache';
import type { Storage } from './storage.ts';

/**
 * Makes bytes on first use, once for all concurrent requests, and stores them under their path. Keeps up to
 * `memoryBytes` of them in memory.
 */
export function createFileCache(storage: Storage, memoryBytes: number) {
  const memory = new LRUCache<string, Buffer>({
    maxSize: memoryBytes,
    maxEntrySize: Math.floor(memoryBytes / 20),
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  const pending = new Map<string, Promise<Buffer>>();

  async function readOrMake(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = await storage.read(path);
    if (file) return file;
    const bytes = await make();
    await storage.write(path, bytes).catch(ignoreFullDisk);
    return bytes;
  }

  return async function cached(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const ready = memory.get(path);
    if (ready) return ready;
    let promise = pending.get(path);
    if (!promise) {
      promise = readOrMake(path, make).finally(() => pending.delete(path));
      pending.set(path, promise);
    }
    const bytes = await promise;
    memory.set(path, bytes);
    return bytes;
  };
}

/** Without disk space the bytes are still good: the next request makes them again. */
function ignoreFullDisk(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'ENOSPC' && code !== 'EDQUOT') throw error;
}
