import { useEffect, useRef } from 'react';
import { useActionData, useFetcher, useLoaderData } from 'react-router';
import { type Confirmation, resendVerification, verifyEmail } from '#domain/accounts/email-address.server.ts';
import { defineAction, type Mistakes } from '#web/app/define-action.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { HINT } from '#web/app/personal-store.ts';
import { reachAction } from '#web/app/use-action-form.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { authScreenPath, SIGN_OUT } from './auth-screens.ts';
import { askWho } from './current-user.ts';
import { ActForm, KeyPage, keyPageHeaders, useCleanAddress } from './link-key-page.tsx';

const PATH = '/client/verify-email';

export const loader = defineLoader(({ context: { actor }, url }) => ({
  key: url.searchParams.get('e-mail-verification-key') ?? '',
  isLoggedIn: actor.kind === 'user',
  /** Then a new link can be sent: there is something left to confirm. */
  isUnverified: actor.kind === 'user' && !actor.isEmailVerified,
}));

type Result = { outcome: Confirmation | 'sent' } | { message: string; code: string };

export const action = defineAction<Promise<Result>>(['key', 'resend'], async ({ context, door, text, notes }) => {
  if (text('resend')) {
    await resendVerification(context, door.parts);
    return { outcome: 'sent' };
  }
  const outcome = await verifyEmail(context, text('key'));
  notes.event = 'email-verified';
  return { outcome };
});

export const clientAction = reachAction;

export const headers = keyPageHeaders;

const DONE: Record<Confirmation | 'sent', [title: string, lead: string]> = {
  verified: [
    'Your address is confirmed',
    'Thank you. Our mail reaches you, and two-factor authentication can be set up.',
  ],
  waitsForOther: [
    'One address is confirmed',
    'We have sent a link to your other address, too. The change is made as soon as both are confirmed.',
  ],
  changed: ['Your address is changed', 'From now on you log in with it, and our mail goes there.'],
  sent: ['A new link is on its way', 'It works for 24 hours. Please use the one in the latest email.'],
};

/** The link of a mail. A page that is only read confirms nothing: its script sends the key, or the person does. */
export default function VerifyEmailPage() {
  const { key, isLoggedIn, isUnverified } = useLoaderData<typeof loader>();
  const answered = useActionData() as Result | Mistakes | undefined;
  const fetcher = useFetcher<Result | Mistakes>();
  const confirmed = fetcher.data as Result | Mistakes | undefined;
  const result =
    confirmed ??
    answered ??
    (key ? undefined : { message: 'This link is not valid. Please copy the whole link.', code: 'E_KEY' });
  const isSent = useRef(result !== undefined);
  useCleanAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and a key is good once
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void fetcher.submit({ key }, { method: 'post', action: PATH, defaultShouldRevalidate: false });
  }, [key]);
  useEffect(() => {
    if (confirmed && 'outcome' in confirmed && HINT.test(document.cookie)) void askWho();
  }, [confirmed]);

  if (!result) {
    return (
      <KeyPage title="Confirm your address" path={PATH} lead="One moment, or press the button.">
        <ActForm fields={{ key }}>
          <Button type="submit" size="lg" block>
            Confirm
          </Button>
        </ActForm>
      </KeyPage>
    );
  }
  if ('outcome' in result) {
    const [title, lead] = DONE[result.outcome];
    return (
      <KeyPage title={title} path={PATH} lead={lead}>
        <LinkButton size="lg" block href={isLoggedIn ? '/' : authScreenPath('signin')}>
          {isLoggedIn ? 'Go on' : 'Log in'}
        </LinkButton>
      </KeyPage>
    );
  }
  return (
    <KeyPage title="This link does not work" path={PATH} lead={result.message}>
      {result.code === 'E_KEY_FOREIGN' ? (
        <ActForm action={SIGN_OUT} fields={{ to: `${PATH}?e-mail-verification-key=${key}` }}>
          <Button type="submit" size="lg" block>
            Log out
          </Button>
        </ActForm>
      ) : isUnverified ? (
        <ActForm action={PATH} fields={{ resend: 'true' }}>
          <Button type="submit" size="lg" block>
            Send me a new link
          </Button>
        </ActForm>
      ) : (
        !isLoggedIn && (
          <LinkButton size="lg" block href={authScreenPath('signin', PATH)}>
            Log in for a new link
          </LinkButton>
        )
      )}
      <LinkButton size="lg" block kind="line" href="/">
        Back to home
      </LinkButton>
    </KeyPage>
  );
}
