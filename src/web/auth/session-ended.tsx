import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { workspaceAt } from '#domain/accounts/guards.ts';
import type { FormToResend } from '#web/app/define-action.ts';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Actions, PageText, WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { authScreenPath } from './auth-screens.ts';
import { openAuth } from './open-auth.tsx';
import css from './session-ended.module.css';

/**
 * Answers a form that needs a log-in, and holds its values: after the session ended, or on a page that visitors fill in.
 * Logging in over the page sends it again. Without JavaScript, or with a file to choose again, the person sends it.
 */
export function SessionEnded({ form: { action, fields, hadSecrets, files } }: { form: FormToResend }) {
  const form = useRef<HTMLFormElement>(null);
  const [hasScripts, setHasScripts] = useState(false);
  const sendsItself = hasScripts && files.length === 0;
  const isForVisitors = workspaceAt(action.split('?')[0] ?? '') === null;
  const logIn = () =>
    openAuth({
      screen: 'signin',
      onLoggedIn: () => {
        if (files.length === 0) form.current?.submit();
      },
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page is loaded
  useEffect(() => {
    setHasScripts(true);
    logIn();
  }, []);

  return (
    <WorkspacePage
      title={isForVisitors ? 'One step: your account' : 'Session expired'}
      lead={
        isForVisitors
          ? 'We can send this once you have logged in or signed up. Nothing you wrote is lost.'
          : 'You are no longer logged in, so we could not save your changes. Nothing you wrote is lost.'
      }
      path={action}
    >
      <form
        ref={form}
        className={css.form}
        method="post"
        action={action}
        encType={files.length > 0 ? 'multipart/form-data' : undefined}
      >
        <PageText>
          <p>
            {sendsItself
              ? 'Log in again and we send it for you.'
              : `${isForVisitors ? 'Log in or sign up' : 'Log in again'} in the new tab, then come back to this page and send it.`}
            {hadSecrets && ' You only have to type passwords and codes again.'}
          </p>
        </PageText>
        {fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and names may repeat
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        {files.map(([name, filename]) => (
          <Field key={name} type="file" name={name} label={`Choose ${filename} again`} />
        ))}
        <Actions>
          <LinkButton
            href={authScreenPath('signin')}
            target="_blank"
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              logIn();
            }}
          >
            Log in
          </LinkButton>
          {isForVisitors && (
            <LinkButton kind="line" href={authScreenPath('signup')} target="_blank">
              Sign up
            </LinkButton>
          )}
          {!sendsItself && (
            <Button type="submit" kind="line">
              Send again
            </Button>
          )}
        </Actions>
      </form>
    </WorkspacePage>
  );
}
