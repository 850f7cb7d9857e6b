import { LONGEST_EMAIL, MESSAGES } from '#domain/accounts/account.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import buttons from '#web/ui/buttons/button.module.css';
import { Button } from '#web/ui/buttons/button.tsx';
import { Banner, Field } from '#web/ui/forms/field.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { useFlow } from './auth-flow.ts';
import css from './auth-screens.module.css';
import { AUTH_SCREENS } from './auth-screens.ts';
import { ScreenLink, ScreenTitle } from './screen-parts.tsx';
import { useScreenForm } from './use-screen-form.ts';

/** Requests a link to set a new password. The answer is the same for an address without an account. */
export function ForgotPasswordScreen({
  mistakes,
  isLinkSent = false,
}: {
  mistakes?: Mistakes | null;
  isLinkSent?: boolean;
}) {
  const { heading, prefill, pathOf } = useFlow();
  const { form, onSubmit, onInput, wrong, isSending, answer } = useScreenForm(mistakes, (result) => {
    const field = form.current?.elements.namedItem('email');
    if ('isLinkSent' in result && field instanceof HTMLInputElement) field.value = '';
  });
  const isDone = !isSending && (answer ? 'isLinkSent' in answer : isLinkSent);
  const carry = () => {
    const email = new FormData(form.current ?? undefined).get('email');
    return typeof email === 'string' && email.trim() !== '' ? { email: email.trim() } : {};
  };
  return (
    <Sheet framed={heading === 'h1'}>
      <ScreenTitle>{AUTH_SCREENS['signup-forgot-password']}</ScreenTitle>
      <p className={css.lead}>
        Enter the email address you log in with. We’ll send you a link to choose a new password.
      </p>
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
        {isDone && <Banner tone="ok">{MESSAGES.resetRequested}</Banner>}
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          longest={LONGEST_EMAIL}
          defaultValue={isLinkSent ? '' : (mistakes?.values.email ?? prefill.email)}
          error={wrong.fields.email}
        />
        <Button type="submit" size="lg" block aria-disabled={isSending || undefined}>
          Send link
        </Button>
        <ScreenLink
          to="signin"
          carry={carry}
          className={`${buttons.button} ${buttons.lg} ${buttons.block} ${buttons.line}`}
        >
          Cancel
        </ScreenLink>
      </form>
    </Sheet>
  );
}
