import type { ReactNode } from 'react';
import { MEMBER_ROLES } from '#domain/accounts/account.ts';
import type { Organisation } from '#domain/accounts/policy.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { formState } from '#web/app/form-state.ts';
import { useSite } from '#web/app/use-site.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Check } from '#web/ui/forms/check.tsx';
import { Banner, Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Table } from '#web/ui/lists/table.tsx';
import { Disclosure } from '#web/ui/page/disclosure.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { ROLE_DESCRIPTIONS, ROLE_NAMES } from './roles.ts';
import css from './team.module.css';
import type { Team as TeamData } from './team-forms.server.ts';
import { Actions, PageText, WorkspaceForm } from './workspace-page.tsx';

type Member = TeamData['members'][number];

/** The team and open invitations of a startup or investor. */
export function Team({
  kind,
  team,
  path,
  mistakes,
}: {
  kind: Organisation['kind'];
  team: TeamData;
  path: string;
  mistakes: Mistakes | undefined;
}) {
  const message = ['role', 'remove', 'withdraw'].map((intent) => formState(mistakes, intent).message).find(Boolean);
  return (
    <>
      <TwoColumn title="People and roles">
        <div>
          {message && <Banner>{message}</Banner>}
          <Table
            stacks
            label="Team"
            rows={team.members}
            keyOf={({ userId }) => userId}
            columns={[
              {
                head: 'Name',
                cell: ({ name, email, isSelf }) => (
                  <>
                    <strong>{name}</strong>
                    {isSelf && ' (you)'}
                    <span className={css.small}>{email}</span>
                  </>
                ),
              },
              { head: 'Role', cell: (member) => <Role member={member} path={path} canChange={team.can.change} /> },
              { head: 'Since', cell: ({ since }) => <span className={css.day}>{since}</span>, wideOnly: true },
              ...(team.can.change && team.members.some(({ isSelf }) => !isSelf)
                ? [{ head: 'Remove', cell: (member: Member) => <Remove member={member} path={path} /> }]
                : []),
            ]}
          />
          <Leaving kind={kind} team={team} path={path} />
        </div>
      </TwoColumn>
      {team.can.invite && <Invitations team={team} path={path} mistakes={mistakes} />}
    </>
  );
}

/** Lets this person leave the team, or says why they cannot yet. Staff are not in it. */
function Leaving({ kind, team, path }: { kind: Organisation['kind']; team: TeamData; path: string }) {
  const { contactEmail } = useSite();
  const self = team.members.find(({ isSelf }) => isSelf);
  if (!self) return null;
  const orClose = kind === 'company' ? ', or close the startup in its settings' : '';
  return (
    <div className={css.leaving}>
      {team.can.leave ? (
        <Disclosure summary="Leave the team">
          <Removal path={path} userId={self.userId} label="Leave it now">
            You lose your access at once. What you did stays, and the team can invite you again.
          </Removal>
        </Disclosure>
      ) : (
        <PageText>
          {self.role === 'owner' ? (
            <p>You are the only owner. Before you leave, make somebody else an owner{orClose}.</p>
          ) : (
            <p>
              This team has no owner, so you can’t leave it yet. Write to{' '}
              <a className="link" href={`mailto:${contactEmail}`}>
                {contactEmail}
              </a>
              .
            </p>
          )}
        </PageText>
      )}
    </div>
  );
}

function Remove({ member: { userId, name, isSelf }, path }: { member: Member; path: string }) {
  if (isSelf) return null;
  return (
    <Disclosure
      summary={
        <>
          Remove<VisuallyHidden> {name}</VisuallyHidden>
        </>
      }
    >
      <Removal path={path} userId={userId} label={`Remove ${name}`}>
        They lose their access at once. What they did stays, and you can invite them again.
      </Removal>
    </Disclosure>
  );
}

/** Takes a person out of the team, after it has said what that does: only an invitation brings them back. */
function Removal({
  path,
  userId,
  label,
  children,
}: {
  path: string;
  userId: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <WorkspaceForm action={path} intent="remove" inline>
      <input type="hidden" name="member" value={userId} />
      <p className={css.consequence}>{children}</p>
      <Button type="submit" kind="lingon" size="sm">
        {label}
      </Button>
    </WorkspaceForm>
  );
}

function Role({
  member: { userId, name, role },
  path,
  canChange,
}: {
  member: Member;
  path: string;
  canChange: boolean;
}) {
  if (!canChange) return ROLE_NAMES[role];
  return (
    <WorkspaceForm action={path} intent="role" inline>
      <input type="hidden" name="member" value={userId} />
      <span className={css.role}>
        <Select small name="role" defaultValue={role} aria-label={`Role of ${name}`}>
          {MEMBER_ROLES.map((option) => (
            <option key={option} value={option}>
              {ROLE_NAMES[option]}
            </option>
          ))}
        </Select>
        <Button type="submit" kind="quiet" size="sm">
          Save<VisuallyHidden> the role of {name}</VisuallyHidden>
        </Button>
      </span>
    </WorkspaceForm>
  );
}

function Change({
  invitation: { id, email, role },
  path,
  canSend,
}: {
  invitation: TeamData['invitations'][number];
  path: string;
  /** Only owners may invite owners. */
  canSend: boolean;
}) {
  return (
    <div className={css.change}>
      {canSend && (
        <WorkspaceForm action={path} intent="again" inline>
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="role" value={role} />
          <Button type="submit" kind="line" size="sm">
            Send again<VisuallyHidden> to {email}</VisuallyHidden>
          </Button>
        </WorkspaceForm>
      )}
      <WorkspaceForm action={path} intent="withdraw" inline>
        <input type="hidden" name="invitation" value={id} />
        <Button type="submit" kind="line" size="sm">
          Withdraw<VisuallyHidden> the invitation of {email}</VisuallyHidden>
        </Button>
      </WorkspaceForm>
    </div>
  );
}

function Invitations({ team, path, mistakes }: { team: TeamData; path: string; mistakes: Mistakes | undefined }) {
  const { message, field, error } = formState(mistakes, 'invite', { role: 'manager' });
  const again = formState(mistakes, 'again');
  const notSentAgain = again.message ?? again.error('email');
  const roles = MEMBER_ROLES.filter((role) => role !== 'owner' || team.can.makeOwners);
  const { defaultValue: role } = field('role');
  return (
    <TwoColumn title="Invitations" note="Valid for 7 days">
      <div>
        {notSentAgain && <Banner autoFocus>{notSentAgain}</Banner>}
        {team.invitations.length > 0 && (
          <Table
            stacks
            label="Open invitations, latest first"
            rows={team.invitations}
            keyOf={({ id }) => id}
            columns={[
              { head: 'Email', cell: ({ email }) => <strong>{email}</strong> },
              { head: 'Role', cell: (invitation) => ROLE_NAMES[invitation.role] },
              { head: 'Valid until', cell: ({ until }) => <span className={css.day}>{until}</span>, wideOnly: true },
              {
                head: 'Change',
                cell: (invitation) => (
                  <Change invitation={invitation} path={path} canSend={roles.includes(invitation.role)} />
                ),
              },
            ]}
          />
        )}
        <div className={css.invite}>
          <WorkspaceForm action={path} intent="invite" message={message ?? error('role')}>
            <Field label="Email" type="email" autoComplete="off" longest={50} required {...field('email')} />
            <fieldset className={css.roles}>
              <legend>Role</legend>
              {roles.map((option) => (
                <Check
                  key={option}
                  type="radio"
                  name="role"
                  value={option}
                  label={ROLE_DESCRIPTIONS[option]}
                  defaultChecked={option === role}
                />
              ))}
            </fieldset>
            <PageText>
              <p>We’ll email them a link. They join with that address.</p>
            </PageText>
            <Actions>
              <Button type="submit">Send invitation</Button>
            </Actions>
          </WorkspaceForm>
        </div>
      </div>
    </TwoColumn>
  );
}
