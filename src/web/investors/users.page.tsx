import { useActionData, useLoaderData } from 'react-router';
import { findOwnInvestor } from '../../domain/investors/own-investor.ts';
import { actingGuarded, guarded } from '../account/guarded.ts';
import { Room } from '../account/room.tsx';
import { Team } from '../account/team.tsx';
import { changeTeam, teamOf } from '../account/team-data.ts';
import type { Mistakes } from '../acting.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';

export const loader = guarded(async (given) => {
  const { id, key, name } = await findOwnInvestor(given.context, given.room.key);
  return { key, name, team: await teamOf(given, { kind: 'investor', id }) };
});

export const action = actingGuarded(async (given) => {
  const { id, key } = await findOwnInvestor(given.context, given.room.key);
  return changeTeam(given, { kind: 'investor', id }, `/client/investors/${key}/users`);
});

export default function InvestorTeamPage() {
  const { key, name, team } = useLoaderData<typeof loader>();
  const mistakes = useActionData() as Mistakes | undefined;
  const path = `/client/investors/${key}`;
  return (
    <Room
      title={`Team of ${name}`}
      heading="Team"
      path={`${path}/users`}
      above={<Breadcrumbs crumbs={[{ label: name, href: path }, { label: 'Team' }]} />}
      done={mistakes ? null : team.done}
    >
      <Team team={team} path={`${path}/users`} mistakes={mistakes} />
    </Room>
  );
}
