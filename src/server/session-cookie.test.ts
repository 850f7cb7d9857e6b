import { describe, expect, it } from 'vitest';
import * as cookies from './session-cookie.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const later = { expiresAt: new Date('2026-11-22T13:00:00Z') };

const allOf = (origin: string) => [
  ...cookies.sessionCookies(origin, { token: 'x'.repeat(43), ...later }, NOW),
  ...cookies.clearedSessionCookies(origin),
  cookies.profileCookie(origin, 'company:1'),
  cookies.clearedProfileCookie(origin),
  cookies.flowCookie(origin, { browserToken: 'x', seconds: 600 }),
  cookies.clearedFlowCookie(origin),
  cookies.challengeCookie(origin, { key: 'x', ...later }, NOW),
  cookies.clearedChallengeCookie(origin),
  cookies.flowTargetCookie(origin, { isPopup: true, to: '/jobs' }, 600),
  cookies.clearedFlowTargetCookie(origin),
];

describe('a cookie of a person', () => {
  it('belongs to this host alone on https, is sent encrypted only, and never by other sites', () => {
    for (const cookie of allOf('https://havn.example')) {
      expect(cookie).toMatch(/^__Host-[a-z-]+=[^;]*; Path=\/; (?:HttpOnly; )?SameSite=Lax; Secure; Max-Age=\d+$/);
    }
  });

  it('is hidden from scripts, except for the sign that somebody is logged in', () => {
    const open = allOf('https://havn.example').filter((cookie) => !cookie.includes('; HttpOnly'));
    expect(open.map((cookie) => cookie.split('; ')[0])).toEqual(['__Host-in=1', '__Host-in=']);
  });
});
