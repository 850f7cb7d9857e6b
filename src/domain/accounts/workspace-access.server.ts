import { and, eq, ne, sql } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
import { talents } from '#database/tables/talent.server.ts';
import type { Context } from '#domain/context.ts';
import type { MemberRole } from './account.ts';
import type { AccessRequest, Workspace } from './guards.ts';

/**
 * Reads what the workspace guard needs, in one statement at most. Finds startups and investors of this site only
 * (product §6: platform flags limit what is shown).
 */
export async function findWorkspaceAccess(
  { actor, db, platform }: Pick<Context, 'actor' | 'db' | 'platform'>,
  workspace: Workspace,
): Promise<Pick<AccessRequest, 'isTalent' | 'organisation'>> {
  const nothing = { isTalent: false, organisation: null };
  if (actor.kind !== 'user' || workspace.guard === 'auth') return nothing;
  if (workspace.guard === 'isApplicant') {
    const found = await db.$count(talents, and(eq(talents.userId, actor.userId), talents.enabled));
    return { ...nothing, isTalent: found > 0 };
  }
  const { rows } = await db.execute<{ id: string; status: string; role: MemberRole | null }>(
    workspace.guard === 'isClientManager'
      ? sql`SELECT c.id, c.status, m.role FROM companies c
          LEFT JOIN company_members m ON m.company_id = c.id AND m.user_id = ${actor.userId}
          WHERE c.key = ${workspace.key} AND ${platform} = ANY(c.platforms)`
      : sql`SELECT i.id, i.status, m.role FROM investors i
          LEFT JOIN investor_members m ON m.investor_id = i.id AND m.user_id = ${actor.userId}
          WHERE i.key = ${workspace.key} AND ${platform} = ANY(i.platforms)`,
  );
  return { ...nothing, organisation: rows[0] ?? null };
}

/**
 * The present key of a startup of this person that had `key` while it was a draft; null if there is none. Approval gives
 * a startup its plain key, but mails and open pages still have the earlier one.
 */
export async function keySinceApproval(
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  key: string,
): Promise<string | null> {
  const [, end] = /-([0-9a-f]{6})$/.exec(key) ?? [];
  if (actor.kind !== 'user' || end === undefined) return null;
  const id = [...actor.companyIds, ...(actor.reviewedCompanyIds ?? [])].find((own) => own.endsWith(end));
  if (id === undefined) return null;
  const [company] = await db
    .select({ key: companies.key })
    .from(companies)
    .where(and(eq(companies.id, id), ne(companies.key, key)));
  return company?.key ?? null;
}
