import { eq, sql } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
import { writeAdminAct, writeAudit } from '#domain/accounts/audit.server.ts';
import { canManage, requireAdmin, requireUser } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import type { Platform } from '#domain/site/platforms.ts';
import { tell } from '#domain/tell.server.ts';

/** Shows a startup and its open jobs on another site, too; for owners and managers (absent for others). */
export function connectCompany(context: Context, keyOrId: string, platform: Platform): Promise<{ id: string }> {
  return inTransaction(context, (inside) => flagCompany(inside, keyOrId, platform));
}

async function flagCompany(context: Context, keyOrId: string, platform: Platform): Promise<{ id: string }> {
  const actor = requireUser(context);
  const column = isIdentifier(keyOrId) ? companies.id : companies.key;
  const [company] = await context.db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(column, keyOrId))
    .for('update');
  if (!company || !canManage(actor, { kind: 'company', id: company.id })) throw absent('This startup');
  const rows = await context.db
    .update(companies)
    .set({ platforms: sql`array_append(${companies.platforms}, ${platform})`, updatedAt: context.now })
    .where(sql`${companies.id} = ${company.id} AND NOT ${platform} = ANY(${companies.platforms})`)
    .returning({ id: companies.id });
  if (rows.length > 0) {
    await tell(context, { type: 'company.changed', id: company.id });
    await writeAdminAct(context, {
      action: 'show',
      subjectType: 'company',
      subjectId: company.id,
      details: { platform },
    });
  }
  return company;
}

/** Sets the sites that show a startup and its jobs; for admins. */
export function setCompanyPlatforms(
  context: Context,
  key: string,
  platforms: readonly Platform[],
): Promise<{ id: string }> {
  return inTransaction(context, (inside) => writeCompanyPlatforms(inside, key, platforms));
}

async function writeCompanyPlatforms(
  context: Context,
  key: string,
  platforms: readonly Platform[],
): Promise<{ id: string }> {
  requireAdmin(context);
  const [company] = await context.db
    .select({ id: companies.id, platforms: companies.platforms })
    .from(companies)
    .where(eq(companies.key, key))
    .for('update');
  if (!company) throw absent('This startup');
  await context.db
    .update(companies)
    .set({ platforms: [...platforms], updatedAt: context.now })
    .where(eq(companies.id, company.id));
  await tell(context, { type: 'company.changed', id: company.id });
  const details = { from: company.platforms.join(', '), to: platforms.join(', ') };
  await writeAudit(context, { action: 'setPlatforms', subjectType: 'company', subjectId: company.id, details });
  return company;
}
