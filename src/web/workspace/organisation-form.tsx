import { useActionData } from 'react-router';
import type { ProfileFields } from '#domain/accounts/organisation-input.ts';
import type { Organisation } from '#domain/accounts/policy.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { ORGANISATION_LABELS, statusText, workspacePath } from './organisation-labels.ts';
import { ProfileForm } from './profile-form.tsx';
import { WorkspacePage } from './workspace-page.tsx';

type OwnOrganisation = ProfileFields & {
  key: string;
  status: string;
};

/** `name` was typed on the page that leads here. */
export function NewOrganisation({ kind, name }: { kind: Organisation['kind']; name: string }) {
  const { path, yours } = ORGANISATION_LABELS[kind];
  return (
    <WorkspacePage
      title={yours}
      lead="Start with a name, a website and one line. It stays a draft, visible only to your team."
      path={`${path}/new`}
    >
      <ProfilePart kind={kind} action={`${path}/new`} intent="create" initial={{ name, website: null, intro: '' }} />
    </WorkspacePage>
  );
}

export function EditOrganisation({
  kind,
  organisation,
  notice,
}: {
  kind: Organisation['kind'];
  organisation: OwnOrganisation;
  notice: string | null;
}) {
  const mistakes = useActionData() as Mistakes | undefined;
  const { name, status } = organisation;
  const path = workspacePath(kind, organisation.key);
  return (
    <WorkspacePage
      title={`Edit ${name}`}
      heading={name}
      lead={statusText(kind, status)}
      path={`${path}/edit`}
      ruled
      notice={mistakes ? null : notice}
    >
      <ProfilePart kind={kind} action={`${path}/edit`} intent="edit" initial={organisation} />
    </WorkspacePage>
  );
}

function ProfilePart({
  kind,
  action,
  intent,
  initial,
}: {
  kind: Organisation['kind'];
  action: string;
  intent: 'create' | 'edit';
  initial: ProfileFields;
}) {
  const mistakes = useActionData() as Mistakes | undefined;
  const { noun, introLabel, introExample } = ORGANISATION_LABELS[kind];
  return (
    <TwoColumn title="Profile">
      <ProfileForm
        action={action}
        intent={intent}
        introLabel={introLabel}
        introExample={introExample}
        mistakes={mistakes}
        initial={initial}
        nameLabel={`Name of the ${noun}`}
        submit={intent === 'create' ? `Create ${noun} profile` : 'Save profile'}
      />
    </TwoColumn>
  );
}
