import { useLoaderData } from 'react-router';
import { findOwnCompany } from '#domain/companies/own-company.server.ts';
import { defineGuardedAction, guarded } from '#web/workspace/guarded.server.ts';
import { OrganisationTeam } from '#web/workspace/organisation-team.tsx';
import { changeTeam, TEAM_FIELDS, teamOf } from '#web/workspace/team-forms.server.ts';

export const loader = guarded(async (given) => {
  const { id, key, name } = await findOwnCompany(given.context, given.workspace.key);
  return { organisation: { key, name }, team: await teamOf(given, { kind: 'company', id }) };
});

export const action = defineGuardedAction(TEAM_FIELDS, async (given) => {
  const { id, key } = await findOwnCompany(given.context, given.workspace.key);
  return changeTeam(given, { kind: 'company', id }, `/client/startups/${key}/users`);
});

export default function StartupTeamPage() {
  return <OrganisationTeam kind="company" {...useLoaderData<typeof loader>()} />;
}
