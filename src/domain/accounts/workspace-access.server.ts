import { sql } from 'drizzle-orm';
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
    const { rows } = await db.execute(sql`SELECT 1 FROM talents WHERE user_id = ${actor.userId} AND enabled`);
    return { ...nothing, isTalent: rows.length > 0 };
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
