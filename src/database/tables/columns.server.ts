import { customType, timestamp } from 'drizzle-orm/pg-core';

/**
 * Identifiers: 24 lower-case hex characters whose first 4 bytes are the creation time (rules §1). Collation "C" compares
 * them byte by byte.
 */
export const identifier = customType<{ data: string }>({
  dataType: () => 'text COLLATE "C"',
});

/** A timestamp in UTC, read as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const bytes = customType<{ data: Buffer }>({
  dataType: () => 'bytea',
});
