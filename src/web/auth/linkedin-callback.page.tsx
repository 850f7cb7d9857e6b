import { useEffect } from 'react';
import { data, useLoaderData } from 'react-router';
import { MESSAGES } from '#domain/accounts/account.ts';
import { finishProviderFlow } from '#domain/accounts/sign-in/provider-flow.server.ts';
import { absent } from '#domain/errors.ts';
import { refusalIn } from '#server/refusals.ts';
import { clearedFlowCookie, clearedFlowTargetCookie, flowTarget, flowTokenIn } from '#server/session-cookie.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { answerLoggedIn, cookieHeaders } from '#web/app/personal.server.ts';
import { safePath } from '#web/app/safe-path.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import css from './auth-screens.module.css';
import { AUTH_SCREENS, authScreenPath } from './auth-screens.ts';
import { linkedInCallback } from './linkedin-callback-address.ts';
import type { PopupMessage } from './linkedin-popup.ts';

/** Handles the return from LinkedIn: logs in or refuses. The flow works once either way. */
export const loader = defineLoader(async (args) => {
  const { context, accountCall, url, request } = args;
  if (!accountCall.linkedIn) throw absent('Logging in with LinkedIn');
  const cookies = request.headers.get('cookie');
  const { isPopup, to: requestedPage } = flowTarget(cookies, accountCall.origin);
  const to = safePath(requestedPage);
  const clearingCookies = [clearedFlowCookie(accountCall.origin), clearedFlowTargetCookie(accountCall.origin)];
  const refuse = (message: string) =>
    data({ isPopup, to, outcome: 'refused' as const, message }, { headers: cookieHeaders(clearingCookies) });
  try {
    const { signedIn } = await finishProviderFlow(context, accountCall.linkedIn, {
      callback: url,
      redirectUri: linkedInCallback(accountCall.origin),
      browserToken: flowTokenIn(cookies, accountCall.origin),
      from: accountCall.from,
    });
    if (!signedIn) return refuse(MESSAGES.noAccount);
    const answer = await answerLoggedIn(args, signedIn, to);
    if (isPopup) {
      const outcome = 'challenge' in signedIn ? ('challenge' as const) : ('loggedIn' as const);
      const headers = cookieHeaders([...answer.headers.getSetCookie(), ...clearingCookies]);
      return data({ isPopup, to, outcome, message: '' }, { headers });
    }
    for (const cookie of clearingCookies) answer.headers.append('set-cookie', cookie);
    throw answer;
  } catch (error) {
    const refusal = refusalIn(error);
    if (!refusal) throw error;
    args.notes.refusal = refusal;
    return refuse(refusal.message);
  }
});

/** With a stricter opener policy the popup, back from another site, would lose the page that opened it. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cross-origin-opener-policy': 'unsafe-none' });

const HEADINGS = { loggedIn: 'You are logged in', challenge: AUTH_SCREENS.challenge, refused: 'Not logged in' };

/** A popup reports to the page that opened it and closes. Without one, the page shows the result and the next step. */
export default function LinkedInCallbackPage() {
  const { isPopup, to, outcome, message } = useLoaderData<typeof loader>();
  useEffect(() => {
    history.replaceState(history.state, '', location.pathname);
    if (!isPopup) return;
    const report: PopupMessage = { type: 'havn:linkedin', outcome, message };
    (window.opener as Window | null)?.postMessage(report, location.origin);
    window.close();
  }, [isPopup, outcome, message]);
  return (
    <>
      <PageHead title="LinkedIn" description="Back from LinkedIn." path="/auth/linkedin/callback" indexed={false} />
      <div className={`wrap ${css.page}`}>
        <Sheet framed>
          <h1>{HEADINGS[outcome]}</h1>
          <div className={css.form}>
            {message && <Banner>{message}</Banner>}
            {isPopup && outcome !== 'challenge' && <p>You can close this window.</p>}
            {outcome !== 'refused' ? (
              <LinkButton
                size="lg"
                block
                href={outcome === 'challenge' ? authScreenPath('challenge', to) : (to ?? '/')}
              >
                Continue
              </LinkButton>
            ) : (
              <>
                <LinkButton size="lg" block href={authScreenPath('signup-landing', to)}>
                  Sign up
                </LinkButton>
                <LinkButton size="lg" block kind="line" href={authScreenPath('signin', to)}>
                  Log in
                </LinkButton>
              </>
            )}
          </div>
        </Sheet>
      </div>
    </>
  );
}
