import { chooseProfile } from '#domain/accounts/myself.ts';
import { startupInput } from '#domain/accounts/organisation-input.ts';
import { profileText } from '#domain/accounts/profiles.ts';
import { createCompany } from '#domain/companies/commands.ts';
import { actingGuarded, guarded } from '#web/account/guarded.ts';
import { NewOrganisation } from '#web/account/organisation-form.tsx';
import { answerChosen } from '#web/account/personal-data.ts';
import { read } from '#web/acting.ts';

export const loader = guarded(() => null);

export const action = actingGuarded(['intent', 'name', 'website', 'intro'], async ({ context, door, site, text }) => {
  const fields = read(startupInput, { name: text('name'), website: text('website'), intro: text('intro') });
  const { id, key } = await createCompany(context, door.parts, fields);
  const profile = await chooseProfile(context, { profile: profileText({ type: 'company', id }), remember: false });
  return answerChosen({ context, door, site }, profile, `/client/startups/${key}/edit?done=created`);
});

export default function NewStartupPage() {
  return <NewOrganisation kind="company" />;
}
