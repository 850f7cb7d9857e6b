import { and, eq, notExists, sql } from 'drizzle-orm';
import { investors } from '#database/tables/investors.server.ts';
import { investorMembers } from '#database/tables/members.server.ts';
import { writeAdminAct, writeAudit } from '#domain/accounts/audit.server.ts';
import type { AuthServices } from '#domain/accounts/auth-services.ts';
import { requireFewDrafts } from '#domain/accounts/drafts.server.ts';
import type { ProfileFields } from '#domain/accounts/organisation-input.ts';
import { canManage, requireAdmin, requireUser } from '#domain/accounts/policy.ts';
import { takeFromLimit } from '#domain/accounts/rate-limits.server.ts';
import { addMember } from '#domain/accounts/team/members.server.ts';
import { freeFlag } from '#domain/companies/free-flag.server.ts';
import { draftKey } from '#domain/companies/free-key.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier, newIdentifier } from '#domain/identifier.ts';
import type { Platform } from '#domain/site/platforms.ts';

/** Shows an investor on another site, too; for owners and managers (absent for others). */
export async function connectInvestor(context: Context, keyOrId: string, platform: Platform): Promise<{ id: string }> {
  const actor = requireUser(context);
  return inTransaction(context, async (inside) => {
    const column = isIdentifier(keyOrId) ? investors.id : investors.key;
    const [investor] = await inside.db.select({ id: investors.id }).from(investors).where(eq(column, keyOrId));
    if (!investor || !canManage(actor, { kind: 'investor', id: investor.id })) throw absent('This investor');
    const updated = await inside.db
      .update(investors)
      .set({ platforms: sql`array_append(${investors.platforms}, ${platform})`, updatedAt: inside.now })
      .where(sql`${investors.id} = ${investor.id} AND NOT ${platform} = ANY(${investors.platforms})`)
      .returning({ id: investors.id });
    if (updated.length > 0) {
      const act = { action: 'show', subjectType: 'investor', subjectId: investor.id, details: { platform } };
      await writeAdminAct(inside, act);
    }
    return investor;
  });
}

/** Sets the sites that show an investor; for admins. */
export function setInvestorPlatforms(
  context: Context,
  key: string,
  platforms: readonly Platform[],
): Promise<{ id: string }> {
  requireAdmin(context);
  return inTransaction(context, async (inside) => {
    const [investor] = await inside.db
      .select({ id: investors.id, platforms: investors.platforms })
      .from(investors)
      .where(eq(investors.key, key))
      .for('update');
    if (!investor) throw absent('This investor');
    await inside.db
      .update(investors)
      .set({ platforms: [...platforms], updatedAt: inside.now })
      .where(eq(investors.id, investor.id));
    const details = { from: investor.platforms.join(', '), to: platforms.join(', ') };
    await writeAudit(inside, { action: 'setPlatforms', subjectType: 'investor', subjectId: investor.id, details });
    return investor;
  });
}

/** Creates a draft on this site, with the logged-in person as its owner. */
export async function createInvestor(
  context: Context,
  parts: Pick<AuthServices, 'limits'>,
  fields: ProfileFields,
): Promise<{ id: string; key: string }> {
  const { userId } = requireUser(context);
  await takeFromLimit(context, parts.limits, 'draftsPerPerson', userId);
  return inTransaction(context, async (inside) => {
    await requireFewDrafts(inside);
    const id = newIdentifier(inside.now);
    const key = draftKey('investor', fields.name, id);
    const flag = await freeFlag(inside, fields.name);
    const { now, platform } = inside;
    await inside.db
      .insert(investors)
      .values({ id, key, status: 'DRAFT', platforms: [platform], ...fields, flag, createdAt: now, updatedAt: now });
    await addMember(inside, { kind: 'investor', id }, userId, 'owner');
    return { id, key };
  });
}

/** Deletes drafts without members; a schedule runs it. */
export async function deleteOrphanedInvestors(context: Context): Promise<void> {
  requireAdmin(context);
  const { db } = context;
  const members = db.select().from(investorMembers).where(eq(investorMembers.investorId, investors.id));
  await db.delete(investors).where(and(eq(investors.status, 'DRAFT'), notExists(members)));
}

/** Edits an investor; for owners and managers (absent for others). The key stays, because links contain it. */
export function editInvestor(context: Context, key: string, fields: ProfileFields): Promise<{ id: string }> {
  const actor = requireUser(context);
  return inTransaction(context, async (inside) => {
    const [investor] = await inside.db.select({ id: investors.id }).from(investors).where(eq(investors.key, key));
    if (!investor || !canManage(actor, { kind: 'investor', id: investor.id })) throw absent('This investor');
    await inside.db
      .update(investors)
      .set({ ...fields, updatedAt: inside.now })
      .where(eq(investors.id, investor.id));
    await writeAdminAct(inside, { action: 'edit', subjectType: 'investor', subjectId: investor.id });
    return investor;
  });
}
