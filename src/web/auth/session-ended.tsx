import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { FormToResend } from '#web/app/define-action.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Actions, Words, WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { authScreenPath } from './auth-screens.ts';
import { openAuth } from './open-auth.tsx';
import css from './session-ended.module.css';

/**
 * Says to who sent a form that their session is over, and holds what they wrote. They log in over the page, and it is
 * sent; without JavaScript they log in beside it, and send it themselves.
 */
export function SessionEnded({ sent: { action, fields, hadSecrets } }: { sent: FormToResend }) {
  const form = useRef<HTMLFormElement>(null);
  const [hasScripts, setHasScripts] = useState(false);
  const logIn = () => openAuth({ screen: 'signin', onLoggedIn: () => form.current?.submit() });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the page is there
  useEffect(() => {
    setHasScripts(true);
    logIn();
  }, []);

  return (
    <WorkspacePage
      title="Session expired"
      lead="You are not logged in any more, so what you sent has not been done. Nothing of what you wrote is lost."
      path={action}
    >
      <form ref={form} className={css.form} method="post" action={action}>
        <Words>
          <p>
            {hasScripts
              ? 'Log in again, and it is sent.'
              : 'Log in again (it opens in a tab of its own), come back to this page, and send it.'}
            {hadSecrets && ' Only passwords and codes have to be typed once more.'}
          </p>
        </Words>
        {fields.map(([name, value], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was sent stays in its order, and names may stand twice
          <input key={place} type="hidden" name={name} value={value} />
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
              Send it again
            </Button>
          )}
        </Actions>
      </form>
    </WorkspacePage>
  );
}
