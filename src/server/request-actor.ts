import { auditImpersonatedRequest } from '#domain/accounts/sign-in/impersonation.server.ts';
import { findSession } from '#domain/accounts/sign-in/sessions.server.ts';
import { type Actor, type Context, visitor } from '#domain/context.ts';
import type { Caller } from './hosts.ts';
import { clearedSessionCookies, sessionCookieName, sessionCookies, sessionTokenIn } from './session-cookie.ts';

export type RequestActor = {
  actor: Actor;
  /** Cookies for the response: cleared after the session has ended, or renewed to extend it. */
  setCookies: readonly string[];
};

/**
 * Finds the actor of a request by its session cookie, with one statement, or none without a cookie. Pages and API both
 * call this, so they cannot disagree on the person. Writes to the audit trail what an admin sends as somebody else.
 */
export async function actorOfRequest(
  context: Context,
  cookies: string | null | undefined,
  origin: string,
  request: { method: string; path: string },
): Promise<RequestActor> {
  const token = sessionTokenIn(cookies, origin);
  if (token === null) return { actor: context.actor, setCookies: [] };
  const { actor, renewedUntil, isOver } = await findSession(context, token);
  if (isOver) return { actor, setCookies: clearedSessionCookies(origin) };
  await auditImpersonatedRequest({ ...context, actor }, request);
  return {
    actor,
    setCookies: renewedUntil ? sessionCookies(origin, { token, expiresAt: renewedUntil }, context.now) : [],
  };
}

/** Adds the cookies of the session, unless the response itself opens or ends one. */
export function withSessionCookies(response: Response, setCookies: readonly string[], origin: string): Response {
  if (setCookies.length === 0) return response;
  const name = `${sessionCookieName(origin)}=`;
  if (response.headers.getSetCookie().some((cookie) => cookie.startsWith(name))) return response;
  const headers = new Headers(response.headers);
  for (const cookie of setCookies) headers.append('set-cookie', cookie);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/**
 * The logged-in reader of a shared page. The page itself does not change for them, so it stays readable while the
 * database is down. The look-up renews or clears the cookie, and excludes a team's own views.
 */
export type FindReader = (caller: Caller, cookies: string | undefined) => Promise<RequestActor>;

export function createReaderLookup(contextFor: (platform: Caller['platform']) => Context): FindReader {
  return (caller, cookies) =>
    actorOfRequest(contextFor(caller.platform), cookies, caller.origin, { method: 'GET', path: '' }).catch(() => ({
      actor: visitor,
      setCookies: [],
    }));
}

/** Whether the reader is staff or in the team of the startup on the page: neither counts as a view (rules §2). */
export function isOwnPage({ actor }: RequestActor, tags: readonly string[]): boolean {
  if (actor.kind !== 'user') return false;
  const own = [...actor.companyIds, ...(actor.reviewedCompanyIds ?? [])];
  return actor.isAdmin || actor.impersonatedBy !== undefined || own.some((id) => tags.includes(`company:${id}`));
}
