import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';

/** On every page, "new today" begins at midnight in Copenhagen, and "this week" is today and the six days before. */

/** The current date in Copenhagen. */
export function today({ now }: Context): SQL {
  return sql`(${now.toISOString()}::timestamptz AT TIME ZONE 'Europe/Copenhagen')::date`;
}

/** The moment at which a day begins in Copenhagen. */
export function midnight(day: SQL): SQL {
  return sql`((${day})::timestamp AT TIME ZONE 'Europe/Copenhagen')`;
}

/** Jobs published from this moment on are new this week. */
export function startOfWeek(context: Context): SQL {
  return midnight(sql`${today(context)} - 6`);
}
