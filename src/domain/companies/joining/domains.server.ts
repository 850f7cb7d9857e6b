import { and, eq, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { companies, companyChanges, companyCountries, companyDomains } from '#database/tables/companies.server.ts';
import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';

/**
 * Web domains of startups (rules §3). An admin approves one with the website, or a member's verified address there
 * proves it; typing it is not enough. A proof ends with the website, not with the membership. Only the SQL function
 * `prove_company_domains` writes proofs.
 */

/** SQL: the id of the startup that holds a web domain; null if nobody does. */
export function holderOf(domain: string): SQL<string | null> {
  return sql<string | null>`(SELECT company_id FROM company_domains WHERE domain = ${domain})`;
}

/** SQL column of `companies`: all domains that the startup holds. */
export const domainsHeld = sql<
  string[]
>`ARRAY(SELECT d.domain FROM company_domains d WHERE d.company_id = ${companies.id})`;

/** Gives these startups the web domains of their websites, as approved. Every command that approves one calls it. */
export async function holdApprovedDomains(context: Context, companyIds: readonly string[]): Promise<void> {
  const { rows } = await context.db.execute<{ domain: string }>(sql`
    WITH claimed AS (
      SELECT domain, id FROM companies WHERE id = ANY(${sql.param([...companyIds])}::text[]) AND domain IS NOT NULL),
    held AS (
      INSERT INTO company_domains AS d (domain, company_id, held_by, since)
      SELECT domain, id, 'approved', ${context.now.toISOString()}::timestamptz FROM claimed
      ON CONFLICT (domain) DO UPDATE SET held_by = 'approved' WHERE d.company_id = excluded.company_id
      RETURNING domain)
    SELECT domain FROM claimed WHERE domain NOT IN (SELECT domain FROM held) ORDER BY domain LIMIT 1`);
  if (rows[0]) throw await domainHeld(context, rows[0].domain);
}

/** After a change of website: releases the domains that the startup no longer claims and proves the new ones. */
export async function settleDomains(context: Context, companyId: string): Promise<void> {
  const { db } = context;
  const { companyId: holder, domain } = companyDomains;
  const approvals = db
    .select()
    .from(companies)
    .where(and(eq(companies.id, holder), eq(companies.domain, domain)));
  const waiting = db
    .select()
    .from(companyChanges)
    .where(and(eq(companyChanges.companyId, holder), eq(companyChanges.domain, domain)));
  await db.delete(companyDomains).where(and(eq(holder, companyId), notExists(approvals), notExists(waiting)));
  await db.execute(sql`SELECT prove_company_domains(${companyId}, NULL)`);
}

/** Refuses a website at a domain that another startup holds. */
export async function requireFreeDomain(
  context: Context,
  domain: string | null,
  companyId: string | null,
): Promise<void> {
  if (domain === null) return;
  const [holder] = await context.db
    .select({ id: companyDomains.companyId })
    .from(companyDomains)
    .where(eq(companyDomains.domain, domain));
  if (holder && holder.id !== companyId) throw await domainHeld(context, domain);
}

/** Refuses a registration number under which another startup is here. Two at once wait for each other. */
export async function requireFreeNumber(
  context: Context,
  countryCode: string,
  number: string,
  companyId: string | null = null,
): Promise<void> {
  await context.db.execute(
    sql`SELECT pg_advisory_xact_lock(hashtext('registration number'), hashtext(${countryCode + number}))`,
  );
  const [holder] = await context.db
    .select({ name: companies.name, status: companies.status })
    .from(companyCountries)
    .innerJoin(companies, eq(companies.id, companyCountries.companyId))
    .where(
      and(
        eq(companyCountries.countryCode, countryCode),
        eq(companyCountries.registrationNumber, number),
        ne(companies.id, companyId ?? ''),
      ),
    );
  if (!holder) return;
  const owner = holder.status === 'ACTIVE' ? holder.name : 'Another startup here';
  const message = `${owner} has this number. If you work there, ask to join its team.`;
  throw new Refusal('conflict', 'E_NUMBER_HELD', message, { fields: { registrationNumber: message } });
}

async function domainHeld(context: Context, domain: string): Promise<Refusal> {
  const [holder] = await context.db
    .select({ name: companies.name, status: companies.status })
    .from(companies)
    .where(eq(companies.id, holderOf(domain)));
  const owner = holder?.status === 'ACTIVE' ? holder.name : 'another startup here';
  const message = `${domain} belongs to ${owner}. If you work there, ask to join its team.`;
  return new Refusal('conflict', 'E_DOMAIN_HELD', message, { fields: { website: message } });
}
