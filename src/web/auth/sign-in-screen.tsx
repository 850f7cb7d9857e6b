import { useRef } from 'react';
import { LONGEST_EMAIL } from '#domain/accounts/account.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { useSite } from '#web/app/use-site.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Banner, Field } from '#web/ui/forms/field.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { useFlow } from './auth-flow.ts';
import css from './auth-screens.module.css';
import { AUTH_SCREENS } from './auth-screens.ts';
import { LinkedInButton } from './linkedin-button.tsx';
import { PasswordField } from './password-field.tsx';
import { DialogField, ScreenLink, ScreenTitle } from './screen-parts.tsx';
import { useScreenForm } from './use-screen-form.ts';

/** The log-in form. `exists`: the person tried to sign up with an address that has an account already. */
export function SignInScreen({
  exists = false,
  title,
  mistakes,
}: {
  exists?: boolean;
  /** What the person logs in for. It is done as soon as they are logged in. */
  title?: string | undefined;
  mistakes?: Mistakes | null;
}) {
  const { heading, prefill, pathOf } = useFlow();
  const { name, platform } = useSite();
  const screen = exists ? 'sign-exists' : 'signin';
  const first = mistakes?.values.email ?? prefill.email ?? '';
  const email = useRef(first);
  const carry = () => ({ email: email.current.trim() });
  const { form, onSubmit, onInput, wrong, isSending } = useScreenForm(mistakes);
  return (
    <Sheet
      framed={heading === 'h1'}
      foot={
        <>
          New here?{' '}
          <ScreenLink to="signup" carry={carry}>
            Sign up
          </ScreenLink>
        </>
      }
    >
      <ScreenTitle>{title ?? AUTH_SCREENS[screen]}</ScreenTitle>
      {title && <p className={css.lead}>We’ll do that as soon as you’re logged in.</p>}
      {exists && (
        <p className={css.lead}>
          One login is shared between {name} and its sister platform{' '}
          {platform === 'thehub' ? 'for impact startups' : 'for all startups'}, so you may have signed up there. If you
          don’t remember your password, choose Forgot password and we’ll send you a link for a new one.
        </p>
      )}
      <form
        ref={form}
        className={css.form}
        method="post"
        action={pathOf(screen)}
        onSubmit={onSubmit}
        onInput={onInput}
        noValidate
      >
        <DialogField />
        {(wrong.banner || prefill.notice) && (
          <Banner tone={wrong.banner ? 'bad' : 'note'}>{wrong.banner || prefill.notice}</Banner>
        )}
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
        <PasswordField autoComplete="current-password" error={wrong.fields.password} />
        <p className={css.forgot}>
          <ScreenLink to="signup-forgot-password" carry={carry}>
            Forgot password
          </ScreenLink>
        </p>
        <Button type="submit" size="lg" block aria-disabled={isSending || undefined}>
          Log in
        </Button>
        <noscript>
          {/* A link could not carry the address over. Enter presses the first button, so this one comes after it. */}
          <Button
            type="submit"
            kind="quiet"
            size="lg"
            block
            formAction={pathOf('signup-forgot-password')}
            formNoValidate
            name="carry"
            value="true"
          >
            Forgot password
          </Button>
        </noscript>
        <LinkedInButton allowRegistration={false} kind="line" />
      </form>
    </Sheet>
  );
}
