import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { FormToResend } from '#web/app/define-action.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Actions, PageText, WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { authScreenPath } from './auth-screens.ts';
import { openAuth } from './open-auth.tsx';
import css from './session-ended.module.css';

/**
 * Answers a form sent after the session ended, and holds its values. Logging in over the page sends it again; without
 * JavaScript the person logs in in another tab and sends it themselves.
 */
export function SessionEnded({ sent: { action, fields, hadSecrets } }: { sent: FormToResend }) {
  const form = useRef<HTMLFormElement>(null);
  const [hasScripts, setHasScripts] = useState(false);
  const logIn = () => openAuth({ screen: 'signin', onLoggedIn: () => form.current?.submit() });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page is loaded
  useEffect(() => {
    setHasScripts(true);
    logIn();
  }, []);

  return (
    <WorkspacePage
      title="Session expired"
      lead="You are no longer logged in, so we could not save your changes. Nothing you wrote is lost."
      path={action}
    >
      <form ref={form} className={css.form} method="post" action={action}>
        <PageText>
          <p>
            {hasScripts
              ? 'Log in again and we send it for you.'
              : 'Log in again in the new tab, then come back to this page and send it.'}
            {hadSecrets && ' You only have to type passwords and codes again.'}
          </p>
        </PageText>
        {fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and names may repeat
          <input key={index} type="hidden" name={name} value={value} />
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
          {!hasScripts && (
            <Button type="submit" kind="line">
              Send again
            </Button>
          )}
        </Actions>
      </form>
    </WorkspacePage>
  );
}
