import type { Mistakes } from '#web/app/define-action.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Banner, Field } from '#web/ui/forms/field.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { useFlow } from './auth-flow.ts';
import css from './auth-screens.module.css';
import { AUTH_SCREENS } from './auth-screens.ts';
import { DialogField, ScreenLink, ScreenTitle } from './screen-parts.tsx';
import { useScreenForm } from './use-screen-form.ts';

/**
 * Asks for the code of the authenticator app, or with `recovery` for a recovery code. There are two screens because
 * phones need a numeric keyboard for one and letters for the other; either screen accepts either code.
 */
export function ChallengeScreen({ recovery = false, mistakes }: { recovery?: boolean; mistakes?: Mistakes | null }) {
  const { heading, pathOf } = useFlow();
  const screen = recovery ? 'recovery-code' : 'challenge';
  const { form, onSubmit, onInput, wrong, isSending } = useScreenForm(mistakes);
  return (
    <Sheet
      framed={heading === 'h1'}
      foot={
        <>
          Not you? <ScreenLink to="signin">Log in again</ScreenLink>
        </>
      }
    >
      <ScreenTitle>{AUTH_SCREENS[screen]}</ScreenTitle>
      <p className={css.lead}>
        {recovery
          ? 'Enter one of the recovery codes you saved when you turned on two-factor authentication. Each code works once.'
          : 'Enter the six-digit code from your authenticator app.'}
      </p>
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
        {wrong.banner && <Banner>{wrong.banner}</Banner>}
        <Field
          label={recovery ? 'Recovery code' : 'Code'}
          name="code"
          inputMode={recovery ? 'text' : 'numeric'}
          autoComplete={recovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          error={wrong.fields.code}
        />
        <p className={css.alternative}>
          {recovery ? (
            <ScreenLink to="challenge">Use a code from your app</ScreenLink>
          ) : (
            <ScreenLink to="recovery-code">No phone? Use a recovery code</ScreenLink>
          )}
        </p>
        <Button type="submit" size="lg" block aria-disabled={isSending || undefined}>
          Log in
        </Button>
      </form>
    </Sheet>
  );
}
