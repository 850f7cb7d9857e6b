import { eq, sql } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
import { writeAudit } from '#domain/accounts/audit.server.ts';
import { canManage, requireSelf, requireUser } from '#domain/accounts/policy.ts';
import { requireRole } from '#domain/accounts/team/members.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { tell } from '#domain/tell.server.ts';
import { requireTypedName } from './typed-name.ts';

/** The rows that are deleted with the draft of a startup. */
export type DraftToDelete = { name: string; jobs: number; posts: number; colleagues: number };

/** Reads what a deletion would delete; null for everybody but the owners of a draft. */
export async function findDraftToDelete(context: Context, key: string): Promise<DraftToDelete | null> {
  const { userId } = requireUser(context);
  const { rows } = await context.db.execute<DraftToDelete>(sql`
    SELECT c.name,
      (SELECT count(*)::int FROM jobs WHERE company_id = c.id AND NOT EXISTS
        (SELECT FROM job_drafts d WHERE d.job_id = jobs.id AND d.deleted_at IS NOT NULL)) AS jobs,
      (SELECT count(*)::int FROM company_posts WHERE company_id = c.id) AS posts,
      (SELECT count(*)::int FROM company_members m WHERE m.company_id = c.id AND m.user_id <> ${userId}) AS colleagues
    FROM companies c JOIN company_members own ON own.company_id = c.id AND own.user_id = ${userId} AND own.role = 'owner'
    WHERE c.key = ${key} AND c.status = 'DRAFT' AND ${context.platform} = ANY(c.platforms)`);
  return rows[0] ?? null;
}

/** Deletes the draft of a startup with everything in it, by an owner who has typed its name (rules §3). */
export async function deleteDraftCompany(context: Context, key: string, typedName: string): Promise<void> {
  requireSelf(context);
  await inTransaction(context, async (inside) => {
    const [company] = await inside.db
      .select({ id: companies.id, name: companies.name, status: companies.status })
      .from(companies)
      .where(eq(companies.key, key))
      .for('update');
    if (!company || !canManage(inside.actor, { kind: 'company', id: company.id })) throw absent('This startup');
    const { id, name } = company;
    await requireRole(inside, { kind: 'company', id }, ['owner']);
    if (company.status !== 'DRAFT') {
      const message = 'Only a draft can be deleted. You can close the startup in its settings once it is approved.';
      throw new Refusal('conflict', 'E_TRANSITION', message);
    }
    requireTypedName(name, typedName, 'deletedName');
    await tell(inside, { type: 'company.deleted', id });
    await writeAudit(inside, { action: 'deleteDraft', subjectType: 'company', subjectId: id, details: { name } });
    await inside.db.delete(companies).where(eq(companies.id, id));
  });
}
