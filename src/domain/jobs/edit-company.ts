import type { ProfileFields } from '../accounts/organisation-input.ts';
import { type Decision, writeDecision } from '../companies/changes.ts';
import { writeCompany } from '../companies/commands.ts';
import { type Context, inTransaction } from '../context.ts';
import { refreshCompanyJobSearch } from './search/search-index.ts';

/** Changes what is said of a startup; its jobs are found by its new name. It stands here because startups know no jobs. */
export function editCompany(context: Context, key: string, fields: ProfileFields): Promise<{ id: string }> {
  return inTransaction(context, async (inside) => {
    const company = await writeCompany(inside, key, fields);
    await refreshCompanyJobSearch(inside, company.id);
    return company;
  });
}

/** Approves a change that waits, or turns it down; only admins may. Its jobs are found by an approved name. */
export function decideCompanyChange(context: Context, key: string, decision: Decision): Promise<{ id: string }> {
  return inTransaction(context, async (inside) => {
    const company = await writeDecision(inside, key, decision);
    await refreshCompanyJobSearch(inside, company.id);
    return company;
  });
}
