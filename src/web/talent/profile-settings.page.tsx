import { redirect, useActionData, useLoaderData, useParams } from 'react-router';
import { chooseTalentMailsByLink, findTalentByLink } from '#domain/talent/settings.server.ts';
import { refusalIn } from '#server/refusals.ts';
import { defineAction, type Mistakes } from '#web/app/define-action.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { KeyPage, keyPageHeaders } from '#web/auth/link-key-page.tsx';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { PageText, WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { TalentMailsParts } from './talent-mails.tsx';

const ALL_SETTINGS = '/client/applicant/settings';

export const loader = defineLoader(async ({ context, params, url }) => {
  try {
    const talent = await findTalentByLink(context, params.id ?? '');
    return { talent, problem: null, notice: url.searchParams.get('done') === 'mails' ? 'Saved.' : null };
  } catch (error) {
    const refusal = refusalIn(error);
    if (!refusal) throw error;
    return { talent: null, problem: refusal.message, notice: null };
  }
});

export const action = defineAction(['intent', 'answers'], async ({ context, params, text }) => {
  const link = params.id ?? '';
  await chooseTalentMailsByLink(context, link, { answers: text('answers') !== '' });
  return redirect(`/profile-settings/${link}?done=mails`);
});

export const headers = keyPageHeaders;

/** The page of the link in mails to a talent: they choose their mails without a log-in. */
export default function ProfileSettingsPage() {
  const { talent, problem, notice } = useLoaderData<typeof loader>();
  const mistakes = useActionData() as Mistakes | undefined;
  const path = `/profile-settings/${useParams().id}`;
  if (!talent) {
    return (
      <KeyPage title="This link does not work" path="/profile-settings" lead={problem}>
        <LinkButton size="lg" block href={ALL_SETTINGS}>
          Open my settings
        </LinkButton>
      </KeyPage>
    );
  }
  return (
    <WorkspacePage
      title="Email notifications"
      lead={`Choose the emails that ${talent.email} gets about applications.`}
      path="/profile-settings"
      ruled
      notice={mistakes ? null : notice}
    >
      <TalentMailsParts action={path} mails={talent.mails} message={mistakes?.message} />
      <TwoColumn title="Your profile">
        <PageText>
          <p>
            <a className="link" href={ALL_SETTINGS}>
              Log in
            </a>{' '}
            to see who reads your profile, or to delete it.
          </p>
        </PageText>
      </TwoColumn>
    </WorkspacePage>
  );
}
