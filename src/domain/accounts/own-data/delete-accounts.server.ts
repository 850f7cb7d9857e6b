import { and, eq, exists, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { oneTimeKeys, users } from '#database/tables/accounts.server.ts';
import { applicationMessages, applications } from '#database/tables/applications.server.ts';
import { companyFollows } from '#database/tables/companies.server.ts';
import { mails } from '#database/tables/mails.server.ts';
import { reports } from '#database/tables/moderation.server.ts';
import { orders, receipts } from '#database/tables/orders.server.ts';
import { privateFiles } from '#database/tables/talent.server.ts';
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
  let count = 0;
  await oneByOne(await dueAccounts(clock, MOST_A_RUN), async (id) => {
    if (await inTransaction(clock, (inside) => deleteAccount(inside, id))) count += 1;
  });
  return count;
}

/** Deletes an account at once, which a restored backup has brought back. For the operator. */
export async function deleteAccountAgain(context: Context, id: string): Promise<void> {
  if (context.actor.kind !== 'system') throw absent('This person');
  const marker = isIdentifier(id)
    ? await context.db.update(users).set({ deletesAt: context.now }).where(eq(users.id, id)).returning({ id: users.id })
    : [];
  if (marker.length === 0) throw absent('This person');
  await inTransaction(context, (inside) => deleteAccount(inside, id));
}

/**
 * Deletes one account as the list in personal-data.ts says. Foreign keys do most of it; the rest comes first. False if
 * the person has kept the account meanwhile, or another process has deleted it.
 */
async function deleteAccount(context: Context, id: string): Promise<boolean> {
  const { db, now } = context;
  const [person] = await db
    .select({ email: users.email, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(and(eq(users.id, id), lte(users.deletesAt, now)))
    .for('update');
  if (!person) return false;
  const applicationIds = sql`(SELECT a.id FROM applications a JOIN talents t ON t.id = a.talent_id WHERE t.user_id = ${id})`;
  // An address that nobody has confirmed may be somebody else's.
  const address = person.emailVerifiedAt ? person.email : null;
  await unfollow(context, id);
  await tellStartups(context, id, applicationIds);
  const sentForStartup = and(
    eq(applicationMessages.fileId, privateFiles.id),
    eq(applicationMessages.isFromTalent, false),
  );
  await db
    .update(privateFiles)
    .set({ userId: null })
    .where(and(eq(privateFiles.userId, id), exists(db.select().from(applicationMessages).where(sentForStartup))));
  await db
    .update(receipts)
    .set({ contents: sql`jsonb_set(${receipts.contents}, '{orderedBy}', 'null')` })
    .where(inArray(receipts.orderId, db.select({ id: orders.id }).from(orders).where(eq(orders.orderedBy, id))));
  await db.delete(reports).where(and(eq(reports.subjectType, 'person'), eq(reports.subjectId, id)));
  await db
    .update(reports)
    .set({ email: null, emailKey: null, emailVerifiedAt: null })
    .where(or(eq(reports.reporterId, id), sql`${reports.email} = ${address}`));
  await db.delete(mails).where(namesPerson(id, applicationIds));
  await db.update(mails).set({ trouble: null }).where(sql`position(${person.email} IN lower(${mails.trouble})) > 0`);
  await db.delete(oneTimeKeys).where(and(isNull(oneTimeKeys.userId), sql`${oneTimeKeys.email} = ${address}`));
  await writeAudit(context, { action: 'deleteAccount', subjectType: 'user', subjectId: id });
  // Before the person: their messages would first lose their author, and then find no application.
  await db.delete(applications).where(inArray(applications.id, applicationIds));
  await db.delete(users).where(eq(users.id, id));
  return true;
}

/** Follows have no cascade, so that the counters of startups stay true. */
async function unfollow(context: Context, userId: string): Promise<void> {
  const follows = await context.db
    .delete(companyFollows)
    .where(eq(companyFollows.userId, userId))
    .returning({ id: companyFollows.companyId });
  for (const { id } of follows) await tell(context, { type: 'company.unfollowed', id, userId });
}

/** Open boards drop the cards, and cached pages the name of an author. */
async function tellStartups(context: Context, userId: string, applicationIds: ReturnType<typeof sql>): Promise<void> {
  const invitations = await context.db
    .select({ id: applications.id, companyId: applications.companyId })
    .from(applications)
    .where(inArray(applications.id, applicationIds));
  for (const { id, companyId } of invitations) await tell(context, { type: 'application.changed', id, companyId });
  await tellOfAuthor(context, userId);
}
