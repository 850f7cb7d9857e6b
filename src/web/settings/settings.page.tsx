import { useActionData, useLoaderData } from 'react-router';
import type { Mistakes } from '#web/app/define-action.ts';
import { defineGuardedAction, guarded } from '#web/workspace/guarded.server.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { changeSettings, SETTINGS_FIELDS, settingsOf } from './settings.server.ts';
import { EmailPart, NamePart, NotificationsPart, PasswordPart, TwoFactorPart } from './settings-parts.tsx';
import { StaffVisitsPart } from './staff-visits-part.tsx';

export const loader = guarded(settingsOf);
export const action = defineGuardedAction(SETTINGS_FIELDS, changeSettings);

export default function SettingsPage() {
  const settings = useLoaderData<typeof loader>();
  const mistakes = useActionData() as Mistakes | undefined;
  const props = { settings, mistakes };
  return (
    <WorkspacePage
      title="My Account"
      lead={`Your name and how you log in. You are logged in as ${settings.email}.`}
      path="/settings"
      done={mistakes ? null : settings.done}
    >
      <NamePart {...props} />
      <EmailPart {...props} />
      <PasswordPart {...props} />
      <TwoFactorPart {...props} />
      <SessionsPart {...props} />
      <StaffVisitsPart {...props} />
      <NotificationsPart {...props} />
    </WorkspacePage>
  );
}
