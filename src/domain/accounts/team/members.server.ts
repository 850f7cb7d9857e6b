import { type SQL, sql } from 'drizzle-orm';
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

/** The teams of startups and investors (rules §3): owner, manager, reviewer; always at least one owner. */
export type Member = { userId: string; name: string; email: string; role: MemberRole; since: string };

const tableOf = ({ kind }: Organisation) => (kind === 'company' ? sql`company_members` : sql`investor_members`);
const columnOf = ({ kind }: Organisation) => (kind === 'company' ? sql`company_id` : sql`investor_id`);
const organisations = ({ kind }: Organisation) => (kind === 'company' ? sql`companies` : sql`investors`);
const subjectOf = ({ kind, id }: Organisation) => ({ subjectType: kind, subjectId: id });
const ofIt = (organisation: Organisation): SQL => sql`${columnOf(organisation)} = ${organisation.id}`;

/** Adds a person to a team. Checks no permission: for the commands that make an organisation or accept an invitation. */
export async function addMember(
  context: Context,
  organisation: Organisation,
  userId: string,
  role: MemberRole,
): Promise<void> {
  await context.db.execute(sql`
    INSERT INTO ${tableOf(organisation)} (${columnOf(organisation)}, user_id, role, created_at)
    VALUES (${organisation.id}, ${userId}, ${role}, ${context.now.toISOString()}::timestamptz)
    ON CONFLICT DO NOTHING`);
}

export async function listMembers(context: Context, organisation: Organisation): Promise<Member[]> {
  await requireRole(context, organisation, MEMBER_ROLES);
  const { rows } = await context.db.execute<Omit<Member, 'since'> & { since: Date | string }>(sql`
    SELECT m.user_id AS "userId", trim(u.first_name || ' ' || u.last_name) AS name, u.email, m.role, m.created_at AS since
    FROM ${tableOf(organisation)} m JOIN users u ON u.id = m.user_id
    WHERE m.${ofIt(organisation)} ORDER BY m.created_at, m.user_id`);
  return rows.map((row) => ({ ...row, since: new Date(row.since).toISOString() }));
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
    const { rows } = await inside.db.execute(
      sql`UPDATE ${tableOf(organisation)} SET role = ${role} WHERE ${ofIt(organisation)} AND user_id = ${userId} RETURNING 1`,
    );
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
    const { rows } = await inside.db.execute(
      sql`DELETE FROM ${tableOf(organisation)} WHERE ${ofIt(organisation)} AND user_id = ${userId} RETURNING 1`,
    );
    if (rows.length === 0) throw absent('This member');
    await writeAdminAct(inside, { action: 'removeMember', ...subjectOf(organisation), details: { member: userId } });
  });
}

/** SQL condition on one_time_keys: invitations to this team that are neither used nor void. */
export const openInvitations = ({ kind, id }: Organisation): SQL =>
  sql`purpose = 'invitation' AND about->>'kind' = ${kind} AND about->>'id' = ${id} AND used_at IS NULL AND voided_at IS NULL`;

/** SQL condition on one_time_keys: the sender may still send this invitation. Otherwise it is void. */
export const senderStillMay = (organisation: Organisation): SQL => sql`(
  EXISTS (SELECT FROM ${tableOf(organisation)} m WHERE m.${ofIt(organisation)} AND m.user_id = sent_by
    AND (m.role = 'owner' OR (m.role = 'manager' AND about->>'role' <> 'owner')))
  OR EXISTS (SELECT FROM users WHERE users.id = sent_by AND users.is_admin))`;

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
    const { rows } = await inside.db.execute<{ name: string }>(
      sql`SELECT name FROM ${organisations(organisation)} WHERE id = ${organisation.id} FOR UPDATE`,
    );
    // Checked again under the lock: an owner may have removed them from the team meanwhile.
    await requireRole(inside, organisation, senders);
    await inside.db.execute(sql`
      UPDATE one_time_keys SET voided_at = ${inside.now.toISOString()}::timestamptz
      WHERE ${openInvitations(organisation)} AND email = ${input.email}`);
    const about = { kind: organisation.kind, id: organisation.id, role: input.role, name: rows[0]?.name ?? '' };
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
  const { rows } = await context.db.execute<{ imageId: string | null; flag: string | null }>(sql`
    SELECT logo_image_id AS "imageId", flag FROM ${organisations(organisation)} WHERE id = ${organisation.id}`);
  const imageId = rows[0]?.imageId;
  const imageLink = imageId ? variantPath(`/images/${imageId}`, 'thumbnail') : null;
  const name = about.name ?? '';
  const flag = rows[0]?.flag ?? flagOfName(name);
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
    const { rows } = await inside.db.execute<{ key: string }>(
      sql`SELECT key FROM ${organisations(organisation)} WHERE id = ${organisation.id} FOR SHARE`,
    );
    if (!rows[0]) throw invalidLink();
    await inside.db.execute(
      sql`SELECT FROM users WHERE id = (SELECT sent_by FROM one_time_keys WHERE id = ${id}) FOR SHARE`,
    );
    const invitation = await findKey(inside, key, ['invitation'], { lock: true });
    await requireSender(inside, organisation, id);
    const { rows: users } = await inside.db.execute<{ email: string; isVerified: boolean }>(
      sql`SELECT email, email_verified_at IS NOT NULL AS "isVerified" FROM users WHERE id = ${userId} FOR UPDATE`,
    );
    if (users[0]?.email !== invitation.email) {
      throw new Refusal(
        'unmet',
        'E_INVITED_ANOTHER',
        'This invitation was sent to another address. Please log in with the account for that address.',
      );
    }
    await addMember(inside, organisation, userId, about.role as MemberRole);
    await useUpKey(inside, invitation.id);
    if (!users[0].isVerified) await confirmAddress(inside, userId);
    return { kind: organisation.kind, key: rows[0].key };
  });
}

async function confirmAddress(context: Context, userId: string): Promise<void> {
  const { db, now, platform } = context;
  await db.execute(sql`UPDATE users SET email_verified_at = ${now.toISOString()}::timestamptz WHERE id = ${userId}`);
  await voidKeys(context, userId, ['emailVerification']);
  await tell(context, { type: 'account.welcomed', id: userId, platform });
}

const organisationOf = ({ kind, id }: Record<string, string>): Organisation => ({
  kind: kind === 'investor' ? 'investor' : 'company',
  id: id ?? '',
});

async function requireSender(context: Context, organisation: Organisation, invitationId: string): Promise<void> {
  const { rows } = await context.db.execute(
    sql`SELECT 1 FROM one_time_keys WHERE id = ${invitationId} AND ${senderStillMay(organisation)}`,
  );
  if (rows.length === 0) throw invalidInvitation();
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
    await inside.db.execute(sql`SELECT 1 FROM ${organisations(organisation)} WHERE id = ${organisation.id} FOR UPDATE`);
    await change(inside);
    await inside.db.execute(sql`
      UPDATE one_time_keys SET voided_at = ${inside.now.toISOString()}::timestamptz
      WHERE ${openInvitations(organisation)} AND NOT ${senderStillMay(organisation)}`);
    if (!(await hasOwner(inside, organisation)) && !(await isClosed(inside, organisation))) {
      const orClose = organisation.kind === 'company' ? ', or close the startup in its settings' : '';
      const message = `A team needs at least one owner. Make someone else an owner first${orClose}.`;
      throw new Refusal('unmet', 'E_LAST_OWNER', message);
    }
  });
}

/** Whether the team has an owner other than this person. One whose account is to be deleted no longer counts. */
async function hasOwner({ db }: Context, organisation: Organisation, other = ''): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT 1 FROM ${tableOf(organisation)} m JOIN users u ON u.id = m.user_id
      WHERE m.${ofIt(organisation)} AND m.role = 'owner' AND u.deletes_at IS NULL AND m.user_id <> ${other} LIMIT 1`,
  );
  return rows.length > 0;
}

/** Whether the team can be without this person: another owner stays, or the startup is closed and needs none. */
export async function mayLeave(context: Context, organisation: Organisation): Promise<boolean> {
  const { userId } = requireUser(context);
  return (await hasOwner(context, organisation, userId)) || isClosed(context, organisation);
}

async function isClosed(context: Context, { kind, id }: Organisation): Promise<boolean> {
  if (kind !== 'company') return false;
  const { rows } = await context.db.execute(
    sql`SELECT FROM companies WHERE id = ${id} AND status = 'DISABLED' AND closed_at IS NOT NULL`,
  );
  return rows.length > 0;
}

/** Refuses people outside the team (absent) and members without one of these roles. Admins may do everything. */
export async function requireRole(
  context: Context,
  organisation: Organisation,
  roles: readonly MemberRole[],
): Promise<void> {
  const actor = requireUser(context);
  if (actor.isAdmin) return;
  const { rows } = await context.db.execute<{ role: MemberRole }>(
    sql`SELECT role FROM ${tableOf(organisation)} WHERE ${ofIt(organisation)} AND user_id = ${actor.userId}`,
  );
  const role = rows[0]?.role;
  if (!role) throw absent('This team');
  if (!roles.includes(role)) {
    throw new Refusal('unmet', 'E_ROLE', `You can’t do this as a ${role}. Please ask an owner of the team.`);
  }
}
