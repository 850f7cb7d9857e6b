import { companyDataTerms } from '#database/tables/companies.server.ts';
import type { ApplicationInput } from '#domain/applications/apply/apply-inputs.ts';
import type { Context } from '#domain/context.ts';
import { type Person, somebody } from './people.ts';
import { someCompany, someJob } from './posted-jobs.ts';

/** Jobs that take applications here, and people who apply to them. */

export type JobToApplyTo = { id: string; companyId: string; companyKey: string; owner: Person };

/** An open job on the platform, of a startup that has accepted the data-processing terms. */
export async function someJobToApplyTo(
  context: Context,
  changes: Parameters<typeof someJob>[1] = {},
): Promise<JobToApplyTo> {
  const company = await someCompany(context);
  const owner = await somebody(context, { firstName: 'Ingrid', member: [{ id: company.id }] });
  await context.db
    .insert(companyDataTerms)
    .values({ companyId: company.id, version: '2026-11', acceptedBy: owner.id, acceptedAt: context.now });
  const { id } = await someJob(context, { companyId: company.id, receiveApplicants: 'platform', ...changes });
  return { id, companyId: company.id, companyKey: company.key, owner };
}

/** An application that states nothing but a name. */
export function anApplication(changes: Partial<ApplicationInput> = {}): ApplicationInput {
  return {
    name: 'Þórunn Hafsteinsdóttir',
    headline: 'Backend engineer',
    place: 'Reykjavík, Iceland',
    phone: '',
    languages: ['Icelandic, native'],
    canStart: '',
    links: [],
    sendsCv: true,
    note: '',
    answers: [],
    ...changes,
  };
}
