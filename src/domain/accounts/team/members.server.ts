import { and, eq, isNotNull, isNull, ne, not, type SQL, sql } from 'drizzle-orm';
import { oneTimeKeys, users } from '#database/tables/accounts.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import { companyMembers, investorMembers } from '#database/tables/members.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { MEMBER_ROLES, type MemberRole } from '../account.ts';
import { writeAdminAct } from '../audit.server.ts';
import { type Organisation, requireUser } from '../policy.ts';
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
    const rows = await inside.db
      .update(members)
      .set({ role })
      .where(and(ofIt(organisation), eq(members.userId, userId)))
      .returning({ userId: members.userId });
    if (rows.length === 0) throw absent('This member');
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
    const rows = await inside.db
      .delete(members)
      .where(and(ofIt(organisation), eq(members.userId, userId)))
      .returning({ userId: members.userId });
    if (rows.length === 0) throw absent('This member');
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
  const isClosed = and(eq(companies.id, id), eq(companies.status, 'DISABLED'), isNotNull(companies.closedAt));
  return (await context.db.$count(companies, isClosed)) > 0;
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
