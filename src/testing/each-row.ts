import { it } from 'vitest';
import { sampleOf } from '#testing/depth.ts';

/** A table with more rows than this is sampled. */
const MOST_ROWS = 8;

/**
 * `it.each` for examples of which each asks the database. `npm test` runs one row in three of a long table, others each
 * day; the deep tier, and a person who runs one file, run them all.
 */
export const eachRow = ((rows: readonly unknown[]) =>
  it.each(process.env.TEST_ROWS === 'sample' && rows.length > MOST_ROWS ? sampleOf(rows, 3) : rows)) as typeof it.each;
