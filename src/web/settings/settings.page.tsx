import { useActionData, useLoaderData } from 'react-router';
import type { Mistakes } from '#web/app/define-action.ts';
import { defineGuardedAction, guardedLoader } from '#web/workspace/guarded.server.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { DecisionsPart } from './decisions-part.tsx';
import { DeletionPart, DownloadPart, ScheduledDeletionPart } from './own-data-parts.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { changeSettings, type DownloadLink, SETTINGS_FIELDS, settingsOf } from './settings.server.ts';
import { EmailPart, NamePart, NotificationsPart, PasswordPart, TwoFactorPart } from './settings-parts.tsx';
import { StaffVisitsPart } from './staff-visits-part.tsx';

export const loader = guardedLoader(settingsOf);
export const action = defineGuardedAction(SETTINGS_FIELDS, changeSettings);

export default function SettingsPage() {
  const settings = useLoaderData<typeof loader>();
  const answer = useActionData() as Mistakes | DownloadLink | undefined;
  const downloadPath = answer && 'downloadPath' in answer ? answer.downloadPath : null;
  const mistakes = answer && 'fields' in answer ? answer : undefined;
  const props = { settings, mistakes };
  const download = <DownloadPart {...props} downloadPath={downloadPath} />;
  return (
    <WorkspacePage
      title="My Account"
      lead={`Your name and how you log in. You are logged in as ${settings.email}.`}
      path="/settings"
      notice={answer ? null : settings.done}
    >
      {settings.deletion.deletesOn ? (
        <>
          <ScheduledDeletionPart {...props} />
          {download}
        </>
      ) : (
        <>
          <NamePart {...props} />
          <EmailPart {...props} />
          <PasswordPart {...props} />
          <TwoFactorPart {...props} />
          <SessionsPart {...props} />
          <DecisionsPart {...props} />
          <StaffVisitsPart {...props} />
          <NotificationsPart {...props} />
          {download}
          <DeletionPart {...props} />
        </>
      )}
    </WorkspacePage>
  );
}
