import { redirect, useLoaderData } from 'react-router';
import { investorInput } from '#domain/accounts/organisation-input.ts';
import { editInvestor } from '#domain/investors/commands.server.ts';
import { findOwnInvestor } from '#domain/investors/own-investor.server.ts';
import { read } from '#web/app/define-action.ts';
import { actingGuarded, guarded } from '#web/workspace/guarded.server.ts';
import { EditOrganisation } from '#web/workspace/organisation-form.tsx';
import { editDone } from '#web/workspace/organisation-labels.ts';

export const loader = guarded(async ({ context, room, url }) => ({
  organisation: await findOwnInvestor(context, room.key),
  done: editDone(url),
}));

export const action = actingGuarded(['intent', 'name', 'website', 'intro'], async ({ context, room, text }) => {
  const fields = read(investorInput, { name: text('name'), website: text('website'), intro: text('intro') });
  await editInvestor(context, room.key, fields);
  return redirect(`/client/investors/${room.key}/edit?done=saved`);
});

export default function EditInvestorPage() {
  return <EditOrganisation kind="investor" {...useLoaderData<typeof loader>()} />;
}
