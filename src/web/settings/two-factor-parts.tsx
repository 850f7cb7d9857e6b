import type { ComponentProps } from 'react';
import type { RequiredProof } from '#domain/accounts/two-factor/two-factor.server.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { formState } from '#web/app/form-state.ts';
import { SIGN_OUT } from '#web/auth/auth-screens.ts';
import { PasswordField } from '#web/auth/password-field.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Split } from '#web/ui/section.tsx';
import { Actions, Words, WorkspaceForm } from '#web/workspace/workspace-page.tsx';
import { codesLeft, SendLinkAgain } from './settings-parts.tsx';
import css from './two-factor.module.css';
import type { TwoFactorSettings } from './two-factor.server.ts';

type Given = { workspace: TwoFactorSettings; mistakes: Mistakes | undefined };

export function TurnOnPart({ workspace: { here, toTurnOn }, mistakes }: Given) {
  const { message, error } = formState(mistakes, 'begin');
  // A setup that was over when its code came.
  const over = formState(mistakes, 'confirm').message;
  return (
    <Split title="Turn it on">
      <WorkspaceForm action={here} intent="begin" message={message ?? over}>
        <Words>
          <p>
            You need an app that makes codes, such as the one that keeps your passwords, Aegis, 2FAS, or Google
            Authenticator. The next step shows what it has to read.
          </p>
        </Words>
        <Proof wanted={toTurnOn} error={error('password')} />
        <Actions>
          <Button type="submit" aria-disabled={toTurnOn === 'newSignIn' || undefined}>
            Set it up
          </Button>
        </Actions>
      </WorkspaceForm>
    </Split>
  );
}

/** Who has not confirmed their address is told so before they look for an app. */
export function ConfirmFirstPart() {
  return (
    <Split title="Confirm your address first">
      <div>
        <Words>
          <p>It can be turned on once you have confirmed your e-mail address, by the link we mailed you.</p>
        </Words>
        <SendLinkAgain />
      </div>
    </Split>
  );
}

export function SetUpPart({ workspace: { here, setup }, mistakes }: Given) {
  const { message, field } = formState(mistakes, 'confirm');
  if (!setup) return null;
  const { path, size } = setup.square;
  return (
    <>
      <Split title="1. Let your app read this">
        <div className={css.setup}>
          <svg
            className={css.square}
            viewBox={`-4 -4 ${size + 8} ${size + 8}`}
            role="img"
            aria-label="Square code for the camera of your app"
          >
            <path d={path} />
          </svg>
          <Words>
            <p>
              No camera? Type this secret into the app instead: <code className={css.secret}>{setup.text}</code>
            </p>
            <p>
              Is the app on this device?{' '}
              <a className="link" href={setup.uri}>
                Open it there
              </a>
            </p>
          </Words>
        </div>
      </Split>
      <Split title="2. Type the code it shows">
        <div>
          <WorkspaceForm action={here} intent="confirm" message={message}>
            <Field
              label="Code of your app"
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              {...field('code')}
            />
            <Words>
              <p>Everywhere else you are logged out then. Ten recovery codes follow, for the day the phone is lost.</p>
            </Words>
            <Actions>
              <Button type="submit">Turn it on</Button>
            </Actions>
          </WorkspaceForm>
          <div className={css.giveUp}>
            <WorkspaceForm action={here} intent="cancel" inline>
              <Button type="submit" kind="quiet">
                Not now
              </Button>
            </WorkspaceForm>
          </div>
        </div>
      </Split>
    </>
  );
}

/** The only time they are shown: here they are nothing but hashes. */
export function NewCodesPart({ codes, to }: { codes: readonly string[]; to: string | null }) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\r\n')}\r\n`)}`;
  return (
    <Split title="Your recovery codes" note="Each is good once">
      <div>
        <Words>
          <p role="status">
            Two-factor authentication is on. <strong>These codes are shown now and never again.</strong> Keep them where
            your phone is not: each of them logs you in once in the place of a code of the app.
          </p>
        </Words>
        <ul className={css.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Actions>
          <LinkButton kind="line" href={file} download="havn-recovery-codes.txt">
            Save as a file
          </LinkButton>
          <LinkButton href={to ?? '/settings'}>I have kept them</LinkButton>
        </Actions>
      </div>
    </Split>
  );
}

export function RenewPart({ workspace: { here, since, recoveryCodesLeft }, mistakes }: Given) {
  const { message, field } = formState(mistakes, 'renew');
  return (
    <Split title="Recovery codes" note={`On since ${since}`}>
      <WorkspaceForm action={here} intent="renew" message={message}>
        <Words>
          <p>{codesLeft(recoveryCodesLeft)} New ones take the place of all you have.</p>
        </Words>
        <CodeField {...field('code')} />
        <Actions>
          <Button type="submit" kind="line">
            Make ten new ones
          </Button>
        </Actions>
      </WorkspaceForm>
    </Split>
  );
}

export function TurnOffPart({ workspace: { here, toTurnOff }, mistakes }: Given) {
  const { message, error, field } = formState(mistakes, 'off');
  return (
    <Split title="Turn it off">
      <WorkspaceForm action={here} intent="off" message={message}>
        <Words>
          <p>Your password alone logs you in then. Admins cannot enter their rooms until it is on again.</p>
        </Words>
        <Proof wanted={toTurnOff} error={error('password')} />
        <CodeField {...field('code')} />
        <Actions>
          <Button type="submit" kind="lingon">
            Turn it off
          </Button>
        </Actions>
      </WorkspaceForm>
    </Split>
  );
}

function CodeField(field: Omit<ComponentProps<typeof Field>, 'label'>) {
  return (
    <Field
      label="Code of your app, or a recovery code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  );
}

/** What has to be shown beside, so that a screen left open is not enough. */
function Proof({ wanted, error }: { wanted: RequiredProof; error: string | undefined }) {
  if (wanted === 'none') return null;
  if (wanted === 'password')
    return <PasswordField label="Your password" autoComplete="current-password" error={error} />;
  return (
    <Words>
      <p>
        You have been logged in for a while, and your account has no password. Please{' '}
        <a className="link" href={SIGN_OUT}>
          log out
        </a>
        , log in again, and come back here within ten minutes.
      </p>
    </Words>
  );
}
