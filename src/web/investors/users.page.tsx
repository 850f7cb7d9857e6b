import { useLoaderData } from 'react-router';
import { findOwnInvestor } from '#domain/investors/own-investor.ts';
import { actingGuarded, guarded } from '#web/account/guarded.ts';
import { OrganisationTeam } from '#web/account/organisation-team.tsx';
import { changeTeam, TEAM_FIELDS, teamOf } from '#web/account/team-data.ts';

export const loader = guarded(async (given) => {
  const { id, key, name } = await findOwnInvestor(given.context, given.room.key);
  return { organisation: { key, name }, team: await teamOf(given, { kind: 'investor', id }) };
});

export const action = actingGuarded(TEAM_FIELDS, async (given) => {
  const { id, key } = await findOwnInvestor(given.context, given.room.key);
  return changeTeam(given, { kind: 'investor', id }, `/client/investors/${key}/users`);
});

export default function InvestorTeamPage() {
  return <OrganisationTeam kind="investor" {...useLoaderData<typeof loader>()} />;
}
