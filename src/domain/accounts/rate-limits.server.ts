import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { RATE_LIMITS, type RateLimits, type ScopeIn } from '#domain/rate-limit-table.ts';

/** The holder of an IPv6 /48 has 65,536 networks: together they may try this many times as often as one. */
const NETWORKS_OF_A_SITE = 20;
/** Clocks of processes differ a little; a moment further ahead comes from a clock that was wrong. */
const CLOCKS_DIFFER_MS = 60_000;

/**
 * Counts one attempt, for all processes together, and refuses the one that is too many. Exact over any window. Called
 * outside of transactions: an attempt that ends in a refusal counts, too.
 */
export function takeFromLimit(
  context: Context,
  limits: RateLimits,
  scope: ScopeIn<'database'>,
  who: string,
): Promise<void> {
  return takeFromLimits(context, limits, [[scope, who]]);
}

/**
 * Counts an attempt in several scopes, one after the other, in one statement: an attempt refused in the first takes
 * nothing from those who share the second. No scope may stand twice. Networks are counted by IPv6 /48 as well.
 */
export async function takeFromLimits(
  context: Context,
  limits: RateLimits,
  scopes: readonly (readonly [scope: ScopeIn<'database'>, who: string])[],
): Promise<void> {
  const { now } = context;
  const counts = scopes.flatMap(([scope, who]) => {
    const site = RATE_LIMITS[scope].by === 'network' ? siteOf(who) : null;
    const count = { scope, key: scope as string, who, limit: limits[scope] };
    if (site === null) return [count];
    return [count, { ...count, key: `${scope}48`, who: site, limit: limits[scope] * NETWORKS_OF_A_SITE }];
  });
  const name = (index: number) => sql.raw(`count_${index}`);
  const countings = counts.map(({ scope, key, who, limit }, index) => {
    const { withinMs } = RATE_LIMITS[scope];
    const at = moment(now.getTime());
    const since = moment(now.getTime() - withinMs);
    const latest = moment(now.getTime() + CLOCKS_DIFFER_MS);
    const forgetAt = moment(now.getTime() + withinMs);
    const before = index === 0 ? UNSYNCED : sql`FROM ${name(index - 1)} WHERE ${name(index - 1)}.is_let_through`;
    return sql`${name(index)} AS (
      INSERT INTO attempts AS known (scope, who, moments, is_let_through, forget_at)
      SELECT ${key}, ${hashOf(who)}, ARRAY[${at}], true, ${forgetAt} ${before}
      ON CONFLICT (scope, who) DO UPDATE SET (is_let_through, moments, forget_at) = (
        SELECT cardinality(recent) < ${limit}::int,
          CASE WHEN cardinality(recent) < ${limit}::int THEN recent || ${at} ELSE recent END,
          ${forgetAt}
        FROM (SELECT ARRAY(SELECT moment FROM unnest(known.moments) AS moment
          WHERE moment > ${since} AND moment <= ${latest} ORDER BY moment) AS recent) AS last)
      RETURNING is_let_through, moments[1] AS first)`;
  });
  const refusals = counts.map(
    ({ scope }, index) => sql`SELECT ${scope}::text AS scope, first FROM ${name(index)} WHERE NOT is_let_through`,
  );
  const { rows } = await context.db.execute<{ scope: ScopeIn<'database'>; first: string | Date | null }>(
    sql`WITH ${sql.join(countings, sql`, `)} ${sql.join(refusals, sql` UNION ALL `)}`,
  );
  const [refusal] = rows;
  if (!refusal) return;
  const { withinMs, message } = RATE_LIMITS[refusal.scope];
  const free = new Date(refusal.first ?? now).getTime() + withinMs - now.getTime();
  throw new Refusal('tooMany', 'E_TOO_MANY', message, {
    retryAfterSeconds: Math.max(1, Math.ceil(Math.min(free, withinMs) / 1000)),
  });
}

/**
 * The commit does not wait for the disk: it would take as long as all else. A crash of PostgreSQL forgets the attempts of
 * the last second at most.
 */
const UNSYNCED = sql`WHERE set_config('synchronous_commit', 'off', true) = 'off'`;

const moment = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;

/** The /48 of an IPv6 network, which one customer may hold; an IPv4 address is in none. */
function siteOf(network: string): string | null {
  return network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}::/48` : null;
}

/** Enough to tell people apart for an hour, and no list of addresses. */
function hashOf(who: string): string {
  return createHash('sha256').update(who).digest('base64url').slice(0, 27);
}
