import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { challenges, sessions } from '#database/tables/accounts.server.ts';
import { type Actor, type Context, inTransaction } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier, newIdentifier } from '#domain/identifier.ts';
import { DAY_MS, HOUR_MS } from '#domain/site/days.ts';
import type { ClientInfo } from '../auth-services.ts';
import { requireSelf, requireUser } from '../policy.ts';
import type { SessionListItem } from '../views.ts';
import { coarseNetwork, deviceName } from './device-name.ts';

/** A session ends when nobody uses it for this long. */
const SESSION_IDLE_MS = 30 * DAY_MS;
const ADMIN_SESSION_IDLE_MS = 12 * HOUR_MS;
/** A session ends after this long, however much it is used. */
const SESSION_LONGEST_MS = 90 * DAY_MS;
/** Extending a session at most this often lets nearly every request only read it. */
const SESSION_RENEWED_EVERY_MS = HOUR_MS;

/**
 * Values for the browser's cookies; the server stores only their hashes. `device` marks a browser that has logged in
 * before and gives no access.
 */
export type OpenedSession = { token: string; expiresAt: Date; device?: string };

/** 256 bits. Anything else cannot be a token, so no statement looks for it. */
const TOKEN = /^[\w-]{43}$/;
const newToken = () => randomBytes(32).toString('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Opens a session on this site, always with a new token against session fixation. `challenge`: the person has entered a
 * code, and only then a session has admin rights (S-15).
 */
export async function openSession(
  context: Context,
  user: { id: string; isAdmin: boolean },
  from: ClientInfo,
  { challenge = false }: { challenge?: boolean } = {},
): Promise<OpenedSession> {
  const { row, ...opened } = newSession(context, user, from);
  await context.db.insert(sessions).values({ ...row, twoFactorAt: challenge ? context.now : null });
  return opened;
}

/**
 * Opens a session if password and two-factor authentication are still as read; else null. The statement locks the row,
 * so that a concurrent reset leaves no session opened with the old password.
 *
 * It does not wait for the disk, which costs five times the rest of a log-in. A power cut within half a second means
 * logging in again. Ending sessions does wait.
 */
export async function openSessionIfUnchanged(
  context: Context,
  user: { id: string; isAdmin: boolean; passwordHash: string },
  from: ClientInfo,
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

function newSession(context: Context, user: { id: string; isAdmin: boolean }, from: ClientInfo) {
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
 * Whether this browser has logged in to the account before, as SQL on a row of `users`. Sessions stay for a month after
 * their end. A known device gets its own rate limit for wrong passwords, and nothing else.
 */
export function isKnownDevice(device: string | null | undefined): SQL<boolean> {
  if (!device || !TOKEN.test(device)) return sql`false`;
  return sql`EXISTS (SELECT FROM sessions s WHERE s.user_id = users.id AND s.device_hash = ${hashOf(device)}::bytea)`;
}

type SessionRow = {
  id: string;
  userId: string;
  isAdmin: boolean;
  impersonatedBy: string | null;
  hasTwoFactor: boolean;
  isEmailVerified: boolean;
  isAlive: boolean;
  wasRenewed: boolean;
  expiresAt: string | Date;
  deletesAt: string | Date | null;
  companyIds: string[];
  reviewedCompanyIds: string[];
  investorIds: string[];
  reviewedInvestorIds: string[];
};

export type SessionLookup = {
  actor: Actor;
  /** The new expiry of the cookie, if this request renewed the session. */
  renewedUntil: Date | null;
  /** The session is invalid, and the cookie must be cleared. */
  isOver: boolean;
};

/**
 * Finds the actor of a session cookie and renews the session when due, in one statement. An unknown cookie means a plain
 * visitor; an expired session means a visitor who must be told.
 */
export async function findSession(
  context: Pick<Context, 'db' | 'now' | 'platform'>,
  token: string,
): Promise<SessionLookup> {
  if (!TOKEN.test(token)) return { actor: { kind: 'visitor' }, renewedUntil: null, isOver: true };
  const now = sql`${context.now.toISOString()}::timestamptz`;
  const ms = (length: number) => sql`${`${length / 1000} seconds`}::interval`;
  const { rows } = await context.db.execute<SessionRow>(sql`
    WITH found AS (
      SELECT s.id, coalesce(p.id, u.id) AS user_id, s.expires_at, s.two_factor_at IS NOT NULL AS has_two_factor, u.is_admin,
        CASE WHEN p.id IS NULL THEN u.email_verified_at ELSE p.email_verified_at END AS email_verified_at,
        CASE WHEN p.id IS NULL THEN u.deletes_at ELSE p.deletes_at END AS deletes_at,
        CASE WHEN s.acts_until IS NOT NULL THEN u.id END AS staff_id,
        -- An impersonation that is over ends the session: its open forms must not be sent with an admin's rights.
        s.ended_at IS NULL AND s.expires_at > ${now} AND (s.acts_until IS NULL
          OR (s.acts_until > ${now} AND u.is_admin AND s.two_factor_at IS NOT NULL AND NOT coalesce(p.is_admin, true))) AS is_alive
      FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN users p ON p.id = s.acts_as
      WHERE s.token_hash = ${hashOf(token)} AND s.platform = ${context.platform}),
    renewed AS (
      UPDATE sessions s SET renewed_at = ${now}, expires_at = least(
        ${now} + CASE WHEN found.is_admin THEN ${ms(ADMIN_SESSION_IDLE_MS)} ELSE ${ms(SESSION_IDLE_MS)} END,
        s.created_at + ${ms(SESSION_LONGEST_MS)})
      FROM found WHERE s.id = found.id AND found.is_alive AND s.ended_at IS NULL
        AND s.renewed_at < ${now} - ${ms(SESSION_RENEWED_EVERY_MS)}
      RETURNING s.expires_at)
    SELECT id, user_id AS "userId", is_admin AND staff_id IS NULL AS "isAdmin", staff_id AS "impersonatedBy", has_two_factor AS "hasTwoFactor", email_verified_at IS NOT NULL AS "isEmailVerified",
      is_alive AS "isAlive", renewed.expires_at IS NOT NULL AS "wasRenewed",
      coalesce(renewed.expires_at, found.expires_at) AS "expiresAt", deletes_at AS "deletesAt",
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
      ...(row.deletesAt !== null && { deletesAt: new Date(row.deletesAt).toISOString() }),
      ...(row.impersonatedBy !== null && { impersonatedBy: row.impersonatedBy }),
      sessionId: row.id,
    },
    renewedUntil: row.wasRenewed ? new Date(row.expiresAt) : null,
    isOver: false,
  };
}

/** Ends the current session on the server, so that a copy of the cookie no longer works. */
export async function signOut(context: Context): Promise<void> {
  const { actor } = context;
  if (actor.kind !== 'user' || !actor.sessionId) return;
  await context.db.update(sessions).set({ endedAt: context.now }).where(eq(sessions.id, actor.sessionId));
}

/** Ends all sessions of the person on both sites, this one included. */
export async function signOutEverywhere(context: Context): Promise<void> {
  await endSessionsOf(context, requireSelf(context).userId);
}

/**
 * Ends all sessions of a person, or all but one, and those in which an admin sees the site as them. A log-in that waits
 * for a code must start again.
 */
export async function endSessionsOf(context: Context, userId: string, exceptId?: string): Promise<void> {
  await context.db.delete(challenges).where(eq(challenges.userId, userId));
  await context.db
    .update(sessions)
    .set({ endedAt: context.now })
    .where(
      and(
        or(eq(sessions.userId, userId), eq(sessions.actsAs, userId)),
        isNull(sessions.endedAt),
        exceptId ? ne(sessions.id, exceptId) : undefined,
      ),
    );
}

/** Gives the current session a new token, so that an earlier copy no longer works (S-1). */
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

/** Lists the person's sessions, most recently used first. */
export async function mySessions(context: Context): Promise<SessionListItem[]> {
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

/** Ends one of the person's own sessions; refuses any other (absent). */
export async function endMySession(context: Context, id: string): Promise<void> {
  const { userId } = requireSelf(context);
  await inTransaction(context, async (inside) => {
    const rows = isIdentifier(id)
      ? await inside.db
          .update(sessions)
          .set({ endedAt: inside.now })
          .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.endedAt)))
          .returning({ id: sessions.id })
      : [];
    if (rows.length === 0) throw absent('This session');
  });
}
