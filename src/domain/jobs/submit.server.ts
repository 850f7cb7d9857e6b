import { eq, sql } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { domainsHeld } from '#domain/companies/domains.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import {
  type ComparedText,
  companyWithThisText,
  comparedTextOfJob,
} from '#domain/job-text/near-duplicates/fingerprints.server.ts';
import type { JobAction } from './job.ts';
import { actorsFor } from './policy.ts';
import { riskOf } from './risk.ts';
import { transition } from './transitions.server.ts';

const DAY_MS = 86_400_000;
/** More in a new company's first day are looked at (rules §2). */
const MOST_ON_THE_FIRST_DAY = 5;

/**
 * Submits a draft: the step that rules §2 has for it, with the reason where someone has to look first. The same for
 * what people write and what feeds bring; `absent` for who may not.
 */
export function submitJob(
  context: Context,
  jobId: string,
  options: {
    /** What the job says, where the caller has it at hand. */
    text?: ComparedText;
  } = {},
): Promise<{ action: JobAction; reason: string | null }> {
  return inTransaction(context, async (inside) => {
    const [job] = await inside.db
      .select({
        title: jobs.title,
        link: jobs.link,
        company: { id: companies.id, status: companies.status, domains: domainsHeld },
        hasApprovedJob: sql<boolean>`EXISTS (SELECT FROM jobs earlier
          WHERE earlier.company_id = ${companies.id} AND earlier.approved_at IS NOT NULL)`,
        firstJobAt: submittedBefore(0),
        crowdedAt: submittedBefore(MOST_ON_THE_FIRST_DAY - 1),
      })
      .from(jobs)
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(eq(jobs.id, jobId));
    if (!job || actorsFor(inside.actor, job.company.id).length === 0) throw absent('This job');
    const step = async (action: JobAction, reason: string | null) => {
      await transition(inside, jobId, action, { reason: reason ?? undefined });
      return { action, reason };
    };
    if (job.company.status !== 'ACTIVE') return step('submitForCompanyApproval', null);
    const text = options.text ?? (await comparedTextOfJob(inside, jobId));
    const reason =
      (await reasonToLook(inside, job.company, job, text)) ??
      (isOfCrowdedFirstDay(inside.now, job)
        ? `this startup has more than ${MOST_ON_THE_FIRST_DAY} jobs on its first day`
        : null) ??
      (job.hasApprovedJob ? null : 'it is the first job of this startup');
    return step(reason === null ? 'submit' : 'submitForReview', reason);
  });
}

/** Why what a job says may not be public without an admin's look (rules §2); null when nothing speaks against it. */
export async function reasonToLook(
  context: Context,
  company: { id: string; domains: readonly string[] },
  job: { title: string; link: string | null },
  text: ComparedText,
): Promise<string | null> {
  const risk = riskOf({ ...job, description: text.html }, company);
  if (risk !== null) return risk;
  const other = await companyWithThisText(context, company.id, text);
  return other === null ? null : `its text is nearly word for word that of a job of ${other}`;
}

/** When the company's job of this rank, the first being 0, was made; drafts are none yet. */
function submittedBefore(rank: number) {
  return sql<string | null>`(SELECT earlier.created_at FROM jobs earlier WHERE earlier.company_id = ${companies.id}
    AND earlier.status <> 'DRAFT' ORDER BY earlier.created_at OFFSET ${rank} LIMIT 1)`;
}

/** The first day of a new company is the 24 hours from its first job that was more than a draft. */
function isOfCrowdedFirstDay(now: Date, company: { firstJobAt: string | null; crowdedAt: string | null }): boolean {
  if (company.firstJobAt === null || company.crowdedAt === null) return false;
  const dayEnds = Date.parse(company.firstJobAt) + DAY_MS;
  return now.getTime() < dayEnds && Date.parse(company.crowdedAt) < dayEnds;
}
