import { redirect } from 'react-router';
import type { Organisation } from '#domain/accounts/policy.ts';
import { findOrganisation, platformsInput } from '#domain/admin/organisations.server.ts';
import { decideCompanyChange, decisionInput } from '#domain/companies/changes.server.ts';
import { setCompanyPlatforms } from '#domain/companies/platforms.server.ts';
import { absent } from '#domain/errors.ts';
import { setInvestorPlatforms } from '#domain/investors/commands.server.ts';
import { type ActionArguments, read } from '#web/app/define-action.ts';
import type { LoaderArguments } from '#web/app/define-loader.ts';
import { dayOf, minuteOf } from '#web/ui/date-format.ts';
import { wordsOfAct } from './audit-labels.ts';

const DONE: Record<string, string> = {
  platforms: 'Platforms updated.',
  approved: 'The change is approved, and shown.',
  turnedDown: 'The change is turned down. What was approved before stays.',
};

/** What the page of one startup or investor shows to an admin. */
export async function organisationOf({ context, params, url }: LoaderArguments, kind: Organisation['kind']) {
  const found = await findOrganisation(context, kind, params.key ?? '');
  return {
    ...found,
    createdAt: dayOf(found.createdAt),
    updatedAt: dayOf(found.updatedAt),
    approvedAt: found.approvedAt && dayOf(found.approvedAt),
    people: found.people.map((member) => ({ ...member, since: dayOf(member.since) })),
    acts: found.acts.map((act) => ({ id: act.id, when: minuteOf(act.at), who: act.who, what: wordsOfAct(act) })),
    waiting: found.waiting.map((change) => ({ ...change, askedAt: dayOf(change.askedAt) })),
    done: DONE[url.searchParams.get('done') ?? ''] ?? null,
  };
}
export type AdministeredOrganisationData = Awaited<ReturnType<typeof organisationOf>>;

/** Does what a form of that page asks for, and leads back to it. */
export async function changeOrganisation({ context, params, form, text }: ActionArguments, kind: Organisation['kind']) {
  const intent = text('intent');
  if (intent === 'decide' && kind === 'company') {
    const sent = { field: text('field'), value: text('value'), approve: text('approve') };
    const decision = read(decisionInput, sent);
    const { key = '' } = params;
    await decideCompanyChange(context, key, decision);
    const done = decision.approve ? 'approved' : 'turnedDown';
    return redirect(`/admin/companies/${encodeURIComponent(key)}?done=${done}`);
  }
  if (intent !== 'platforms') throw absent('This form');
  const { platforms } = read(platformsInput, { platforms: form.getAll('platform') });
  const { key = '' } = params;
  await (kind === 'company' ? setCompanyPlatforms : setInvestorPlatforms)(context, key, platforms);
  return redirect(`/admin/${kind === 'company' ? 'companies' : 'investors'}/${encodeURIComponent(key)}?done=platforms`);
}
