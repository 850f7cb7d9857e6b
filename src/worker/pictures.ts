import type { Storage } from '#domain/media/storage.ts';
import { removeUnusedImages } from '#domain/media/unused-images.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import type { Schedule } from './schedule.ts';

/** Removes uploads that nobody saved, and what a killed process left of them. */
export function pictureSchedules(storage: Storage): Record<string, Schedule> {
  return {
    remove_unused_pictures: {
      match: '20 4 * * *',
      missed: DAY_MS,
      run: (context) => removeUnusedImages(context, storage),
    },
  };
}
