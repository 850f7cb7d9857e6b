import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { oneTimeKeys, users } from '#database/tables/accounts.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { variantPath } from '#domain/media/image.ts';
import { flagOfName } from '#domain/site/flag-codes.ts';
import { tell } from '#domain/tell.server.ts';
import { MEMBER_ROLES, type MemberRole } from '../account.ts';
import { writeAdminAct } from '../audit.server.ts';
import type { AuthServices } from '../auth-services.ts';
import { findKey, invalidInvitation, invalidLink, requestKey, useUpKey, voidKeys } from '../link-keys.server.ts';
import { type Organisation, requireSelf, requireUser } from '../policy.ts';
import { takeFromLimits } from '../rate-limits.server.ts';
import { addMember, listMembers, openInvitations, requireRole, senderStillMay } from './members.server.ts';
import { TEAM_TABLES } from './team-tables.server.ts';

/**
 * Invites an address to a team, with a link valid for 7 days. For owners and managers; only owners may invite owners.
 * Replaces an earlier invitation of the same address.
 */
export async function inviteMember(
  context: Context,
  { limits }: Pick<AuthServices, 'limits'>,
  organisation: Organisation,
  input: { email: string; role: MemberRole },
): Promise<void> {
  const { userId } = requireUser(context);
  const senders = input.role === 'owner' ? (['owner'] as const) : (['owner', 'manager'] as const);
  await requireRole(context, organisation, senders);
  await requireNoMember(context, organisation, input.email);
  await takeFromLimits(context, limits, [
    ['invitationsPerTeam', organisation.id],
    ['invitationsPerSender', userId],
    ['invitationsPerAddress', input.email],
  ]);
  await inTransaction(context, async (inside) => {
    const { organisations } = TEAM_TABLES[organisation.kind];
    const [team] = await inside.db
      .select({ name: organisations.name })
      .from(organisations)
      .where(eq(organisations.id, organisation.id))
      .for('update');
    // Checked again under the lock: an owner may have removed them from the team meanwhile.
    await requireRole(inside, organisation, senders);
    await inside.db
      .update(oneTimeKeys)
      .set({ voidedAt: inside.now })
      .where(and(openInvitations(organisation), eq(oneTimeKeys.email, input.email)));
    const about = { kind: organisation.kind, id: organisation.id, role: input.role, name: team?.name ?? '' };
    const id = await requestKey(inside, {
      purpose: 'invitation',
      userId: null,
      email: input.email,
      about,
      sentBy: userId,
    });
    await tell(inside, { type: 'account.invited', id });
    await writeAdminAct(inside, {
      action: 'invite',
      subjectType: organisation.kind,
      subjectId: organisation.id,
      details: { role: input.role },
    });
  });
}

/** Refuses an address whose person is in the team: the invitation would change nothing, not even their role. */
async function requireNoMember(context: Context, organisation: Organisation, email: string): Promise<void> {
  const members = await listMembers(context, organisation);
  const member = members.find((each) => each.email === email);
  if (!member) return;
  const role = member.role === 'owner' ? 'an owner' : `a ${member.role}`;
  const message = `${member.name} is in this team already, as ${role}. An owner can change the role in the list of people.`;
  throw new Refusal('conflict', 'E_MEMBER', message, { fields: { email: message } });
}

export type Invitation = {
  kind: Organisation['kind'];
  name: string;
  role: MemberRole;
  email: string;
  /** The logo, if it has one. */
  imageLink: string | null;
  /** Code of its flag. */
  flag: string;
};

/** Reads an invitation by its key. Needs no log-in. */
export async function findInvitation(context: Context, key: string): Promise<Invitation> {
  const { id, about, email } = await findKey(context, key, ['invitation']);
  const organisation = organisationOf(about);
  await requireSender(context, organisation, id);
  const { organisations } = TEAM_TABLES[organisation.kind];
  const [team] = await context.db
    .select({ imageId: organisations.logoImageId, flag: organisations.flag })
    .from(organisations)
    .where(eq(organisations.id, organisation.id));
  const imageId = team?.imageId;
  const imageLink = imageId ? variantPath(`/images/${imageId}`, 'logo') : null;
  const name = about.name ?? '';
  const flag = team?.flag ?? flagOfName(name);
  return { kind: organisation.kind, name, role: about.role as MemberRole, email, imageLink, flag };
}

/**
 * Joins the team of an invitation. The account must have the invited address, so that a forwarded link is of no use.
 * The key also verifies that address.
 */
export async function acceptInvitation(
  context: Context,
  key: string,
): Promise<{ kind: Organisation['kind']; key: string }> {
  const { userId } = requireSelf(context);
  return inTransaction(context, async (inside) => {
    const { id, about } = await findKey(inside, key, ['invitation']);
    const organisation = organisationOf(about);
    // Locks the team and the sender, so that the sender's right to invite cannot change before the commit.
    const { organisations } = TEAM_TABLES[organisation.kind];
    const [team] = await inside.db
      .select({ key: organisations.key })
      .from(organisations)
      .where(eq(organisations.id, organisation.id))
      .for('share');
    if (!team) throw invalidLink();
    const sender = inside.db.select({ id: oneTimeKeys.sentBy }).from(oneTimeKeys).where(eq(oneTimeKeys.id, id));
    await inside.db.select({ id: users.id }).from(users).where(eq(users.id, sender)).for('share');
    const invitation = await findKey(inside, key, ['invitation'], { lock: true });
    await requireSender(inside, organisation, id);
    const [person] = await inside.db
      .select({ email: users.email, emailVerifiedAt: users.emailVerifiedAt })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (person?.email !== invitation.email) {
      throw new Refusal(
        'unmet',
        'E_INVITED_ANOTHER',
        'This invitation was sent to another address. Please log in with the account for that address.',
      );
    }
    await addMember(inside, organisation, userId, about.role as MemberRole);
    await useUpKey(inside, invitation.id);
    if (person.emailVerifiedAt === null) await confirmAddress(inside, userId);
    return { kind: organisation.kind, key: team.key };
  });
}

async function confirmAddress(context: Context, userId: string): Promise<void> {
  const { db, now, platform } = context;
  await db.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, userId));
  await voidKeys(context, userId, ['emailVerification']);
  await tell(context, { type: 'account.welcomed', id: userId, platform });
}

const organisationOf = ({ kind, id }: Record<string, string>): Organisation => ({
  kind: kind === 'investor' ? 'investor' : 'company',
  id: id ?? '',
});

async function requireSender(context: Context, organisation: Organisation, invitationId: string): Promise<void> {
  const isOwn = eq(oneTimeKeys.id, invitationId);
  const valid = await context.db.$count(oneTimeKeys, and(isOwn, senderStillMay(organisation)));
  if (valid === 0) throw invalidInvitation();
}

/** An invitation to a team that nobody has accepted yet. */
export type SentInvitation = { id: string; email: string; role: MemberRole; expiresAt: string };

const isOpen = ({ now }: Context, organisation: Organisation) =>
  and(openInvitations(organisation), gt(oneTimeKeys.expiresAt, now), senderStillMay(organisation));

/** Lists a team's open invitations, newest first, for every member. */
export async function listInvitations(context: Context, organisation: Organisation): Promise<SentInvitation[]> {
  await requireRole(context, organisation, MEMBER_ROLES);
  const { id, email, about, createdAt, expiresAt } = oneTimeKeys;
  const rows = await context.db
    .select({ id, email, role: sql<MemberRole>`${about}->>'role'`, expiresAt })
    .from(oneTimeKeys)
    .where(isOpen(context, organisation))
    .orderBy(desc(createdAt), desc(id))
    .limit(100);
  return rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() }));
}

/** Withdraws an invitation: its link stops working. For owners and managers; another team's invitation is absent. */
export async function withdrawInvitation(context: Context, organisation: Organisation, id: string): Promise<void> {
  await requireRole(context, organisation, ['owner', 'manager']);
  const withdrawn = isIdentifier(id)
    ? await context.db
        .update(oneTimeKeys)
        .set({ voidedAt: context.now })
        .where(and(eq(oneTimeKeys.id, id), isOpen(context, organisation)))
        .returning({ id: oneTimeKeys.id })
    : [];
  if (withdrawn.length === 0) throw absent('This invitation');
}
