import { eq } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { writeAudit } from './audit.server.ts';
import { emailAddress } from './email.ts';
import { requireAdmin } from './policy.ts';
import { endSessionsOf } from './sign-in/sessions.server.ts';

/** Grants or revokes admin rights. The person must log in again, because the rights of a session never change. */
export async function setAdmin(context: Context, email: string, isAdmin: boolean): Promise<void> {
  requireAdmin(context);
  await inTransaction(context, async (inside) => {
    const [user] = await inside.db
      .update(users)
      .set({ isAdmin, updatedAt: inside.now })
      .where(eq(users.email, emailAddress(email) ?? ''))
      .returning({ id: users.id });
    if (!user) throw absent('A person with this email address');
    await endSessionsOf(inside, user.id);
    await writeAudit(inside, {
      action: isAdmin ? 'grantAdmin' : 'revokeAdmin',
      subjectType: 'user',
      subjectId: user.id,
    });
  });
}

/** Logs a person out everywhere, for example after an account takeover. */
export async function endSessionsOfPerson(context: Context, userId: string): Promise<void> {
  requireAdmin(context);
  if (!isIdentifier(userId)) throw absent('This person');
  await inTransaction(context, async (inside) => {
    const [user] = await inside.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (!user) throw absent('This person');
    await endSessionsOf(inside, user.id);
    await writeAudit(inside, { action: 'endSessions', subjectType: 'user', subjectId: user.id });
  });
}

/** Lists the email addresses of all admins. */
export async function listAdmins(context: Context): Promise<string[]> {
  requireAdmin(context);
  const rows = await context.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.email);
  return rows.map(({ email }) => email);
}
