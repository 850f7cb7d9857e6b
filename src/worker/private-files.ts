import type { Storage } from '#domain/media/storage.ts';
import type { Reactions } from './reactions.ts';

/** Removes the bytes of deleted private files. A second removal changes nothing. */
export function privateFileReactions(storage: Storage): Reactions {
  return { 'privateFile.deleted': [(_, { path }) => storage.remove(path)] };
}
