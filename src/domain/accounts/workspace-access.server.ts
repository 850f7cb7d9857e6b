import { and, eq, ne, sql } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
import { talents } from '#database/tables/talent.server.ts';
import type { Context } from '#domain/context.ts';
import type { MemberRole } from './account.ts';
import type { AccessRequest, Workspace } from './guards.ts';
import { TEAM_TABLES } from './team/team-tables.server.ts';

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
    const profiles = await db.$count(talents, and(eq(talents.userId, actor.userId), talents.enabled));
    return { ...nothing, isTalent: profiles > 0 };
  }
  const kind = workspace.guard === 'isClientManager' ? 'company' : 'investor';
  const { organisations, members, organisationId } = TEAM_TABLES[kind];
  const [organisation] = await db
    .select({ id: organisations.id, status: organisations.status, role: members.role })
    .from(organisations)
    .leftJoin(members, and(eq(organisationId, organisations.id), eq(members.userId, actor.userId)))
    .where(and(eq(organisations.key, workspace.key), sql`${platform} = ANY(${organisations.platforms})`));
  if (!organisation) return nothing;
  return { ...nothing, organisation: { ...organisation, role: organisation.role as MemberRole | null } };
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
