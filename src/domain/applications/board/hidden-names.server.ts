import { type SQL, sql } from 'drizzle-orm';

/** Whether name, photo and contact of application `a` are hidden on board `b`. */
export const isHidden = isHiddenOn(sql`a`, sql`b`);

/** The same for rows of `applications` and `boards` without an alias. */
export const isNameHidden = isHiddenOn(sql`applications`, sql`boards`);

/**
 * SQL: whether the application is hidden on the board: on an anonymous one until it reaches a custom column (rules §5).
 * Searches and sorting by name use it too, so that they give nothing away.
 */
export function isHiddenOn(application: SQL, board: SQL): SQL {
  return sql`(coalesce(${board}.is_anonymous, false) AND ${application}.step NOT IN ('custom', 'hired'))`;
}
