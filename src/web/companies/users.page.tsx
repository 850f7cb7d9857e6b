import { useActionData, useLoaderData } from 'react-router';
import { findOwnCompany } from '../../domain/companies/own-company.ts';
import { actingGuarded, guarded } from '../account/guarded.ts';
import { Room } from '../account/room.tsx';
import { Team } from '../account/team.tsx';
import { changeTeam, teamOf } from '../account/team-data.ts';
import type { Mistakes } from '../acting.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';

export const loader = guarded(async (given) => {
  const { id, key, name } = await findOwnCompany(given.context, given.room.key);
  return { key, name, team: await teamOf(given, { kind: 'company', id }) };
});

export const action = actingGuarded(async (given) => {
  const { id, key } = await findOwnCompany(given.context, given.room.key);
  return changeTeam(given, { kind: 'company', id }, `/client/startups/${key}/users`);
});

export default function StartupTeamPage() {
  const { key, name, team } = useLoaderData<typeof loader>();
  const mistakes = useActionData() as Mistakes | undefined;
  const path = `/client/startups/${key}`;
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
