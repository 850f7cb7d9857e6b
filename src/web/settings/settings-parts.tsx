import { LONGEST_EMAIL, LONGEST_NAME } from '#domain/accounts/account.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { formState } from '#web/app/form-state.ts';
import { NewPasswordField, PasswordField } from '#web/auth/password-field.tsx';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { Check } from '#web/ui/forms/check.tsx';
import { Banner, Field } from '#web/ui/forms/field.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { EmailMeWhen } from '#web/workspace/email-me-when.tsx';
import { Actions, PageText, Pair, WorkspaceForm } from '#web/workspace/workspace-page.tsx';
import type { Settings } from './settings.server.ts';

export type PartProps = { settings: Settings; mistakes: Mistakes | undefined };
const SETTINGS_PATH = '/settings';

export function NamePart({ settings: { name }, mistakes }: PartProps) {
  const { message, field } = formState(mistakes, 'name', { 'name.first': name.first, 'name.last': name.last });
  return (
    <TwoColumn title="Name" note="Teams that you join see it">
      <WorkspaceForm action={SETTINGS_PATH} intent="name" message={message}>
        <Pair>
          <Field
            label="First name"
            autoComplete="given-name"
            longest={LONGEST_NAME}
            required
            {...field('name.first')}
          />
          <Field label="Last name" autoComplete="family-name" longest={LONGEST_NAME} required {...field('name.last')} />
        </Pair>
        <Actions>
          <Button type="submit">Save name</Button>
        </Actions>
      </WorkspaceForm>
    </TwoColumn>
  );
}

export function EmailPart({ settings, mistakes }: PartProps) {
  const { change } = settings;
  return (
    <TwoColumn title="Email" id="email">
      <div>
        <EmailState settings={settings} mistakes={mistakes} />
        {change ? (
          <PendingChange settings={settings} mistakes={mistakes} />
        ) : (
          <ChangeEmail settings={settings} mistakes={mistakes} />
        )}
      </div>
    </TwoColumn>
  );
}

function EmailState({ settings: { email, isEmailVerified }, mistakes }: PartProps) {
  const { message } = formState(mistakes, 'resendVerification');
  return (
    <>
      <PageText>
        <p>
          <strong>{email}</strong>
        </p>
        <p>
          {isEmailVerified
            ? 'You have confirmed this address.'
            : 'You have not confirmed this address yet. Open the link we sent you, or get a new one.'}
        </p>
      </PageText>
      {!isEmailVerified && <SendLinkAgain message={message} />}
    </>
  );
}

/** Sends the confirmation link again, wherever an unconfirmed address is in the way. */
export function SendLinkAgain({ message }: { message?: string | undefined }) {
  return (
    <WorkspaceForm action={SETTINGS_PATH} intent="resendVerification" message={message}>
      <Actions>
        <Button type="submit" kind="line">
          Send link again
        </Button>
      </Actions>
    </WorkspaceForm>
  );
}

function ChangeEmail({ settings, mistakes }: PartProps) {
  const { message, field, secret } = formState(mistakes, 'email');
  return (
    <WorkspaceForm action={SETTINGS_PATH} intent="email" message={message}>
      <Field
        label="New email address"
        type="email"
        autoComplete="email"
        longest={LONGEST_EMAIL}
        required
        {...field('email')}
      />
      <PasswordField label="Your password" autoComplete="current-password" {...secret('password')} />
      <PageText>
        <p>
          {settings.isEmailVerified
            ? 'We’ll send a link to both addresses. Open both to finish the change.'
            : 'We’ll send a link to the new address. Open it to finish the change.'}
        </p>
      </PageText>
      <Actions>
        <Button type="submit">Change email</Button>
      </Actions>
    </WorkspaceForm>
  );
}

function PendingChange({ settings: { change, email }, mistakes }: PartProps) {
  if (!change) return null;
  const problem = formState(mistakes, 'resendEmail').message;
  return (
    <>
      <PageText>
        <p>
          You are changing it to <strong>{change.email}</strong>.
        </p>
        <ul>
          <li>
            {email}: {change.isOldConfirmed ? 'confirmed' : 'not confirmed yet'}
          </li>
          <li>
            {change.email}: {change.isNewConfirmed ? 'confirmed' : 'not confirmed yet'}
          </li>
        </ul>
        {problem && <Banner>{problem}</Banner>}
      </PageText>
      <Actions>
        <WorkspaceForm action={SETTINGS_PATH} intent="resendEmail" inline>
          <Button type="submit" kind="line">
            Send links again
          </Button>
        </WorkspaceForm>
        <WorkspaceForm action={SETTINGS_PATH} intent="cancelEmail" inline>
          <Button type="submit" kind="quiet">
            Keep my address
          </Button>
        </WorkspaceForm>
      </Actions>
    </>
  );
}

export function PasswordPart({ mistakes }: PartProps) {
  const { message, secret } = formState(mistakes, 'password');
  return (
    <TwoColumn title="Password">
      <div>
        <WorkspaceForm action={SETTINGS_PATH} intent="password" message={message}>
          <PasswordField label="Current password" autoComplete="current-password" {...secret('password')} />
          <NewPasswordField label="New password" {...secret('newPassword')} />
          <PageText>
            <p>You’ll be logged out on your other devices.</p>
          </PageText>
          <Actions>
            <Button type="submit">Change password</Button>
          </Actions>
        </WorkspaceForm>
        <WorkspaceForm
          action={SETTINGS_PATH}
          intent="passwordLink"
          message={formState(mistakes, 'passwordLink').message}
        >
          <PageText>
            <p>No password yet, or forgot it? We’ll email you a link to set a new one.</p>
          </PageText>
          <Actions>
            <Button type="submit" kind="line">
              Email me a link
            </Button>
          </Actions>
        </WorkspaceForm>
      </div>
    </TwoColumn>
  );
}

export function TwoFactorPart({ settings: { twoFactor, isEmailVerified } }: PartProps) {
  const { since, recoveryCodesLeft } = twoFactor;
  const canSetUp = since !== null || isEmailVerified;
  return (
    <TwoColumn title="Two-factor authentication">
      <div>
        <PageText>
          <p>
            {since
              ? `On since ${since}. You log in with your password and a code from your app. ${recoveryCodesText(recoveryCodesLeft)}`
              : 'Log in with your password and a code from an app on your phone. Even someone who knows your password can’t get in.'}
          </p>
          {!canSetUp && <p>Confirm your email address to set it up.</p>}
        </PageText>
        {canSetUp && (
          <Actions>
            <LinkButton kind="line" href="/settings/two-factor">
              {since ? 'Change two-factor authentication' : 'Set up two-factor authentication'}
            </LinkButton>
          </Actions>
        )}
      </div>
    </TwoColumn>
  );
}

export function recoveryCodesText(count: number): string {
  if (count === 0) return 'You have no recovery codes left.';
  return count === 1 ? 'You have one recovery code left.' : `You have ${count} recovery codes left.`;
}

export function NotificationsPart({ settings: { notifications, deletion }, mistakes }: PartProps) {
  const { message } = formState(mistakes, 'notifications');
  if (notifications.length === 0) return null;
  return (
    <TwoColumn title="Email notifications" note="We always send links and receipts">
      <WorkspaceForm action={SETTINGS_PATH} intent="notifications" message={message}>
        <EmailMeWhen>
          {notifications.map(({ key, label, isOn }) => (
            <Check key={key} name={key} label={label} defaultChecked={isOn} />
          ))}
        </EmailMeWhen>
        {deletion.teams > 0 && (
          <PageText>
            <p>You choose emails about applicants in the settings of each startup.</p>
          </PageText>
        )}
        <Actions>
          <Button type="submit">Save notifications</Button>
        </Actions>
      </WorkspaceForm>
    </TwoColumn>
  );
}
