import type { ComponentProps } from 'react';
import type { RequiredProof } from '#domain/accounts/two-factor/two-factor.server.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { formState } from '#web/app/form-state.ts';
import { SIGN_OUT } from '#web/auth/auth-screens.ts';
import { PasswordField } from '#web/auth/password-field.tsx';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { Actions, PageText, WorkspaceForm } from '#web/workspace/workspace-page.tsx';
import { recoveryCodesText, SendLinkAgain } from './settings-parts.tsx';
import css from './two-factor.module.css';
import type { TwoFactorSettings } from './two-factor.server.ts';

type PartProps = { settings: TwoFactorSettings; mistakes: Mistakes | undefined };

export function TurnOnPart({ settings: { formAction, toTurnOn }, mistakes }: PartProps) {
  const { message, secret } = formState(mistakes, 'begin');
  // The setup had expired when its code arrived.
  const expiry = formState(mistakes, 'confirm').message;
  return (
    <TwoColumn title="Turn it on">
      <WorkspaceForm action={formAction} intent="begin" message={message ?? expiry}>
        <PageText>
          <p>
            You need an authenticator app, such as your password manager, Aegis, 2FAS or Google Authenticator. In the
            next step you scan a code with it.
          </p>
        </PageText>
        <Proof wanted={toTurnOn} {...secret('password')} />
        <Actions>
          <Button type="submit" aria-disabled={toTurnOn === 'newSignIn' || undefined}>
            Set up
          </Button>
        </Actions>
      </WorkspaceForm>
    </TwoColumn>
  );
}

/** Asks for a confirmed address first, before anybody installs an app. */
export function ConfirmFirstPart() {
  return (
    <TwoColumn title="Confirm your address first">
      <div>
        <PageText>
          <p>Open the link in the email we sent you. Then you can turn on two-factor authentication.</p>
        </PageText>
        <SendLinkAgain />
      </div>
    </TwoColumn>
  );
}

export function SetUpPart({ settings: { formAction, setup }, mistakes }: PartProps) {
  const { message, field } = formState(mistakes, 'confirm');
  if (!setup) return null;
  const { path, size } = setup.qrCode;
  return (
    <>
      <TwoColumn title="1. Scan this with your app">
        <div className={css.setup}>
          <svg
            className={css.qrCode}
            viewBox={`-4 -4 ${size + 8} ${size + 8}`}
            role="img"
            aria-label="QR code for your authenticator app"
          >
            <path d={path} />
          </svg>
          <PageText>
            <p>
              No camera? Type this key into the app instead: <code className={css.secret}>{setup.text}</code>
            </p>
            <p>
              Is the app on this device?{' '}
              <a className="link" href={setup.uri}>
                Open the app
              </a>
            </p>
          </PageText>
        </div>
      </TwoColumn>
      <TwoColumn title="2. Enter the code it shows">
        <div>
          <WorkspaceForm action={formAction} intent="confirm" message={message}>
            <Field
              label="Code from your app"
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              {...field('code')}
            />
            <PageText>
              <p>
                This logs you out on your other devices. Next, you get ten recovery codes in case you lose your phone.
              </p>
            </PageText>
            <Actions>
              <Button type="submit">Turn it on</Button>
            </Actions>
          </WorkspaceForm>
          <div className={css.giveUp}>
            <WorkspaceForm action={formAction} intent="cancel" inline>
              <Button type="submit" kind="quiet">
                Not now
              </Button>
            </WorkspaceForm>
          </div>
        </div>
      </TwoColumn>
    </>
  );
}

/** Shows the codes this one time, because only their hashes are stored. */
export function NewCodesPart({ codes, to }: { codes: readonly string[]; to: string | null }) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\r\n')}\r\n`)}`;
  return (
    <TwoColumn title="Your recovery codes" note="Each code works once">
      <div>
        <PageText>
          <p role="status">
            Two-factor authentication is on. <strong>We show these codes only once.</strong> Save them somewhere other
            than your phone. If you lose your phone, log in with a recovery code.
          </p>
        </PageText>
        <ul className={css.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Actions>
          <LinkButton kind="line" href={file} download="havn-recovery-codes.txt">
            Download codes
          </LinkButton>
          <LinkButton href={to ?? '/settings'}>I have saved them</LinkButton>
        </Actions>
      </div>
    </TwoColumn>
  );
}

export function RenewPart({ settings: { formAction, since, recoveryCodesLeft }, mistakes }: PartProps) {
  const { message, field } = formState(mistakes, 'renew');
  return (
    <TwoColumn title="Recovery codes" note={`On since ${since}`}>
      <WorkspaceForm action={formAction} intent="renew" message={message}>
        <PageText>
          <p>{recoveryCodesText(recoveryCodesLeft)} New codes replace all the old ones.</p>
        </PageText>
        <CodeField {...field('code')} />
        <Actions>
          <Button type="submit" kind="line">
            Get ten new codes
          </Button>
        </Actions>
      </WorkspaceForm>
    </TwoColumn>
  );
}

export function TurnOffPart({ settings: { formAction, toTurnOff }, mistakes }: PartProps) {
  const { message, field, secret } = formState(mistakes, 'off');
  return (
    <TwoColumn title="Turn it off">
      <WorkspaceForm action={formAction} intent="off" message={message}>
        <PageText>
          <p>You will log in with your password alone. Admins lose access to the admin pages until it is on again.</p>
        </PageText>
        <Proof wanted={toTurnOff} {...secret('password')} />
        <CodeField {...field('code')} />
        <Actions>
          <Button type="submit" kind="lingon">
            Turn it off
          </Button>
        </Actions>
      </WorkspaceForm>
    </TwoColumn>
  );
}

export function CodeField({
  label = 'Code from your app, or a recovery code',
  ...field
}: Omit<ComponentProps<typeof Field>, 'label'> & { label?: string }) {
  return <Field label={label} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...field} />;
}

/** Asks for the password or a recent log-in as well, so that an unattended screen is not enough. */
export function Proof({
  wanted,
  label = 'Your password',
  ...field
}: {
  wanted: RequiredProof;
  /** Of the password. Two fields of one page have different ones. */
  label?: string;
  error: string | undefined;
  autoFocus: boolean;
}) {
  if (wanted === 'none') return null;
  if (wanted === 'password') return <PasswordField label={label} autoComplete="current-password" {...field} />;
  return (
    <PageText>
      <p>
        Your account has no password, so we need a recent log-in.{' '}
        <a className="link" href={SIGN_OUT}>
          Log out
        </a>
        , log in again, and come back here within ten minutes.
      </p>
    </PageText>
  );
}
