import type { Storage } from '#domain/media/storage.ts';
import { removeUnusedImages } from '#domain/media/unused-images.server.ts';
import type { Schedule } from './schedule.ts';

/** Removes uploads that nobody saved, and what a killed process left of them. */
export function pictureSchedules(storage: Storage): Record<string, Schedule> {
  return {
    remove_unused_pictures: {
      match: '20 4 * * *',
      missed: 24 * 3_600_000,
      run: (context) => removeUnusedImages(context, storage),
    },
  };
}
