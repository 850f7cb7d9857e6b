import type { ReactNode } from 'react';
import { useActionData } from 'react-router';
import type { Organisation } from '#domain/accounts/policy.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { workspacePath } from './organisation-labels.ts';
import { Team } from './team.tsx';
import type { Team as TeamData } from './team-forms.server.ts';
import { WorkspacePage } from './workspace-page.tsx';

export function OrganisationTeam({
  kind,
  organisation,
  team,
  children,
}: {
  kind: Organisation['kind'];
  organisation: { key: string; name: string };
  team: TeamData;
  /** Shown above the members. */
  children?: ReactNode;
}) {
  const mistakes = useActionData() as Mistakes | undefined;
  const path = workspacePath(kind, organisation.key);
  return (
    <WorkspacePage
      title={`Team of ${organisation.name}`}
      heading="Team"
      path={`${path}/users`}
      ruled
      notice={mistakes ? null : team.done}
    >
      {children}
      <Team kind={kind} team={team} path={`${path}/users`} mistakes={mistakes} />
    </WorkspacePage>
  );
}
