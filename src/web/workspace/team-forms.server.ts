import { redirect } from 'react-router';
import { invitationInput, memberRoleInput } from '#domain/accounts/inputs.ts';
import type { Organisation } from '#domain/accounts/policy.ts';
import { inviteMember, listInvitations, withdrawInvitation } from '#domain/accounts/team/invitations.server.ts';
import { changeMemberRole, listMembers, mayLeave, removeMember } from '#domain/accounts/team/members.server.ts';
import { absent } from '#domain/errors.ts';
import { readInput } from '#domain/read-input.ts';
import { dayOf } from '#domain/site/date-format.ts';
import type { ActionArguments } from '#web/app/define-action.ts';
import type { LoaderArguments } from '#web/app/define-loader.ts';
import type { Guarded } from './guarded.server.ts';

const DONE: Record<string, string> = {
  invited: 'Invitation sent. Its link works for 7 days.',
  again: 'Invitation sent again. Only the link in the new email works.',
  withdrawn: 'Invitation withdrawn. Its link no longer works.',
  role: 'Role updated.',
  joined: 'Added to the team.',
  declined: 'Request declined. We’ll tell them.',
  removed: 'Removed from the team.',
};

export async function teamOf(
  { context, user, url }: Pick<LoaderArguments, 'context' | 'url'> & Guarded,
  team: Organisation,
) {
  const members = await listMembers(context, team);
  const invitations = await listInvitations(context, team);
  const own = members.find(({ userId }) => userId === user.userId)?.role;
  const isOwner = user.isAdmin || own === 'owner';
  return {
    members: members.map((member) => ({
      ...member,
      since: dayOf(member.since),
      isSelf: member.userId === user.userId,
    })),
    invitations: invitations.map((invitation) => ({ ...invitation, until: dayOf(invitation.expiresAt) })),
    can: {
      invite: isOwner || own === 'manager',
      makeOwners: isOwner,
      change: isOwner,
      leave: own !== undefined && (await mayLeave(context, team)),
    },
    done: DONE[url.searchParams.get('done') ?? ''] ?? null,
  };
}
export type Team = Awaited<ReturnType<typeof teamOf>>;

export const TEAM_FIELDS = ['intent', 'member', 'email', 'role', 'invitation'];

/** Handles one form of a team's page and redirects back to the page. */
export async function changeTeam(
  { context, accountCall, text, user }: ActionArguments & Guarded,
  team: Organisation,
  path: string,
) {
  const member = text('member');
  const redirectTo = (name: string) => redirect(`${path}?done=${name}`);
  const invite = () =>
    inviteMember(
      context,
      accountCall.parts,
      team,
      readInput(invitationInput, { email: text('email'), role: text('role') }),
    );
  switch (text('intent')) {
    case 'invite':
      await invite();
      return redirectTo('invited');
    case 'again':
      await invite();
      return redirectTo('again');
    case 'withdraw':
      await withdrawInvitation(context, team, text('invitation'));
      return redirectTo('withdrawn');
    case 'role':
      await changeMemberRole(context, team, member, readInput(memberRoleInput, { role: text('role') }).role);
      return redirectTo('role');
    case 'remove':
      await removeMember(context, team, member);
      return member === user.userId ? redirect('/client?done=left') : redirectTo('removed');
    default:
      throw absent('This form');
  }
}
