import { useEffect, useRef } from 'react';
import { redirect, useActionData, useFetcher, useLoaderData } from 'react-router';
import { type Confirmation, resendVerification, verifyEmail } from '#domain/accounts/email-address.server.ts';
import { sentByVerification } from '#domain/applications/apply/apply.server.ts';
import { findStartupToPostFor, type StartupToPostFor } from '#domain/companies/approval/approval-state.server.ts';
import { listText } from '#domain/site/english.ts';
import { defineAction, type Mistakes } from '#web/app/define-action.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { LOGGED_IN_COOKIE } from '#web/app/personal-store.ts';
import { safePath } from '#web/app/safe-path.ts';
import { reachAction } from '#web/app/use-action-form.ts';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { authScreenPath, SIGN_OUT } from './auth-screens.ts';
import { refreshCurrentUser } from './current-user.ts';
import { ButtonForm, KeyPage, keyPageHeaders, useCleanAddress } from './link-key-page.tsx';

const PATH = '/client/verify-email';

export const loader = defineLoader(({ context: { actor }, url }) => ({
  key: url.searchParams.get('e-mail-verification-key') ?? '',
  isLoggedIn: actor.kind === 'user',
  /** Only an unverified person can get a new link. */
  isUnverified: actor.kind === 'user' && !actor.isEmailVerified,
}));

type Sent = Awaited<ReturnType<typeof sentByVerification>>;
type Done = { outcome: Confirmation | 'sent'; applications: Sent; startup: StartupToPostFor | null };
type Result = Done | { message: string; code: string };

export const action = defineAction<Promise<Result>>(
  ['key', 'resend', 'to'],
  async ({ context, accountCall, text, notes }) => {
    if (text('resend')) {
      await resendVerification(context, accountCall.parts);
      const to = safePath(text('to'));
      if (to) throw redirect(`${to}${to.includes('?') ? '&' : '?'}done=resent`);
      return { outcome: 'sent', applications: [], startup: null };
    }
    const { outcome, userId } = await verifyEmail(context, text('key'));
    notes.event = 'email-verified';
    return {
      outcome,
      applications: await sentByVerification(context, userId),
      startup: outcome === 'verified' ? await findStartupToPostFor(context, userId) : null,
    };
  },
);

export const clientAction = reachAction;

export const headers = keyPageHeaders;

const DONE: Record<Confirmation | 'sent', [title: string, lead: string]> = {
  verified: ['Your address is confirmed', 'Thank you. You can now apply for jobs. To post jobs, set up your startup.'],
  waitsForOther: [
    'One address is confirmed',
    'Now open the link we sent to your other address. The change is complete once both are confirmed.',
  ],
  changed: ['Your address is changed', 'Use it to log in from now on. We send our email there too.'],
  sent: ['We have sent a new link', 'It works for 24 hours. Please use the one in the latest email.'],
};

/** The confirmation has sent what waited for it. */
function sentWords(result: Sent): [title: string, lead: string] {
  const [first] = result;
  if (result.length === 1 && first) {
    return [
      `${first.company} has your application`,
      `Your address is confirmed, and your application for ${first.jobTitle} is sent.`,
    ];
  }
  const names = listText(result.map(({ company, jobTitle }) => `${jobTitle} at ${company}`));
  return ['Your applications are sent', `Your address is confirmed. You have applied for ${names}.`];
}

type StartupNext = { lead: (name: string) => string; page: string; button: string };

/** Nothing of a startup is public before it is approved: what its founder can do, and does next. */
const STARTUP_NEXT: Record<StartupToPostFor['status'], StartupNext> = {
  DRAFT: {
    lead: (name) => `Next, complete ${name} and send it for approval. You can write jobs while we review it.`,
    page: '/approval',
    button: 'Complete your startup',
  },
  PENDING: {
    lead: (name) => `We are reviewing ${name}. You can write jobs now. They go live once it is approved.`,
    page: '/approval',
    button: 'Go to your startup',
  },
  REJECTED: {
    lead: (name) => `We did not approve ${name}. Read why, change its profile and send it in again.`,
    page: '/approval',
    button: 'See why',
  },
  ACTIVE: {
    lead: (name) => `Thank you. You can now apply for jobs, and post them for ${name}.`,
    page: '',
    button: 'Go to your startup',
  },
  SUSPENDED: {
    lead: (name) => `Thank you. You can now apply for jobs. ${name} is suspended and cannot post any.`,
    page: '/decisions',
    button: 'See why',
  },
  DISABLED: {
    lead: (name) => `Thank you. You can now apply for jobs. Only your team can see ${name}.`,
    page: '',
    button: 'Go to your startup',
  },
};

/** What the page says after the key has worked, and the one button below. */
function doneWords({ outcome, applications, startup }: Done): {
  title: string;
  lead: string;
  next: string | null;
  button: string;
} {
  const [first, second] = applications;
  if (first) {
    const [title, lead] = sentWords(applications);
    return second
      ? { title, lead, next: '/client/my-jobs', button: 'See your applications' }
      : { title, lead, next: `/client/my-jobs/${first.id}`, button: 'See your application' };
  }
  const [title, lead] = DONE[outcome];
  if (!startup) return { title, lead, next: null, button: 'Go to your dashboard' };
  const { lead: leadOf, page, button } = STARTUP_NEXT[startup.status];
  return { title, lead: leadOf(startup.name), next: `/client/startups/${startup.key}${page}`, button };
}

/** The page of a mailed link. Mail scanners open links too, so only its script or the button sends the key. */
export default function VerifyEmailPage() {
  const { key, isLoggedIn, isUnverified } = useLoaderData<typeof loader>();
  const actionResult = useActionData() as Result | Mistakes | undefined;
  const fetcher = useFetcher<Result | Mistakes>();
  const fetcherResult = fetcher.data as Result | Mistakes | undefined;
  const result =
    fetcherResult ??
    actionResult ??
    (key ? undefined : { message: 'Please copy the whole link from the email.', code: 'E_KEY' });
  const isSent = useRef(result !== undefined);
  useCleanAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, because a key works once
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void fetcher.submit({ key }, { method: 'post', action: PATH, defaultShouldRevalidate: false });
  }, [key]);
  useEffect(() => {
    if (fetcherResult && 'outcome' in fetcherResult && LOGGED_IN_COOKIE.test(document.cookie))
      void refreshCurrentUser();
  }, [fetcherResult]);

  if (!result) {
    return (
      <KeyPage title="Confirm your address" path={PATH} lead="One moment. If nothing happens, press Confirm.">
        <ButtonForm fields={{ key }}>
          <Button type="submit" size="lg" block>
            Confirm
          </Button>
        </ButtonForm>
      </KeyPage>
    );
  }
  if ('outcome' in result) {
    const { title, lead, next, button } = doneWords(result);
    return (
      <KeyPage title={title} path={PATH} lead={lead}>
        <LinkButton size="lg" block href={isLoggedIn ? (next ?? '/dashboard') : authScreenPath('signin', next)}>
          {isLoggedIn ? button : 'Log in'}
        </LinkButton>
      </KeyPage>
    );
  }
  // Some people press the link twice, or their mail program does.
  if (result.code === 'E_KEY_USED' && isLoggedIn && !isUnverified) {
    return (
      <KeyPage
        title="Your address is confirmed"
        path={PATH}
        lead="This link was used before. It works once, and you don’t need it again."
      >
        <LinkButton size="lg" block href="/dashboard">
          Go to your dashboard
        </LinkButton>
      </KeyPage>
    );
  }
  return (
    <KeyPage title="This link does not work" path={PATH} lead={result.message}>
      {result.code === 'E_KEY_FOREIGN' ? (
        <ButtonForm action={SIGN_OUT} fields={{ to: `${PATH}?e-mail-verification-key=${key}` }}>
          <Button type="submit" size="lg" block>
            Log out
          </Button>
        </ButtonForm>
      ) : isUnverified ? (
        <ButtonForm action={PATH} fields={{ resend: 'true' }}>
          <Button type="submit" size="lg" block>
            Send a new link
          </Button>
        </ButtonForm>
      ) : (
        !isLoggedIn && (
          <LinkButton size="lg" block href={authScreenPath('signin', PATH)}>
            Log in to get a new link
          </LinkButton>
        )
      )}
      <LinkButton size="lg" block kind="line" href="/">
        Back to home
      </LinkButton>
    </KeyPage>
  );
}
