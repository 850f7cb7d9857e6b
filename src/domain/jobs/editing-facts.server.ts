import { and, desc, eq, isNotNull, ne, notExists, sql } from 'drizzle-orm';
import { companies, companyCountries } from '#database/tables/companies.server.ts';
import { jobDrafts, jobs } from '#database/tables/jobs.server.ts';
import { requireUser } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import { DEFAULT_COUNTRY } from '#domain/site/countries.ts';
import { placeOf } from '#domain/site/places.server.ts';
import { type Draft, requireOwnJob } from './drafts.server.ts';
import { jobsInFreePlaces } from './quota.server.ts';
import { rejectionReason } from './rejection.server.ts';

/** Reads what the editor of a job shows beside its contents; for owners and managers. */
export async function findEditingFacts(
  context: Context,
  draft: Pick<Draft, 'jobId' | 'companyId' | 'status' | 'contents'>,
): Promise<{
  /** Of the startup. */
  countryCode: string;
  email: string;
  /** How people applied to the startup's latest posted job; on this site for its first. */
  appliesBy: 'platform' | 'email' | 'link';
  lastDay: string | null;
  leadsTo: 'changes' | 'company' | 'review' | 'payment' | 'free';
  /** The country whose price the job has. */
  priceCountry: string;
  /** Whether the startup has accepted the data-processing terms, so that people can apply on this site. */
  hasDataTerms: boolean;
  /** Why staff did not publish the draft; null if they did not read it, or if it was sent or withdrawn since. */
  rejectedBecause: string | null;
}> {
  const { userId } = requireUser(context);
  await requireOwnJob(context, draft.jobId);
  const { rows } = await context.db.execute<{
    countryCode: string | null;
    status: string;
    hasApprovedJob: boolean;
    email: string | null;
    appliesBy: 'platform' | 'email' | 'link' | null;
    lastDay: string | null;
    hasDataTerms: boolean;
    rejectedBecause: string | null;
  }>(sql`
    SELECT c.status, EXISTS (SELECT FROM company_data_terms d WHERE d.company_id = c.id) AS "hasDataTerms", j.expiration_date::text AS "lastDay",
      (SELECT country_code FROM company_countries k WHERE k.company_id = c.id ORDER BY position LIMIT 1) AS "countryCode",
      EXISTS (SELECT FROM jobs earlier WHERE earlier.company_id = c.id AND earlier.approved_at IS NOT NULL) AS "hasApprovedJob",
      coalesce(latest.apply_email, (SELECT email FROM users WHERE id = ${userId})) AS email, latest."appliesBy",
      ${rejectionReason({ id: sql`j.id`, status: sql`j.status` })} AS "rejectedBecause"
    FROM jobs j JOIN companies c ON c.id = j.company_id
      LEFT JOIN LATERAL (
        SELECT other.receive_applicants AS "appliesBy", CASE other.receive_applicants WHEN 'email' THEN other.apply_email END AS apply_email
        FROM jobs other WHERE other.company_id = c.id AND other.id <> j.id AND other.status <> 'DRAFT' AND other.source IS NULL
          AND other.receive_applicants IN ('platform', 'email', 'link')
        ORDER BY other.created_at DESC, other.id DESC LIMIT 1
      ) latest ON true
    WHERE j.id = ${draft.jobId}`);
  const [row] = rows;
  const own = row?.countryCode ?? DEFAULT_COUNTRY;
  const [first] = Array.isArray(draft.contents.locations) ? draft.contents.locations : [];
  const countryCode = await countryCodeAt(context, first, own);
  const isOut = (await jobsInFreePlaces(context, draft.companyId, { except: draft.jobId })).length > 0;
  const leadsTo =
    draft.status !== 'DRAFT'
      ? 'changes'
      : row?.status !== 'ACTIVE'
        ? 'company'
        : isOut
          ? 'payment'
          : row.hasApprovedJob
            ? 'free'
            : 'review';
  return {
    countryCode: own,
    email: row?.email ?? '',
    appliesBy: row?.appliesBy ?? 'platform',
    lastDay: draft.status === 'DRAFT' ? null : (row?.lastDay ?? null),
    leadsTo,
    priceCountry: draft.contents.workplace === 'remote' ? own : countryCode,
    hasDataTerms: row?.hasDataTerms ?? false,
    rejectedBecause: row?.rejectedBecause ?? null,
  };
}

/** A place that was only typed so far is looked up, so that the price is the one that publishing asks for. */
async function countryCodeAt(context: Context, location: unknown, own: string): Promise<string> {
  if (typeof location === 'string') return (await placeOf(context, { locality: location }))?.countryCode ?? own;
  return typeof location === 'object' && location !== null && 'countryCode' in location
    ? String(location.countryCode)
    : own;
}

/**
 * Reads what a pasted text leaves unsaid: the startup that its title may name, and the country whose money "kr" means.
 */
export async function nameAndCountryOf(
  context: Context,
  companyKey: string,
): Promise<{ name: string; countryCode: string | null } | null> {
  requireUser(context);
  const [startup] = await context.db
    .select({ name: companies.name, countryCode: companyCountries.countryCode })
    .from(companies)
    .leftJoin(companyCountries, eq(companyCountries.companyId, companies.id))
    .where(eq(companies.key, companyKey))
    .orderBy(companyCountries.position)
    .limit(1);
  return startup ?? null;
}

/** The other jobs of a startup, from which a new one may begin: `first`, then the newest. For its team. */
export async function jobsToStartFrom(
  context: Context,
  companyId: string,
  first: string | null = null,
): Promise<{ id: string; title: string }[]> {
  requireUser(context);
  const { db } = context;
  const isDeleted = and(eq(jobDrafts.jobId, jobs.id), isNotNull(jobDrafts.deletedAt));
  return db
    .select({ id: jobs.id, title: jobs.title })
    .from(jobs)
    .where(
      and(eq(jobs.companyId, companyId), ne(jobs.title, ''), notExists(db.select().from(jobDrafts).where(isDeleted))),
    )
    .orderBy(desc(eq(jobs.id, first ?? '')), desc(jobs.createdAt))
    .limit(50);
}
