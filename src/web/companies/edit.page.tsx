import { redirect, useLoaderData } from 'react-router';
import { startupInput } from '#domain/accounts/organisation-input.ts';
import { editCompany } from '#domain/companies/commands.ts';
import { findOwnCompany } from '#domain/companies/own-company.ts';
import { actingGuarded, guarded } from '#web/account/guarded.ts';
import { EditOrganisation } from '#web/account/organisation-form.tsx';
import { editDone } from '#web/account/organisation-words.ts';
import { read } from '#web/acting.ts';

export const loader = guarded(async ({ context, room, url }) => ({
  organisation: await findOwnCompany(context, room.key),
  done: editDone(url),
}));

export const action = actingGuarded(['intent', 'name', 'website', 'intro'], async ({ context, room, text }) => {
  const fields = read(startupInput, { name: text('name'), website: text('website'), intro: text('intro') });
  await editCompany(context, room.key, fields);
  return redirect(`/client/startups/${room.key}/edit?done=saved`);
});

export default function EditStartupPage() {
  return <EditOrganisation kind="company" {...useLoaderData<typeof loader>()} />;
}
