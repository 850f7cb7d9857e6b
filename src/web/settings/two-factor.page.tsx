import { useActionData, useLoaderData } from 'react-router';
import type { Mistakes } from '#web/app/define-action.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { actingGuarded, guarded } from '#web/workspace/guarded.server.ts';
import { Room } from '#web/workspace/workspace-page.tsx';
import { changeTwoStep, type NewCodes, twoStepOf } from './two-factor.server.ts';
import { ConfirmFirstPart, NewCodesPart, RenewPart, SetUpPart, TurnOffPart, TurnOnPart } from './two-factor-parts.tsx';

export const loader = guarded(twoStepOf);
export const action = actingGuarded(['intent', 'password', 'code'], changeTwoStep);

const LEAD =
  'Logging in takes your password, and a code of an app on your phone. Whoever learns your password cannot log in with it then.';
const WHY_ADMINS =
  'You are an admin. The rooms of admins open only to who logs in with two steps: a password that was learnt or guessed must not be enough to look after the whole site. Set it up here, and they open.';

export default function TwoStepPage() {
  const room = useLoaderData<typeof loader>();
  const answer = useActionData() as Mistakes | NewCodes | undefined;
  const codes = answer && 'recoveryCodes' in answer ? answer.recoveryCodes : null;
  const mistakes = answer && 'fields' in answer ? answer : undefined;
  const given = { room, mistakes };
  return (
    <Room
      title="Two-step sign-in"
      lead={room.isAdminWithout && !codes ? WHY_ADMINS : LEAD}
      path="/settings/two-step"
      above={<Breadcrumbs crumbs={[{ label: 'My Account', href: '/settings' }, { label: 'Two-step sign-in' }]} />}
      done={answer ? null : room.done}
    >
      {codes ? (
        <NewCodesPart codes={codes} to={room.to} />
      ) : (
        <>
          {room.state === 'off' && (room.isEmailVerified ? <TurnOnPart {...given} /> : <ConfirmFirstPart />)}
          {room.state === 'underWay' && <SetUpPart {...given} />}
          {room.state === 'on' && (
            <>
              <RenewPart {...given} />
              <TurnOffPart {...given} />
            </>
          )}
        </>
      )}
    </Room>
  );
}
