import { findSession } from '../domain/accounts/sessions.ts';
import type { Actor, Context } from '../domain/context.ts';
import { clearedSessionCookie, sessionCookie, sessionCookieName, sessionTokenIn } from './session-cookie.ts';

export type RequestActor = {
  actor: Actor;
  /** What the answer has to tell the browser of its cookie: cleared because it is over, or kept longer. */
  setCookie: string | null;
};

/**
 * Who asks, by the session cookie of the request: one statement, and none for who brings no cookie. Both doors ask
 * here, so that they cannot disagree on who somebody is.
 */
export async function actorOfRequest(
  context: Context,
  cookies: string | null | undefined,
  origin: string,
): Promise<RequestActor> {
  const token = sessionTokenIn(cookies, origin);
  if (token === null) return { actor: context.actor, setCookie: null };
  const { actor, renewedUntil, isOver } = await findSession(context, token);
  if (isOver) return { actor, setCookie: clearedSessionCookie(origin) };
  return {
    actor,
    setCookie: renewedUntil && sessionCookie(origin, { token, expiresAt: renewedUntil }, context.now),
  };
}

/** Adds what the browser is to be told of its session, unless the answer itself opens or ends one. */
export function withSessionCookie(response: Response, setCookie: string | null, origin: string): Response {
  if (setCookie === null) return response;
  const name = `${sessionCookieName(origin)}=`;
  if (response.headers.getSetCookie().some((cookie) => cookie.startsWith(name))) return response;
  const headers = new Headers(response.headers);
  headers.append('set-cookie', setCookie);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
