import { and, eq, isNotNull, isNull, ne, not, type SQL, sql } from 'drizzle-orm';
import { oneTimeKeys, users } from '#database/tables/accounts.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import { companyMembers, investorMembers } from '#database/tables/members.server.ts';
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
import { TEAM_TABLES } from './team-tables.server.ts';

/** The teams of startups and investors (rules §3): owner, manager, reviewer; always at least one owner. */
export type Member = { userId: string; name: string; email: string; role: MemberRole; since: string };

const membersOf = ({ kind }: Organisation) => TEAM_TABLES[kind].members;
const subjectOf = ({ kind, id }: Organisation) => ({ subjectType: kind, subjectId: id });
const ofIt = ({ kind, id }: Organisation): SQL => eq(TEAM_TABLES[kind].organisationId, id);

/** Adds a person to a team. Checks no permission: for the commands that make an organisation or accept an invitation. */
export async function addMember(
  { db, now }: Context,
  { kind, id }: Organisation,
  userId: string,
  role: MemberRole,
): Promise<void> {
  const member = { userId, role, createdAt: now };
  await (kind === 'company'
    ? db
        .insert(companyMembers)
        .values({ ...member, companyId: id })
        .onConflictDoNothing()
    : db
        .insert(investorMembers)
        .values({ ...member, investorId: id })
        .onConflictDoNothing());
}

export async function listMembers(context: Context, organisation: Organisation): Promise<Member[]> {
  await requireRole(context, organisation, MEMBER_ROLES);
  const members = membersOf(organisation);
  const rows = await context.db
    .select({
      userId: members.userId,
      name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      email: users.email,
      role: members.role,
      since: members.createdAt,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(ofIt(organisation))
    .orderBy(members.createdAt, members.userId);
  return rows.map((row) => ({ ...row, role: row.role as MemberRole, since: row.since.toISOString() }));
}

/** Changes a member's role. For owners; the last owner stays an owner. */
export function changeMemberRole(
  context: Context,
  organisation: Organisation,
  userId: string,
  role: MemberRole,
): Promise<void> {
  return changeTeam(context, organisation, async (inside) => {
    await requireRole(inside, organisation, ['owner']);
    if (!isIdentifier(userId)) throw absent('This member');
    const members = membersOf(organisation);
    const changed = await inside.db
      .update(members)
      .set({ role })
      .where(and(ofIt(organisation), eq(members.userId, userId)))
      .returning({ userId: members.userId });
    if (changed.length === 0) throw absent('This member');
    await writeAdminAct(inside, {
      action: 'changeRole',
      ...subjectOf(organisation),
      details: { member: userId, role },
    });
  });
}

/** Removes a member from a team. Owners may remove anyone, others themselves; the last owner stays. */
export function removeMember(context: Context, organisation: Organisation, userId: string): Promise<void> {
  return changeTeam(context, organisation, async (inside) => {
    const isSelf = requireUser(inside).userId === userId;
    await requireRole(inside, organisation, isSelf ? MEMBER_ROLES : ['owner']);
    if (!isIdentifier(userId)) throw absent('This member');
    const members = membersOf(organisation);
    const removed = await inside.db
      .delete(members)
      .where(and(ofIt(organisation), eq(members.userId, userId)))
      .returning({ userId: members.userId });
    if (removed.length === 0) throw absent('This member');
    await writeAdminAct(inside, { action: 'removeMember', ...subjectOf(organisation), details: { member: userId } });
  });
}

/** SQL condition on one_time_keys: invitations to this team that are neither used nor void. */
export const openInvitations = ({ kind, id }: Organisation) =>
  and(
    eq(oneTimeKeys.purpose, 'invitation'),
    sql`${oneTimeKeys.about}->>'kind' = ${kind} AND ${oneTimeKeys.about}->>'id' = ${id}`,
    isNull(oneTimeKeys.usedAt),
    isNull(oneTimeKeys.voidedAt),
  );

/** SQL condition on one_time_keys: the sender may still send this invitation. Otherwise it is void. */
export const senderStillMay = (organisation: Organisation): SQL => {
  const members = membersOf(organisation);
  const { about, sentBy } = oneTimeKeys;
  return sql`(EXISTS (SELECT FROM ${members} WHERE ${ofIt(organisation)} AND ${members.userId} = ${sentBy}
      AND (${members.role} = 'owner' OR (${members.role} = 'manager' AND ${about}->>'role' <> 'owner')))
    OR EXISTS (SELECT FROM ${users} WHERE ${users.id} = ${sentBy} AND ${users.isAdmin}))`;
};

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
    await writeAdminAct(inside, { action: 'invite', ...subjectOf(organisation), details: { role: input.role } });
  });
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
  const imageLink = imageId ? variantPath(`/images/${imageId}`, 'thumbnail') : null;
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
  const allowed = await context.db.$count(oneTimeKeys, and(isOwn, senderStillMay(organisation)));
  if (allowed === 0) throw invalidInvitation();
}

/**
 * Locks the team for one change at a time. Refuses and rolls back a change that would leave no owner, except of a startup
 * that was closed (rules §3).
 */
function changeTeam(
  context: Context,
  organisation: Organisation,
  change: (inside: Context) => Promise<void>,
): Promise<void> {
  requireUser(context);
  return inTransaction(context, async (inside) => {
    const { organisations } = TEAM_TABLES[organisation.kind];
    const { id } = organisations;
    await inside.db.select({ id }).from(organisations).where(eq(id, organisation.id)).for('update');
    await change(inside);
    await inside.db
      .update(oneTimeKeys)
      .set({ voidedAt: inside.now })
      .where(and(openInvitations(organisation), not(senderStillMay(organisation))));
    if (!(await hasOwner(inside, organisation)) && !(await isClosed(inside, organisation))) {
      const orClose = organisation.kind === 'company' ? ', or close the startup in its settings' : '';
      const message = `A team needs at least one owner. Make someone else an owner first${orClose}.`;
      throw new Refusal('unmet', 'E_LAST_OWNER', message);
    }
  });
}

/** Whether the team has an owner other than this person. One whose account is to be deleted no longer counts. */
async function hasOwner({ db }: Context, organisation: Organisation, other = ''): Promise<boolean> {
  const members = membersOf(organisation);
  const isOther = and(ofIt(organisation), eq(members.role, 'owner'), ne(members.userId, other));
  const owners = await db
    .select({ id: users.id })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(isOther, isNull(users.deletesAt)))
    .limit(1);
  return owners.length > 0;
}

/** Whether the team can be without this person: another owner stays, or the startup is closed and needs none. */
export async function mayLeave(context: Context, organisation: Organisation): Promise<boolean> {
  const { userId } = requireUser(context);
  return (await hasOwner(context, organisation, userId)) || isClosed(context, organisation);
}

async function isClosed(context: Context, { kind, id }: Organisation): Promise<boolean> {
  if (kind !== 'company') return false;
  const closed = and(eq(companies.id, id), eq(companies.status, 'DISABLED'), isNotNull(companies.closedAt));
  return (await context.db.$count(companies, closed)) > 0;
}

/** Refuses people outside the team (absent) and members without one of these roles. Admins may do everything. */
export async function requireRole(
  context: Context,
  organisation: Organisation,
  roles: readonly MemberRole[],
): Promise<void> {
  const actor = requireUser(context);
  if (actor.isAdmin) return;
  const members = membersOf(organisation);
  const [member] = await context.db
    .select({ role: members.role })
    .from(members)
    .where(and(ofIt(organisation), eq(members.userId, actor.userId)));
  if (!member) throw absent('This team');
  if (!roles.includes(member.role as MemberRole)) {
    throw new Refusal('unmet', 'E_ROLE', `You can’t do this as a ${member.role}. Please ask an owner of the team.`);
  }
}
