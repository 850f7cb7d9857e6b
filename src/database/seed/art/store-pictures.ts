import type { Context } from '../../../domain/context.ts';
import type { Storage } from '../../../domain/media/storage.ts';
import type { DemoTown } from '../town/town.ts';

/** The stored pictures of a startup, by its key. */
export type StoredPictures = Map<string, { logo?: string; cover?: string; gallery: { imageId: string; alt: string }[] }>;

export async function storePictures(_context: Context, _storage: Storage, _town: DemoTown): Promise<StoredPictures> {
  return new Map();
}
