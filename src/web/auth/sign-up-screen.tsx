import { type RefObject, useEffect, useRef, useState } from 'react';
import { LONGEST_EMAIL, LONGEST_NAME } from '#domain/accounts/account.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { mistakesIn } from '#web/app/use-action-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Banner, Field } from '#web/ui/forms/field.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { useFlow } from './auth-flow.ts';
import css from './auth-screens.module.css';
import { AUTH_SCREENS } from './auth-screens.ts';
import { CaptchaBox, useCaptcha } from './captcha-box.tsx';
import { LinkedInButton } from './linkedin-button.tsx';
import { NewPasswordField } from './password-field.tsx';
import { DialogField, ScreenLink, ScreenTitle } from './screen-parts.tsx';
import { useScreenForm } from './use-screen-form.ts';

export function SignUpScreen({ mistakes }: { mistakes?: Mistakes | null }) {
  const { heading, hasLinkedIn, prefill, go, pathOf } = useFlow();
  const first = mistakes?.values.email ?? prefill.email ?? '';
  const email = useRef(first);
  const [round, setRound] = useState(0);
  const name = splitName(prefill.name ?? '');
  const { form, onSubmit, onInput, wrong, isSending } = useScreenForm(mistakes, (answer) => {
    const mistakes = mistakesIn(answer);
    // A captcha answer works once. After any other refusal the server has not checked it, so it is still good.
    if (mistakes?.code === 'E_CAPTCHA') setRound((count) => count + 1);
    if (mistakes?.code === 'E_ACCOUNT_EXISTS') go('sign-exists', { email: mistakes.values.email?.trim() });
  });
  const captcha = useCaptcha(round);
  const solving = captcha.state.kind;
  const { isWaiting, wait } = useSubmitOnceSolved(solving, form);
  return (
    <Sheet
      framed={heading === 'h1'}
      foot={
        <>
          Been here before?{' '}
          <ScreenLink to="signin" carry={() => ({ email: email.current.trim() })}>
            Log in
          </ScreenLink>
        </>
      }
    >
      <ScreenTitle>{AUTH_SCREENS.signup}</ScreenTitle>
      <NeedsScript hasLinkedIn={hasLinkedIn} />
      <form
        ref={form}
        className={`${css.form} ${css.needsScript}`}
        method="post"
        action={pathOf('signup')}
        onSubmit={(event) => {
          if (solving !== 'working') return onSubmit(event);
          event.preventDefault();
          wait();
        }}
        onInput={onInput}
        noValidate
      >
        <DialogField />
        {wrong.banner && <Banner>{wrong.banner}</Banner>}
        <div className={css.nameFields}>
          <Field
            label="First name"
            name="name.first"
            autoComplete="given-name"
            longest={LONGEST_NAME}
            defaultValue={mistakes?.values['name.first'] ?? name.first}
            error={wrong.fields['name.first']}
          />
          <Field
            label="Last name"
            name="name.last"
            autoComplete="family-name"
            longest={LONGEST_NAME}
            defaultValue={mistakes?.values['name.last'] ?? name.last}
            error={wrong.fields['name.last']}
          />
        </div>
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          longest={LONGEST_EMAIL}
          defaultValue={first}
          onChange={(event) => {
            email.current = event.target.value;
          }}
          error={wrong.fields.email}
        />
        <NewPasswordField error={wrong.fields.password} />
        <CaptchaBox captcha={captcha} error={wrong.fields.reCaptchaResponse} />
        <Button type="submit" size="lg" block aria-disabled={isSending || isWaiting || undefined}>
          {isWaiting ? 'One moment…' : isSending ? 'Signing up…' : 'Sign up'}
        </Button>
        <p className={css.small}>
          By signing up you confirm that you accept our{' '}
          <a className="link" href="/terms" target="_blank" rel="noopener">
            Terms of Service
          </a>{' '}
          and{' '}
          <a className="link" href="/privacy-policy" target="_blank" rel="noopener">
            Privacy Policy
          </a>
        </p>
      </form>
    </Sheet>
  );
}

/** Somebody who presses the button during the calculation has signed up once it is done. */
function useSubmitOnceSolved(
  solving: ReturnType<typeof useCaptcha>['state']['kind'],
  form: RefObject<HTMLFormElement | null>,
) {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (solving === 'working') return;
    setWaiting(false);
    if (isWaiting && solving === 'solved') form.current?.requestSubmit();
  }, [solving, isWaiting, form]);
  return { isWaiting, wait: () => setWaiting(true) };
}

function NeedsScript({ hasLinkedIn }: { hasLinkedIn: boolean }) {
  return (
    <noscript>
      <p className={css.lead}>
        Signing up by email needs JavaScript: your browser does a small calculation to show that you are not a robot.
        Turn JavaScript on and reload this page{hasLinkedIn && ', or sign up with LinkedIn, which works without it'}.
        Logging in works without JavaScript, too.
      </p>
      <div className={css.acts}>
        <LinkedInButton allowRegistration />
      </div>
    </noscript>
  );
}

/** Splits at the first space: "Ada King Lovelace" is Ada, and King Lovelace (product §5). */
export function splitName(name: string): { first: string; last: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first, last: rest.join(' ') };
}
