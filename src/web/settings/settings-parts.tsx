import { LONGEST_EMAIL, LONGEST_NAME } from '#domain/accounts/account.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { formState } from '#web/app/form-state.ts';
import { NewPasswordField, PasswordField } from '#web/auth/password-field.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { Banner, Field } from '#web/ui/field.tsx';
import { TwoColumn } from '#web/ui/section.tsx';
import { Actions, Pair, Words, WorkspaceForm } from '#web/workspace/workspace-page.tsx';
import type { Settings } from './settings.server.ts';

export type Given = { settings: Settings; mistakes: Mistakes | undefined };
const HERE = '/settings';

export function NamePart({ settings: { name }, mistakes }: Given) {
  const { message, field } = formState(mistakes, 'name', { 'name.first': name.first, 'name.last': name.last });
  return (
    <TwoColumn title="Name" note="As startups see it">
      <WorkspaceForm action={HERE} intent="name" message={message}>
        <Pair>
          <Field
            label="First name"
            autoComplete="given-name"
            maxLength={LONGEST_NAME}
            required
            {...field('name.first')}
          />
          <Field
            label="Last name"
            autoComplete="family-name"
            maxLength={LONGEST_NAME}
            required
            {...field('name.last')}
          />
        </Pair>
        <Actions>
          <Button type="submit">Save name</Button>
        </Actions>
      </WorkspaceForm>
    </TwoColumn>
  );
}

export function EmailPart({ settings, mistakes }: Given) {
  const { change } = settings;
  return (
    <TwoColumn title="E-mail">
      <div>
        <EmailState {...{ settings, mistakes }} />
        {change ? <ChangeUnderWay {...{ settings, mistakes }} /> : <ChangeEmail {...{ settings, mistakes }} />}
      </div>
    </TwoColumn>
  );
}

function EmailState({ settings: { email, isEmailVerified }, mistakes }: Given) {
  const { message } = formState(mistakes, 'resendVerification');
  return (
    <>
      <Words>
        <p>
          <strong>{email}</strong>
        </p>
        <p>
          {isEmailVerified
            ? 'You have confirmed this address.'
            : 'You have not confirmed this address yet. Until you do, you can look around and save, and not apply or post.'}
        </p>
      </Words>
      {!isEmailVerified && <SendLinkAgain message={message} />}
    </>
  );
}

/** For who has not confirmed their address: wherever that is what is missing, the link can be had. */
export function SendLinkAgain({ message }: { message?: string | undefined }) {
  return (
    <WorkspaceForm action={HERE} intent="resendVerification" message={message}>
      <Actions>
        <Button type="submit" kind="line">
          Send the link again
        </Button>
      </Actions>
    </WorkspaceForm>
  );
}

function ChangeEmail({ settings, mistakes }: Given) {
  const { message, field, error } = formState(mistakes, 'email');
  return (
    <WorkspaceForm action={HERE} intent="email" message={message}>
      <Field
        label="New e-mail address"
        type="email"
        autoComplete="email"
        maxLength={LONGEST_EMAIL}
        required
        {...field('email')}
      />
      <PasswordField label="Your password" autoComplete="current-password" error={error('password')} />
      <Words>
        <p>
          {settings.isEmailVerified
            ? 'We mail a link to your old address and one to the new. When both are opened, the address is changed.'
            : 'We mail a link to the new address. When it is opened, the address is changed.'}
        </p>
      </Words>
      <Actions>
        <Button type="submit">Change e-mail</Button>
      </Actions>
    </WorkspaceForm>
  );
}

function ChangeUnderWay({ settings: { change, email }, mistakes }: Given) {
  if (!change) return null;
  const problem = formState(mistakes, 'resendEmail').message;
  return (
    <>
      <Words>
        <p>
          You are changing it to <strong>{change.email}</strong>.
        </p>
        <ul>
          <li>
            {email}: {change.isOldConfirmed ? 'confirmed' : 'waits for its link to be opened'}
          </li>
          <li>
            {change.email}: {change.isNewConfirmed ? 'confirmed' : 'waits for its link to be opened'}
          </li>
        </ul>
        {problem && <Banner>{problem}</Banner>}
      </Words>
      <Actions>
        <WorkspaceForm action={HERE} intent="resendEmail" inline>
          <Button type="submit" kind="line">
            Send the links again
          </Button>
        </WorkspaceForm>
        <WorkspaceForm action={HERE} intent="cancelEmail" inline>
          <Button type="submit" kind="quiet">
            Keep my address
          </Button>
        </WorkspaceForm>
      </Actions>
    </>
  );
}

export function PasswordPart({ mistakes }: Given) {
  const { message, error } = formState(mistakes, 'password');
  return (
    <TwoColumn title="Password">
      <div>
        <WorkspaceForm action={HERE} intent="password" message={message}>
          <PasswordField label="Current password" autoComplete="current-password" error={error('password')} />
          <NewPasswordField label="New password" name="newPassword" error={error('newPassword')} />
          <Words>
            <p>Everywhere else you are logged out.</p>
          </Words>
          <Actions>
            <Button type="submit">Change password</Button>
          </Actions>
        </WorkspaceForm>
        <WorkspaceForm action={HERE} intent="passwordLink" message={formState(mistakes, 'passwordLink').message}>
          <Words>
            <p>Never had one, or forgot it? We mail you a link for a new one.</p>
          </Words>
          <Actions>
            <Button type="submit" kind="line">
              Mail me a link
            </Button>
          </Actions>
        </WorkspaceForm>
      </div>
    </TwoColumn>
  );
}

export function TwoFactorPart({ settings: { twoFactor, isEmailVerified } }: Given) {
  const { since, recoveryCodesLeft } = twoFactor;
  const canSetUp = since !== null || isEmailVerified;
  return (
    <TwoColumn title="Two-factor authentication">
      <div>
        <Words>
          <p>
            {since
              ? `On since ${since}: logging in takes your password and a code of your app. ${codesLeft(recoveryCodesLeft)}`
              : 'Log in with your password and a code of an app on your phone. Whoever learns your password cannot log in with it then.'}
          </p>
          {!canSetUp && <p>You can set it up as soon as you have confirmed your e-mail address.</p>}
        </Words>
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

export function codesLeft(count: number): string {
  if (count === 0) return 'No recovery code is left.';
  return count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`;
}

export function NotificationsPart({ settings: { notifications }, mistakes }: Given) {
  const { message } = formState(mistakes, 'notifications');
  return (
    <TwoColumn title="E-mail notifications" note="Links and receipts always come">
      <WorkspaceForm action={HERE} intent="notifications" message={message}>
        <fieldset>
          <legend className="vh">Write to me when</legend>
          {notifications.map(({ key, label, isOn }) => (
            <Check key={key} name={key} label={label} defaultChecked={isOn} />
          ))}
        </fieldset>
        <Actions>
          <Button type="submit">Save choice</Button>
        </Actions>
      </WorkspaceForm>
    </TwoColumn>
  );
}
