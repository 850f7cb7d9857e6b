import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/client.ts';
import { type Context, visitor } from '#domain/context.ts';
import { LISTENERS } from '#listeners.ts';
import { authServices } from '#testing/auth-services.ts';
import { ownDatabase } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { setAdmin } from '../admins.server.ts';
import { issueKey } from '../link-keys.server.ts';
import { acceptInvitation, inviteMember, listInvitations } from './invitations.server.ts';
import { changeMemberRole, listMembers, removeMember } from './members.server.ts';

const database = ownDatabase();
const parts = authServices({ invitationsPerAddress: 100 });
let open: OpenDatabase[] = [];
let first: Context;
let second: Context;
beforeEach(() => {
  open = [1, 2].map(() => openDatabase(database.url, { connections: 4 }));
  const [one, other] = open.map(
    ({ db }): Context => ({ actor: visitor, db, now: new Date(), platform: 'thehub', listeners: LISTENERS }),
  );
  first = one as Context;
  second = other as Context;
});
afterEach(async () => {
  for (const database of open) await database.close();
});

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
const isWaiting = () =>
  vi.waitFor(async () => {
    const { rows } = await second.db.execute(sql`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    expect(rows).toHaveLength(1);
  });

async function anInvitation(sentBy: 'manager' | 'admin') {
  const { id } = await someCompany(first);
  const team = { kind: 'company', id } as const;
  const owner = await somebody(first, { member: [{ id }] });
  const member = { member: [{ id, role: 'manager' as const }] };
  const sender = await somebody(first, sentBy === 'admin' ? { isAdmin: true } : member);
  const guest = await somebody(first);
  await inviteMember({ ...first, actor: sender.actor }, parts, team, { email: guest.email, role: 'manager' });
  const [invitation] = await listInvitations({ ...first, actor: owner.actor }, team);
  const key = await issueKey(first, invitation?.id ?? '');
  const accept = () => outcome(acceptInvitation({ ...first, actor: guest.actor }, key?.key ?? ''));
  const members = async () => (await listMembers({ ...first, actor: owner.actor }, team)).map(({ userId }) => userId);
  return { team, owner: owner.actor, sender, guest, accept, members };
}
type Invited = Awaited<ReturnType<typeof anInvitation>>;

describe('an invitation accepted while its sender leaves', () => {
  const operator = { kind: 'system', name: 'command line' } as const;
  it.each<
    [what: string, sentBy: 'manager' | 'admin', go: (at: Context, invited: Invited) => Promise<unknown>, code: string]
  >([
    [
      'is taken out of the team',
      'manager',
      (at, { owner, team, sender }) => removeMember({ ...at, actor: owner }, team, sender.id),
      'E_KEY_VOID',
    ],
    [
      'becomes a reviewer',
      'manager',
      (at, { owner, team, sender }) => changeMemberRole({ ...at, actor: owner }, team, sender.id, 'reviewer'),
      'E_KEY_VOID',
    ],
    [
      'is no admin any more',
      'admin',
      (at, { sender }) => setAdmin({ ...at, actor: operator }, sender.email, false),
      'E_KEY_VOID',
    ],
    [
      'deletes their account',
      'manager',
      (at, { sender }) => at.db.execute(sql`DELETE FROM users WHERE id = ${sender.id}`),
      'E_KEY',
    ],
  ])('lets nobody in when the sender %s first', async (_, sentBy, go, code) => {
    const invitation = await anInvitation(sentBy);
    const accepting = await second.db.transaction(async (holding) => {
      await go({ ...second, db: holding }, invitation);
      const pending = invitation.accept();
      await isWaiting();
      return { pending };
    });
    expect(await accepting.pending).toBe(code);
    expect(await invitation.members()).not.toContain(invitation.guest.id);
  });

  it('admits the guest if the guest commits before the sender leaves', async () => {
    const invitation = await anInvitation('manager');
    const leaving = await second.db.transaction(async (holding) => {
      const { team, sender } = invitation;
      const { rows } = await holding.execute<{ key: string }>(
        sql`SELECT id AS key FROM companies WHERE id = ${team.id} FOR SHARE`,
      );
      expect(rows).toHaveLength(1);
      const pending = outcome(removeMember({ ...first, actor: invitation.owner }, team, sender.id));
      await isWaiting();
      expect(await invitation.accept()).toBe('done');
      return { pending };
    });
    expect(await leaving.pending).toBe('done');
    expect(await invitation.members()).toContain(invitation.guest.id);
  });

  it('is the only one valid of several sent at once to one address', async () => {
    const { team, owner } = await anInvitation('manager');
    const send = (at: Context) =>
      outcome(inviteMember({ ...at, actor: owner }, parts, team, { email: 'often@people.example', role: 'reviewer' }));
    expect(await Promise.all([send(first), send(second), send(first), send(second)])).toEqual(Array(4).fill('done'));
    const open = await listInvitations({ ...first, actor: owner }, team);
    expect(open.filter(({ email }) => email === 'often@people.example')).toHaveLength(1);
  });
});
