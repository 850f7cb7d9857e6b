import { redirect, useActionData, useLoaderData } from 'react-router';
import { absent } from '#domain/errors.ts';
import { chooseTalentMails, myTalentMails } from '#domain/talent/settings.server.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { formState } from '#web/app/form-state.ts';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { defineGuardedAction, guardedLoader } from '#web/workspace/guarded.server.ts';
import { PageText, WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { TalentMailsParts } from './talent-mails.tsx';

const PATH = '/client/applicant/settings';

export const loader = guardedLoader(async ({ context, url }) => ({
  mails: await myTalentMails(context),
  notice: url.searchParams.get('done') === 'mails' ? 'Saved.' : null,
}));

export const action = defineGuardedAction(['intent', 'answers'], async ({ context, text }) => {
  if (text('intent') !== 'mails') throw absent('This form');
  await chooseTalentMails(context, { answers: text('answers') !== '' });
  return redirect(`${PATH}?done=mails`);
});

export default function TalentSettingsPage() {
  const { mails, notice } = useLoaderData<typeof loader>();
  const mistakes = useActionData() as Mistakes | undefined;
  return (
    <WorkspacePage
      title="Email notifications"
      lead="Choose the emails you get about your applications."
      path={PATH}
      ruled
      notice={mistakes ? null : notice}
    >
      <TalentMailsParts action={PATH} mails={mails} message={formState(mistakes, 'mails').message} />
      <TwoColumn title="Your data">
        <PageText>
          <p>
            <a className="link" href="/client/privacy">
              Privacy
            </a>{' '}
            says who reads your profile, how long we keep it, and how to delete it.
          </p>
        </PageText>
      </TwoColumn>
    </WorkspacePage>
  );
}
