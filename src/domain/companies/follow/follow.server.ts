import { and, eq, sql } from 'drizzle-orm';
import { companies, companyFollows } from '#database/tables/companies.server.ts';
import { requireUser } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { tell } from '#domain/tell.server.ts';
import { isPublic } from '../rows.server.ts';

/** Follows a startup. Following it twice changes nothing. */
export async function followCompany(context: Context, keyOrId: string): Promise<void> {
  const { userId } = requireUser(context);
  await inTransaction(context, async (inside) => {
    const companyId = await publicCompanyId(inside, keyOrId);
    // Of two concurrent requests only one inserts the row, so only one tells the event.
    const rows = await inside.db
      .insert(companyFollows)
      .values({ companyId, userId, followedAt: inside.now })
      .onConflictDoNothing()
      .returning({ companyId: companyFollows.companyId });
    if (rows.length > 0) await tell(inside, { type: 'company.followed', id: companyId, userId });
  });
}

/** Stops following a startup. Changes nothing if the person does not follow it. */
export async function unfollowCompany(context: Context, keyOrId: string): Promise<void> {
  const { userId } = requireUser(context);
  await inTransaction(context, async (inside) => {
    const companyId = await publicCompanyId(inside, keyOrId);
    const rows = await inside.db
      .delete(companyFollows)
      .where(and(eq(companyFollows.companyId, companyId), eq(companyFollows.userId, userId)))
      .returning({ companyId: companyFollows.companyId });
    if (rows.length > 0) await tell(inside, { type: 'company.unfollowed', id: companyId, userId });
  });
}

/** SQL on a row of `companies`: whether the actor follows the startup; false for visitors. */
export function isFollowed({ actor }: Context) {
  if (actor.kind !== 'user') return sql`false`;
  return sql`EXISTS (SELECT FROM company_follows f WHERE f.company_id = companies.id AND f.user_id = ${actor.userId})`;
}

async function publicCompanyId(context: Context, keyOrId: string): Promise<string> {
  const column = isIdentifier(keyOrId) ? companies.id : companies.key;
  const [company] = await context.db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(column, keyOrId), isPublic(context)));
  if (!company) throw absent('This startup');
  return company.id;
}
