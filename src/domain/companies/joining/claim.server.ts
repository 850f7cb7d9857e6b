import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import { jobSearch } from '#database/tables/job-search.server.ts';
import { writeAudit } from '#domain/accounts/audit.server.ts';
import { requireSelf } from '#domain/accounts/policy.ts';
import { addMember } from '#domain/accounts/team/members.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { openCondition } from '#domain/open-jobs-condition.server.ts';
import { flagOfName } from '#domain/site/flag-codes.ts';

/** The welcome page of a startup: its profile and open jobs here, and how its people take it over or join its team. */

export type WelcomeFacts = {
  id: string;
  key: string;
  name: string;
  flag: string;
  website: string | null;
  isPublic: boolean;
  hasTeam: boolean;
  openJobs: number;
  /** Some of its jobs came from where it publishes them. */
  importsJobs: boolean;
};

/** SQL: a public startup, or an imported one that waits for approval and has no team whose draft it would be. */
const isWelcomed = sql`(status = 'ACTIVE' OR (status = 'PENDING'
  AND NOT EXISTS (SELECT FROM company_members m WHERE m.company_id = companies.id)))`;

/** Reads what is published in the name of a startup, for anybody whom a mail leads here. */
export async function findWelcome(context: Context, key: string): Promise<WelcomeFacts> {
  const { db, platform } = context;
  const [company] = await db
    .select({
      id: companies.id,
      key: companies.key,
      name: companies.name,
      flag: companies.flag,
      website: companies.website,
      isPublic: sql<boolean>`${companies.status} = 'ACTIVE'`,
      hasTeam: sql<boolean>`EXISTS (SELECT FROM company_members m WHERE m.company_id = companies.id)`,
      importsJobs: sql<boolean>`EXISTS (SELECT FROM jobs j WHERE j.company_id = companies.id AND j.source IS NOT NULL)`,
      openJobs: db.$count(jobSearch, and(eq(jobSearch.companyId, companies.id), openCondition(context))),
    })
    .from(companies)
    .where(and(eq(companies.key, key), sql`${platform} = ANY(${companies.platforms})`, isWelcomed));
  if (!company) throw absent('This startup');
  return { ...company, flag: company.flag ?? flagOfName(company.name) };
}

/**
 * Makes a person with a verified address at its web domain the owner of a startup without a team. Answers false where
 * that proves nothing: then they ask to join.
 */
export function claimCompany(context: Context, key: string): Promise<boolean> {
  return inTransaction(context, async (inside) => {
    const { userId } = requireSelf(inside);
    const [company] = await inside.db
      .select({ id: companies.id, domain: companies.domain })
      .from(companies)
      .where(and(eq(companies.key, key), isWelcomed, sql`${inside.platform} = ANY(platforms)`))
      .for('update');
    if (!company) throw absent('This startup');
    const proven = await inside.db.$count(
      users,
      and(
        eq(users.id, userId),
        isNotNull(users.emailVerifiedAt),
        sql`'.' || split_part(lower(${users.email}), '@', -1) LIKE '%.' || ${company.domain}::text`,
        sql`NOT EXISTS (SELECT FROM company_members m WHERE m.company_id = ${company.id})`,
        sql`NOT EXISTS (SELECT FROM company_domains d WHERE d.domain = ${company.domain} AND d.company_id <> ${company.id})`,
      ),
    );
    if (proven === 0) return false;
    await addMember(inside, { kind: 'company', id: company.id }, userId, 'owner');
    await writeAudit(inside, { action: 'claim', subjectType: 'company', subjectId: company.id });
    return true;
  });
}
