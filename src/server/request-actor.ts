import { findSession } from '#domain/accounts/sign-in/sessions.server.ts';
import type { Actor, Context } from '#domain/context.ts';
import { clearedSessionCookies, sessionCookieName, sessionCookies, sessionTokenIn } from './session-cookie.ts';

export type RequestActor = {
  actor: Actor;
  /** What the answer has to tell the browser of its cookies: cleared because it is over, or kept longer. */
  setCookies: readonly string[];
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
  if (token === null) return { actor: context.actor, setCookies: [] };
  const { actor, renewedUntil, isOver } = await findSession(context, token);
  if (isOver) return { actor, setCookies: clearedSessionCookies(origin) };
  return {
    actor,
    setCookies: renewedUntil ? sessionCookies(origin, { token, expiresAt: renewedUntil }, context.now) : [],
  };
}

/** Adds what the browser is to be told of its session, unless the answer itself opens or ends one. */
export function withSessionCookies(response: Response, setCookies: readonly string[], origin: string): Response {
  if (setCookies.length === 0) return response;
  const name = `${sessionCookieName(origin)}=`;
  if (response.headers.getSetCookie().some((cookie) => cookie.startsWith(name))) return response;
  const headers = new Headers(response.headers);
  for (const cookie of setCookies) headers.append('set-cookie', cookie);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
