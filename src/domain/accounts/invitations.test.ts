import { describe, expect, it } from 'vitest';
import { somebody } from '../../testing/people.ts';
import { someCompany } from '../../testing/posted-jobs.ts';
import { world } from '../../testing/world.ts';
import { listInvitations, withdrawInvitation } from './invitations.ts';
import { issueKey } from './keys.ts';
import { acceptInvitation, inviteMember, listMembers } from './members.ts';

const here = world();

async function aTeam() {
  const company = await someCompany(here.context);
  const owner = await somebody(here.context, { member: [{ id: company.id }] });
  const reviewer = await somebody(here.context, { member: [{ id: company.id, role: 'reviewer' }] });
  const organisation = { kind: 'company', id: company.id } as const;
  return { organisation, owner: here.as({ actor: owner.actor }), reviewer: here.as({ actor: reviewer.actor }) };
}

describe('invitations that were sent', () => {
  it('are listed for the team until they are accepted, taken back or over', async () => {
    const { organisation, owner, reviewer } = await aTeam();
    const guest = await somebody(here.context, { email: 'guest@people.example' });
    await inviteMember(owner, organisation, { email: 'guest@people.example', role: 'manager' });
    await inviteMember(owner, organisation, { email: 'other@people.example', role: 'reviewer' });
    const sent = await listInvitations(reviewer, organisation);
    expect(sent.map(({ email, role }) => [email, role]).toSorted()).toEqual([
      ['guest@people.example', 'manager'],
      ['other@people.example', 'reviewer'],
    ]);

    const [invited, other] = ['guest', 'other'].map(
      (name) => sent.find(({ email }) => email.startsWith(name))?.id ?? '',
    );
    const issued = await issueKey(here.context, invited ?? '');
    await acceptInvitation(here.as({ actor: guest.actor }), issued?.key ?? '');
    await withdrawInvitation(owner, organisation, other ?? '');
    expect(await listInvitations(owner, organisation)).toEqual([]);
    expect(await issueKey(here.context, other ?? '')).toBeNull();
    expect(await listMembers(owner, organisation)).toHaveLength(3);
  });

  it('are taken back by owners and managers only, and only those of their own team', async () => {
    const mine = await aTeam();
    const theirs = await aTeam();
    await inviteMember(mine.owner, mine.organisation, { email: 'guest@people.example', role: 'manager' });
    const [sent] = await listInvitations(mine.owner, mine.organisation);
    const id = sent?.id ?? '';
    await expect(withdrawInvitation(mine.reviewer, mine.organisation, id)).rejects.toMatchObject({ code: 'E_ROLE' });
    await expect(withdrawInvitation(theirs.owner, theirs.organisation, id)).rejects.toMatchObject({ kind: 'absent' });
    await expect(listInvitations(theirs.owner, mine.organisation)).rejects.toMatchObject({ kind: 'absent' });
    await expect(withdrawInvitation(mine.owner, mine.organisation, 'nonsense')).rejects.toMatchObject({
      kind: 'absent',
    });
  });
});
