import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { companies, companyChanges } from '#database/tables/companies.server.ts';
import { writeAudit } from '#domain/accounts/audit.server.ts';
import type { ProfileFields } from '#domain/accounts/organisation-input.ts';
import { requireAdmin } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { tell } from '#domain/tell.server.ts';
import { holdApprovedDomains, settleDomains } from './domains.server.ts';
import { domainOf } from './web-domain.ts';

/**
 * Changes of an approved startup that an admin looks at first (rules §3): a website at another web domain, and a name
 * that another approved startup has. Until then what was approved stays, its domain too.
 */
export type ChangeField = 'name' | 'website';
export type WaitingChange = { field: ChangeField; value: string | null; askedAt: string };
export type CompanyInReview = { id: string; status: string; name: string; website: string | null };

/** Approved once; a startup that its people switch off keeps what was approved, or they could change it meanwhile. */
const APPROVED = ['ACTIVE', 'DISABLED', 'SUSPENDED'];

/** Notes what has to be looked at, and answers what may be written now. In the transaction that writes it. */
export async function holdBack(
  context: Context,
  company: CompanyInReview,
  wanted: ProfileFields,
): Promise<ProfileFields> {
  if (!APPROVED.includes(company.status)) return wanted;
  const waits: ChangeField[] = [];
  if (isMove(company.website, wanted.website)) waits.push('website');
  if (wanted.name !== company.name && (await isNameOfAnother(context, company, wanted.name))) waits.push('name');
  await context.db.delete(companyChanges).where(eq(companyChanges.companyId, company.id));
  const now = { ...wanted };
  for (const field of waits) {
    await context.db.insert(companyChanges).values({
      companyId: company.id,
      field,
      value: wanted[field],
      domain: field === 'website' && wanted.website !== null ? domainOf(wanted.website) : null,
      askedAt: context.now,
    });
    Object.assign(now, { [field]: company[field] });
  }
  return now;
}

/** Another page of the same web domain is no move; on a shared host it is, for there the page says whose it is. */
function isMove(from: string | null, to: string | null): boolean {
  if (from === to) return false;
  const domain = from === null ? null : domainOf(from);
  return domain === null || to === null || domainOf(to) !== domain;
}

async function isNameOfAnother(context: Context, { id, name }: CompanyInReview, wanted: string): Promise<boolean> {
  const { rows } = await context.db.execute(sql`
    SELECT 1 FROM companies WHERE id <> ${id} AND folded_name = fold_text(${wanted})
      AND fold_text(${wanted}) <> fold_text(${name}) AND status = ANY(${sql.param(APPROVED)}::text[]) LIMIT 1`);
  return rows.length > 0;
}

/** What of a startup waits; for queries that have asked who may see it. */
export async function waitingChangesOf(context: Context, companyId: string): Promise<WaitingChange[]> {
  const rows = await context.db
    .select()
    .from(companyChanges)
    .where(eq(companyChanges.companyId, companyId))
    .orderBy(companyChanges.field);
  return rows.map(({ field, value, askedAt }) => ({
    field: field as ChangeField,
    value,
    askedAt: askedAt.toISOString(),
  }));
}

/** The admins' queue: all changes that wait, the oldest first. */
export async function listWaitingChanges(
  context: Context,
): Promise<(WaitingChange & { key: string; name: string; current: string | null })[]> {
  requireAdmin(context);
  const { rows } = await context.db.execute<{
    key: string;
    name: string;
    current: string | null;
    field: ChangeField;
    value: string | null;
    askedAt: Date | string;
  }>(sql`
    SELECT c.key, c.name, CASE n.field WHEN 'name' THEN c.name ELSE c.website END AS current,
      n.field, n.value, n.asked_at AS "askedAt"
    FROM company_changes n JOIN companies c ON c.id = n.company_id ORDER BY n.asked_at, c.id, n.field LIMIT 200`);
  return rows.map((row) => ({ ...row, askedAt: new Date(row.askedAt).toISOString() }));
}

/** As the buttons of the admins' form send it; an empty value is none. */
export const decisionInput = z.strictObject({
  field: z.enum(['name', 'website'], { error: 'There is no such change' }),
  value: z.string().transform((value) => value || null),
  approve: z.enum(['yes', 'no'], { error: 'Approve the change, or turn it down' }).transform((word) => word === 'yes'),
});
export type Decision = z.infer<typeof decisionInput>;

/**
 * Approves a waiting change, or turns it down; only admins may. `value` is what the admin saw: what its people have
 * changed since is looked at anew.
 */
export function decideCompanyChange(context: Context, key: string, decision: Decision): Promise<{ id: string }> {
  return inTransaction(context, (inside) => writeDecision(inside, key, decision));
}

async function writeDecision(context: Context, key: string, decision: Decision): Promise<{ id: string }> {
  requireAdmin(context);
  const [company] = await context.db.select().from(companies).where(eq(companies.key, key)).for('update');
  if (!company) throw absent('This startup');
  const { field, value, approve } = decision;
  const [change] = await context.db
    .delete(companyChanges)
    .where(and(eq(companyChanges.companyId, company.id), eq(companyChanges.field, field)))
    .returning();
  if (!change || change.value !== value) {
    throw new Refusal('conflict', 'E_CHANGED_SINCE', 'This change is no longer as you saw it. Please look again.');
  }
  if (approve) {
    const changed = field === 'name' ? { name: value ?? company.name } : { website: value, domain: change.domain };
    await context.db
      .update(companies)
      .set({ ...changed, updatedAt: context.now })
      .where(eq(companies.id, company.id));
    if (field === 'website') await holdApprovedDomains(context, [company.id]);
    await tell(context, { type: 'company.changed', id: company.id });
  }
  await settleDomains(context, company.id);
  const details = { [field]: value ?? 'none', from: company[field] ?? 'none' };
  const action = approve ? 'approveChange' : 'turnDownChange';
  await writeAudit(context, { action, subjectType: 'company', subjectId: company.id, details });
  return { id: company.id };
}
