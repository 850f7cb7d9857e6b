import type { ReactNode } from 'react';
import type { OwnedAlone } from '#domain/accounts/own-data/deletion.ts';
import { formState } from '#web/app/form-state.ts';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { Actions, PageText, WorkspaceForm } from '#web/workspace/workspace-page.tsx';
import type { PartProps } from './settings-parts.tsx';
import { CodeField, Proof } from './two-factor-parts.tsx';

const SETTINGS_PATH = '/settings';

/** Makes the link to the archive with everything about the person. */
export function DownloadPart({ settings, mistakes, downloadPath }: PartProps & { downloadPath: string | null }) {
  const { message, field, secret } = formState(mistakes, 'download');
  return (
    <TwoColumn title="Download your data" id="download">
      {downloadPath ? (
        <div>
          <PageText>
            <p role="status">
              Your file is ready. The link works for an hour, in this browser, while you are logged in.
            </p>
          </PageText>
          <Actions>
            <LinkButton href={downloadPath} download autoFocus>
              Download the file
            </LinkButton>
          </Actions>
        </div>
      ) : (
        <WorkspaceForm action={SETTINGS_PATH} intent="download" message={message}>
          <PageText>
            <p>
              You get a ZIP with everything we store about you: one JSON file, your photo, your CVs and the files of
              your messages. It includes what startups noted about your applications, without the names of the people
              who wrote it.
            </p>
            {settings.deletion.deletesAt === null && (
              <p>
                <a className="link" href="/client/privacy">
                  See what we keep
                </a>
                , until when, and who has looked.
              </p>
            )}
          </PageText>
          <Proof wanted={settings.proof.password} label="Your password, for the file" {...secret('password')} />
          {settings.proof.code && <CodeField label="Code, for the file" {...field('code')} />}
          <Actions>
            <Button type="submit" kind="line">
              Make the file
            </Button>
          </Actions>
        </WorkspaceForm>
      )}
    </TwoColumn>
  );
}

/** Says what the deletion takes with it, and asks for it once the person has typed their address. */
export function DeletionPart({ settings, mistakes }: PartProps) {
  const { deletion, email, proof } = settings;
  const { message, field, secret } = formState(mistakes, 'deletion');
  const { isAdmin, ownedAlone } = deletion;
  return (
    <TwoColumn title="Delete your account" id="deletion">
      <div>
        <PageText>
          <p>We delete:</p>
          <ul>
            {goes(deletion).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>We keep:</p>
          <ul>
            {stays(deletion).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>
            We log you out everywhere at once and delete the account after 7 days. Until then you can log in and keep
            it. Withdrawn applications stay withdrawn.
          </p>
        </PageText>
        {isAdmin ? (
          <PageText>
            <p>
              <strong>You are an admin.</strong> Have another admin end that first.
            </p>
          </PageText>
        ) : ownedAlone.length > 0 ? (
          <OwnedAloneText teams={ownedAlone} />
        ) : (
          <WorkspaceForm action={SETTINGS_PATH} intent="deletion" message={message}>
            <Field
              label={`Type ${email} to delete your account`}
              type="email"
              autoComplete="off"
              longest={300}
              {...field('typedEmail')}
            />
            <Proof wanted={proof.password} label="Your password, to delete" {...secret('password')} />
            {proof.code && <CodeField label="Code, to delete" {...field('code')} />}
            <Actions>
              <Button type="submit" kind="lingon">
                Delete my account
              </Button>
            </Actions>
          </WorkspaceForm>
        )}
      </div>
    </TwoColumn>
  );
}

type Deletion = PartProps['settings']['deletion'];

const count = (number: number, one: string, many: string) => (number === 1 ? `one ${one}` : `${number} ${many}`);

function goes({ applications, openApplications, files, teams, isTalent, draftNames }: Deletion): string[] {
  const withdrawn = `We withdraw ${openApplications === 1 ? 'the open one' : `the ${openApplications} open ones`} today, and the startups are told.`;
  return [
    'your name, address, log-in, settings, saved jobs, follows, and the jobs you track elsewhere',
    ...(isTalent || files > 0
      ? [
          [isTalent && 'your Quick apply profile', files > 0 && count(files, 'file', 'files')]
            .filter(Boolean)
            .join(' and '),
        ]
      : []),
    ...(applications > 0
      ? [
          `${count(applications, 'application', 'applications')}, with the messages and what startups noted, also on their boards.${openApplications > 0 ? ` ${withdrawn}` : ''}`,
        ]
      : []),
    ...(teams > 0 ? [`your place in ${count(teams, 'team', 'teams')}`] : []),
    ...draftNames.map((name) => `the draft of ${name}, because nobody else is in its team`),
  ];
}

function stays({ orders, teams }: Deletion): string[] {
  return [
    ...(orders > 0
      ? [`${count(orders, 'order', 'orders')} with receipts, without your name, because bookkeeping law asks for them`]
      : []),
    ...(teams > 0 ? ['what you wrote for your teams, without your name'] : []),
    'what you reported to us, without your name and address',
    'the number of your account in our log, without your name or address',
  ];
}

function OwnedAloneText({ teams }: { teams: readonly OwnedAlone[] }): ReactNode {
  return (
    <PageText>
      <p>Before you can delete your account:</p>
      <ul>
        {teams.map((team) => (
          <li key={team.key}>
            You are the only owner of <strong>{team.name}</strong>. <Ways team={team} />
          </li>
        ))}
      </ul>
    </PageText>
  );
}

/** Says how to stop being the only owner. A startup that was public can be closed. A draft has no page for its team. */
function Ways({ team: { kind, key, status } }: { team: OwnedAlone }): ReactNode {
  const base = `/client/${kind === 'company' ? 'startups' : 'investors'}/${key}`;
  if (kind === 'company' && status === 'DRAFT') {
    return (
      <>
        <a className="link" href={`${base}/edit`}>
          Delete the draft
        </a>
        , or send it for approval. After that you can make someone else an owner.
      </>
    );
  }
  return (
    <>
      <a className="link" href={`${base}/users`}>
        Make someone else an owner
      </a>
      {kind === 'company' && (status === 'ACTIVE' || status === 'DISABLED') && (
        <>
          , or{' '}
          <a className="link" href={`${base}/settings`}>
            close the startup
          </a>
        </>
      )}
      .
    </>
  );
}

/** Says when the account is deleted, and keeps it. */
export function ScheduledDeletionPart({ settings: { deletion }, mistakes }: PartProps) {
  const { message } = formState(mistakes, 'keepAccount');
  return (
    <TwoColumn title="Your account will be deleted">
      <WorkspaceForm action={SETTINGS_PATH} intent="keepAccount" message={message}>
        <PageText>
          <p>
            <strong>We delete your account on {deletion.deletesOn}.</strong> Until then you can download your data or
            keep the account. You cannot use the rest of the site, and we send you no emails.
          </p>
        </PageText>
        <Actions>
          <Button type="submit">Keep my account</Button>
        </Actions>
      </WorkspaceForm>
    </TwoColumn>
  );
}
