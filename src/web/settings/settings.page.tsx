import { useActionData, useLoaderData } from 'react-router';
import type { Mistakes } from '#web/app/define-action.ts';
import { actingGuarded, guarded } from '#web/workspace/guarded.server.ts';
import { Room } from '#web/workspace/workspace-page.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { changeSettings, SETTINGS_FIELDS, settingsOf } from './settings.server.ts';
import { EmailPart, NamePart, NotificationsPart, PasswordPart, TwoStepPart } from './settings-parts.tsx';

export const loader = guarded(settingsOf);
export const action = actingGuarded(SETTINGS_FIELDS, changeSettings);

export default function SettingsPage() {
  const settings = useLoaderData<typeof loader>();
  const mistakes = useActionData() as Mistakes | undefined;
  const given = { settings, mistakes };
  return (
    <Room
      title="My Account"
      lead={`Your name, how you log in, and what we write to you about. You are ${settings.email}.`}
      path="/settings"
      done={mistakes ? null : settings.done}
    >
      <NamePart {...given} />
      <EmailPart {...given} />
      <PasswordPart {...given} />
      <TwoStepPart {...given} />
      <SessionsPart {...given} />
      <NotificationsPart {...given} />
    </Room>
  );
}
