import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';

/** "New today" turns at midnight in Copenhagen, and "this week" is today and the six days before, wherever it is said. */

/** The day it is there, as a date. */
export function today({ now }: Context): SQL {
  return sql`(${now.toISOString()}::timestamptz AT TIME ZONE 'Europe/Copenhagen')::date`;
}

/** The moment that day begins. */
export function midnight(day: SQL): SQL {
  return sql`((${day})::timestamp AT TIME ZONE 'Europe/Copenhagen')`;
}

/** The moment from which on jobs are new this week. */
export function startOfWeek(context: Context): SQL {
  return midnight(sql`${today(context)} - 6`);
}
