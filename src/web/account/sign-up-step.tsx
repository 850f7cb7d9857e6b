import { useRef, useState } from 'react';
import { LONGEST_EMAIL, LONGEST_NAME } from '../../domain/accounts/account.ts';
import { Button } from '../ui/button.tsx';
import { Banner, Field } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { AUTH_STEPS } from './auth-steps.ts';
import { callApi } from './call-api.ts';
import { CaptchaBox } from './captcha-box.tsx';
import { checkSignUp, splitName } from './check-forms.ts';
import { useFlow } from './flow.ts';
import { NewPasswordField } from './password-field.tsx';
import { StepLink, StepTitle } from './step-parts.tsx';
import css from './steps.module.css';
import { useSubmission, type Wrong } from './submission.ts';

export type Sent = { wrong: Wrong; values: Record<string, string> };

export function SignUpStep({ sent }: { sent?: Sent | null }) {
  const { heading, carried, go, loggedIn, pathOf } = useFlow();
  const first = sent?.values.email ?? carried.email ?? '';
  const email = useRef(first);
  const [round, setRound] = useState(0);
  const name = splitName(carried.name ?? '');
  const { form, onSubmit, onInput, wrong, isSending } = useSubmission({
    check: checkSignUp,
    initial: sent?.wrong,
    async send(text) {
      const { failure } = await callApi('/users/sign-up', 'POST', {
        name: { first: text('first'), last: text('last') },
        email: text('email'),
        password: text('password'),
        reCaptchaResponse: text('reCaptchaResponse'),
      });
      // Right or wrong, an answer is good once.
      setRound((count) => count + 1);
      if (!failure) {
        await loggedIn();
        return null;
      }
      if (failure.code === 'E_ACCOUNT_EXISTS') go('sign-exists', { email: text('email').trim() });
      const { 'name.first': first, 'name.last': last, ...fields } = failure.fields;
      return { ...failure, fields: { ...(first && { first }), ...(last && { last }), ...fields } };
    },
  });
  return (
    <Sheet
      framed={heading === 'h1'}
      foot={
        <>
          Been here before?{' '}
          <StepLink to="signin" carry={() => ({ email: email.current.trim() })}>
            Log in
          </StepLink>
        </>
      }
    >
      <StepTitle>{AUTH_STEPS.signup}</StepTitle>
      <noscript>
        <p className={css.lead}>
          Signing up needs JavaScript: instead of looking at pictures, your browser does a small sum that shows you are
          not a robot, and without JavaScript it cannot. Logging in works without it.
        </p>
      </noscript>
      <form
        ref={form}
        className={css.form}
        method="post"
        action={pathOf('signup')}
        onSubmit={onSubmit}
        onInput={onInput}
        noValidate
      >
        {wrong.banner && <Banner>{wrong.banner}</Banner>}
        <div className={css.two}>
          <Field
            label="First name"
            name="first"
            autoComplete="given-name"
            maxLength={LONGEST_NAME}
            defaultValue={sent?.values.first ?? name.first}
            error={wrong.fields.first}
          />
          <Field
            label="Last name"
            name="last"
            autoComplete="family-name"
            maxLength={LONGEST_NAME}
            defaultValue={sent?.values.last ?? name.last}
            error={wrong.fields.last}
          />
        </div>
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={LONGEST_EMAIL}
          defaultValue={first}
          onChange={(event) => {
            email.current = event.target.value;
          }}
          error={wrong.fields.email}
        />
        <NewPasswordField error={wrong.fields.password} />
        <CaptchaBox error={wrong.fields.reCaptchaResponse} round={round} />
        <Button type="submit" size="lg" block aria-disabled={isSending || undefined}>
          Sign up
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
