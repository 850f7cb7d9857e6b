import { useActionData, useLoaderData } from 'react-router';
import type { Mistakes } from '#web/app/define-action.ts';
import { Breadcrumbs } from '#web/ui/page/breadcrumbs.tsx';
import { defineGuardedAction, guardedLoader } from '#web/workspace/guarded.server.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { changeTwoFactor, type NewCodes, twoFactorOf } from './two-factor.server.ts';
import { ConfirmFirstPart, NewCodesPart, RenewPart, SetUpPart, TurnOffPart, TurnOnPart } from './two-factor-parts.tsx';

export const loader = guardedLoader(twoFactorOf);
export const action = defineGuardedAction(['intent', 'password', 'code'], changeTwoFactor);

const LEAD =
  'Log in with your password and a code from an app on your phone. Even someone who knows your password can’t get in.';
const WHY_ADMINS =
  'Admins need two-factor authentication, so that a stolen password cannot open the admin pages. Set it up here to continue.';

export default function TwoFactorPage() {
  const settings = useLoaderData<typeof loader>();
  const answer = useActionData() as Mistakes | NewCodes | undefined;
  const codes = answer && 'recoveryCodes' in answer ? answer.recoveryCodes : null;
  const mistakes = answer && 'fields' in answer ? answer : undefined;
  const props = { settings, mistakes };
  return (
    <WorkspacePage
      title="Two-factor authentication"
      lead={settings.isAdminWithout && !codes ? WHY_ADMINS : LEAD}
      path="/settings/two-factor"
      above={
        <Breadcrumbs crumbs={[{ label: 'My Account', href: '/settings' }, { label: 'Two-factor authentication' }]} />
      }
      notice={answer ? null : settings.done}
    >
      {codes ? (
        <NewCodesPart codes={codes} to={settings.to} />
      ) : (
        <>
          {settings.state === 'off' && (settings.isEmailVerified ? <TurnOnPart {...props} /> : <ConfirmFirstPart />)}
          {settings.state === 'underWay' && <SetUpPart {...props} />}
          {settings.state === 'on' && (
            <>
              <RenewPart {...props} />
              <TurnOffPart {...props} />
            </>
          )}
        </>
      )}
    </WorkspacePage>
  );
}
