import { redirect, useLoaderData } from 'react-router';
import { startupInput } from '#domain/accounts/organisation-input.ts';
import { editCompany } from '#domain/companies/commands.server.ts';
import { findOwnCompany } from '#domain/companies/own-company.server.ts';

import { readInput } from '#domain/read-input.ts';
import { defineGuardedAction, guarded } from '#web/workspace/guarded.server.ts';
import { EditOrganisation } from '#web/workspace/organisation-form.tsx';
import { editDone } from '#web/workspace/organisation-labels.ts';

export const loader = guarded(async ({ context, workspace, url }) => ({
  organisation: await findOwnCompany(context, workspace.key),
  done: editDone(url),
}));

export const action = defineGuardedAction(
  ['intent', 'name', 'website', 'intro'],
  async ({ context, workspace, text }) => {
    const fields = readInput(startupInput, { name: text('name'), website: text('website'), intro: text('intro') });
    await editCompany(context, workspace.key, fields);
    return redirect(`/client/startups/${workspace.key}/edit?done=saved`);
  },
);

export default function EditStartupPage() {
  return <EditOrganisation kind="company" {...useLoaderData<typeof loader>()} />;
}
