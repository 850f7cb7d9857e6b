import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Storage } from '#domain/media/storage.ts';

/** Letters, digits, dots and hyphens in at most six parts, none of them only dots: no path can leave the folder. */
const PATH = /^(?!.*(?:^|\/)\.+(?:\/|$))[a-z0-9@._-]+(?:\/[a-z0-9@._-]+){0,5}$/;

/** Stores files in a folder of this machine. */
export function diskStorage(folder: string): Storage {
  const placeOf = (path: string) => {
    if (!PATH.test(path)) throw new Error('A storage path may only be made of names we give.');
    return join(folder, path);
  };
  return {
    async read(path) {
      try {
        return await readFile(placeOf(path));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    async write(path, bytes) {
      const place = placeOf(path);
      const beside = `${place}.${randomBytes(6).toString('hex')}.part`;
      await mkdir(dirname(place), { recursive: true });
      try {
        const file = await open(beside, 'w', 0o640);
        try {
          await file.writeFile(bytes);
          // Synced before it gets its name: a power cut leaves the whole file or none.
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(beside, place);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
    async remove(path) {
      const place = placeOf(path);
      await rm(place, { force: true });
      // Files that a killed process left half written.
      const beside = await readdir(dirname(place)).catch(() => []);
      const parts = beside.filter((name) => name.startsWith(`${basename(place)}.`) && name.endsWith('.part'));
      for (const part of parts) await rm(join(dirname(place), part), { force: true });
    },
  };
}
