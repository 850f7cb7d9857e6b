import { sql } from 'drizzle-orm';

/**
 * Whether name, photo and contact of application `a` are hidden on board `b`: on an anonymous board until it reaches a
 * custom column (rules §5). Searches and sorting by name use it too, so that they give nothing away.
 */
export const isHidden = sql`(coalesce(b.is_anonymous, false) AND a.step NOT IN ('custom', 'hired'))`;
