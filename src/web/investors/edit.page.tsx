import { redirect, useActionData, useLoaderData } from 'react-router';
import { investorInput } from '../../domain/accounts/organisation-input.ts';
import { editInvestor } from '../../domain/investors/commands.ts';
import { findOwnInvestor } from '../../domain/investors/own-investor.ts';
import { actingGuarded, guarded } from '../account/guarded.ts';
import { editDone, STATUS_WORDS } from '../account/organisation-words.ts';
import { ProfileForm } from '../account/profile-form.tsx';
import { Room, Words } from '../account/room.tsx';
import { type Mistakes, read } from '../acting.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Split } from '../ui/section.tsx';

export const loader = guarded(async ({ context, room, url }) => ({
  investor: await findOwnInvestor(context, room.key),
  done: editDone(url),
}));

export const action = actingGuarded(async ({ context, room, text }) => {
  const fields = read(investorInput, { name: text('name'), website: text('website'), intro: text('intro') });
  await editInvestor(context, room.key, fields);
  return redirect(`/client/investors/${room.key}/edit?done=saved`);
});

export default function EditInvestorPage() {
  const { investor, done } = useLoaderData<typeof loader>();
  const mistakes = useActionData() as Mistakes | undefined;
  const path = `/client/investors/${investor.key}`;
  const isDraft = investor.status === 'DRAFT';
  return (
    <Room
      title={`Edit ${investor.name}`}
      heading={investor.name}
      lead={STATUS_WORDS[investor.status]}
      path={`${path}/edit`}
      above={
        !isDraft && <Breadcrumbs crumbs={[{ label: investor.name, href: path }, { label: 'Edit investor profile' }]} />
      }
      done={mistakes ? null : done}
    >
      <Split title="Profile">
        <ProfileForm
          action={`${path}/edit`}
          intent="edit"
          nameLabel="Name of the investor"
          introLabel="What you back, in one line"
          introExample="First cheques for founders north of 55 degrees"
          submit="Save profile"
          kept={investor}
          mistakes={mistakes}
        />
      </Split>
      {isDraft && (
        <Split title="What comes next">
          <Words>
            <p>
              To stand in the funding directory an investor also says which markets, stages and industries it backs. The
              rest of this form, and sending it in for approval, are being built; what you write now stays.
            </p>
          </Words>
        </Split>
      )}
    </Room>
  );
}
