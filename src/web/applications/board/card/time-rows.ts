import { MOST_TIMES } from '#domain/applications/messages/messages.ts';

/** The endings of field names for each proposed time: '' for the first, then '2', '3' and so on. */
export const TIME_ROWS: readonly string[] = Array.from({ length: MOST_TIMES }, (_, at) =>
  at === 0 ? '' : `${at + 1}`,
);
