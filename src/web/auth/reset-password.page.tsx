import { useId } from 'react';
import { useActionData, useLoaderData } from 'react-router';
import { resetPasswordInput } from '#domain/accounts/inputs.ts';
import { findKey } from '#domain/accounts/link-keys.server.ts';
import { myProfiles } from '#domain/accounts/queries.server.ts';
import { resetPassword } from '#domain/accounts/sign-in/password-reset.server.ts';
import { readInput } from '#domain/read-input.ts';
import { refusalIn } from '#server/refusals.ts';
import { defineAction } from '#web/app/define-action.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { answerLoggedIn } from '#web/app/personal.server.ts';
import { mistakesIn, reachAction, useActionForm } from '#web/app/use-action-form.ts';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { afterLogin } from './after-login.ts';
import css from './auth-screens.module.css';
import { authScreenPath } from './auth-screens.ts';
import { KeyPage, keyPageHeaders, useCleanAddress } from './link-key-page.tsx';
import { NewPasswordField } from './password-field.tsx';

const PATH = '/client/reset-password';
/** The confirmation, for the person who is now logged in. */
const DONE = `${PATH}?done=set`;

/** Checks the link first, so that nobody thinks up a password in vain. */
export const loader = defineLoader(async ({ context, accountCall, url }) => {
  if (url.searchParams.get('done') === 'set' && context.actor.kind === 'user')
    return {
      key: '',
      problem: null,
      nextPage: afterLogin(await myProfiles(context, accountCall.rememberedProfile), null),
    };
  const key = url.searchParams.get('resetKey') ?? '';
  try {
    await findKey(context, key, ['passwordReset']);
    return { key, problem: null, nextPage: null };
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal?.kind !== 'invalid') throw error;
    return { key: '', problem: refusal.message, nextPage: null };
  }
});

export const action = defineAction(['password', 'resetKey'], async (args) => {
  const input = readInput(resetPasswordInput, { password: args.text('password'), resetKey: args.text('resetKey') });
  const signedIn = await resetPassword(args.context, args.accountCall.parts, input, args.accountCall.from);
  const answer = await answerLoggedIn(args, signedIn, null);
  if (!('challenge' in signedIn)) answer.headers.set('location', DONE);
  return answer;
});

export const clientAction = reachAction;

export const headers = keyPageHeaders;

export default function ResetPasswordPage() {
  const { nextPage } = useLoaderData<typeof loader>();
  if (nextPage === null) return <NewPassword />;
  return (
    <KeyPage
      title="Your password is set"
      path={PATH}
      lead="You are logged in here, and logged out on all your other devices."
    >
      <LinkButton size="lg" block href={nextPage}>
        Continue
      </LinkButton>
    </KeyPage>
  );
}

function NewPassword() {
  const { key, problem: keyProblem } = useLoaderData<typeof loader>();
  const label = useId();
  useCleanAddress();
  const { form, onSubmit, onInput, wrong, isSending, answer } = useActionForm({
    // Without JavaScript the key stays in the address; with it, our own request leaves it out.
    action: PATH,
    initial: mistakesIn(useActionData()),
  });
  const mistakes = mistakesIn(answer);
  const problem = mistakes?.code.startsWith('E_KEY') ? mistakes.message : keyProblem;
  if (problem) {
    return (
      <KeyPage title="This link does not work" path={PATH} lead={problem}>
        <LinkButton size="lg" block href={authScreenPath('signup-forgot-password')}>
          Get a new link
        </LinkButton>
        <LinkButton size="lg" block kind="line" href={authScreenPath('signin')}>
          Log in
        </LinkButton>
      </KeyPage>
    );
  }
  return (
    <KeyPage title="Choose a new password" path={PATH} lead="You’ll be logged out on all your other devices.">
      <form
        ref={form}
        className={css.fields}
        method="post"
        onSubmit={onSubmit}
        onInput={onInput}
        noValidate
        aria-labelledby={label}
      >
        {wrong.banner && <Banner>{wrong.banner}</Banner>}
        <input type="hidden" name="resetKey" value={key} />
        <NewPasswordField label="New password" error={wrong.fields.password} />
        <Button type="submit" size="lg" block aria-disabled={isSending || undefined} id={label}>
          Set password
        </Button>
      </form>
    </KeyPage>
  );
}
