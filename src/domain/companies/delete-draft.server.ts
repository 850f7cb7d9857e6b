import { and, eq, isNotNull, ne, notExists, sql } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
import { jobDrafts, jobs } from '#database/tables/jobs.server.ts';
import { companyMembers } from '#database/tables/members.server.ts';
import { companyPosts } from '#database/tables/posts.server.ts';
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
  const { db, platform } = context;
  const isDeleted = and(eq(jobDrafts.jobId, jobs.id), isNotNull(jobDrafts.deletedAt));
  const [draft] = await db
    .select({
      name: companies.name,
      jobs: db.$count(
        jobs,
        and(eq(jobs.companyId, companies.id), notExists(db.select().from(jobDrafts).where(isDeleted))),
      ),
      posts: db.$count(companyPosts, eq(companyPosts.companyId, companies.id)),
      colleagues: db.$count(
        companyMembers,
        and(eq(companyMembers.companyId, companies.id), ne(companyMembers.userId, userId)),
      ),
    })
    .from(companies)
    .innerJoin(
      companyMembers,
      and(
        eq(companyMembers.companyId, companies.id),
        eq(companyMembers.userId, userId),
        eq(companyMembers.role, 'owner'),
      ),
    )
    .where(and(eq(companies.key, key), eq(companies.status, 'DRAFT'), sql`${platform} = ANY(${companies.platforms})`));
  return draft ?? null;
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
