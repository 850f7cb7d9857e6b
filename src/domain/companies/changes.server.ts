import { and, eq } from 'drizzle-orm';
import { companies, companyChanges } from '#database/tables/companies.server.ts';
import { writeAudit } from '#domain/accounts/audit.server.ts';
import type { ProfileFields } from '#domain/accounts/organisation-input.ts';
import { requireAdmin } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { tell } from '#domain/tell.server.ts';
import { CHANGES_WAIT } from './company.ts';
import { holdApprovedDomains, settleDomains } from './joining/domains.server.ts';
import { domainOf } from './joining/web-domain.ts';

/**
 * Changes of an approved startup that wait for an admin (rules §3): a website at another web domain, and another name.
 * Until then the approved values stay, the domain included.
 */
export type ChangeField = 'name' | 'website';
export type WaitingChange = { field: ChangeField; value: string | null; askedAt: string };
export type CompanyInReview = { id: string; status: string; name: string; website: string | null };

/** Stores the changes that need review and returns the fields to write now. Call it in the transaction that writes. */
export async function holdBackChanges(
  context: Context,
  company: CompanyInReview,
  fields: ProfileFields,
): Promise<ProfileFields> {
  if (!CHANGES_WAIT.some((status) => status === company.status)) return fields;
  const heldFields: ChangeField[] = [];
  if (isMove(company.website, fields.website)) heldFields.push('website');
  if (lettersOf(fields.name) !== lettersOf(company.name)) heldFields.push('name');
  await context.db.delete(companyChanges).where(eq(companyChanges.companyId, company.id));
  const allowedNow = { ...fields };
  for (const field of heldFields) {
    await context.db.insert(companyChanges).values({
      companyId: company.id,
      field,
      value: fields[field],
      domain: field === 'website' && fields.website !== null ? domainOf(fields.website) : null,
      askedAt: context.now,
    });
    Object.assign(allowedNow, { [field]: company[field] });
  }
  return allowedNow;
}

/** Another page of the same web domain is no move. On a shared host it is, because there the page names the owner. */
function isMove(from: string | null, to: string | null): boolean {
  if (from === to) return false;
  const domain = from === null ? null : domainOf(from);
  return domain === null || to === null || domainOf(to) !== domain;
}

/** A name without its case, spaces and punctuation. A team changes these without a review. */
const lettersOf = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Lists a startup's waiting changes. Checks no permission: the calling query does. */
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

export type ChangeDecision = {
  field: ChangeField;
  /** The value that the admin saw. */
  value: string | null;
  approve: boolean;
  /** Why it is turned down, in words that the team reads. */
  reason?: string;
};

/**
 * Approves a waiting change or turns it down, and mails the team; for admins. The decision is refused if the team has
 * changed the value since.
 */
export function decideCompanyChange(context: Context, key: string, decision: ChangeDecision): Promise<{ id: string }> {
  return inTransaction(context, (inside) => writeDecision(inside, key, decision));
}

async function writeDecision(context: Context, key: string, decision: ChangeDecision): Promise<{ id: string }> {
  requireAdmin(context);
  const [company] = await context.db.select().from(companies).where(eq(companies.key, key)).for('update');
  if (!company) throw absent('This startup');
  const { field, value, approve, reason = '' } = decision;
  const [change] = await context.db
    .delete(companyChanges)
    .where(and(eq(companyChanges.companyId, company.id), eq(companyChanges.field, field)))
    .returning();
  if (!change || change.value !== value) {
    throw new Refusal(
      'conflict',
      'E_CHANGED_SINCE',
      'The team has edited this change since you opened the page. Please review it again.',
    );
  }
  if (approve) {
    const values = field === 'name' ? { name: value ?? company.name } : { website: value, domain: change.domain };
    await context.db
      .update(companies)
      .set({ ...values, updatedAt: context.now })
      .where(eq(companies.id, company.id));
    if (field === 'website') await holdApprovedDomains(context, [company.id]);
    await tell(context, { type: 'company.changed', id: company.id });
  }
  await settleDomains(context, company.id);
  const details = { [field]: value ?? 'none', from: company[field] ?? 'none', ...(reason !== '' && { reason }) };
  const action = approve ? 'approveChange' : 'turnDownChange';
  const entry = await writeAudit(context, { action, subjectType: 'company', subjectId: company.id, details });
  await tell(context, { type: 'company.mailDue', id: company.id, entry });
  return { id: company.id };
}
