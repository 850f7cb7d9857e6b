import { Refusal } from '#domain/errors.ts';
import type { Storage } from './storage.ts';

/** Lets a few pieces of work run at the same time and some wait; the rest are told to come back. */
export function createTurns(limits: { atOnce: number; mostWaiting: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= limits.atOnce) {
      if (waiting.length >= limits.mostWaiting) {
        throw new Refusal('overloaded', 'E_OVERLOADED', 'Too many pictures are being made just now.', {
          retryAfterSeconds: 5,
        });
      }
      await new Promise<void>((begin) => waiting.push(begin));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/**
 * Bytes that are made when first asked for: once, however many ask at the same time, then kept in the storage
 * under their path, and in memory while they are asked for often.
 */
export function createMadeOnce(storage: Storage, rememberedBytes: number) {
  const remembered = new Map<string, Buffer>();
  let held = 0;
  const making = new Map<string, Promise<Buffer>>();

  function remember(path: string, bytes: Buffer): void {
    if (remembered.has(path) || bytes.length > rememberedBytes / 20) return;
    remembered.set(path, bytes);
    held += bytes.length;
    for (const [oldest, { length }] of remembered) {
      if (held <= rememberedBytes) break;
      remembered.delete(oldest);
      held -= length;
    }
  }

  async function keptOrMade(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await storage.read(path);
    if (kept) return kept;
    const bytes = await make();
    await storage.write(path, bytes).catch(unlessDiskIsFull);
    return bytes;
  }

  return async function madeOnce(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const ready = remembered.get(path);
    if (ready) return ready;
    let made = making.get(path);
    if (!made) {
      made = keptOrMade(path, make).finally(() => making.delete(path));
      making.set(path, made);
    }
    const bytes = await made;
    remember(path, bytes);
    return bytes;
  };
}

/** A full disk is no reason to keep back what has been made: it is made again next time. */
function unlessDiskIsFull(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'ENOSPC' && code !== 'EDQUOT') throw error;
}
