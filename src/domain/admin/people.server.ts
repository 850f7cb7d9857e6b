import { desc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { type Organisation, requireAdmin } from '#domain/accounts/policy.ts';
import { TEAM_TABLES } from '#domain/accounts/team/team-tables.server.ts';
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
  const teamsOf = (kind: Organisation['kind']) => {
    const { organisations, members, organisationId } = TEAM_TABLES[kind];
    return context.db
      .select({
        userId: members.userId,
        kind: sql<Organisation['kind']>`${kind}::text`,
        key: organisations.key,
        name: organisations.name,
      })
      .from(members)
      .innerJoin(organisations, eq(organisations.id, organisationId))
      .where(inArray(members.userId, userIds));
  };
  return teamsOf('company').unionAll(teamsOf('investor')).orderBy(sql`name`, sql`key`);
}
