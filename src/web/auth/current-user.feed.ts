import { clearedSessionCookies } from '#server/session-cookie.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { cookieHeaders, type Personal, personalOf } from '#web/app/personal.server.ts';

/** Whoever is logged in, with what the header shows of them; `isOver` when their session has expired or was revoked. */
export type Who = { personal: Personal | null; isOver: boolean };

export const loader = defineLoader(async (given) => {
  const { actor } = given.context;
  const who: Who = {
    personal: await personalOf(given),
    isOver: actor.kind === 'visitor' && actor.hasLostSession === true,
  };
  // A sign without a session would be asked about on every page.
  const headers = who.personal ? new Headers() : cookieHeaders(clearedSessionCookies(given.door.origin));
  headers.set('cache-control', 'no-store');
  return Response.json(who, { headers });
});
