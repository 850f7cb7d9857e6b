import { useLoaderData } from 'react-router';
import { findOwnInvestor } from '#domain/investors/own-investor.server.ts';
import { defineGuardedAction, guarded } from '#web/workspace/guarded.server.ts';
import { OrganisationTeam } from '#web/workspace/organisation-team.tsx';
import { changeTeam, TEAM_FIELDS, teamOf } from '#web/workspace/team-forms.server.ts';

export const loader = guarded(async (given) => {
  const { id, key, name } = await findOwnInvestor(given.context, given.workspace.key);
  return { organisation: { key, name }, team: await teamOf(given, { kind: 'investor', id }) };
});

export const action = defineGuardedAction(TEAM_FIELDS, async (given) => {
  const { id, key } = await findOwnInvestor(given.context, given.workspace.key);
  return changeTeam(given, { kind: 'investor', id }, `/client/investors/${key}/users`);
});

export default function InvestorTeamPage() {
  return <OrganisationTeam kind="investor" {...useLoaderData<typeof loader>()} />;
}
