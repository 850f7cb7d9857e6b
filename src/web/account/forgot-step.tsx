import { useState } from 'react';
import { LONGEST_EMAIL, MESSAGES } from '../../domain/accounts/account.ts';
import buttons from '../ui/button.module.css';
import { Button } from '../ui/button.tsx';
import { Banner, Field } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { AUTH_STEPS } from './auth-steps.ts';
import { callApi } from './call-api.ts';
import { checkEmail } from './check-forms.ts';
import { useFlow } from './flow.ts';
import type { Sent } from './sign-up-step.tsx';
import { StepLink, StepTitle } from './step-parts.tsx';
import css from './steps.module.css';
import { useSubmission } from './submission.ts';

/** Asks for a link to set a new password; what is said is the same for an address nobody has. */
export function ForgotStep({ sent, isAsked = false }: { sent?: Sent | null; isAsked?: boolean }) {
  const { heading, carried, pathOf } = useFlow();
  const [isDone, setDone] = useState(isAsked);
  const { form, onSubmit, onInput, wrong, isSending } = useSubmission({
    check: checkEmail,
    initial: sent?.wrong,
    async send(text, element) {
      setDone(false);
      const { failure } = await callApi('/users/forgot-password', 'POST', { email: text('email') });
      if (failure) return failure;
      const field = element.elements.namedItem('email');
      if (field instanceof HTMLInputElement) field.value = '';
      setDone(true);
      return null;
    },
  });
  const carry = () => {
    const typed = new FormData(form.current ?? undefined).get('email');
    return typeof typed === 'string' && typed.trim() !== '' ? { email: typed.trim() } : {};
  };
  return (
    <Sheet framed={heading === 'h1'}>
      <StepTitle>{AUTH_STEPS['signup-forgot-password']}</StepTitle>
      <p className={css.lead}>Write the address you log in with, and we send you a link for a new password.</p>
      <form
        ref={form}
        className={css.form}
        method="post"
        action={pathOf('signup-forgot-password')}
        onSubmit={onSubmit}
        onInput={onInput}
        noValidate
      >
        {wrong.banner && <Banner>{wrong.banner}</Banner>}
        {isDone && <Banner tone="ok">{MESSAGES.resetAsked}</Banner>}
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={LONGEST_EMAIL}
          defaultValue={isAsked ? '' : (sent?.values.email ?? carried.email)}
          error={wrong.fields.email}
        />
        <Button type="submit" size="lg" block aria-disabled={isSending || undefined}>
          Send the link
        </Button>
        <StepLink
          to="signin"
          carry={carry}
          className={`${buttons.button} ${buttons.lg} ${buttons.block} ${buttons.line}`}
        >
          Cancel
        </StepLink>
      </form>
    </Sheet>
  );
}
