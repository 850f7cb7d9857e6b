import { and, eq, inArray } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { type Organisation, requireUser } from './policy.ts';
import { TEAM_TABLES } from './team/team-tables.server.ts';

/** The most drafts one owner may have, startups and investors together. */
const MOST_DRAFTS = 5;

/** Refuses a draft beyond the limit. Call it in the transaction that makes the draft: the lock serialises two at once. */
export async function requireFewDrafts(context: Context): Promise<void> {
  const { userId } = requireUser(context);
  const { db } = context;
  const draftsOf = ({ organisations, members, organisationId }: (typeof TEAM_TABLES)[Organisation['kind']]) => {
    const isOwner = and(eq(members.userId, userId), eq(members.role, 'owner'));
    const own = db.select({ id: organisationId }).from(members).where(isOwner);
    return db.$count(organisations, and(inArray(organisations.id, own), eq(organisations.status, 'DRAFT')));
  };
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [drafts] = await db
    .select({ companies: draftsOf(TEAM_TABLES.company), investors: draftsOf(TEAM_TABLES.investor) })
    .from(users)
    .where(eq(users.id, userId));
  if (!drafts || drafts.companies + drafts.investors < MOST_DRAFTS) return;
  throw new Refusal(
    'unmet',
    'E_MANY_DRAFTS',
    `You already have ${MOST_DRAFTS} drafts. Finish one before you start another.`,
  );
}
