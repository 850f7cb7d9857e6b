import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import type { ClientInfo } from '#domain/accounts/auth-services.ts';
import { requireStaying } from '#domain/accounts/policy.ts';
import { profileText } from '#domain/accounts/profiles.ts';
import { readUser } from '#domain/accounts/queries.server.ts';
import type { OpenedSession } from '#domain/accounts/sign-in/sessions.server.ts';
import type { Login } from '#domain/accounts/sign-in/sign-up.server.ts';
import type { Challenge } from '#domain/accounts/two-factor/challenge.server.ts';
import type { Profile, User } from '#domain/accounts/views.ts';
import { Refusal } from '#domain/errors.ts';
import { actorOfRequest, withSessionCookies } from '#server/request-actor.ts';
import type { RequestNotes } from '#server/security-log.ts';
import {
  challengeCookie,
  challengeKeyIn,
  clearedChallengeCookie,
  clearedProfileCookie,
  clearedSessionCookies,
  deviceTokenIn,
  profileCookie,
  sessionCookies,
} from '#server/session-cookie.ts';
import { challengeSchema } from './schemas.ts';
import type { ApiEnvironment } from './visit.ts';

type Call = HonoContext<ApiEnvironment>;

/** Scheme and host of the request, which decide the cookie's name. */
export const originOf = (c: Call) => c.env?.caller?.origin ?? new URL(c.req.url).origin;

export function callingFrom(c: Call): ClientInfo {
  return {
    network: c.env?.caller?.network ?? '',
    userAgent: c.req.header('user-agent') ?? '',
    device: deviceTokenIn(c.req.header('cookie'), originOf(c)),
  };
}

/** Adds to the request's entry in the security log (S-16). */
export function note(c: Call, notes: Partial<RequestNotes>): void {
  Object.assign(c.env?.notes ?? {}, notes);
}

/** Sets the actor from the session cookie, and renews or clears the cookie. */
export const identifyCaller: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  const { actor, setCookies } = await actorOfRequest(c.var.context, c.req.header('cookie'), originOf(c), c.req);
  c.set('context', { ...c.var.context, actor });
  if (actor.kind === 'user') note(c, { userId: actor.userId });
  // Logging in and out lies under /api/users, too.
  const isChange = !/^(?:GET|HEAD|OPTIONS)$/.test(c.req.method);
  if (isChange && !/^\/+api\/+users\/+(?!me)/.test(c.req.path)) requireStaying(c.var.context);
  await next();
  if (setCookies.length > 0) c.res = withSessionCookies(c.res, setCookies, originOf(c));
};

/**
 * Refuses bodies other than JSON (S-2), because another site's form can only send other types without a preflight.
 * Uploads are forms; the server refuses those of other sites by their origin.
 */
export const requireJson: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  const type = c.req.header('content-type');
  const isUpload = c.req.path.startsWith('/api/upload/');
  if (
    !isUpload &&
    !/^(?:GET|HEAD|OPTIONS)$/.test(c.req.method) &&
    type &&
    !/^application\/json\s*(?:;|$)/i.test(type)
  ) {
    throw new Refusal(
      'wrongMediaType',
      'E_MEDIA_TYPE',
      'The body must be JSON: send it with Content-Type application/json.',
    );
  }
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(type ?? '')?.[1];
  if (!isUpload && charset && !/^(?:utf-?8|us-ascii)$/i.test(charset)) {
    throw new Refusal('wrongMediaType', 'E_MEDIA_TYPE', 'The body must be JSON in UTF-8, and no other character set.');
  }
  await next();
};

/** Answers 202: this browser must send a code. */
export function answerChallenge(c: Call, { userId, challenge }: { userId: string; challenge: Challenge }) {
  note(c, { userId, event: 'code-requested' });
  c.header('set-cookie', challengeCookie(originOf(c), challenge, c.var.context.now), { append: true });
  return c.json(challengeSchema.parse({ next: 'challenge', expiresAt: challenge.expiresAt.toISOString() }), 202);
}

export function challengeKeyOf(c: Call): string | null {
  return challengeKeyIn(c.req.header('cookie'), originOf(c));
}

/** Clears the cookie of a log-in that waited for its code. */
export function dropChallenge(c: Call): void {
  c.header('set-cookie', clearedChallengeCookie(originOf(c)), { append: true });
}

/** Sets the cookies of the new session and returns the person. */
export async function answerLoggedIn(c: Call, { userId, session }: Login): Promise<User> {
  rememberLogin(c, { userId, session });
  return readUser(c.var.context, userId);
}

/** Notes the log-in in the security log and sets the cookies of its session. */
export function rememberLogin(c: Call, { userId, session }: { userId: string; session: OpenedSession }): void {
  note(c, { userId, event: 'signed-in' });
  for (const cookie of sessionCookies(originOf(c), session, c.var.context.now))
    c.header('set-cookie', cookie, { append: true });
}

/** Clears the cookies of the session and of the remembered profile. The command has ended the session itself. */
export function clearLogin(c: Call): void {
  for (const cookie of clearedSessionCookies(originOf(c))) c.header('set-cookie', cookie, { append: true });
  c.header('set-cookie', clearedProfileCookie(originOf(c)), { append: true });
}

/** Remembers the profile in this browser (product §4). */
export function rememberProfile(c: Call, profile: Pick<Profile, 'type' | 'id'>): void {
  c.header('set-cookie', profileCookie(originOf(c), profileText(profile)), { append: true });
}
