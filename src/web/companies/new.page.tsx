import { useActionData } from 'react-router';
import { chooseProfile } from '../../domain/accounts/myself.ts';
import { startupInput } from '../../domain/accounts/organisation-input.ts';
import { profileText } from '../../domain/accounts/profiles.ts';
import { createCompany } from '../../domain/companies/commands.ts';
import { actingGuarded, guarded } from '../account/guarded.ts';
import { answerChosen } from '../account/personal-data.ts';
import { ProfileForm } from '../account/profile-form.tsx';
import { Room } from '../account/room.tsx';
import { type Mistakes, read } from '../acting.ts';
import { Split } from '../ui/section.tsx';

export const loader = guarded(() => null);

export const action = actingGuarded(async ({ context, door, site, text }) => {
  const fields = read(startupInput, { name: text('name'), website: text('website'), intro: text('intro') });
  const { id, key } = await createCompany(context, fields);
  const profile = await chooseProfile(context, { profile: profileText({ type: 'company', id }), remember: false });
  return answerChosen({ context, door, site }, profile, `/client/startups/${key}/edit?done=created`);
});

export default function NewStartupPage() {
  const mistakes = useActionData() as Mistakes | undefined;
  return (
    <Room
      title="Your startup"
      lead="A name, a website and one line: that is a profile. It is a draft that only you see."
      path="/client/startups/new"
    >
      <Split title="Profile">
        <ProfileForm
          action="/client/startups/new"
          intent="create"
          nameLabel="Name of the startup"
          introLabel="What you do, in one line"
          introExample="Cleans hulls without a drop of paint"
          submit="Create startup profile"
          mistakes={mistakes}
        />
      </Split>
    </Room>
  );
}
