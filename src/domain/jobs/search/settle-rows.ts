import { sql } from 'drizzle-orm';
import { ROWS_A_PART } from '../../../database/tables/job-search.server.ts';
import { type Context, inTransaction } from '../../context.ts';
import { THERE } from './job-bitmaps.ts';
import { ALL_COMPANIES, ONE_AT_A_TIME } from './search-upkeep.ts';

const PART = sql.raw(String(ROWS_A_PART));
const NONE = sql.raw(`B'0'::bit(${ROWS_A_PART})`);
/** A bit is set in so many first: setting one in all of a part copies all of it, a million times. */
const CHUNK = sql.raw('256');
/** A lexeme that a smaller share of a part holds has no bitmap: the index finds those soon enough. */
const SELDOM = sql.raw('128');

/**
 * Makes the bitmaps of every part that is full, so that words are counted in them (see countInBitmaps), and takes out
 * of the older ones what has gone. A second of the database's time for each part.
 */
export async function settleRows(context: Context): Promise<void> {
  const to = await fullTo(context);
  if (to === null) return;
  await forgetLeft(context);
  for (let part = await nextPart(context); part !== null && (part + 1) * ROWS_A_PART <= to; part++) {
    await settlePart(context, part);
  }
  await beginCounting(context);
}

/**
 * Every row with an `nth` below is committed or never will be. Null where rows are being made just now: the next run
 * will do, and nobody who makes one ever waits for this.
 */
function fullTo(context: Context): Promise<number | null> {
  return inTransaction(context, async (inside) => {
    if (!(await nobodyMakesRows(inside))) return null;
    const { rows } = await inside.db.execute<{ to: number }>(
      sql`SELECT (last_value + is_called::int)::int AS to FROM job_search_nth_seq`,
    );
    const to = rows[0]?.to as number;
    // Made all at once, not all rows are recent: a part that holds such a one is full as it is.
    const { rows: unmarked } = await inside.db.execute(sql`
      SELECT FROM job_search WHERE NOT is_recent AND nth >= ${to}::int / ${PART} * ${PART} LIMIT 1`);
    if (unmarked.length === 0) return to;
    const end = Math.ceil(to / ROWS_A_PART) * ROWS_A_PART;
    await inside.db.execute(sql`SELECT setval('job_search_nth_seq', ${end}::int, false)`);
    return end;
  });
}

/** Until the end of the transaction; whoever makes rows holds the same lock shared, from before they have an `nth`. */
async function nobodyMakesRows({ db }: Context): Promise<boolean> {
  const { rows } = await db.execute<{ got: boolean }>(sql`SELECT pg_try_advisory_xact_lock(${ALL_COMPANIES}) AS got`);
  return rows[0]?.got ?? false;
}

async function nextPart({ db }: Context): Promise<number | null> {
  const { rows } = await db.execute<{ part: number | null }>(sql`
    SELECT coalesce((SELECT max(part) + 1 FROM job_bitmaps WHERE lexeme = ${THERE}), (SELECT min(nth) / ${PART} FROM job_search)) AS part`);
  return rows[0]?.part ?? null;
}

function settlePart(context: Context, part: number): Promise<void> {
  return inTransaction(context, async ({ db }) => {
    await db.execute(sql`SELECT pg_advisory_xact_lock(${ONE_AT_A_TIME})`);
    const ofPart = sql`nth >= ${part * ROWS_A_PART}::int AND nth < ${(part + 1) * ROWS_A_PART}::int`;
    // How a word is spelled and how many there are is never counted by.
    const { rowCount } = await db.execute(sql`
      INSERT INTO job_bitmaps (lexeme, part, rows) VALUES (${THERE}, ${part}::int, ${NONE}) ON CONFLICT DO NOTHING`);
    if (rowCount === 0) return;
    await db.execute(sql`
      INSERT INTO job_bitmaps (lexeme, part, rows)
      SELECT lexeme, ${part}::int, bit_or(rows::bit(${PART}) >> (chunk * ${CHUNK})) FROM (
        SELECT lexeme, nth % ${PART} / ${CHUNK} AS chunk, count(*) AS n, bit_or(set_bit(B'0'::bit(${CHUNK}), nth % ${CHUNK}, 1)) AS rows
        FROM job_search, unnest(tsvector_to_array(words) || ARRAY[${THERE}, ${THERE} || platform]) AS of_row(lexeme)
        WHERE ${ofPart} AND left(lexeme, 1) NOT IN ('=', '#') GROUP BY 1, 2) AS chunks
      GROUP BY lexeme
      HAVING left(lexeme, 1) = ${THERE} OR sum(n) * ${SELDOM} >= (SELECT count(*) FROM job_search WHERE ${ofPart})
      ON CONFLICT (lexeme, part) DO UPDATE SET rows = excluded.rows`);
    await db.execute(
      sql`UPDATE search_state SET settled_to = ${(part + 1) * ROWS_A_PART}::int WHERE settled_to IS NOT NULL`,
    );
  });
}

/** Begins with all parts at once, when every row that is in none is among the recent. */
function beginCounting(context: Context): Promise<void> {
  return inTransaction(context, async (inside) => {
    const { db } = inside;
    if (!(await nobodyMakesRows(inside))) return;
    // First the row, then what it is about: whoever takes marks off holds it, and has taken them by then.
    const { rows } = await db.execute<{ to: number | null }>(sql`
      SELECT (SELECT (max(part) + 1) * ${PART} FROM job_bitmaps WHERE lexeme = ${THERE}) AS to
      FROM search_state WHERE settled_to IS NULL FOR UPDATE`);
    const to = rows[0]?.to ?? null;
    if (to === null) return;
    await db.execute(sql`
      UPDATE search_state SET settled_to = ${to}::int
      WHERE NOT EXISTS (SELECT FROM job_search WHERE nth >= ${to}::int AND NOT is_recent)`);
  });
}

/** Rows that are gone are taken out of the bitmap of those that were there; a part of which none is left goes with them. */
function forgetLeft(context: Context): Promise<void> {
  return inTransaction(context, async ({ db }) => {
    await db.execute(sql`SELECT pg_advisory_xact_lock(${ONE_AT_A_TIME})`);
    // Of a part that is yet to be made nothing needs to be known: it is made of what is there then.
    await db.execute(sql`
      WITH gone AS (DELETE FROM job_search_left RETURNING nth)
      UPDATE job_bitmaps b SET rows = b.rows & ~gone_of.rows
      FROM (SELECT nth / ${PART} AS part, bit_or(set_bit(${NONE}, nth % ${PART}, 1)) AS rows FROM gone GROUP BY 1) AS gone_of
      WHERE b.lexeme = ${THERE} AND b.part = gone_of.part`);
    // The newest stays: it says where the next begins.
    await db.execute(sql`
      DELETE FROM job_bitmaps WHERE part IN (
        SELECT part FROM job_bitmaps WHERE lexeme = ${THERE} AND bit_count(rows) = 0
        AND part < (SELECT max(part) FROM job_bitmaps WHERE lexeme = ${THERE}))`);
  });
}
