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
import { findWaitingSignIn, finishSignIn, type SignedIn } from '#domain/accounts/two-factor/challenge.server.ts';
import { absent } from '#domain/errors.ts';
import { refusalIn, statusOf } from '#server/refusals.ts';
import { clearedStepCookie, stepKeyIn } from '#server/session-cookie.ts';
import { type Acting, acting, type Mistakes, read } from '#web/app/define-action.ts';
import { type Loading, loading } from '#web/app/define-loader.ts';
import { answerChosen, answerLoggedIn, cookieHeaders } from '#web/app/personal.server.ts';
import { safePath } from '#web/app/safe-path.ts';
import { mistakesIn, reachAction } from '#web/app/use-action-form.ts';
import { useHasLinkedIn, useSite } from '#web/app/use-site.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { afterLogin } from './after-login.ts';
import { type Carried, type Flow, FlowContext } from './auth-flow.ts';
import { StepView } from './auth-screen.tsx';
import css from './auth-screens.module.css';
import { AUTH_STEPS, isAuthStep, isCodeStep, isPersonalStep, stepPath } from './auth-screens.ts';
import { callApi } from './call-api.ts';
import { connectProfile } from './connect-profile.server.ts';
import { requireLogin } from './require-login.ts';
import type { ScreenAnswer } from './use-screen-form.ts';

const stepOf = ({ params }: Loading) => {
  const { step } = params;
  if (!isAuthStep(step)) throw absent('This page');
  return step;
};
const toOf = ({ url }: Loading) => safePath(url.searchParams.get('to'));

export const loader = loading(async (given) => {
  const { context, door, url } = given;
  const step = stepOf(given);
  const to = toOf(given);
  if (isPersonalStep(step)) requireLogin(given);
  if (isCodeStep(step)) {
    const key = stepKeyIn(given.request.headers.get('cookie'), door.origin);
    if (await findWaitingSignIn(context, key)) return { step, to, carried: {}, profiles: [] };
    if (context.actor.kind !== 'user') throw beginAgain(to, key !== null);
  }
  const carried: Carried = {
    email: url.searchParams.get('email') ?? undefined,
    name: url.searchParams.get('name') ?? undefined,
    notice: url.searchParams.has(LATE) ? MESSAGES.tooLateForCode : undefined,
  };
  // Who is logged in may want another password all the same.
  if (context.actor.kind !== 'user' || step === 'signup-forgot-password') return { step, to, carried, profiles: [] };
  const mine = await myProfiles(context, door.rememberedProfile);
  // Who is in already is through (product §4).
  if (!isPersonalStep(step)) throw redirect(afterLogin(mine, to));
  const isOnlyStartups = url.searchParams.get('only') === 'startups';
  const profiles = (step === 'connect-profile' ? mine.connectable : mine.profiles).filter(
    ({ type }) => !isOnlyStartups || type === 'company',
  );
  if (step !== 'choose-role' && profiles.length === 0) throw redirect(stepPath('choose-role', to));
  return { step, to, carried, profiles };
});

const LATE = 'late';
/** Back to the password; `isLate` where a sign-in did wait for its code. */
function beginAgain(to: string | null, isLate: boolean): Response {
  const path = stepPath('signin', to);
  return redirect(isLate ? `${path}${to ? '&' : '?'}${LATE}=1` : path);
}

/** Of all steps. */
const FIELDS = [
  ...['email', 'password', 'code', 'name.first', 'name.last', 'reCaptchaResponse', 'profile', 'remember', 'carry'],
  'inDialog',
];

export const action = acting(FIELDS, async (given) => {
  const step = stepOf(given);
  const to = toOf(given);
  switch (step) {
    case 'signin':
    case 'sign-exists':
      return answerSignedIn(given, await logIn(given, step === 'sign-exists'), to);
    case 'second-step':
    case 'recovery-code':
      return showCode(given, to);
    case 'signup-forgot-password': {
      // Comes from the step before, without scripts: nothing is asked for yet.
      if (given.text('carry')) return { carried: { email: given.text('email') } };
      const input = read(forgotPasswordInput, { email: given.text('email') });
      await requestPasswordReset(given.context, given.door.parts, input, given.door.from);
      given.notes.event = 'password-reset-requested';
      return { isAsked: true };
    }
    case 'switch-profile':
    case 'connect-profile': {
      requireUser(given.context);
      if (step === 'connect-profile') await connectProfile(given.context, given.text('profile'));
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
async function answerSignedIn(given: Acting, signedIn: SignedIn, to: string | null, cookies: readonly string[] = []) {
  const answer = await answerLoggedIn(given, signedIn, to);
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  if (!given.text('inDialog')) return answer;
  const next: ScreenAnswer = 'secondStep' in signedIn ? { next: 'second-step' } : { isLoggedIn: true };
  return data(next, { headers: cookieHeaders(answer.headers.getSetCookie()) });
}

async function showCode(given: Acting, to: string | null) {
  const { context, door, request, text } = given;
  const key = stepKeyIn(request.headers.get('cookie'), door.origin);
  const { code } = read(codeInput, { code: text('code') });
  try {
    const signedIn = await finishSignIn(context, door.parts, { key, code }, door.from);
    return answerSignedIn(given, signedIn, to, [clearedStepCookie(door.origin)]);
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal?.code !== 'E_SECOND_STEP') throw error;
    given.notes.refusal = refusal;
    if (!text('inDialog')) return beginAgain(to, true);
    const next: ScreenAnswer = { next: 'signin', carried: { notice: refusal.message } };
    return data(next, { status: statusOf(refusal) });
  }
}

function logIn({ context, door, text }: Acting, exists: boolean) {
  const input = read(signInInput, { email: text('email'), password: text('password'), ...(exists && { exists }) });
  return signIn(context, door.parts, input, door.from);
}

export default function StepPage() {
  const { step, to, carried, profiles } = useLoaderData<typeof loader>();
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
    // What was typed on the step before stays out of the address.
    carried: {
      ...carried,
      ...(answer && 'carried' in answer && answer.carried),
      ...(location.state as Carried | null),
    },
    pathOf: (other) => stepPath(other, to),
    go(next, taken) {
      const { notice: _, ...known } = flow.carried;
      void navigate(stepPath(next, to), { state: { ...known, ...taken } });
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
        title={AUTH_STEPS[step]}
        description={`${AUTH_STEPS[step]}: ${site.name}, jobs in Nordic startups.`}
        path={`/auth/${step}`}
        indexed={false}
      />
      <div className={`wrap ${css.page}`}>
        <StepView
          key={step}
          step={step}
          profiles={profiles}
          isAsked={answer && 'isAsked' in answer}
          mistakes={mistakesIn(answer)}
        />
      </div>
    </FlowContext>
  );
}
