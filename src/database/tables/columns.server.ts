import { customType, timestamp } from 'drizzle-orm/pg-core';

/**
 * The one identifier of everything that is stored: 24 lower-case hex characters whose first 4 bytes are
 * the creation time (rules §1). Collation "C" makes comparing and indexing it a plain byte comparison.
 */
export const identifier = customType<{ data: string }>({
  dataType: () => 'text COLLATE "C"',
});

/** A moment in UTC; read back as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const bytes = customType<{ data: Buffer }>({
  dataType: () => 'bytea',
});
