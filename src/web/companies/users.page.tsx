import { useLoaderData } from 'react-router';
import { findOwnCompany } from '#domain/companies/own-company.server.ts';
import { defineGuardedAction, guarded } from '#web/workspace/guarded.server.ts';
import { OrganisationTeam } from '#web/workspace/organisation-team.tsx';
import { changeTeam, TEAM_FIELDS, teamOf } from '#web/workspace/team-forms.server.ts';

export const loader = guarded(async (args) => {
  const { id, key, name } = await findOwnCompany(args.context, args.workspace.key);
  return { organisation: { key, name }, team: await teamOf(args, { kind: 'company', id }) };
});

export const action = defineGuardedAction(TEAM_FIELDS, async (args) => {
  const { id, key } = await findOwnCompany(args.context, args.workspace.key);
  return changeTeam(args, { kind: 'company', id }, `/client/startups/${key}/users`);
});

export default function StartupTeamPage() {
  return <OrganisationTeam kind="company" {...useLoaderData<typeof loader>()} />;
}
