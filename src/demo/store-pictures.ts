import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '#domain/context.ts';
import { storeOwnImage } from '#domain/media/commands.server.ts';
import type { Storage } from '#domain/media/storage.ts';
import { DEMO_FOLDER } from './demo-files.ts';

const PICTURES_AT_ONCE = 2;

/** Stores pictures of the demo, and returns their identifiers by file name. */
export async function storePictures(
  context: Context,
  storage: Storage,
  names: readonly string[],
): Promise<Map<string, string>> {
  const files = [...new Set(names)];
  const imageIds = new Map<string, string>();
  for (let start = 0; start < files.length; start += PICTURES_AT_ONCE) {
    await Promise.all(
      files.slice(start, start + PICTURES_AT_ONCE).map(async (file) => {
        const { id } = await storeOwnImage(context, storage, await readFile(join(DEMO_FOLDER, 'pictures', file)));
        imageIds.set(file, id);
      }),
    );
  }
  return imageIds;
}
