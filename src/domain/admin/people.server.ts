import { desc, sql } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { requireAdmin } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import { fold } from '#domain/site/fold.ts';

export type PersonListItem = {
  id: string;
  email: string;
  name: string;
  isAdmin: boolean;
  isEmailVerified: boolean;
  createdAt: string;
  /** The startups and investors whose team they are in. */
  organisations: { kind: 'company' | 'investor'; key: string; name: string }[];
};

/** Lists people for admins, newest first. `search` matches parts of names and email addresses. */
export async function listPeople(
  context: Context,
  { search = '', page = 1 }: { search?: string; page?: number },
): Promise<{ docs: PersonListItem[]; total: number; limit: number; page: number; pages: number }> {
  requireAdmin(context);
  const limit = 50;
  const words = fold(search);
  const matches =
    search.trim() === ''
      ? sql`true`
      : words === ''
        ? sql`false`
        : sql`strpos(fold_text(${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email}), ${words}) > 0`;
  const total = await context.db.$count(users, matches);
  const rows = await context.db
    .select({
      id: users.id,
      email: users.email,
      name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      isAdmin: users.isAdmin,
      isEmailVerified: sql<boolean>`${users.emailVerifiedAt} IS NOT NULL`,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(matches)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const organisations = await organisationsOf(
    context,
    rows.map(({ id }) => id),
  );
  return {
    docs: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      organisations: organisations.filter(({ userId }) => userId === row.id).map(({ userId: _, ...one }) => one),
    })),
    total,
    limit,
    page,
    pages: Math.ceil(total / limit),
  };
}

async function organisationsOf(context: Context, userIds: string[]) {
  const { rows } = await context.db.execute<PersonListItem['organisations'][number] & { userId: string }>(sql`
    SELECT m.user_id AS "userId", 'company' AS kind, c.key, c.name
      FROM company_members m JOIN companies c ON c.id = m.company_id WHERE m.user_id = ANY(${sql.param(userIds)}::text[])
    UNION ALL
    SELECT m.user_id, 'investor', i.key, i.name
      FROM investor_members m JOIN investors i ON i.id = m.investor_id WHERE m.user_id = ANY(${sql.param(userIds)}::text[])
    ORDER BY name, key`);
  return rows;
}
