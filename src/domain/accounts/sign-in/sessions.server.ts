import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { challenges, sessions } from '#database/tables/accounts.server.ts';
import { type Actor, type Context, inTransaction } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier, newIdentifier } from '#domain/identifier.ts';
import { ADMIN_SESSION_IDLE_MS, SESSION_IDLE_MS, SESSION_LONGEST_MS, SESSION_RENEWED_EVERY_MS } from '../account.ts';
import type { CallingFrom } from '../auth-services.ts';
import { requireUser } from '../policy.ts';
import type { SessionInList } from '../views.ts';
import { coarseNetwork, deviceName } from './device-name.ts';

/**
 * What the browser is given to keep: the only place where the values are. `device`, where somebody has just logged
 * in, makes the browser known to have done so; it opens nothing.
 */
export type OpenedSession = { token: string; expiresAt: Date; device?: string };

/** 256 bits; anything else is no session and is not looked for. */
const TOKEN = /^[\w-]{43}$/;
const newToken = () => randomBytes(32).toString('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Opens a session of this site. Always a new value: what a browser brought before logging in is worth nothing after.
 * `challenge`: a code was shown as well; only then an admin is one in it (S-15).
 */
export async function openSession(
  context: Context,
  user: { id: string; isAdmin: boolean },
  from: CallingFrom,
  { challenge = false }: { challenge?: boolean } = {},
): Promise<OpenedSession> {
  const { row, ...opened } = newSession(context, user, from);
  await context.db.insert(sessions).values({ ...row, twoFactorAt: challenge ? context.now : null });
  return opened;
}

/**
 * The same for a person who still is as they were read: the same password, no two-factor authentication. In one statement,
 * which locks their row and reads it as it is by then: a reset that went on meanwhile leaves no session opened with
 * the old password. Null when something has changed.
 *
 * It does not wait for the disk, which costs the database five times what all else of a sign-in does: were the
 * machine to lose its power in that half second, the person would log in once more. That sessions end is waited for.
 */
export async function openSessionIfUnchanged(
  context: Context,
  user: { id: string; isAdmin: boolean; passwordHash: string },
  from: CallingFrom,
): Promise<OpenedSession | null> {
  const { row, ...opened } = newSession(context, user, from);
  const { rowCount } = await context.db.execute(sql`
    INSERT INTO sessions (id, token_hash, user_id, platform, created_at, renewed_at, expires_at, device, network, device_hash)
    SELECT ${row.id}, ${row.tokenHash}::bytea, id, ${row.platform}, ${context.now.toISOString()}::timestamptz,
      ${context.now.toISOString()}::timestamptz, ${row.expiresAt.toISOString()}::timestamptz, ${row.device}, ${row.network}, ${row.deviceHash}::bytea
    FROM set_config('synchronous_commit', 'off', true), (
      SELECT id FROM users WHERE id = ${user.id} AND password_hash = ${user.passwordHash}
        AND is_admin = ${user.isAdmin} AND NOT has_two_factor FOR UPDATE) AS unchanged`);
  return rowCount === 1 ? opened : null;
}

function newSession(context: Context, user: { id: string; isAdmin: boolean }, from: CallingFrom) {
  const { now, platform } = context;
  const token = newToken();
  const device = newToken();
  const row = {
    id: newIdentifier(now),
    tokenHash: hashOf(token),
    userId: user.id,
    platform,
    createdAt: now,
    renewedAt: now,
    expiresAt: new Date(now.getTime() + (user.isAdmin ? ADMIN_SESSION_IDLE_MS : SESSION_IDLE_MS)),
    device: deviceName(from.userAgent),
    network: coarseNetwork(from.network),
    deviceHash: hashOf(device),
  };
  return { token, expiresAt: row.expiresAt, device, row };
}

/**
 * Whether the browser with this cookie has logged in to the account before, as SQL about a row of users: one of its
 * sessions says so, which are kept for a month after their end. With it go its own count of wrong passwords, and
 * nothing else.
 */
export function isKnownDevice(device: string | null | undefined): SQL<boolean> {
  if (!device || !TOKEN.test(device)) return sql`false`;
  return sql`EXISTS (SELECT FROM sessions s WHERE s.user_id = users.id AND s.device_hash = ${hashOf(device)}::bytea)`;
}

type SessionRow = {
  id: string;
  userId: string;
  isAdmin: boolean;
  hasTwoFactor: boolean;
  isEmailVerified: boolean;
  isAlive: boolean;
  wasRenewed: boolean;
  expiresAt: string | Date;
  companyIds: string[];
  reviewedCompanyIds: string[];
  investorIds: string[];
  reviewedInvestorIds: string[];
};

export type FoundSession = {
  actor: Actor;
  /** When it was moved on: until when the cookie is to be kept now. */
  renewedUntil: Date | null;
  /** The cookie stands for nothing any more, and is to be cleared. */
  isOver: boolean;
};

/**
 * Who a session cookie stands for, in one statement, which also moves the session on when that is due. A cookie
 * that never was a session of this site is nobody's; one whose session is over is somebody's who has to be told.
 */
export async function findSession(
  context: Pick<Context, 'db' | 'now' | 'platform'>,
  token: string,
): Promise<FoundSession> {
  if (!TOKEN.test(token)) return { actor: { kind: 'visitor' }, renewedUntil: null, isOver: true };
  const now = sql`${context.now.toISOString()}::timestamptz`;
  const ms = (length: number) => sql`${`${length / 1000} seconds`}::interval`;
  const { rows } = await context.db.execute<SessionRow>(sql`
    WITH found AS (
      SELECT s.id, s.user_id, s.expires_at, s.two_factor_at IS NOT NULL AS has_two_factor, u.is_admin, u.email_verified_at,
        s.ended_at IS NULL AND s.expires_at > ${now} AS is_alive
      FROM sessions s JOIN users u ON u.id = s.user_id
      WHERE s.token_hash = ${hashOf(token)} AND s.platform = ${context.platform}),
    renewed AS (
      UPDATE sessions s SET renewed_at = ${now}, expires_at = least(
        ${now} + CASE WHEN found.is_admin THEN ${ms(ADMIN_SESSION_IDLE_MS)} ELSE ${ms(SESSION_IDLE_MS)} END,
        s.created_at + ${ms(SESSION_LONGEST_MS)})
      FROM found WHERE s.id = found.id AND found.is_alive AND s.ended_at IS NULL
        AND s.renewed_at < ${now} - ${ms(SESSION_RENEWED_EVERY_MS)}
      RETURNING s.expires_at)
    SELECT id, user_id AS "userId", is_admin AS "isAdmin", has_two_factor AS "hasTwoFactor", email_verified_at IS NOT NULL AS "isEmailVerified",
      is_alive AS "isAlive", renewed.expires_at IS NOT NULL AS "wasRenewed",
      coalesce(renewed.expires_at, found.expires_at) AS "expiresAt",
      ARRAY(SELECT company_id FROM company_members m WHERE m.user_id = found.user_id AND role <> 'reviewer') AS "companyIds",
      ARRAY(SELECT company_id FROM company_members m WHERE m.user_id = found.user_id AND role = 'reviewer') AS "reviewedCompanyIds",
      ARRAY(SELECT investor_id FROM investor_members m WHERE m.user_id = found.user_id AND role <> 'reviewer') AS "investorIds",
      ARRAY(SELECT investor_id FROM investor_members m WHERE m.user_id = found.user_id AND role = 'reviewer') AS "reviewedInvestorIds"
    FROM found LEFT JOIN renewed ON true`);
  const [row] = rows;
  if (!row) return { actor: { kind: 'visitor' }, renewedUntil: null, isOver: true };
  if (!row.isAlive) return { actor: { kind: 'visitor', hasLostSession: true }, renewedUntil: null, isOver: true };
  return {
    actor: {
      kind: 'user',
      userId: row.userId,
      companyIds: row.companyIds,
      reviewedCompanyIds: row.reviewedCompanyIds,
      investorIds: row.investorIds,
      reviewedInvestorIds: row.reviewedInvestorIds,
      isAdmin: row.isAdmin && row.hasTwoFactor,
      ...(row.isAdmin && !row.hasTwoFactor && { lacksTwoFactor: true }),
      isEmailVerified: row.isEmailVerified,
      sessionId: row.id,
    },
    renewedUntil: row.wasRenewed ? new Date(row.expiresAt) : null,
    isOver: false,
  };
}

/** Ends the session one acts in, on the server: a copy of the cookie is worth nothing from then on. */
export async function signOut(context: Context): Promise<void> {
  const { actor } = context;
  if (actor.kind !== 'user' || !actor.sessionId) return;
  await context.db.update(sessions).set({ endedAt: context.now }).where(eq(sessions.id, actor.sessionId));
}

/** Ends every session of the person on both sites, this one too. */
export async function signOutEverywhere(context: Context): Promise<void> {
  await endSessionsOf(context, requireUser(context).userId);
}

/**
 * All sessions of a person, or all but one: after a new password, a new role, or when they ask for it. Whoever is on
 * the way to one begins anew.
 */
export async function endSessionsOf(context: Context, userId: string, exceptId?: string): Promise<void> {
  await context.db.delete(challenges).where(eq(challenges.userId, userId));
  await context.db
    .update(sessions)
    .set({ endedAt: context.now })
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.endedAt), exceptId ? ne(sessions.id, exceptId) : undefined),
    );
}

/** Gives the session one acts in a new value: a copy made before is worth nothing (S-1). */
export async function rotateSession(context: Context): Promise<OpenedSession | null> {
  const { sessionId } = requireUser(context);
  if (!sessionId) return null;
  const token = newToken();
  const [row] = await context.db
    .update(sessions)
    .set({ tokenHash: hashOf(token) })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
    .returning({ expiresAt: sessions.expiresAt });
  return row ? { token, expiresAt: row.expiresAt } : null;
}

/** Where one is logged in, the latest first. */
export async function mySessions(context: Context): Promise<SessionInList[]> {
  const { userId, sessionId } = requireUser(context);
  const rows = await context.db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        sql`${sessions.expiresAt} > ${context.now.toISOString()}`,
      ),
    )
    .orderBy(sql`${sessions.renewedAt} DESC, ${sessions.id} DESC`)
    .limit(100);
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    network: row.network,
    platform: row.platform,
    createdAt: row.createdAt.toISOString(),
    renewedAt: row.renewedAt.toISOString(),
    isThisOne: row.id === sessionId,
  }));
}

/** Ends one of one's own sessions; somebody else's is absent. */
export async function endMySession(context: Context, id: string): Promise<void> {
  const { userId } = requireUser(context);
  await inTransaction(context, async (inside) => {
    const ended = isIdentifier(id)
      ? await inside.db
          .update(sessions)
          .set({ endedAt: inside.now })
          .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.endedAt)))
          .returning({ id: sessions.id })
      : [];
    if (ended.length === 0) throw absent('This session');
  });
}
