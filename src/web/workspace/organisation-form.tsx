import { useActionData } from 'react-router';
import type { ProfileFields } from '#domain/accounts/organisation-input.ts';
import type { Organisation } from '#domain/accounts/policy.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { TwoColumn } from '#web/ui/section.tsx';
import { roomOf, statusWords, WORDS_OF } from './organisation-labels.ts';
import { ProfileForm } from './profile-form.tsx';
import { Words, WorkspacePage } from './workspace-page.tsx';

type OwnOrganisation = ProfileFields & {
  key: string;
  status: string;
  /** Sent already, and shown once an admin has looked at it. */
  waiting?: Partial<ProfileFields>;
};

export function NewOrganisation({ kind }: { kind: Organisation['kind'] }) {
  const { rooms, yours } = WORDS_OF[kind];
  return (
    <WorkspacePage
      title={yours}
      lead="A name, a website and one line: that is a profile. It is a draft that only you see."
      path={`${rooms}/new`}
    >
      <ProfilePart kind={kind} action={`${rooms}/new`} intent="create" />
    </WorkspacePage>
  );
}

export function EditOrganisation({
  kind,
  organisation,
  done,
}: {
  kind: Organisation['kind'];
  organisation: OwnOrganisation;
  done: string | null;
}) {
  const mistakes = useActionData() as Mistakes | undefined;
  const { noun, whatComesNext } = WORDS_OF[kind];
  const { name, status, waiting = {} } = organisation;
  const path = roomOf(kind, organisation.key);
  const isDraft = status === 'DRAFT';
  return (
    <WorkspacePage
      title={`Edit ${name}`}
      heading={name}
      lead={statusWords(kind, status)}
      path={`${path}/edit`}
      above={!isDraft && <Breadcrumbs crumbs={[{ label: name, href: path }, { label: `Edit ${noun} profile` }]} />}
      done={mistakes ? null : done}
    >
      <ProfilePart kind={kind} action={`${path}/edit`} intent="edit" kept={{ ...organisation, ...waiting }} />
      {Object.keys(waiting).length > 0 && (
        <TwoColumn title="Waiting for review">
          <Words>
            {waiting.name !== undefined && (
              <p>
                Another startup is called {waiting.name}, so we check the new name first. Until then you are shown as{' '}
                {name}.
              </p>
            )}
            {waiting.website !== undefined && (
              <p>
                We check a new website before we show it. Until then your page links to{' '}
                {organisation.website ?? 'no website'}.
              </p>
            )}
          </Words>
        </TwoColumn>
      )}
      {isDraft && (
        <TwoColumn title="What comes next">
          <Words>
            <p>
              {whatComesNext} The rest of this form, and sending it in for approval, are being built; what you write now
              stays.
            </p>
          </Words>
        </TwoColumn>
      )}
    </WorkspacePage>
  );
}

function ProfilePart({
  kind,
  action,
  intent,
  kept,
}: {
  kind: Organisation['kind'];
  action: string;
  intent: 'create' | 'edit';
  kept?: OwnOrganisation;
}) {
  const mistakes = useActionData() as Mistakes | undefined;
  const { noun, introLabel, introExample } = WORDS_OF[kind];
  return (
    <TwoColumn title="Profile">
      <ProfileForm
        {...{ action, intent, introLabel, introExample, mistakes }}
        {...(kept && { kept })}
        nameLabel={`Name of the ${noun}`}
        submit={intent === 'create' ? `Create ${noun} profile` : 'Save profile'}
      />
    </TwoColumn>
  );
}
