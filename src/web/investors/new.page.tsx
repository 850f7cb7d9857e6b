import { useLoaderData } from 'react-router';
import { chooseProfile } from '#domain/accounts/myself.server.ts';
import { investorInput } from '#domain/accounts/organisation-input.ts';
import { profileText } from '#domain/accounts/profiles.ts';
import { createInvestor } from '#domain/investors/commands.server.ts';

import { readInput } from '#domain/read-input.ts';
import { answerProfileChoice } from '#web/app/personal.server.ts';
import { defineGuardedAction, guardedLoader } from '#web/workspace/guarded.server.ts';
import { NewOrganisation } from '#web/workspace/organisation-form.tsx';

/** The name comes from the page that leads here. */
export const loader = guardedLoader(({ url }) => ({
  name: url.searchParams.get('name') ?? '',
}));

export const action = defineGuardedAction(
  ['intent', 'name', 'website', 'intro'],
  async ({ context, accountCall, site, text }) => {
    const fields = readInput(investorInput, { name: text('name'), website: text('website'), intro: text('intro') });
    const { id, key } = await createInvestor(context, accountCall.parts, fields);
    const profile = await chooseProfile(context, { profile: profileText({ type: 'investor', id }), remember: false });
    return answerProfileChoice({ context, accountCall, site }, profile, `/client/investors/${key}/edit?done=created`);
  },
);

export default function NewInvestorPage() {
  const { name } = useLoaderData<typeof loader>();
  return <NewOrganisation kind="investor" name={name} />;
}
