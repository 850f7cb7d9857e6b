import { useActionData } from 'react-router';
import { chooseProfile } from '../../domain/accounts/myself.ts';
import { investorInput } from '../../domain/accounts/organisation-input.ts';
import { profileText } from '../../domain/accounts/profiles.ts';
import { createInvestor } from '../../domain/investors/commands.ts';
import { actingGuarded, guarded } from '../account/guarded.ts';
import { answerChosen } from '../account/personal-data.ts';
import { ProfileForm } from '../account/profile-form.tsx';
import { Room } from '../account/room.tsx';
import { type Mistakes, read } from '../acting.ts';
import { Split } from '../ui/section.tsx';

export const loader = guarded(() => null);

export const action = actingGuarded(async ({ context, door, site, text }) => {
  const fields = read(investorInput, { name: text('name'), website: text('website'), intro: text('intro') });
  const { id, key } = await createInvestor(context, fields);
  const profile = await chooseProfile(context, { profile: profileText({ type: 'investor', id }), remember: false });
  return answerChosen({ context, door, site }, profile, `/client/investors/${key}/edit?done=created`);
});

export default function NewInvestorPage() {
  const mistakes = useActionData() as Mistakes | undefined;
  return (
    <Room
      title="Your investor profile"
      lead="A name, a website and one line: that is a profile. It is a draft that only you see."
      path="/client/investors/new"
    >
      <Split title="Profile">
        <ProfileForm
          action="/client/investors/new"
          intent="create"
          nameLabel="Name of the investor"
          introLabel="What you back, in one line"
          introExample="First cheques for founders north of 55 degrees"
          submit="Create investor profile"
          mistakes={mistakes}
        />
      </Split>
    </Room>
  );
}
