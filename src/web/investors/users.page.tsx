import { useLoaderData } from 'react-router';
import { findOwnInvestor } from '#domain/investors/own-investor.server.ts';
import { defineGuardedAction, guardedLoader } from '#web/workspace/guarded.server.ts';
import { OrganisationTeam } from '#web/workspace/organisation-team.tsx';
import { changeTeam, TEAM_FIELDS, teamOf } from '#web/workspace/team-forms.server.ts';

export const loader = guardedLoader(async (args) => {
  const { id, key, name } = await findOwnInvestor(args.context, args.workspace.key);
  return { organisation: { key, name }, team: await teamOf(args, { kind: 'investor', id }) };
});

export const action = defineGuardedAction(TEAM_FIELDS, async (args) => {
  const { id, key } = await findOwnInvestor(args.context, args.workspace.key);
  return changeTeam(args, { kind: 'investor', id }, `/client/investors/${key}/users`);
});

export default function InvestorTeamPage() {
  return <OrganisationTeam kind="investor" {...useLoaderData<typeof loader>()} />;
}
