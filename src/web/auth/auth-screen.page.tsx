import { useId } from 'react';
import { data, redirect, useActionData, useLoaderData, useLocation, useNavigate } from 'react-router';
import { MESSAGES } from '#domain/accounts/account.ts';
import { codeInput, forgotPasswordInput, signInInput, signUpInput } from '#domain/accounts/inputs.ts';
import { chooseProfile } from '#domain/accounts/myself.server.ts';
import { requireUser } from '#domain/accounts/policy.ts';
import { myProfiles } from '#domain/accounts/queries.server.ts';
import { requestPasswordReset } from '#domain/accounts/sign-in/password-reset.server.ts';
import { signIn } from '#domain/accounts/sign-in/sign-in.server.ts';
import { signUp } from '#domain/accounts/sign-in/sign-up.server.ts';
import { findChallenge, finishSignIn, type SignInResult } from '#domain/accounts/two-factor/challenge.server.ts';
import { absent } from '#domain/errors.ts';
import { readInput } from '#domain/read-input.ts';
import { refusalIn, statusOf } from '#server/refusals.ts';
import { challengeKeyIn, clearedChallengeCookie } from '#server/session-cookie.ts';
import { type ActionArguments, defineAction, type Mistakes } from '#web/app/define-action.ts';
import { defineLoader, type LoaderArguments } from '#web/app/define-loader.ts';
import { answerLoggedIn, answerProfileChoice, cookieHeaders } from '#web/app/personal.server.ts';
import { safePath } from '#web/app/safe-path.ts';
import { mistakesIn, reachAction } from '#web/app/use-action-form.ts';
import { useHasLinkedIn, useSite } from '#web/app/use-site.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { afterLogin } from './after-login.ts';
import { type Flow, FlowContext, type Prefill } from './auth-flow.ts';
import { AuthScreen } from './auth-screen.tsx';
import css from './auth-screens.module.css';
import { AUTH_SCREENS, authScreenPath, isAuthScreen, isChallengeScreen, isPersonalScreen } from './auth-screens.ts';
import { callApi } from './call-api.ts';
import { connectProfile } from './connect-profile.server.ts';
import { requireLogin } from './require-login.ts';
import type { ScreenAnswer } from './use-screen-form.ts';

const screenOf = ({ params }: LoaderArguments) => {
  const { screen } = params;
  if (!isAuthScreen(screen)) throw absent('This page');
  return screen;
};
const toOf = ({ url }: LoaderArguments) => safePath(url.searchParams.get('to'));

export const loader = defineLoader(async (args) => {
  const { context, accountCall, url } = args;
  const screen = screenOf(args);
  const to = toOf(args);
  if (isPersonalScreen(screen)) requireLogin(args);
  if (isChallengeScreen(screen)) {
    const key = challengeKeyIn(args.request.headers.get('cookie'), accountCall.origin);
    if (await findChallenge(context, key)) return { screen, to, prefill: {}, profiles: [] };
    if (context.actor.kind !== 'user') throw backToSignIn(to, key !== null);
  }
  const prefill: Prefill = {
    email: url.searchParams.get('email') ?? undefined,
    name: url.searchParams.get('name') ?? undefined,
    notice: noticeOf(url),
  };
  // A logged-in person may reset their password too.
  if (context.actor.kind !== 'user' || screen === 'signup-forgot-password')
    return { screen, to, prefill, profiles: [] };
  const mine = await myProfiles(context, accountCall.rememberedProfile);
  // A logged-in person skips the screens for logging in (product §4).
  if (!isPersonalScreen(screen)) throw redirect(afterLogin(mine, to));
  // The work of an admin is the queue; a role comes from "Your profiles".
  if (screen === 'choose-role' && mine.next === 'chooseRole' && context.actor.isAdmin) throw redirect(to ?? '/admin');
  const isOnlyStartups = url.searchParams.get('only') === 'startups';
  const profiles = (screen === 'connect-profile' ? mine.connectable : mine.profiles).filter(
    ({ type }) => !isOnlyStartups || type === 'company',
  );
  if (screen !== 'choose-role' && profiles.length === 0) throw redirect(authScreenPath('choose-role', to));
  return { screen, to, prefill, profiles };
});

function noticeOf({ searchParams }: URL): string | undefined {
  // The settings lead here once the deletion of the account is scheduled.
  if (searchParams.has('leaving')) return MESSAGES.deletionScheduled;
  return searchParams.has(LATE) ? MESSAGES.challengeExpired : undefined;
}

const LATE = 'late';
/** Redirects to the password. `isLate`: a sign-in waited for its code and has expired. */
function backToSignIn(to: string | null, isLate: boolean): Response {
  const path = authScreenPath('signin', to);
  return redirect(isLate ? `${path}${to ? '&' : '?'}${LATE}=1` : path);
}

/** The fields of all screens. */
const FIELDS = [
  'email',
  'password',
  'code',
  'name.first',
  'name.last',
  'reCaptchaResponse',
  'profile',
  'remember',
  'carry',
  'inDialog',
];

export const action = defineAction(FIELDS, async (args) => {
  const screen = screenOf(args);
  const to = toOf(args);
  switch (screen) {
    case 'signin':
    case 'sign-exists':
      return answerSignedIn(args, await logIn(args, screen === 'sign-exists'), to);
    case 'challenge':
    case 'recovery-code':
      return checkCode(args, to);
    case 'signup-forgot-password': {
      // Without JavaScript, the log-in screen posts here to carry the address over; no link is requested yet.
      if (args.text('carry')) return { prefill: { email: args.text('email') } };
      const input = readInput(forgotPasswordInput, { email: args.text('email') });
      await requestPasswordReset(args.context, args.accountCall.parts, input, args.accountCall.from);
      args.notes.event = 'password-reset-requested';
      return { isLinkSent: true };
    }
    case 'switch-profile':
    case 'connect-profile': {
      requireUser(args.context);
      if (screen === 'connect-profile') await connectProfile(args.context, args.text('profile'));
      const choice = { profile: args.text('profile'), remember: args.text('remember') === 'true' };
      return answerProfileChoice(args, await chooseProfile(args.context, choice), to);
    }
    case 'signup': {
      const { text, context, accountCall, notes } = args;
      const name = { first: text('name.first'), last: text('name.last') };
      const values = {
        name,
        email: text('email'),
        password: text('password'),
        reCaptchaResponse: text('reCaptchaResponse'),
      };
      const answer = await answerSignedIn(
        args,
        await signUp(context, accountCall.parts, readInput(signUpInput, values), accountCall.from),
        to,
      );
      notes.event = 'signed-up';
      return answer;
    }
    default:
      throw absent('This page');
  }
});

export const clientAction = reachAction;

/** Redirects a page; a dialog gets the next screen instead and its page stays. */
async function answerSignedIn(
  args: ActionArguments,
  signedIn: SignInResult,
  to: string | null,
  cookies: readonly string[] = [],
) {
  const answer = await answerLoggedIn(args, signedIn, to);
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  if (!args.text('inDialog')) return answer;
  const next: ScreenAnswer = 'challenge' in signedIn ? { next: 'challenge' } : { isLoggedIn: true };
  return data(next, { headers: cookieHeaders(answer.headers.getSetCookie()) });
}

async function checkCode(args: ActionArguments, to: string | null) {
  const { context, accountCall, request, text } = args;
  const key = challengeKeyIn(request.headers.get('cookie'), accountCall.origin);
  const { code } = readInput(codeInput, { code: text('code') });
  try {
    const signedIn = await finishSignIn(context, accountCall.parts, { key, code }, accountCall.from);
    return answerSignedIn(args, signedIn, to, [clearedChallengeCookie(accountCall.origin)]);
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal?.code !== 'E_SECOND_STEP') throw error;
    args.notes.refusal = refusal;
    if (!text('inDialog')) return backToSignIn(to, true);
    const next: ScreenAnswer = { next: 'signin', prefill: { notice: refusal.message } };
    return data(next, { status: statusOf(refusal) });
  }
}

function logIn({ context, accountCall, text }: ActionArguments, exists: boolean) {
  const input = readInput(signInInput, { email: text('email'), password: text('password'), ...(exists && { exists }) });
  return signIn(context, accountCall.parts, input, accountCall.from);
}

export default function AuthScreenPage() {
  const { screen, to, prefill, profiles } = useLoaderData<typeof loader>();
  const answer = useActionData() as Mistakes | ScreenAnswer | undefined;
  const site = useSite();
  const hasLinkedIn = useHasLinkedIn();
  const location = useLocation();
  const navigate = useNavigate();
  const flow: Flow = {
    heading: 'h1',
    headingId: useId(),
    to,
    hasLinkedIn,
    // Values typed on the previous screen travel in the history state, not in the address.
    prefill: {
      ...prefill,
      ...(answer && 'prefill' in answer && answer.prefill),
      ...(location.state as Prefill | null),
    },
    pathOf: (other) => authScreenPath(other, to),
    go(next, values) {
      const { notice: _, ...previous } = flow.prefill;
      void navigate(authScreenPath(next, to), { state: { ...previous, ...values } });
    },
    // A full page load, because everything on the page may belong to another person now.
    async loggedIn() {
      const { body } = await callApi<Parameters<typeof afterLogin>[0]>('/users/me/profiles');
      window.location.assign(body ? afterLogin(body, to) : (to ?? '/'));
    },
    leave() {},
    close() {},
  };
  return (
    <FlowContext value={flow}>
      <PageHead
        title={AUTH_SCREENS[screen]}
        description={`${AUTH_SCREENS[screen]}: ${site.name}, jobs in Nordic startups.`}
        path={`/auth/${screen}`}
        indexed={false}
      />
      <div className={`wrap ${css.page}`}>
        <AuthScreen
          key={screen}
          screen={screen}
          profiles={profiles}
          isLinkSent={answer && 'isLinkSent' in answer}
          mistakes={mistakesIn(answer)}
        />
      </div>
    </FlowContext>
  );
}
