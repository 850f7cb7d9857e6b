import { type SQL, sql } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
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
  await context.db.execute(sql`
    DELETE FROM company_domains d WHERE company_id = ${companyId} AND NOT EXISTS (
      SELECT FROM companies c WHERE c.id = d.company_id AND c.domain = d.domain
      UNION ALL SELECT FROM company_changes n WHERE n.company_id = d.company_id AND n.domain = d.domain)`);
  await context.db.execute(sql`SELECT prove_company_domains(${companyId}, NULL)`);
}

/** Refuses a website at a domain that another startup holds. */
export async function requireFreeDomain(
  context: Context,
  domain: string | null,
  companyId: string | null,
): Promise<void> {
  if (domain === null) return;
  const { rows } = await context.db.execute<{ holder: string | null }>(sql`SELECT ${holderOf(domain)} AS holder`);
  const holder = rows[0]?.holder ?? null;
  if (holder !== null && holder !== companyId) throw await domainHeld(context, domain);
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
  const { rows } = await context.db.execute<{ name: string; isPublic: boolean }>(sql`
    SELECT c.name, c.status = 'ACTIVE' AS "isPublic" FROM company_countries n JOIN companies c ON c.id = n.company_id
    WHERE n.country_code = ${countryCode} AND n.registration_number = ${number} AND c.id <> ${companyId ?? ''}`);
  const [holder] = rows;
  if (!holder) return;
  const owner = holder.isPublic ? holder.name : 'Another startup here';
  const message = `${owner} has this number. If you work there, ask to join its team.`;
  throw new Refusal('conflict', 'E_NUMBER_HELD', message, { fields: { registrationNumber: message } });
}

async function domainHeld(context: Context, domain: string): Promise<Refusal> {
  const { rows } = await context.db.execute<{ name: string; isPublic: boolean }>(sql`
    SELECT name, status = 'ACTIVE' AS "isPublic" FROM companies WHERE id = ${holderOf(domain)}`);
  const owner = rows[0]?.isPublic ? rows[0].name : 'another startup here';
  const message = `${domain} belongs to ${owner}. If you work there, ask to join its team.`;
  return new Refusal('conflict', 'E_DOMAIN_HELD', message, { fields: { website: message } });
}
