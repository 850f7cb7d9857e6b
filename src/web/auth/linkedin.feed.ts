import { redirect } from 'react-router';
import { beginProviderFlow } from '#domain/accounts/sign-in/provider-flow.server.ts';
import { absent } from '#domain/errors.ts';
import { flowCookie, flowTargetCookie } from '#server/session-cookie.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { cookieHeaders } from '#web/app/personal.server.ts';
import { safePath } from '#web/app/safe-path.ts';
import { authScreenPath } from './auth-screens.ts';
import { linkedInCallback } from './linkedin-callback-address.ts';

/**
 * Redirects to LinkedIn. Only our own links may start it: another site could log people in against their will (S-10),
 * so its visitors get the log-in screen first.
 */
export const loader = defineLoader(async ({ context, accountCall, url, request }) => {
  if (!accountCall.linkedIn) throw absent('Logging in with LinkedIn');
  const to = safePath(url.searchParams.get('to'));
  const from = request.headers.get('sec-fetch-site');
  if (from !== null && from !== 'same-origin' && from !== 'none') throw redirect(authScreenPath('signin', to));
  const flow = await beginProviderFlow(context, accountCall.linkedIn, {
    allowRegistration: url.searchParams.get('allowRegistration') === 'true',
    redirectUri: linkedInCallback(accountCall.origin),
  });
  const returnTo = { isPopup: url.searchParams.get('popup') === 'true', to };
  const headers = cookieHeaders([
    flowCookie(accountCall.origin, flow),
    flowTargetCookie(accountCall.origin, returnTo, flow.seconds),
  ]);
  headers.set('cache-control', 'no-store');
  return redirect(flow.url, { headers });
});
