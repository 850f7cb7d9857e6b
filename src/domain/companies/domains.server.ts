import { type SQL, sql } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';

/**
 * Which web domain belongs to which startup (rules §3). One is approved with the startup's website, or proven by the
 * verified address of somebody who acts for it, whatever the startup's status; what is merely typed holds nothing. A
 * proof stays when that person leaves: it ends with the website it was for. `prove_company_domains` (SQL) is the one
 * writer of proofs.
 */

/** The id of the startup a web domain belongs to, as SQL; null for a domain that nobody holds. */
export function holderOf(domain: string): SQL<string | null> {
  return sql<string | null>`(SELECT company_id FROM company_domains WHERE domain = ${domain})`;
}

/** All that belong to a startup, as a column beside others of `companies`. */
export const domainsHeld = sql<
  string[]
>`ARRAY(SELECT d.domain FROM company_domains d WHERE d.company_id = ${companies.id})`;

/** Holds the web domains of these startups' websites as approved. Part of every command that approves one. */
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

/** After a change of what a startup claims: lets go of the domains it no longer does, and proves the new ones. */
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

async function domainHeld(context: Context, domain: string): Promise<Refusal> {
  const { rows } = await context.db.execute<{ name: string; isPublic: boolean }>(sql`
    SELECT name, status = 'ACTIVE' AS "isPublic" FROM companies WHERE id = ${holderOf(domain)}`);
  const owner = rows[0]?.isPublic ? rows[0].name : 'another startup here';
  const message = `${domain} belongs to ${owner}. If that is yours, ask one of its owners to invite you to its team.`;
  return new Refusal('conflict', 'E_DOMAIN_HELD', message, { fields: { website: message } });
}
