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
 * Makes bitmaps of the rows that have been made since the last time, so that words are counted in them (see
 * countInBitmaps), and takes out of the older ones what has gone. A second of the database's time for each part; a
 * part that is not full is made again at the next run. Nothing is worth it where there are fewer rows than `fewest`.
 */
export async function settleRows(context: Context, fewest = ROWS_A_PART): Promise<void> {
  const to = await decidedTo(context, fewest);
  if (to === null) return;
  await forgetLeft(context);
  const last = Math.floor((to - 1) / ROWS_A_PART);
  for (let part = await firstPartToMake(context); part <= last; part++) {
    await settlePart(context, part, Math.min(to, (part + 1) * ROWS_A_PART));
  }
  await beginCounting(context, to);
}

/**
 * Every row with an `nth` below is committed or never will be. Null where rows are being made just now: the next run
 * will do, and nobody who makes one ever waits for this.
 */
function decidedTo(context: Context, fewest: number): Promise<number | null> {
  return inTransaction(context, async (inside) => {
    if (!(await nobodyMakesRows(inside))) return null;
    const { rows } = await inside.db.execute<{ to: number; n: number; isOld: boolean }>(sql`
      SELECT (last_value + is_called::int)::int AS to,
        (SELECT count(*)::int FROM (SELECT FROM job_search LIMIT ${fewest}::int) AS rows) AS n,
        -- Rows from before rows were numbered are made again at a start; until then nothing can be said of them.
        EXISTS (SELECT FROM job_search WHERE nth = 0) AS "isOld"
      FROM job_search_nth_seq`);
    const { to, n, isOld } = rows[0] as { to: number; n: number; isOld: boolean };
    return n < fewest || isOld ? null : to;
  });
}

/** Until the end of the transaction; whoever makes rows holds the same lock shared, from before they have an `nth`. */
async function nobodyMakesRows({ db }: Context): Promise<boolean> {
  const { rows } = await db.execute<{ got: boolean }>(sql`SELECT pg_try_advisory_xact_lock(${ALL_COMPANIES}) AS got`);
  return rows[0]?.got ?? false;
}

/** That of the first row in no bitmap; while nothing is counted in them yet, the last that was made, for it may not be full. */
async function firstPartToMake({ db }: Context): Promise<number> {
  const { rows } = await db.execute<{ part: number }>(sql`
    SELECT coalesce((SELECT settled_to / ${PART} FROM search_state),
      (SELECT max(part) FROM job_bitmaps WHERE lexeme = ${THERE}), (SELECT min(nth) / ${PART} FROM job_search), 0) AS part`);
  return rows[0]?.part ?? 0;
}

/** All bitmaps of a part, of its rows below `to`; in one transaction with the word that they are counted there. */
function settlePart(context: Context, part: number, to: number): Promise<void> {
  return inTransaction(context, async ({ db }) => {
    await db.execute(sql`SELECT pg_advisory_xact_lock(${ONE_AT_A_TIME})`);
    const ofPart = sql`nth >= ${part * ROWS_A_PART}::int AND nth < ${to}::int`;
    await db.execute(sql`DELETE FROM job_bitmaps WHERE part = ${part}::int`);
    // How a word is spelled, how many there are, and two facts as one are never counted by.
    await db.execute(sql`
      INSERT INTO job_bitmaps (lexeme, part, rows)
      SELECT lexeme, ${part}::int, bit_or(rows::bit(${PART}) >> (chunk * ${CHUNK})) FROM (
        SELECT lexeme, nth % ${PART} / ${CHUNK} AS chunk, count(*) AS n, bit_or(set_bit(B'0'::bit(${CHUNK}), nth % ${CHUNK}, 1)) AS rows
        FROM job_search, unnest(tsvector_to_array(words) || ARRAY[${THERE}, ${THERE} || platform]) AS of_row(lexeme)
        WHERE ${ofPart} AND left(lexeme, 1) NOT IN ('=', '#', '&') GROUP BY 1, 2) AS chunks
      GROUP BY lexeme
      HAVING left(lexeme, 1) = ${THERE} OR sum(n) * ${SELDOM} >= (SELECT count(*) FROM job_search WHERE ${ofPart})`);
    await db.execute(sql`
      INSERT INTO job_bitmaps (lexeme, part, rows) VALUES (${THERE}, ${part}::int, ${NONE}) ON CONFLICT DO NOTHING`);
    await db.execute(sql`UPDATE search_state SET settled_to = ${to}::int WHERE settled_to < ${to}::int`);
  });
}

/** Begins with all parts at once, when every row that is in none is among the recent. */
function beginCounting(context: Context, to: number): Promise<void> {
  return inTransaction(context, async (inside) => {
    const { db } = inside;
    if (!(await nobodyMakesRows(inside))) return;
    // First the row, then what it is about: whoever takes marks off holds it, and has taken them by then.
    await db.execute(sql`SELECT FROM search_state WHERE settled_to IS NULL FOR UPDATE`);
    await db.execute(sql`
      UPDATE search_state SET settled_to = ${to}::int
      WHERE settled_to IS NULL AND NOT EXISTS (SELECT FROM job_search WHERE nth >= ${to}::int AND NOT is_recent)`);
  });
}

/** Rows that are gone are taken out of the bitmap of those that were there; a part of which none is left goes with them. */
function forgetLeft(context: Context): Promise<void> {
  return inTransaction(context, async ({ db }) => {
    await db.execute(sql`SELECT pg_advisory_xact_lock(${ONE_AT_A_TIME})`);
    // Of rows that are in no bitmap yet nothing needs to be known: bitmaps are made of what is there then.
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
