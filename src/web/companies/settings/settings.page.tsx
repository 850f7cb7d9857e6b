import { redirect, useActionData, useLoaderData } from 'react-router';
import { chooseApplicantMails, myApplicantMails } from '#domain/applications/notices/applicant-mails.server.ts';
import { applicantMailsInput } from '#domain/applications/notices/applicant-mails.ts';
import { closeCompany, disableCompany, enableCompany } from '#domain/companies/approval/approval.server.ts';
import { DATA_TERMS, DATA_TERMS_VERSION } from '#domain/companies/settings/data-terms.ts';
import {
  acceptDataTerms,
  findStartupSettings,
  removeSlack,
  saveSlack,
} from '#domain/companies/settings/settings.server.ts';
import { slackInput } from '#domain/companies/settings/settings-inputs.ts';
import { testSlack } from '#domain/companies/settings/slack.server.ts';
import { absent } from '#domain/errors.ts';
import { readInput } from '#domain/read-input.ts';
import { SLACK_NOTIFICATIONS } from '#domain/site/company-terms.ts';
import { dayOf } from '#domain/site/date-format.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { formState } from '#web/app/form-state.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Disclosure } from '#web/ui/page/disclosure.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { defineGuardedAction, guardedLoader } from '#web/workspace/guarded.server.ts';
import { Actions, PageText, WorkspaceForm, WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { CloseStartup } from './close-startup.tsx';
import { MailsAboutApplicants } from './mails-about-applicants.tsx';
import { SlackSettings } from './slack-settings.tsx';

const DONE: Record<string, string> = {
  hide: 'Your startup is hidden. Only your team can see it and its jobs.',
  show: 'Your startup is public again.',
  close: 'Your startup is closed. Its jobs are closed, too.',
  mails: 'Saved.',
  slack: 'Saved.',
  test: 'The test message has arrived in Slack.',
  remove: 'The webhook is removed.',
  terms: 'Accepted.',
};

export const loader = guardedLoader(async ({ context, workspace, url }) => {
  const { dataTerms, ...settings } = await findStartupSettings(context, workspace.key);
  return {
    settings,
    mails: await myApplicantMails(context, workspace.key),
    acceptance: dataTerms && `Accepted${dataTerms.by ? ` by ${dataTerms.by}` : ''} on ${dayOf(dataTerms.at)}.`,
    notice: DONE[url.searchParams.get('done') ?? ''] ?? null,
  };
});

// A field whose name ends in "Key" is a secret: no page ever repeats its value.
const FIELDS = [
  'intent',
  'applicantMails',
  'webhookKey',
  'closedName',
  ...SLACK_NOTIFICATIONS.map(({ key }) => `notify.${key}`),
];

export const action = defineGuardedAction(FIELDS, async ({ context, workspace, sendToSlack, text }) => {
  const { key } = workspace;
  const intent = text('intent');
  if (intent === 'hide') await disableCompany(context, key);
  else if (intent === 'show') await enableCompany(context, key);
  else if (intent === 'close') await closeCompany(context, key, text('closedName'));
  else if (intent === 'mails') {
    const { applicantMails } = readInput(applicantMailsInput, { applicantMails: text('applicantMails') });
    await chooseApplicantMails(context, key, applicantMails);
  } else if (intent === 'slack') {
    const notifications = SLACK_NOTIFICATIONS.filter((event) => text(`notify.${event.key}`) !== '').map(
      (event) => event.key,
    );
    await saveSlack(context, key, readInput(slackInput, { webhook: text('webhookKey'), notifications }));
  } else if (intent === 'test') await testSlack(context, sendToSlack, key);
  else if (intent === 'remove') await removeSlack(context, key);
  else if (intent === 'terms') await acceptDataTerms(context, key);
  else throw absent('This form');
  return redirect(`/client/startups/${key}/settings?done=${intent}`);
});

export default function StartupSettingsPage() {
  const { settings, mails, acceptance, notice } = useLoaderData<typeof loader>();
  const mistakes = useActionData() as Mistakes | undefined;
  const { key, name, status, isClosed, isOwner, slackEnding, slackNotifications } = settings;
  const path = `/client/startups/${key}/settings`;
  return (
    <WorkspacePage
      title="Settings"
      lead={`How ${name} uses this site.`}
      path={path}
      ruled
      notice={mistakes ? null : notice}
    >
      <Visibility name={name} status={status} isClosed={isClosed} isOwner={isOwner} action={path} mistakes={mistakes} />
      {mails && <MailsAboutApplicants action={path} chosen={mails} mistakes={mistakes} />}
      <SlackSettings
        slackEnding={slackEnding}
        slackNotifications={slackNotifications}
        action={path}
        mistakes={mistakes}
      />
      <DataTerms name={name} acceptance={acceptance} action={path} mistakes={mistakes} />
      <TwoColumn title="You and the team">
        <PageText>
          <p>
            You choose your other emails in{' '}
            <a className="link" href="/settings">
              your account
            </a>
            . You can leave the team, or make somebody else an owner, under{' '}
            <a className="link" href={`/client/startups/${key}/users`}>
              Team
            </a>
            .
          </p>
        </PageText>
      </TwoColumn>
      {isOwner && !isClosed && (status === 'ACTIVE' || status === 'DISABLED') && (
        <CloseStartup name={name} action={path} mistakes={mistakes} />
      )}
    </WorkspacePage>
  );
}

type SectionProps = { action: string; mistakes: Mistakes | undefined };

/** Who can see the startup, and the button that changes it. Before its approval there is nothing to choose. */
function Visibility({
  name,
  status,
  isClosed,
  isOwner,
  action,
  mistakes,
}: { name: string; status: string; isClosed: boolean; isOwner: boolean } & SectionProps) {
  const messageOf = (intent: string) => formState(mistakes, intent).message;
  return (
    <TwoColumn title="Visibility">
      <div>
        {status === 'DISABLED' ? (
          <>
            <PageText>
              <p>
                {isClosed
                  ? 'Your startup is closed: only your team can see it. An owner can open it again. Its jobs stay closed until you renew them.'
                  : 'Your startup is hidden: only your team can see it and its jobs. The days of jobs and boosts run on.'}
              </p>
            </PageText>
            {(isOwner || !isClosed) && (
              <WorkspaceForm action={action} intent="show" message={messageOf('show')}>
                <Actions>
                  <Button type="submit">{isClosed ? `Open ${name} again` : `Show ${name} again`}</Button>
                </Actions>
              </WorkspaceForm>
            )}
          </>
        ) : status === 'ACTIVE' ? (
          <>
            <PageText>
              <p>
                Everybody can see your startup. If you hide it, its page and all of its jobs disappear from lists and
                searches at once. The days of jobs and boosts run on. An owner can show it again at any time.
              </p>
            </PageText>
            <WorkspaceForm action={action} intent="hide" message={messageOf('hide')}>
              <Actions>
                <Button type="submit" kind="line">
                  Hide {name}
                </Button>
              </Actions>
            </WorkspaceForm>
          </>
        ) : (
          <PageText>
            <p>Only your team can see your startup until we have approved it.</p>
          </PageText>
        )}
      </div>
    </TwoColumn>
  );
}

/** The terms for processing applicants' data, and who has accepted them. */
function DataTerms({ name, acceptance, action, mistakes }: { name: string; acceptance: string | null } & SectionProps) {
  return (
    <TwoColumn title="Applicants’ data" note={`Version ${DATA_TERMS_VERSION}`}>
      <div>
        <PageText>
          <p>
            {acceptance ??
              'Before your first applicant, a member of your team accepts the terms for processing their data (Art. 28 GDPR).'}
          </p>
          <Disclosure summary="Read the terms">
            <ul>
              {DATA_TERMS.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          </Disclosure>
        </PageText>
        {acceptance === null && (
          <WorkspaceForm action={action} intent="terms" message={formState(mistakes, 'terms').message}>
            <Actions>
              <Button type="submit">Accept the terms for {name}</Button>
            </Actions>
          </WorkspaceForm>
        )}
      </div>
    </TwoColumn>
  );
}
