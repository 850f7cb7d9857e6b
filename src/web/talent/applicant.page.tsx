import { redirect, useActionData, useLoaderData } from 'react-router';
import { chooseProfile } from '#domain/accounts/myself.server.ts';
import { talentInput } from '#domain/accounts/organisation-input.ts';
import { profileText } from '#domain/accounts/profiles.ts';
import { myself } from '#domain/accounts/queries.server.ts';
import { inTransaction } from '#domain/context.ts';
import { readInput } from '#domain/read-input.ts';
import { createApplicantProfile, editTalent } from '#domain/talent/commands.server.ts';
import { myTalent } from '#domain/talent/queries.server.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { answerProfileChoice } from '#web/app/personal.server.ts';
import { TwoColumn } from '#web/ui/section.tsx';
import { defineGuardedAction, guarded } from '#web/workspace/guarded.server.ts';
import { editDone } from '#web/workspace/organisation-labels.ts';
import { ProfileForm } from '#web/workspace/profile-form.tsx';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';

export const loader = guarded(async ({ context, url }) => {
  const talent = await myTalent(context);
  const { fullName } = await myself(context);
  return {
    isNew: talent === null,
    talent: talent ?? { name: fullName, website: null, intro: '' },
    done: editDone(url),
  };
});

/** Creates or updates the talent profile. */
export const action = defineGuardedAction(
  ['intent', 'name', 'website', 'intro'],
  async ({ context, accountCall, site, text }) => {
    const fields = readInput(talentInput, { name: text('name'), website: text('website'), intro: text('intro') });
    const isNew = (await myTalent(context)) === null;
    const { id } = await inTransaction(context, async (inside) => {
      const talent = await createApplicantProfile(inside);
      await editTalent(inside, fields);
      return talent;
    });
    if (!isNew) return redirect('/client/applicant?done=saved');
    const profile = await chooseProfile(context, { profile: profileText({ type: 'applicant', id }), remember: false });
    return answerProfileChoice({ context, accountCall, site }, profile, '/client/applicant?done=created');
  },
);

export default function ApplicantPage() {
  const { isNew, talent, done } = useLoaderData<typeof loader>();
  const mistakes = useActionData() as Mistakes | undefined;
  return (
    <WorkspacePage
      title="Your talent profile"
      lead={
        isNew
          ? 'Start with your name, a website and one line about you. Only you can see it.'
          : 'Your name, your website and one line about you. Only you can see it.'
      }
      path="/client/applicant"
      done={mistakes ? null : done}
    >
      <TwoColumn title="Profile">
        <ProfileForm
          action={isNew ? '/client/applicant?create=1' : '/client/applicant'}
          intent="profile"
          nameLabel="Name"
          isPerson
          introLabel="About you, in one line"
          introExample="Backend developer who likes boats and short meetings"
          submit={isNew ? 'Create talent profile' : 'Save profile'}
          initial={talent}
          mistakes={mistakes}
        />
      </TwoColumn>
    </WorkspacePage>
  );
}
