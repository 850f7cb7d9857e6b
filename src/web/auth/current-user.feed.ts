import { clearedSessionCookies } from '#server/session-cookie.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { cookieHeaders, type Personal, personalOf } from '#web/app/personal.server.ts';

/** The logged-in person as the header shows them. `isOver`: their session has expired or was revoked. */
export type CurrentUser = { personal: Personal | null; isOver: boolean };

export const loader = defineLoader(async (args) => {
  const { actor } = args.context;
  const user: CurrentUser = {
    personal: await personalOf(args),
    isOver: actor.kind === 'visitor' && actor.hasLostSession === true,
  };
  // Without a session the hint cookie must go, or every page would call this again.
  const headers = user.personal ? new Headers() : cookieHeaders(clearedSessionCookies(args.accountCall.origin));
  headers.set('cache-control', 'no-store');
  return Response.json(user, { headers });
});
