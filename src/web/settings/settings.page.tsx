import { useActionData, useLoaderData } from 'react-router';
import type { Mistakes } from '#web/app/define-action.ts';
import { defineGuardedAction, guarded } from '#web/workspace/guarded.server.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { changeSettings, SETTINGS_FIELDS, settingsOf } from './settings.server.ts';
import { EmailPart, NamePart, NotificationsPart, PasswordPart, TwoFactorPart } from './settings-parts.tsx';

export const loader = guarded(settingsOf);
export const action = defineGuardedAction(SETTINGS_FIELDS, changeSettings);

export default function SettingsPage() {
  const settings = useLoaderData<typeof loader>();
  const mistakes = useActionData() as Mistakes | undefined;
  const given = { settings, mistakes };
  return (
    <WorkspacePage
      title="My Account"
      lead={`Your name, how you log in, and what we write to you about. You are ${settings.email}.`}
      path="/settings"
      done={mistakes ? null : settings.done}
    >
      <NamePart {...given} />
      <EmailPart {...given} />
      <PasswordPart {...given} />
      <TwoFactorPart {...given} />
      <SessionsPart {...given} />
      <NotificationsPart {...given} />
    </WorkspacePage>
  );
}
