import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { Refusal } from '../errors.ts';

const MINUTE = 60_000;

/** How often a door may be tried (S-4): the numbers are settings, the times are not. */
export type AccountLimits = {
  signInsPerNetwork: number;
  signInsPerEmail: number;
  signUpsPerNetwork: number;
  resetsPerNetwork: number;
  resetsPerEmail: number;
};

const SCOPES = {
  signInsPerNetwork: { withinMs: 5 * MINUTE, refused: 'Too many attempts to log in from your network.' },
  signInsPerEmail: { withinMs: 60 * MINUTE, refused: 'Too many attempts to log in with this email address.' },
  signUpsPerNetwork: { withinMs: 30 * MINUTE, refused: 'Too many attempts to sign up from your network.' },
  resetsPerNetwork: { withinMs: 5 * MINUTE, refused: 'Too many requests for a new password from your network.' },
  resetsPerEmail: { withinMs: 30 * MINUTE, refused: 'Too many emails were asked for with this email address.' },
} as const satisfies Record<keyof AccountLimits, { withinMs: number; refused: string }>;

/**
 * Counts one attempt, for all processes together, and refuses the one that is too many. Exact over any window, not
 * by the clock's five minutes. Called outside of transactions: an attempt that ends in a refusal counts, too.
 */
export async function takeAttempt(
  context: Context,
  limits: AccountLimits,
  scope: keyof AccountLimits,
  who: string,
): Promise<void> {
  const { withinMs, refused } = SCOPES[scope];
  const now = context.now.toISOString();
  const since = new Date(context.now.getTime() - withinMs).toISOString();
  const forgetAt = new Date(context.now.getTime() + withinMs).toISOString();
  const limit = limits[scope];
  const { rows } = await context.db.execute<{ isLetThrough: boolean; first: string | Date | null }>(sql`
    INSERT INTO attempts AS known (scope, who, moments, is_let_through, forget_at)
    VALUES (${scope}, ${hashOf(who)}, ARRAY[${now}::timestamptz], true, ${forgetAt}::timestamptz)
    ON CONFLICT (scope, who) DO UPDATE SET (is_let_through, moments, forget_at) = (
      SELECT cardinality(recent) < ${limit}::int,
        CASE WHEN cardinality(recent) < ${limit}::int THEN recent || ${now}::timestamptz ELSE recent END,
        ${forgetAt}::timestamptz
      FROM (SELECT ARRAY(SELECT moment FROM unnest(known.moments) AS moment
        WHERE moment > ${since}::timestamptz ORDER BY moment) AS recent) AS last)
    RETURNING is_let_through AS "isLetThrough", moments[1] AS first`);
  const [row] = rows;
  if (!row || row.isLetThrough) return;
  const free = new Date(row.first ?? context.now).getTime() + withinMs - context.now.getTime();
  throw new Refusal('tooMany', 'E_TOO_MANY', `${refused} Please wait a little.`, {
    retryAfterSeconds: Math.max(1, Math.ceil(free / 1000)),
  });
}

/** Enough to tell people apart for an hour, and no list of addresses. */
function hashOf(who: string): string {
  return createHash('sha256').update(who).digest('base64url').slice(0, 27);
}
