import { redirect, useActionData, useLoaderData } from 'react-router';
import { startupInput } from '../../domain/accounts/organisation-input.ts';
import { findOwnCompany } from '../../domain/companies/own-company.ts';
import { editCompany } from '../../domain/jobs/edit-company.ts';
import { actingGuarded, guarded } from '../account/guarded.ts';
import { editDone, STATUS_WORDS } from '../account/organisation-words.ts';
import { ProfileForm } from '../account/profile-form.tsx';
import { Room, Words } from '../account/room.tsx';
import { type Mistakes, read } from '../acting.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Split } from '../ui/section.tsx';

export const loader = guarded(async ({ context, room, url }) => ({
  company: await findOwnCompany(context, room.key),
  done: editDone(url),
}));

export const action = actingGuarded(async ({ context, room, text }) => {
  const fields = read(startupInput, { name: text('name'), website: text('website'), intro: text('intro') });
  await editCompany(context, room.key, fields);
  return redirect(`/client/startups/${room.key}/edit?done=saved`);
});

export default function EditStartupPage() {
  const { company, done } = useLoaderData<typeof loader>();
  const mistakes = useActionData() as Mistakes | undefined;
  const path = `/client/startups/${company.key}`;
  const isDraft = company.status === 'DRAFT';
  return (
    <Room
      title={`Edit ${company.name}`}
      heading={company.name}
      lead={STATUS_WORDS[company.status]}
      path={`${path}/edit`}
      above={
        !isDraft && <Breadcrumbs crumbs={[{ label: company.name, href: path }, { label: 'Edit startup profile' }]} />
      }
      done={mistakes ? null : done}
    >
      <Split title="Profile">
        <ProfileForm
          action={`${path}/edit`}
          intent="edit"
          nameLabel="Name of the startup"
          introLabel="What you do, in one line"
          introExample="Cleans hulls without a drop of paint"
          submit="Save profile"
          kept={company}
          mistakes={mistakes}
        />
      </Split>
      {isDraft && (
        <Split title="What comes next">
          <Words>
            <p>
              To become public a startup also needs a logo, the countries it is registered in, its size and the year it
              was founded. The rest of this form, and sending it in for approval, are being built; what you write now
              stays.
            </p>
          </Words>
        </Split>
      )}
    </Room>
  );
}
