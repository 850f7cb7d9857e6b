import type { Context } from '#domain/context.ts';
import { type StoredImage, storeImage } from '#domain/media/commands.server.ts';
import type { Storage } from '#domain/media/storage.ts';
import type { RateLimits } from '#domain/rate-limit-table.ts';
import { createWorkQueue } from '#domain/work-queue.ts';
import { requireUser } from './policy.ts';
import { takeFromLimit } from './rate-limits.server.ts';

/** Stores a picture that a logged-in person sends (S-5). */
export type StoreUpload = (context: Context, bytes: Uint8Array) => Promise<StoredImage>;

/** A picture of 40 million pixels takes 160 MB while it is encoded again, so few are encoded at once. */
const ENCODED_AT_ONCE = 2;
const LONGEST_QUEUE = 30;

/** Stores pictures for logged-in people, within the limit of each. Refuses (503) when too many wait to be encoded. */
export function createUploads(storage: Storage, limits: RateLimits): StoreUpload {
  const enqueue = createWorkQueue({
    atOnce: ENCODED_AT_ONCE,
    longestQueue: LONGEST_QUEUE,
    message: 'Many pictures are arriving at the moment. Please try again in a few seconds.',
    retryAfterSeconds: 5,
  });
  return async (context, bytes) => {
    const { userId } = requireUser(context);
    await takeFromLimit(context, limits, 'uploadsPerPerson', userId);
    return enqueue(() => storeImage(context, storage, bytes));
  };
}
