import { redirect, useActionData, useLoaderData } from 'react-router';
import { deleteTalentProfile } from '#domain/applications/delete-profile.server.ts';
import { RETENTION_ELSEWHERE, RETENTION_PAIRS } from '#domain/applications/retention.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { countryName } from '#domain/site/countries.ts';
import { chooseTalentMails, myTalentMails } from '#domain/talent/settings.server.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { formState } from '#web/app/form-state.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { TwoColumn } from '#web/ui/section.tsx';
import { defineGuardedAction, guarded } from '#web/workspace/guarded.server.ts';
import { Actions, PageText, WorkspaceForm, WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { TalentMailsParts } from './talent-mails.tsx';

const PATH = '/client/applicant/settings';

export const loader = guarded(async ({ context, url }) => ({
  mails: await myTalentMails(context),
  retention: RETENTION_PAIRS.map(([country, months]) => ({ country: countryName(country), months })),
  done: url.searchParams.get('done') === 'mails' ? 'Saved.' : null,
}));

export const action = defineGuardedAction(['intent', 'answers', 'isSure'], async ({ context, text }) => {
  const intent = text('intent');
  if (intent === 'mails') {
    await chooseTalentMails(context, { answers: text('answers') !== '' });
    return redirect(`${PATH}?done=mails`);
  }
  if (intent !== 'delete') throw absent('This form');
  if (text('isSure') === '') {
    throw new Refusal('invalid', 'E_INVALID', 'Please tick the box to delete your profile.');
  }
  await deleteTalentProfile(context);
  return redirect('/client/my-jobs?done=profileDeleted');
});

export default function TalentSettingsPage() {
  const { mails, retention, done } = useLoaderData<typeof loader>();
  const mistakes = useActionData() as Mistakes | undefined;
  return (
    <WorkspacePage
      title="Email notifications"
      lead="Choose your mails, and see who reads your profile and how long we keep it."
      path={PATH}
      ruled
      done={mistakes ? null : done}
    >
      <TalentMailsParts action={PATH} mails={mails} message={formState(mistakes, 'mails').message} />
      <TwoColumn title="Visibility">
        <PageText>
          <p>
            Only you see it until you apply. Then the team of that startup sees what you sent, and nobody else does. It
            keeps what you sent, also when you change your{' '}
            <a className="link" href="/client/applicant">
              Quick apply profile
            </a>{' '}
            later.
          </p>
        </PageText>
      </TwoColumn>
      <TwoColumn title="Retention">
        <div>
          <PageText>
            <p>Your profile stays until you delete it. An application is deleted some months after it has ended:</p>
            <ul>
              {retention.map(({ country, months }) => (
                <li key={country}>
                  {country}: {months} months
                </li>
              ))}
              <li>Other countries: {RETENTION_ELSEWHERE} months</li>
            </ul>
            <p>The country of the job decides. We tell you three weeks before.</p>
          </PageText>
        </div>
      </TwoColumn>
      <DeleteProfile mistakes={mistakes} />
    </WorkspacePage>
  );
}

function DeleteProfile({ mistakes }: { mistakes: Mistakes | undefined }) {
  return (
    <TwoColumn title="Delete your profile">
      <div>
        <PageText>
          <p>When you delete your Quick apply profile:</p>
          <ul>
            <li>What you filled in, your photo and your CV are deleted at once.</li>
            <li>Applications you began and have not sent are deleted, too.</li>
            <li>Startups keep the applications you sent them. Withdraw those first if you want them to stop.</li>
            <li>Your account, saved jobs and My jobs stay.</li>
          </ul>
        </PageText>
        <WorkspaceForm action={PATH} intent="delete" message={formState(mistakes, 'delete').message}>
          <Check name="isSure" label="Delete my profile. This cannot be undone" />
          <Actions>
            <Button type="submit" kind="line">
              Delete profile
            </Button>
          </Actions>
        </WorkspaceForm>
      </div>
    </TwoColumn>
  );
}
