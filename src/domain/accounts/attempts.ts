import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { Refusal } from '../errors.ts';

const MINUTE = 60_000;

/** How often a door may be tried (S-4): the numbers are settings, the times are not. */
export type AccountLimits = {
  signInsPerNetwork: number;
  signInsPerEmail: number;
  codesPerPerson: number;
  signUpsPerNetwork: number;
  resetsPerNetwork: number;
  resetsPerEmail: number;
};

const SCOPES = {
  signInsPerNetwork: { withinMs: 5 * MINUTE, refused: 'Too many attempts to log in from your network.' },
  signInsPerEmail: { withinMs: 60 * MINUTE, refused: 'Too many attempts to log in with this email address.' },
  codesPerPerson: { withinMs: 60 * MINUTE, refused: 'Too many codes were tried.' },
  signUpsPerNetwork: { withinMs: 30 * MINUTE, refused: 'Too many attempts to sign up from your network.' },
  resetsPerNetwork: { withinMs: 5 * MINUTE, refused: 'Too many requests for a new password from your network.' },
  resetsPerEmail: { withinMs: 30 * MINUTE, refused: 'Too many emails were asked for with this email address.' },
} as const satisfies Record<keyof AccountLimits, { withinMs: number; refused: string }>;

type Door = keyof AccountLimits;

/**
 * Counts one attempt, for all processes together, and refuses the one that is too many. Exact over any window, not
 * by the clock's five minutes. Called outside of transactions: an attempt that ends in a refusal counts, too.
 */
export function takeAttempt(context: Context, limits: AccountLimits, door: Door, who: string): Promise<void> {
  return takeAttempts(context, limits, [[door, who]]);
}

/**
 * The same at several doors, one behind the other, in one statement: who is refused at the first takes nothing from
 * those who share the second. No door twice.
 */
export async function takeAttempts(
  context: Context,
  limits: AccountLimits,
  doors: readonly (readonly [door: Door, who: string])[],
): Promise<void> {
  const name = (index: number) => sql.raw(`door_${index}`);
  const counted = doors.map(([door, who], index) => {
    const { now } = context;
    const { withinMs } = SCOPES[door];
    const limit = limits[door];
    const at = sql`${now.toISOString()}::timestamptz`;
    const since = sql`${new Date(now.getTime() - withinMs).toISOString()}::timestamptz`;
    const forgetAt = sql`${new Date(now.getTime() + withinMs).toISOString()}::timestamptz`;
    const before = index === 0 ? sql`` : sql`FROM ${name(index - 1)} WHERE ${name(index - 1)}.is_let_through`;
    return sql`${name(index)} AS (
      INSERT INTO attempts AS known (scope, who, moments, is_let_through, forget_at)
      SELECT ${door}, ${hashOf(who)}, ARRAY[${at}], true, ${forgetAt} ${before}
      ON CONFLICT (scope, who) DO UPDATE SET (is_let_through, moments, forget_at) = (
        SELECT cardinality(recent) < ${limit}::int,
          CASE WHEN cardinality(recent) < ${limit}::int THEN recent || ${at} ELSE recent END,
          ${forgetAt}
        FROM (SELECT ARRAY(SELECT moment FROM unnest(known.moments) AS moment
          WHERE moment > ${since} ORDER BY moment) AS recent) AS last)
      RETURNING scope, is_let_through, moments[1] AS first)`;
  });
  const refusals = doors.map((_, index) => sql`SELECT scope, first FROM ${name(index)} WHERE NOT is_let_through`);
  const { rows } = await context.db.execute<{ scope: Door; first: string | Date | null }>(
    sql`WITH ${sql.join(counted, sql`, `)} ${sql.join(refusals, sql` UNION ALL `)}`,
  );
  const [refusal] = rows;
  if (!refusal) return;
  const { withinMs, refused } = SCOPES[refusal.scope];
  const free = new Date(refusal.first ?? context.now).getTime() + withinMs - context.now.getTime();
  throw new Refusal('tooMany', 'E_TOO_MANY', `${refused} Please wait a little.`, {
    retryAfterSeconds: Math.max(1, Math.ceil(free / 1000)),
  });
}

/** Enough to tell people apart for an hour, and no list of addresses. */
function hashOf(who: string): string {
  return createHash('sha256').update(who).digest('base64url').slice(0, 27);
}
