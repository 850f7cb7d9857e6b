import { eq, sql } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { writeAudit } from './audit.server.ts';
import { emailAddress } from './email.ts';
import { requireAdmin } from './policy.ts';
import { endSessionsOf } from './sign-in/sessions.server.ts';

/** Makes a person an admin, or an ordinary person again. They log in anew: a session never changes what it may do. */
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

/** Logs a person out everywhere, such as when their account was taken over. */
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

/** The addresses of all admins, for the operator. */
export async function listAdmins(context: Context): Promise<string[]> {
  requireAdmin(context);
  const rows = await context.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.email);
  return rows.map(({ email }) => email);
}

export type PersonInList = {
  id: string;
  email: string;
  name: string;
  isAdmin: boolean;
  isEmailVerified: boolean;
  createdAt: string;
};

/** People for the admin's room, the newest first; `search` looks in names and addresses. */
export async function listPeople(
  context: Context,
  { search = '', page = 1 }: { search?: string; page?: number },
): Promise<{ docs: PersonInList[]; total: number; limit: number; page: number; pages: number }> {
  requireAdmin(context);
  const limit = 50;
  const pattern = `%${search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  const found = sql`users WHERE lower(first_name || ' ' || last_name || ' ' || email) LIKE ${pattern}`;
  const { rows: counted } = await context.db.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM ${found}`,
  );
  const { rows } = await context.db.execute<Omit<PersonInList, 'createdAt'> & { createdAt: string | Date }>(sql`
    SELECT id, email, trim(first_name || ' ' || last_name) AS name, is_admin AS "isAdmin",
      email_verified_at IS NOT NULL AS "isEmailVerified", created_at AS "createdAt"
    FROM ${found} ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`);
  const total = counted[0]?.total ?? 0;
  return {
    docs: rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() })),
    total,
    limit,
    page,
    pages: Math.ceil(total / limit),
  };
}
