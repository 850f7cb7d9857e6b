import { MOST_TIMES } from '#domain/applications/messages/messages.ts';

/** What the names of the fields of each proposed time end with: nothing for the first, then its number. */
export const TIME_ROWS: readonly string[] = Array.from({ length: MOST_TIMES }, (_, at) =>
  at === 0 ? '' : `${at + 1}`,
);
