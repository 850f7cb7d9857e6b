import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often something may be tried (S-4, rules §3): the numbers are settings, the times are not. */
export type AccountLimits = {
  signInsPerNetwork: number;
  signInsPerEmail: number;
  signInsPerDevice: number;
  passwordsPerPerson: number;
  codesPerPerson: number;
  signUpsPerNetwork: number;
  resetsPerNetwork: number;
  resetsPerEmail: number;
  invitationsPerTeam: number;
  invitationsPerSender: number;
  invitationsPerAddress: number;
  draftsPerPerson: number;
};

const tooManySignIns =
  'Too many attempts to log in with this email address. Please wait a little, or have a link for a new password mailed to you.';
const SCOPES = {
  signInsPerNetwork: {
    withinMs: 5 * MINUTE,
    refused: 'Too many attempts to log in from your network. Please wait a little.',
  },
  signInsPerEmail: { withinMs: HOUR, refused: tooManySignIns },
  signInsPerDevice: { withinMs: HOUR, refused: tooManySignIns },
  passwordsPerPerson: { withinMs: HOUR, refused: 'Too many passwords were tried. Please wait a little.' },
  codesPerPerson: { withinMs: HOUR, refused: 'Too many codes were tried. Please wait a little.' },
  signUpsPerNetwork: {
    withinMs: 30 * MINUTE,
    refused: 'Too many attempts to sign up from your network. Please wait a little.',
  },
  resetsPerNetwork: {
    withinMs: 5 * MINUTE,
    refused: 'Too many requests for a new password from your network. Please wait a little.',
  },
  resetsPerEmail: {
    withinMs: 30 * MINUTE,
    refused: 'Too many emails were asked for with this email address. Please wait a little.',
  },
  invitationsPerTeam: {
    withinMs: DAY,
    refused: 'This team has sent all the invitations it can send in a day. Please invite others tomorrow.',
  },
  invitationsPerSender: {
    withinMs: DAY,
    refused: 'You have sent all the invitations you can send in a day. Please invite others tomorrow.',
  },
  invitationsPerAddress: {
    withinMs: DAY,
    refused: 'This address has been sent several invitations today. Please wait until tomorrow.',
  },
  draftsPerPerson: {
    withinMs: DAY,
    refused: 'You have begun as many profiles as you can in a day. Please begin another one tomorrow.',
  },
} as const satisfies Record<keyof AccountLimits, { withinMs: number; refused: string }>;

type Door = keyof AccountLimits;

/** One who holds an IPv6 /48 has 65,536 networks: together they may try this many times what one may. */
const NETWORKS_OF_A_SITE = 20;
/** Processes read the time at different moments; what lies further ahead was counted by a clock that was wrong. */
const CLOCKS_DIFFER_MS = MINUTE;

/**
 * Counts one attempt, for all processes together, and refuses the one that is too many. Exact over any window, not
 * by the clock's five minutes. Called outside of transactions: an attempt that ends in a refusal counts, too.
 */
export function takeFromLimit(context: Context, limits: AccountLimits, door: Door, who: string): Promise<void> {
  return takeFromLimits(context, limits, [[door, who]]);
}

/**
 * The same at several doors, one behind the other, in one statement: who is refused at the first takes nothing from
 * those who share the second. No door twice. What is counted by network is counted by IPv6 /48 as well.
 */
export async function takeFromLimits(
  context: Context,
  limits: AccountLimits,
  doors: readonly (readonly [door: Door, who: string])[],
): Promise<void> {
  const { now } = context;
  const counts = doors.flatMap(([door, who]) => {
    const site = door.endsWith('PerNetwork') ? siteOf(who) : null;
    const count = { scope: door as string, door, who, limit: limits[door] };
    if (site === null) return [count];
    return [count, { ...count, scope: `${door}48`, who: site, limit: limits[door] * NETWORKS_OF_A_SITE }];
  });
  const name = (index: number) => sql.raw(`door_${index}`);
  const counted = counts.map(({ scope, door, who, limit }, index) => {
    const { withinMs } = SCOPES[door];
    const at = moment(now.getTime());
    const since = moment(now.getTime() - withinMs);
    const latest = moment(now.getTime() + CLOCKS_DIFFER_MS);
    const forgetAt = moment(now.getTime() + withinMs);
    const before = index === 0 ? sql`` : sql`FROM ${name(index - 1)} WHERE ${name(index - 1)}.is_let_through`;
    return sql`${name(index)} AS (
      INSERT INTO attempts AS known (scope, who, moments, is_let_through, forget_at)
      SELECT ${scope}, ${hashOf(who)}, ARRAY[${at}], true, ${forgetAt} ${before}
      ON CONFLICT (scope, who) DO UPDATE SET (is_let_through, moments, forget_at) = (
        SELECT cardinality(recent) < ${limit}::int,
          CASE WHEN cardinality(recent) < ${limit}::int THEN recent || ${at} ELSE recent END,
          ${forgetAt}
        FROM (SELECT ARRAY(SELECT moment FROM unnest(known.moments) AS moment
          WHERE moment > ${since} AND moment <= ${latest} ORDER BY moment) AS recent) AS last)
      RETURNING is_let_through, moments[1] AS first)`;
  });
  const refusals = counts.map(
    ({ door }, index) => sql`SELECT ${door}::text AS door, first FROM ${name(index)} WHERE NOT is_let_through`,
  );
  const { rows } = await context.db.execute<{ door: Door; first: string | Date | null }>(
    sql`WITH ${sql.join(counted, sql`, `)} ${sql.join(refusals, sql` UNION ALL `)}`,
  );
  const [refusal] = rows;
  if (!refusal) return;
  const { withinMs, refused } = SCOPES[refusal.door];
  const free = new Date(refusal.first ?? now).getTime() + withinMs - now.getTime();
  throw new Refusal('tooMany', 'E_TOO_MANY', refused, {
    retryAfterSeconds: Math.max(1, Math.ceil(Math.min(free, withinMs) / 1000)),
  });
}

const moment = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;

/** The /48 of an IPv6 network, which one customer may hold; an IPv4 address is in none. */
function siteOf(network: string): string | null {
  return network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}::/48` : null;
}

/** Enough to tell people apart for an hour, and no list of addresses. */
function hashOf(who: string): string {
  return createHash('sha256').update(who).digest('base64url').slice(0, 27);
}
