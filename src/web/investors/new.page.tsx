import { chooseProfile } from '#domain/accounts/myself.ts';
import { investorInput } from '#domain/accounts/organisation-input.ts';
import { profileText } from '#domain/accounts/profiles.ts';
import { createInvestor } from '#domain/investors/commands.ts';
import { actingGuarded, guarded } from '#web/account/guarded.ts';
import { NewOrganisation } from '#web/account/organisation-form.tsx';
import { answerChosen } from '#web/account/personal-data.ts';
import { read } from '#web/acting.ts';

export const loader = guarded(() => null);

export const action = actingGuarded(['intent', 'name', 'website', 'intro'], async ({ context, door, site, text }) => {
  const fields = read(investorInput, { name: text('name'), website: text('website'), intro: text('intro') });
  const { id, key } = await createInvestor(context, door.parts, fields);
  const profile = await chooseProfile(context, { profile: profileText({ type: 'investor', id }), remember: false });
  return answerChosen({ context, door, site }, profile, `/client/investors/${key}/edit?done=created`);
});

export default function NewInvestorPage() {
  return <NewOrganisation kind="investor" />;
}
