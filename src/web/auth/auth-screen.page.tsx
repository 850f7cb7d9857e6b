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
import { refusalIn, statusOf } from '#server/refusals.ts';
import { challengeKeyIn, clearedChallengeCookie } from '#server/session-cookie.ts';
import { type ActionArguments, defineAction, type Mistakes, read } from '#web/app/define-action.ts';
import { defineLoader, type LoaderArguments } from '#web/app/define-loader.ts';
import { answerChosen, answerLoggedIn, cookieHeaders } from '#web/app/personal.server.ts';
import { safePath } from '#web/app/safe-path.ts';
import { mistakesIn, reachAction } from '#web/app/use-action-form.ts';
import { useHasLinkedIn, useSite } from '#web/app/use-site.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { afterLogin } from './after-login.ts';
import { type Carried, type Flow, FlowContext } from './auth-flow.ts';
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

export const loader = defineLoader(async (given) => {
  const { context, door, url } = given;
  const screen = screenOf(given);
  const to = toOf(given);
  if (isPersonalScreen(screen)) requireLogin(given);
  if (isChallengeScreen(screen)) {
    const key = challengeKeyIn(given.request.headers.get('cookie'), door.origin);
    if (await findChallenge(context, key)) return { screen, to, carried: {}, profiles: [] };
    if (context.actor.kind !== 'user') throw beginAgain(to, key !== null);
  }
  const carried: Carried = {
    email: url.searchParams.get('email') ?? undefined,
    name: url.searchParams.get('name') ?? undefined,
    notice: url.searchParams.has(LATE) ? MESSAGES.challengeExpired : undefined,
  };
  // Who is logged in may want another password all the same.
  if (context.actor.kind !== 'user' || screen === 'signup-forgot-password')
    return { screen, to, carried, profiles: [] };
  const mine = await myProfiles(context, door.rememberedProfile);
  // Who is in already is through (product §4).
  if (!isPersonalScreen(screen)) throw redirect(afterLogin(mine, to));
  const isOnlyStartups = url.searchParams.get('only') === 'startups';
  const profiles = (screen === 'connect-profile' ? mine.connectable : mine.profiles).filter(
    ({ type }) => !isOnlyStartups || type === 'company',
  );
  if (screen !== 'choose-role' && profiles.length === 0) throw redirect(authScreenPath('choose-role', to));
  return { screen, to, carried, profiles };
});

const LATE = 'late';
/** Back to the password; `isLate` where a sign-in did wait for its code. */
function beginAgain(to: string | null, isLate: boolean): Response {
  const path = authScreenPath('signin', to);
  return redirect(isLate ? `${path}${to ? '&' : '?'}${LATE}=1` : path);
}

/** Of all screens. */
const FIELDS = [
  ...['email', 'password', 'code', 'name.first', 'name.last', 'reCaptchaResponse', 'profile', 'remember', 'carry'],
  'inDialog',
];

export const action = defineAction(FIELDS, async (given) => {
  const screen = screenOf(given);
  const to = toOf(given);
  switch (screen) {
    case 'signin':
    case 'sign-exists':
      return answerSignedIn(given, await logIn(given, screen === 'sign-exists'), to);
    case 'challenge':
    case 'recovery-code':
      return showCode(given, to);
    case 'signup-forgot-password': {
      // Comes from the screen before, without scripts: nothing is asked for yet.
      if (given.text('carry')) return { carried: { email: given.text('email') } };
      const input = read(forgotPasswordInput, { email: given.text('email') });
      await requestPasswordReset(given.context, given.door.parts, input, given.door.from);
      given.notes.event = 'password-reset-requested';
      return { isAsked: true };
    }
    case 'switch-profile':
    case 'connect-profile': {
      requireUser(given.context);
      if (screen === 'connect-profile') await connectProfile(given.context, given.text('profile'));
      const choice = { profile: given.text('profile'), remember: given.text('remember') === 'true' };
      return answerChosen(given, await chooseProfile(given.context, choice), to);
    }
    case 'signup': {
      const { text, context, door, notes } = given;
      const name = { first: text('name.first'), last: text('name.last') };
      const sent = {
        name,
        email: text('email'),
        password: text('password'),
        reCaptchaResponse: text('reCaptchaResponse'),
      };
      const answer = await answerSignedIn(
        given,
        await signUp(context, door.parts, read(signUpInput, sent), door.from),
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

/** In a dialog its page stays, and the browser goes on from there by itself. */
async function answerSignedIn(
  given: ActionArguments,
  signedIn: SignInResult,
  to: string | null,
  cookies: readonly string[] = [],
) {
  const answer = await answerLoggedIn(given, signedIn, to);
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  if (!given.text('inDialog')) return answer;
  const next: ScreenAnswer = 'challenge' in signedIn ? { next: 'challenge' } : { isLoggedIn: true };
  return data(next, { headers: cookieHeaders(answer.headers.getSetCookie()) });
}

async function showCode(given: ActionArguments, to: string | null) {
  const { context, door, request, text } = given;
  const key = challengeKeyIn(request.headers.get('cookie'), door.origin);
  const { code } = read(codeInput, { code: text('code') });
  try {
    const signedIn = await finishSignIn(context, door.parts, { key, code }, door.from);
    return answerSignedIn(given, signedIn, to, [clearedChallengeCookie(door.origin)]);
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal?.code !== 'E_SECOND_STEP') throw error;
    given.notes.refusal = refusal;
    if (!text('inDialog')) return beginAgain(to, true);
    const next: ScreenAnswer = { next: 'signin', carried: { notice: refusal.message } };
    return data(next, { status: statusOf(refusal) });
  }
}

function logIn({ context, door, text }: ActionArguments, exists: boolean) {
  const input = read(signInInput, { email: text('email'), password: text('password'), ...(exists && { exists }) });
  return signIn(context, door.parts, input, door.from);
}

export default function AuthScreenPage() {
  const { screen, to, carried, profiles } = useLoaderData<typeof loader>();
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
    // What was typed on the screen before stays out of the address.
    carried: {
      ...carried,
      ...(answer && 'carried' in answer && answer.carried),
      ...(location.state as Carried | null),
    },
    pathOf: (other) => authScreenPath(other, to),
    go(next, taken) {
      const { notice: _, ...known } = flow.carried;
      void navigate(authScreenPath(next, to), { state: { ...known, ...taken } });
    },
    // By a page load: everything on it may be another person's now.
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
          isAsked={answer && 'isAsked' in answer}
          mistakes={mistakesIn(answer)}
        />
      </div>
    </FlowContext>
  );
}
