import type { OpenedSession } from '#domain/accounts/sign-in/sessions.server.ts';
import type { Challenge } from '#domain/accounts/two-factor/challenge.server.ts';

/**
 * Cookies of logged-in people. On https every name begins with `__Host-`: browsers then take it only from this host, only
 * encrypted, and send it to no other (S-1). Plain http is localhost, where browsers refuse such names.
 */
function cookieName(origin: string, name: string): string {
  return origin.startsWith('https:') ? `__Host-${name}` : name;
}

const attributes = (origin: string) => `Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;

/** `Set-Cookie` that deletes a cookie. */
const cleared = (name: string, how: string) => `${name}=; ${how}; Max-Age=0`;

export function sessionCookieName(origin: string): string {
  return cookieName(origin, 'sid');
}

/** Whether a Cookie header holds a session cookie, by name only, because every request calls this. */
export function bringsSession(cookies: string | null | undefined): boolean {
  return typeof cookies === 'string' && cookies.includes('sid=') && SESSION.test(cookies);
}
const SESSION = /(?:^|;\s*)(?:__Host-)?sid=/;

/** The value of a cookie; of two with one name the first, which has the more specific path. */
export function cookieIn(cookies: string | null | undefined, name: string): string | null {
  for (const part of (cookies ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

export function sessionTokenIn(cookies: string | null | undefined, origin: string): string | null {
  return cookieIn(cookies, sessionCookieName(origin));
}

/**
 * A second cookie that scripts can read: it says that a person is logged in, not which one. Shared pages fetch the
 * personal header only where it is set.
 */
const hintCookieName = (origin: string) => cookieName(origin, 'in');
const hintAttributes = (origin: string) => attributes(origin).replace('HttpOnly; ', '');

/** Stays after logging out: this browser has logged in before. It grants no access. */
const deviceCookieName = (origin: string) => cookieName(origin, 'device');
const DEVICE_SECONDS = 120 * 86_400;

/** `Set-Cookie` for an opened or renewed session, for its hint, and for the device. */
export function sessionCookies(origin: string, session: OpenedSession, now: Date): string[] {
  const seconds = Math.max(1, Math.round((session.expiresAt.getTime() - now.getTime()) / 1000));
  return [
    `${sessionCookieName(origin)}=${session.token}; ${attributes(origin)}; Max-Age=${seconds}`,
    `${hintCookieName(origin)}=1; ${hintAttributes(origin)}; Max-Age=${seconds}`,
    ...(session.device
      ? [`${deviceCookieName(origin)}=${session.device}; ${attributes(origin)}; Max-Age=${DEVICE_SECONDS}`]
      : []),
  ];
}

export function deviceTokenIn(cookies: string | null | undefined, origin: string): string | null {
  return cookieIn(cookies, deviceCookieName(origin));
}

export function clearedSessionCookies(origin: string): string[] {
  return [
    cleared(sessionCookieName(origin), attributes(origin)),
    cleared(hintCookieName(origin), hintAttributes(origin)),
  ];
}

const profileCookieName = (origin: string) => cookieName(origin, 'profile');
/** A remembered profile is no secret and proves nothing; it ends with the session. */
const PROFILE_SECONDS = 30 * 86_400;

/** The profile this browser remembers (product §4), such as `company:{id}`. */
export function rememberedProfileIn(cookies: string | null | undefined, origin: string): string | null {
  return cookieIn(cookies, profileCookieName(origin));
}

export function profileCookie(origin: string, profile: string): string {
  return `${profileCookieName(origin)}=${profile}; ${attributes(origin)}; Max-Age=${PROFILE_SECONDS}`;
}

export function clearedProfileCookie(origin: string): string {
  return cleared(profileCookieName(origin), attributes(origin));
}

const flowCookieName = (origin: string) => cookieName(origin, 'flow');

/** Binds a sign-in at another provider to this browser; `Lax`, because the browser returns from another site. */
export function flowCookie(origin: string, flow: { browserToken: string; seconds: number }): string {
  return `${flowCookieName(origin)}=${flow.browserToken}; ${attributes(origin)}; Max-Age=${flow.seconds}`;
}

export function clearedFlowCookie(origin: string): string {
  return cleared(flowCookieName(origin), attributes(origin));
}

export function flowTokenIn(cookies: string | null | undefined, origin: string): string | null {
  return cookieIn(cookies, flowCookieName(origin));
}

const challengeCookieName = (origin: string) => cookieName(origin, 'step');

/** Binds a sign-in that awaits its code to this browser. */
export function challengeCookie(origin: string, { key, expiresAt }: Challenge, now: Date): string {
  const seconds = Math.max(1, Math.round((expiresAt.getTime() - now.getTime()) / 1000));
  return `${challengeCookieName(origin)}=${key}; ${attributes(origin)}; Max-Age=${seconds}`;
}

export function clearedChallengeCookie(origin: string): string {
  return cleared(challengeCookieName(origin), attributes(origin));
}

export function challengeKeyIn(cookies: string | null | undefined, origin: string): string | null {
  return cookieIn(cookies, challengeCookieName(origin));
}

const flowTargetCookieName = (origin: string) => cookieName(origin, 'flow-to');

/** Whether the sign-in at another provider runs in a popup, and where it leads afterwards. It ends with the flow. */
export type FlowTarget = { isPopup: boolean; to: string | null };

export function flowTargetCookie(origin: string, { isPopup, to }: FlowTarget, seconds: number): string {
  const text = `${isPopup ? 'popup' : 'page'}:${encodeURIComponent(to ?? '')}`;
  return `${flowTargetCookieName(origin)}=${text}; ${attributes(origin)}; Max-Age=${seconds}`;
}

export function clearedFlowTargetCookie(origin: string): string {
  return cleared(flowTargetCookieName(origin), attributes(origin));
}

/** A browser may send any cookie, so the caller must check `to`. */
export function flowTarget(cookies: string | null | undefined, origin: string): { isPopup: boolean; to: string } {
  const [place, to = ''] = (cookieIn(cookies, flowTargetCookieName(origin)) ?? '').split(':');
  try {
    return { isPopup: place === 'popup', to: decodeURIComponent(to) };
  } catch {
    return { isPopup: place === 'popup', to: '' };
  }
}
