import { redirect, useLoaderData } from 'react-router';
import { investorInput } from '#domain/accounts/organisation-input.ts';
import { editInvestor } from '#domain/investors/commands.server.ts';
import { findOwnInvestor } from '#domain/investors/own-investor.server.ts';

import { readInput } from '#domain/read-input.ts';
import { defineGuardedAction, guardedLoader } from '#web/workspace/guarded.server.ts';
import { EditOrganisation } from '#web/workspace/organisation-form.tsx';
import { editDone } from '#web/workspace/organisation-labels.ts';

export const loader = guardedLoader(async ({ context, workspace, url }) => ({
  organisation: await findOwnInvestor(context, workspace.key),
  notice: editDone(url),
}));

export const action = defineGuardedAction(
  ['intent', 'name', 'website', 'intro'],
  async ({ context, workspace, text }) => {
    const fields = readInput(investorInput, { name: text('name'), website: text('website'), intro: text('intro') });
    await editInvestor(context, workspace.key, fields);
    return redirect(`/client/investors/${workspace.key}/edit?done=saved`);
  },
);

export default function EditInvestorPage() {
  return <EditOrganisation kind="investor" {...useLoaderData<typeof loader>()} />;
}
