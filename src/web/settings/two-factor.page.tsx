import { useActionData, useLoaderData } from 'react-router';
import type { Mistakes } from '#web/app/define-action.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { defineGuardedAction, guarded } from '#web/workspace/guarded.server.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { changeTwoFactor, type NewCodes, twoFactorOf } from './two-factor.server.ts';
import { ConfirmFirstPart, NewCodesPart, RenewPart, SetUpPart, TurnOffPart, TurnOnPart } from './two-factor-parts.tsx';

export const loader = guarded(twoFactorOf);
export const action = defineGuardedAction(['intent', 'password', 'code'], changeTwoFactor);

const LEAD =
  'Logging in takes your password, and a code of an app on your phone. Whoever learns your password cannot log in with it then.';
const WHY_ADMINS =
  'You are an admin. The rooms of admins open only to who logs in with two steps: a password that was learnt or guessed must not be enough to look after the whole site. Set it up here, and they open.';

export default function TwoFactorPage() {
  const workspace = useLoaderData<typeof loader>();
  const answer = useActionData() as Mistakes | NewCodes | undefined;
  const codes = answer && 'recoveryCodes' in answer ? answer.recoveryCodes : null;
  const mistakes = answer && 'fields' in answer ? answer : undefined;
  const given = { workspace, mistakes };
  return (
    <WorkspacePage
      title="Two-factor authentication"
      lead={workspace.isAdminWithout && !codes ? WHY_ADMINS : LEAD}
      path="/settings/two-factor"
      above={
        <Breadcrumbs crumbs={[{ label: 'My Account', href: '/settings' }, { label: 'Two-factor authentication' }]} />
      }
      done={answer ? null : workspace.done}
    >
      {codes ? (
        <NewCodesPart codes={codes} to={workspace.to} />
      ) : (
        <>
          {workspace.state === 'off' && (workspace.isEmailVerified ? <TurnOnPart {...given} /> : <ConfirmFirstPart />)}
          {workspace.state === 'underWay' && <SetUpPart {...given} />}
          {workspace.state === 'on' && (
            <>
              <RenewPart {...given} />
              <TurnOffPart {...given} />
            </>
          )}
        </>
      )}
    </WorkspacePage>
  );
}
