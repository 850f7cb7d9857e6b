import { LONGEST_EMAIL, MESSAGES } from '#domain/accounts/account.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import buttons from '#web/ui/button.module.css';
import { Button } from '#web/ui/button.tsx';
import { Banner, Field } from '#web/ui/field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { useFlow } from './auth-flow.ts';
import css from './auth-screens.module.css';
import { AUTH_SCREENS } from './auth-screens.ts';
import { ScreenLink, ScreenTitle } from './screen-parts.tsx';
import { useScreenForm } from './use-screen-form.ts';

/** Asks for a link to set a new password; what is said is the same for an address nobody has. */
export function ForgotPasswordScreen({ mistakes, isAsked = false }: { mistakes?: Mistakes | null; isAsked?: boolean }) {
  const { heading, carried, pathOf } = useFlow();
  const { form, onSubmit, onInput, wrong, isSending, answer } = useScreenForm(mistakes, (answered) => {
    const field = form.current?.elements.namedItem('email');
    if ('isAsked' in answered && field instanceof HTMLInputElement) field.value = '';
  });
  const isDone = !isSending && (answer ? 'isAsked' in answer : isAsked);
  const carry = () => {
    const typed = new FormData(form.current ?? undefined).get('email');
    return typeof typed === 'string' && typed.trim() !== '' ? { email: typed.trim() } : {};
  };
  return (
    <Sheet framed={heading === 'h1'}>
      <ScreenTitle>{AUTH_SCREENS['signup-forgot-password']}</ScreenTitle>
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
        {isDone && <Banner tone="ok">{MESSAGES.resetRequested}</Banner>}
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={LONGEST_EMAIL}
          defaultValue={isAsked ? '' : (mistakes?.values.email ?? carried.email)}
          error={wrong.fields.email}
        />
        <Button type="submit" size="lg" block aria-disabled={isSending || undefined}>
          Send the link
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
