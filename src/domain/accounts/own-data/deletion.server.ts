import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { listText } from '#domain/site/english.ts';
import { tell } from '#domain/tell.server.ts';
import type { AuthServices } from '../auth-services.ts';
import { emailAddress } from '../email.ts';
import { voidKeys } from '../link-keys.server.ts';
import { requireSelf, requireUser } from '../policy.ts';
import { endSessionsOf } from '../sign-in/sessions.server.ts';
import { TEAM_TABLES } from '../team/team-tables.server.ts';
import { proveAgain, type SentProof } from '../two-factor/prove-again.server.ts';
import { DELETION_DELAY_DAYS, type DeletionFacts, type OwnedAlone } from './deletion.ts';

/** Reads what the deletion would take with it. */
export async function deletionFacts(context: Context): Promise<DeletionFacts> {
  const { userId } = requireUser(context);
  const { rows } = await context.db.execute<Omit<DeletionFacts, 'ownedAlone'>>(sql`
    SELECT to_json(u.deletes_at) #>> '{}' AS "deletesAt", u.is_admin AS "isAdmin",
      (SELECT count(*)::int FROM applications a WHERE a.talent_id = t.id AND ${IS_OPEN}) AS "openApplications",
      (SELECT count(*)::int FROM applications a WHERE a.talent_id = t.id) AS applications,
      (SELECT count(*)::int FROM private_files f WHERE f.user_id = u.id) AS files,
      (SELECT count(*)::int FROM company_members m WHERE m.user_id = u.id)
        + (SELECT count(*)::int FROM investor_members m WHERE m.user_id = u.id) AS teams,
      t.id IS NOT NULL AS "isTalent",
      ARRAY(SELECT c.name FROM companies c JOIN company_members m ON m.company_id = c.id
          WHERE m.user_id = u.id AND ${isOwnDraft(userId)}
        UNION ALL SELECT i.name FROM investors i JOIN investor_members m ON m.investor_id = i.id
          WHERE m.user_id = u.id AND ${isOwnInvestorDraft(userId)}
        ORDER BY name) AS "draftNames",
      (SELECT count(*)::int FROM orders o WHERE o.ordered_by = u.id) AS orders
    FROM users u LEFT JOIN talents t ON t.user_id = u.id WHERE u.id = ${userId}`);
  if (!rows[0]) throw absent('This person');
  return { ...rows[0], ownedAlone: await teamsOwnedAlone(context, userId) };
}

/** SQL on `applications a`: it runs, and is withdrawn. */
const IS_OPEN = sql`a.step NOT IN ('hired', 'rejected') AND a.withdrawn_at IS NULL AND a.closed_at IS NULL`;

/**
 * Asks for the deletion of the account. Ends every session, withdraws the open applications, and has the worker delete
 * it in a week. Asking again changes nothing.
 */
export async function askForDeletion(
  context: Context,
  parts: AuthServices,
  proof: SentProof & { typedEmail: string },
): Promise<{ deletesAt: Date }> {
  const { userId } = requireSelf(context);
  const [user] = await context.db
    .select({ email: users.email, isAdmin: users.isAdmin })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw absent('This person');
  if (emailAddress(proof.typedEmail) !== user.email) {
    const message = `Please type ${user.email}`;
    throw new Refusal('invalid', 'E_INVALID', message, { fields: { typedEmail: message } });
  }
  if (user.isAdmin) {
    throw new Refusal(
      'unmet',
      'E_ADMIN',
      'You are an admin. Please ask another admin to remove your admin rights first.',
    );
  }
  refuseOwnedAlone(await teamsOwnedAlone(context, userId));
  await proveAgain(context, parts, proof);
  return inTransaction(context, async (inside) => {
    await lockTeams(inside, userId);
    const [account] = await inside.db
      .select({ deletesAt: users.deletesAt })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (!account) throw absent('This person');
    if (account.deletesAt) return { deletesAt: account.deletesAt };
    // Read again under the locks: the other owner may be leaving at this moment.
    refuseOwnedAlone(await teamsOwnedAlone(inside, userId));
    const deletesAt = new Date(inside.now.getTime() + DELETION_DELAY_DAYS * DAY_MS);
    await inside.db.update(users).set({ deletesAt }).where(eq(users.id, userId));
    await endSessionsOf(inside, userId);
    await voidKeys(inside, userId, ['emailVerification', 'emailChangeOld', 'emailChangeNew']);
    const { platform, now } = inside;
    await tell(inside, { type: 'account.deletionScheduled', id: userId, platform, at: now.toISOString() });
    return { deletesAt };
  });
}

/** Keeps the account. Applications that were withdrawn stay withdrawn. */
export async function keepAccount(context: Context): Promise<void> {
  const { userId } = requireSelf(context);
  await context.db.update(users).set({ deletesAt: null }).where(eq(users.id, userId));
}

/** Locks every team that the person owns, so that of two owners who leave at once the second is refused. */
async function lockTeams({ db }: Context, userId: string): Promise<void> {
  for (const { organisations, members, organisationId } of [TEAM_TABLES.company, TEAM_TABLES.investor]) {
    const { id } = organisations;
    const isOwner = and(eq(members.userId, userId), eq(members.role, 'owner'));
    const ownTeams = db.select({ id: organisationId }).from(members).where(isOwner);
    await db.select({ id }).from(organisations).where(inArray(id, ownTeams)).orderBy(id).for('update');
  }
}

/** SQL on `companies c`: a draft without jobs in whose team nobody else is. A schedule deletes it after the account. */
const isOwnDraft = (userId: string) => sql`(c.status = 'DRAFT'
  AND NOT EXISTS (SELECT FROM jobs j WHERE j.company_id = c.id)
  AND NOT EXISTS (SELECT FROM company_members o WHERE o.company_id = c.id AND o.user_id <> ${userId}))`;

/** SQL on `investors i`: the same for an investor. */
const isOwnInvestorDraft = (userId: string) => sql`(i.status = 'DRAFT'
  AND NOT EXISTS (SELECT FROM investor_members o WHERE o.investor_id = i.id AND o.user_id <> ${userId}))`;

/**
 * The teams that would have no owner. A closed startup and one's own draft need none.
 */
async function teamsOwnedAlone({ db }: Context, userId: string): Promise<OwnedAlone[]> {
  const isOnlyOwner = sql`own.user_id = ${userId} AND own.role = 'owner'`;
  const { rows } = await db.execute<OwnedAlone>(sql`
    SELECT 'company' AS kind, c.key, c.name, c.status FROM companies c JOIN company_members own ON own.company_id = c.id
    WHERE ${isOnlyOwner} AND NOT (c.status = 'DISABLED' AND c.closed_at IS NOT NULL)
      AND NOT EXISTS (SELECT FROM company_members m JOIN users u ON u.id = m.user_id
        WHERE m.company_id = c.id AND m.role = 'owner' AND m.user_id <> ${userId} AND u.deletes_at IS NULL)
      AND NOT ${isOwnDraft(userId)}
    UNION ALL
    SELECT 'investor', i.key, i.name, i.status FROM investors i JOIN investor_members own ON own.investor_id = i.id
    WHERE ${isOnlyOwner}
      AND NOT EXISTS (SELECT FROM investor_members m JOIN users u ON u.id = m.user_id
        WHERE m.investor_id = i.id AND m.role = 'owner' AND m.user_id <> ${userId} AND u.deletes_at IS NULL)
      AND NOT ${isOwnInvestorDraft(userId)}
    ORDER BY name, key`);
  return rows;
}

function refuseOwnedAlone(teams: readonly OwnedAlone[]): void {
  if (teams.length === 0) return;
  const names = listText(teams.map(({ name }) => name));
  throw new Refusal(
    'unmet',
    'E_LAST_OWNER',
    `You are the only owner of ${names}. Make someone else an owner, or close the startup, then delete your account.`,
  );
}

/** The accounts whose week is over. Each is one transaction: a worker that is killed leaves it whole or deletes it. */
export async function dueAccounts(context: Context, limit: number): Promise<string[]> {
  const rows = await context.db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.deletesAt), lte(users.deletesAt, context.now)))
    .orderBy(users.deletesAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Whether mails to this address must wait, because its account is to be deleted. */
export async function awaitsDeletion({ db }: Pick<Context, 'db'>, email: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.email, email), isNotNull(users.deletesAt)))) > 0;
}
