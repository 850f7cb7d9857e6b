import { redirect } from 'react-router';
import type { Organisation } from '#domain/accounts/policy.ts';
import { findOrganisation, platformsInput } from '#domain/admin/organisations.server.ts';
import { liftSuspension, suspendCompany, suspendInput } from '#domain/companies/approval/approval.server.ts';
import type { SuspendReason } from '#domain/companies/company.ts';
import { setCompanyPlatforms } from '#domain/companies/platforms.server.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { setInvestorPlatforms } from '#domain/investors/commands.server.ts';
import { readInput } from '#domain/read-input.ts';
import { dayOf, minuteOf } from '#domain/site/date-format.ts';
import type { ActionArguments } from '#web/app/define-action.ts';
import type { LoaderArguments } from '#web/app/define-loader.ts';
import { auditText } from './audit-labels.ts';

const DONE: Record<string, string> = {
  platforms: 'Sites updated.',
  suspend: 'The startup is suspended.',
  liftSuspension: 'The suspension is lifted.',
};
/** What these two add about the mail to the owners and managers. */
const MAILED: Record<string, string> = {
  suspend: 'The team has your reason by email.',
  liftSuspension: 'The team has an email about it.',
};

function doneText(change: string, hasMailReader: boolean): string | null {
  const text = DONE[change];
  if (text === undefined || MAILED[change] === undefined) return text ?? null;
  return `${text} ${hasMailReader ? MAILED[change] : 'It has no member to tell.'}`;
}

/** The reason and the facts that an admin has sent, before they have confirmed the suspension. */
export type AskedSuspension = { question: { reason: SuspendReason; text: string } };

/** The data of the admin page of one startup or investor. */
export async function organisationOf({ context, site, params, url }: LoaderArguments, kind: Organisation['kind']) {
  const organisation = await findOrganisation(context, kind, params.key ?? '');
  return {
    ...organisation,
    createdAt: dayOf(organisation.createdAt),
    updatedAt: dayOf(organisation.updatedAt),
    approvedAt: organisation.approvedAt && dayOf(organisation.approvedAt),
    people: organisation.people.map((member) => ({ ...member, since: dayOf(member.since) })),
    acts: organisation.acts.map((act) => ({
      id: act.id,
      when: minuteOf(act.at),
      who: act.who,
      what: auditText(act, site.names),
    })),
    waiting: organisation.waiting.map((change) => ({ ...change, askedAt: dayOf(change.askedAt) })),
    notice: doneText(url.searchParams.get('done') ?? '', organisation.hasMailReader),
  };
}
export type AdministeredOrganisationData = Awaited<ReturnType<typeof organisationOf>>;

/** Handles one form of that page and redirects back to the page. */
export async function changeOrganisation(
  { context, params, form, text }: ActionArguments,
  kind: Organisation['kind'],
): Promise<Response | AskedSuspension> {
  const intent = text('intent');
  const { key = '' } = params;
  if (intent === 'platforms') {
    const { platforms } = readInput(platformsInput, { platforms: form.getAll('platform') });
    await (kind === 'company' ? setCompanyPlatforms : setInvestorPlatforms)(context, key, platforms);
  } else if (intent === 'suspend' && kind === 'company') {
    const decision = readInput(suspendInput, { reason: text('reason'), text: text('text') });
    if (text('confirmed') !== 'yes') {
      const { status } = await findOrganisation(context, 'company', key);
      if (status !== 'ACTIVE')
        throw new Refusal('conflict', 'E_TRANSITION', 'The startup is no longer public, and nothing was changed.');
      return { question: decision };
    }
    await suspendCompany(context, key, decision);
  } else if (intent === 'liftSuspension' && kind === 'company') await liftSuspension(context, key);
  else throw absent('This form');
  return redirect(`/admin/${kind === 'company' ? 'companies' : 'investors'}/${encodeURIComponent(key)}?done=${intent}`);
}
