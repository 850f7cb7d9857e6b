import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#database/tables/accounts.server.ts';
import { authServices } from '#testing/auth-services.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { setAdmin } from '../admins.server.ts';
import { invitationInput } from '../inputs.ts';
import { issueKey } from '../link-keys.server.ts';
import {
  acceptInvitation,
  findInvitation,
  inviteMember,
  listInvitations,
  withdrawInvitation,
} from './invitations.server.ts';
import { changeMemberRole, listMembers, removeMember } from './members.server.ts';

const fixture = rollbackFixture();
const parts = authServices();

async function aTeam() {
  const company = await someCompany(fixture.context);
  const owner = await somebody(fixture.context, { member: [{ id: company.id }] });
  const reviewer = await somebody(fixture.context, { member: [{ id: company.id, role: 'reviewer' }] });
  const organisation = { kind: 'company', id: company.id } as const;
  return { organisation, owner: fixture.as({ actor: owner.actor }), reviewer: fixture.as({ actor: reviewer.actor }) };
}

describe('open invitations', () => {
  it('are listed for the team until they are accepted, withdrawn or expired', async () => {
    const { organisation, owner, reviewer } = await aTeam();
    const guest = await somebody(fixture.context, { email: 'guest@people.example' });
    await inviteMember(owner, parts, organisation, { email: 'guest@people.example', role: 'manager' });
    await inviteMember(owner, parts, organisation, { email: 'other@people.example', role: 'reviewer' });
    const list = await listInvitations(reviewer, organisation);
    expect(list.map(({ email, role }) => [email, role]).toSorted()).toEqual([
      ['guest@people.example', 'manager'],
      ['other@people.example', 'reviewer'],
    ]);

    const [invitation, other] = ['guest', 'other'].map(
      (name) => list.find(({ email }) => email.startsWith(name))?.id ?? '',
    );
    const key = await issueKey(fixture.context, invitation ?? '');
    await acceptInvitation(fixture.as({ actor: guest.actor }), key?.key ?? '');
    await withdrawInvitation(owner, organisation, other ?? '');
    expect(await listInvitations(owner, organisation)).toEqual([]);
    expect(await issueKey(fixture.context, other ?? '')).toBeNull();
    expect(await listMembers(owner, organisation)).toHaveLength(3);
  });

  it('can be withdrawn by owners and managers of their own team only', async () => {
    const mine = await aTeam();
    const theirs = await aTeam();
    await inviteMember(mine.owner, parts, mine.organisation, { email: 'guest@people.example', role: 'manager' });
    const [invitation] = await listInvitations(mine.owner, mine.organisation);
    const id = invitation?.id ?? '';
    await expect(withdrawInvitation(mine.reviewer, mine.organisation, id)).rejects.toMatchObject({ code: 'E_ROLE' });
    await expect(withdrawInvitation(theirs.owner, theirs.organisation, id)).rejects.toMatchObject({ kind: 'absent' });
    await expect(listInvitations(theirs.owner, mine.organisation)).rejects.toMatchObject({ kind: 'absent' });
    await expect(withdrawInvitation(mine.owner, mine.organisation, 'nonsense')).rejects.toMatchObject({
      kind: 'absent',
    });
  });
});

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
const GUEST = 'guest@people.example';

describe('inviting somebody who is in the team already', () => {
  it('is refused with their role, in any case of their address, and neither mails nor counts', async () => {
    const { organisation, owner } = await aTeam();
    const narrow = authServices({ invitationsPerTeam: 1 });
    const member = [{ id: organisation.id, role: 'reviewer' as const }];
    await somebody(fixture.context, { firstName: 'Liv', lastName: 'Dahl', email: 'liv@people.example', member });
    const input = invitationInput.parse({ email: 'Liv@People.example', role: 'manager' });
    await expect(inviteMember(owner, narrow, organisation, input)).rejects.toMatchObject({
      code: 'E_MEMBER',
      message: 'Liv Dahl is in this team already, as a reviewer. An owner can change the role in the list of people.',
    });
    expect(await listInvitations(owner, organisation)).toEqual([]);
    await inviteMember(owner, narrow, organisation, { email: 'other@people.example', role: 'reviewer' });
  });
});

describe('an invitation', () => {
  /** An invitation sent by a manager and mailed. `accept` accepts it as the guest. */
  async function sentByManager(role: 'manager' | 'reviewer' = 'manager') {
    const team = await aTeam();
    const sender = await somebody(fixture.context, { member: [{ id: team.organisation.id, role: 'manager' }] });
    const manager = fixture.as({ actor: sender.actor });
    await inviteMember(manager, parts, team.organisation, { email: GUEST, role });
    const [invitation] = await listInvitations(team.owner, team.organisation);
    const newKey = await issueKey(fixture.context, invitation?.id ?? '');
    const key = newKey?.key ?? '';
    const guest = await somebody(fixture.context, { email: GUEST });
    const accept = () => outcome(acceptInvitation(fixture.as({ actor: guest.actor }), key));
    return { ...team, sender, manager, guest, key, accept };
  }

  it('is replaced by the next one to the same address: only the last link works and is listed', async () => {
    const { owner, organisation, key, accept, guest } = await sentByManager();
    await inviteMember(owner, parts, organisation, { email: GUEST, role: 'reviewer' });
    const open = await listInvitations(owner, organisation);
    expect(open.map(({ email, role }) => [email, role])).toEqual([[GUEST, 'reviewer']]);
    expect(await accept()).toBe('E_KEY_VOID');
    await expect(findInvitation(fixture.context, key)).rejects.toThrow('This invitation is no longer valid.');
    const newKey = await issueKey(fixture.context, open[0]?.id ?? '');
    await acceptInvitation(fixture.as({ actor: guest.actor }), newKey?.key ?? '');
    expect(await listInvitations(owner, organisation)).toEqual([]);
  });

  it('is void once its sender has left or been removed, even if they return', async () => {
    for (const leaves of ['by themselves', 'by the owner'] as const) {
      const { owner, organisation, sender, manager, key, accept, guest } = await sentByManager();
      await removeMember(leaves === 'by themselves' ? manager : owner, organisation, sender.id);
      expect(await listInvitations(owner, organisation)).toEqual([]);
      expect(await outcome(findInvitation(fixture.context, key))).toBe('E_KEY_VOID');
      expect(await accept()).toBe('E_KEY_VOID');
      const team = sql`INSERT INTO company_members (company_id, user_id, role, created_at) VALUES (${organisation.id}, ${sender.id}, 'owner', now())`;
      await fixture.context.db.execute(team);
      expect(await accept()).toBe('E_KEY_VOID');
      await fixture.context.db.delete(users).where(eq(users.id, guest.id));
    }
  });

  it('is void once its sender may no longer invite anybody, or not with this role', async () => {
    const { owner, organisation, sender, accept } = await sentByManager();
    await changeMemberRole(owner, organisation, sender.id, 'reviewer');
    expect(await accept()).toBe('E_KEY_VOID');

    const other = await aTeam();
    const second = await somebody(fixture.context, { member: [{ id: other.organisation.id }] });
    const secondOwner = fixture.as({ actor: second.actor });
    const addresses = { owner: 'first@people.example', manager: 'second@people.example' };
    for (const role of ['owner', 'manager'] as const) {
      await inviteMember(secondOwner, parts, other.organisation, { email: addresses[role], role });
    }
    await changeMemberRole(other.owner, other.organisation, second.id, 'manager');
    const open = await listInvitations(other.owner, other.organisation);
    expect(open.map(({ role }) => role)).toEqual(['manager']);
  });

  it('is deleted with the account of its sender', async () => {
    const { owner, organisation, sender, key, accept } = await sentByManager();
    await fixture.context.db.delete(users).where(eq(users.id, sender.id));
    expect(await listInvitations(owner, organisation)).toEqual([]);
    expect(await outcome(findInvitation(fixture.context, key))).toBe('E_KEY');
    expect(await accept()).toBe('E_KEY');
  });

  it('from an admin is valid while they are one', async () => {
    const { organisation, owner } = await aTeam();
    const admin = await somebody(fixture.context, { isAdmin: true });
    const guest = await somebody(fixture.context, { email: GUEST });
    await inviteMember(fixture.as({ actor: admin.actor }), parts, organisation, { email: GUEST, role: 'owner' });
    const [invitation] = await listInvitations(owner, organisation);
    const key = (await issueKey(fixture.context, invitation?.id ?? ''))?.key ?? '';
    expect(await findInvitation(fixture.context, key)).toMatchObject({ role: 'owner' });
    await setAdmin(fixture.as({ actor: { kind: 'system', name: 'command line' } }), admin.email, false);
    expect(await outcome(acceptInvitation(fixture.as({ actor: guest.actor }), key))).toBe('E_KEY_VOID');
  });
});

describe('the number of invitations', () => {
  const inviting = async (limits: Parameters<typeof authServices>[0]) => {
    const narrow = authServices(limits);
    const [one, other] = [await aTeam(), await aTeam()];
    const send = ({ owner, organisation }: typeof one, email: string, context = owner) =>
      outcome(inviteMember(context, narrow, organisation, { email, role: 'reviewer' }));
    const mails = async () => {
      const { rows } = await fixture.context.db.execute(
        sql`SELECT 1 FROM graphile_worker._private_jobs WHERE payload->>'type' = 'account.invited'`,
      );
      return rows.length;
    };
    return { one, other, send, mails };
  };

  it('is limited per team and day, for all senders together', async () => {
    const { one, other, send, mails } = await inviting({ invitationsPerTeam: 2 });
    const manager = await somebody(fixture.context, { member: [{ id: one.organisation.id, role: 'manager' }] });
    expect(await send(one, 'a@people.example')).toBe('done');
    expect(await send(one, 'b@people.example', fixture.as({ actor: manager.actor }))).toBe('done');
    expect(await send(one, 'c@people.example')).toBe('E_TOO_MANY');
    expect(await send(other, 'c@people.example')).toBe('done');
    const tomorrow = { ...one.owner, now: new Date(fixture.context.now.getTime() + 24 * 3_600_000 + 1) };
    expect(await send(one, 'c@people.example', tomorrow)).toBe('done');
    expect(await mails()).toBe(4);
  });

  it('is limited per sender and day, for all their teams together', async () => {
    const { one, other, send } = await inviting({ invitationsPerSender: 2 });
    const { actor } = await somebody(fixture.context, {
      member: [{ id: one.organisation.id }, { id: other.organisation.id }],
    });
    const both = fixture.as({ actor });
    expect(await send(one, 'a@people.example', both)).toBe('done');
    expect(await send(other, 'b@people.example', both)).toBe('done');
    expect(await send(one, 'c@people.example', both)).toBe('E_TOO_MANY');
    expect(await send(one, 'c@people.example')).toBe('done');
  });

  it('is limited per address and day, for all senders and replacements together', async () => {
    const { one, other, send, mails } = await inviting({ invitationsPerAddress: 2 });
    expect([await send(one, GUEST), await send(one, GUEST)]).toEqual(['done', 'done']);
    expect([await send(one, GUEST), await send(other, GUEST)]).toEqual(['E_TOO_MANY', 'E_TOO_MANY']);
    expect(await mails()).toBe(2);
    expect(await listInvitations(one.owner, one.organisation)).toHaveLength(1);
  });
});
