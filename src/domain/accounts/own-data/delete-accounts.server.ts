import { eq, sql } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { oneByOne } from '#domain/one-by-one.ts';
import { tell } from '#domain/tell.server.ts';
import { writeAudit } from '../audit.server.ts';
import { tellOfAuthor } from '../myself.server.ts';
import { dueAccounts } from './deletion.server.ts';
import { namesPerson } from './download-parts.server.ts';

const MOST_A_RUN = 500;

/** Deletes the accounts whose week is over. A schedule runs it; two of them at once delete each account once. */
export async function deleteDueAccounts(context: Context): Promise<number> {
  if (context.actor.kind !== 'system') throw absent('This person');
  const clock: Context = { ...context, actor: { kind: 'system', name: 'clock' } };
  let deleted = 0;
  await oneByOne(await dueAccounts(clock, MOST_A_RUN), async (id) => {
    if (await inTransaction(clock, (inside) => deleteAccount(inside, id))) deleted += 1;
  });
  return deleted;
}

/** Deletes an account at once, which a restored backup has brought back. For the operator. */
export async function deleteAccountAgain(context: Context, id: string): Promise<void> {
  if (context.actor.kind !== 'system') throw absent('This person');
  const marked = isIdentifier(id)
    ? await context.db.update(users).set({ deletesAt: context.now }).where(eq(users.id, id)).returning({ id: users.id })
    : [];
  if (marked.length === 0) throw absent('This person');
  await inTransaction(context, (inside) => deleteAccount(inside, id));
}

/**
 * Deletes one account as the list in personal-data.ts says. Foreign keys do most of it; the rest comes first. False if
 * the person has kept the account meanwhile, or another process has deleted it.
 */
async function deleteAccount(context: Context, id: string): Promise<boolean> {
  const { db, now } = context;
  const { rows } = await db.execute<{ email: string; isVerified: boolean }>(sql`
    SELECT email, email_verified_at IS NOT NULL AS "isVerified" FROM users
    WHERE id = ${id} AND deletes_at <= ${now.toISOString()}::timestamptz FOR UPDATE`);
  const [person] = rows;
  if (!person) return false;
  const applicationIds = sql`(SELECT a.id FROM applications a JOIN talents t ON t.id = a.talent_id WHERE t.user_id = ${id})`;
  // An address that nobody has confirmed may be somebody else's.
  const address = person.isVerified ? person.email : null;
  await unfollow(context, id);
  await tellStartups(context, id, applicationIds);
  await db.execute(sql`
    UPDATE private_files SET user_id = NULL WHERE user_id = ${id} AND EXISTS (SELECT FROM application_messages m
      WHERE m.file_id = private_files.id AND NOT m.is_from_talent)`);
  await db.execute(sql`
    UPDATE receipts SET contents = jsonb_set(contents, '{orderedBy}', 'null')
    WHERE order_id IN (SELECT id FROM orders WHERE ordered_by = ${id})`);
  await db.execute(sql`DELETE FROM reports WHERE subject_type = 'person' AND subject_id = ${id}`);
  await db.execute(sql`
    UPDATE reports SET email = NULL, email_key = NULL, email_verified_at = NULL
    WHERE reporter_id = ${id} OR email = ${address}`);
  await db.execute(sql`DELETE FROM mails WHERE ${namesPerson(id, applicationIds)}`);
  await db.execute(sql`UPDATE mails SET trouble = NULL WHERE position(${person.email} IN lower(trouble)) > 0`);
  await db.execute(sql`DELETE FROM one_time_keys WHERE user_id IS NULL AND email = ${address}`);
  await writeAudit(context, { action: 'deleteAccount', subjectType: 'user', subjectId: id });
  // Before the person: their messages would first lose their author, and then find no application.
  await db.execute(sql`DELETE FROM applications WHERE id IN ${applicationIds}`);
  await db.execute(sql`DELETE FROM users WHERE id = ${id}`);
  return true;
}

/** Follows have no cascade, so that the counters of startups stay true. */
async function unfollow(context: Context, userId: string): Promise<void> {
  const { rows } = await context.db.execute<{ id: string }>(
    sql`DELETE FROM company_follows WHERE user_id = ${userId} RETURNING company_id AS id`,
  );
  for (const { id } of rows) await tell(context, { type: 'company.unfollowed', id, userId });
}

/** Open boards drop the cards, and cached pages the name of an author. */
async function tellStartups(context: Context, userId: string, applicationIds: ReturnType<typeof sql>): Promise<void> {
  const { rows } = await context.db.execute<{ id: string; companyId: string }>(
    sql`SELECT id, company_id AS "companyId" FROM applications WHERE id IN ${applicationIds}`,
  );
  for (const { id, companyId } of rows) await tell(context, { type: 'application.changed', id, companyId });
  await tellOfAuthor(context, userId);
}
