import { type SQL, sql } from 'drizzle-orm';
import { isIdentifier } from '#domain/identifier.ts';

/**
 * Computes, as part of the statement of a move, the rank directly below the card `after`: `place` has one row with it,
 * or none if that card is not in the column. The cards on the move are the rows of `change`. The column spans all jobs
 * of the startup, so that the place is right on the board of one job and on that of all.
 */
export function placeBelow(companyId: string, { to, after }: { to: string; after: string }): SQL {
  const column = isIdentifier(to)
    ? sql`a.step = 'custom' AND a.column_id IN (
        SELECT own.id FROM board_columns named JOIN board_columns own ON lower(own.name) = lower(named.name)
        JOIN jobs j ON j.id = own.job_id WHERE named.id = ${to} AND j.company_id = ${companyId})`
    : sql`a.step = ${to}`;
  const others = sql`a.company_id = ${companyId} AND ${column} AND a.id NOT IN (SELECT id FROM change)`;
  // Cards of the same rank stand in the order of the board: the newest first.
  return sql`above AS (
      SELECT a.id, a.rank, a.sent_at FROM applications a WHERE a.id = ${after} AND ${others}
    ), below AS (
      SELECT a.rank FROM applications a, above
      WHERE ${others} AND a.rank >= above.rank AND (a.rank, above.sent_at, a.id) > (above.rank, a.sent_at, above.id)
      ORDER BY a.rank, a.sent_at DESC, a.id LIMIT 1
    ), gap AS (
      SELECT above.rank AS top, below.rank AS bottom, (above.rank + below.rank) / 2 AS middle
      FROM above LEFT JOIN below ON true
    ), place AS (
      SELECT CASE WHEN bottom IS NULL THEN top + 1 WHEN middle > top AND middle < bottom THEN middle ELSE top - 1 END AS rank,
        bottom IS NOT NULL AND NOT (middle > top AND middle < bottom) AS is_full
      FROM gap
    ), making_way AS (
      -- Between equal ranks there is no number, so the card above and those above it go up. A card that another
      -- transaction moves has its new rank from there; waiting for it could end in a deadlock.
      SELECT a.id FROM applications a, above, place
      WHERE place.is_full AND ${others} AND a.rank <= above.rank
        AND (a.rank, above.sent_at, a.id) <= (above.rank, a.sent_at, above.id)
      FOR NO KEY UPDATE OF a SKIP LOCKED
    ), made_way AS (
      UPDATE applications a SET rank = a.rank - 2 FROM making_way WHERE a.id = making_way.id
    )`;
}
