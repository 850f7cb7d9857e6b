import { eq } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
import { domainsHeld } from '#domain/companies/joining/domains.server.ts';
import type { Context } from '#domain/context.ts';
import { webAddress } from '#domain/site/rich-text.ts';
import { requireOwnJob } from './drafts.server.ts';
import type { DraftContents } from './inputs.ts';
import { riskOf } from './risk.server.ts';

/** Finds the risk for which an admin would review this text, so that its author hears of it while writing. */
export async function draftRisk(context: Context, jobId: string, contents: DraftContents): Promise<string | null> {
  const { companyId } = await requireOwnJob(context, jobId);
  const [company] = await context.db
    .select({ domains: domainsHeld })
    .from(companies)
    .where(eq(companies.id, companyId));
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const link = contents.receiveApplicants === 'link' ? webAddress(text(contents.link)) : null;
  const job = { title: text(contents.title), description: text(contents.description), link };
  return riskOf(job, { domains: company?.domains ?? [] });
}
