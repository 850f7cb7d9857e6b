import { redirect, useActionData, useLoaderData } from 'react-router';
import {
  answerJoinRequest,
  joinAnswerInput,
  listJoinRequests,
} from '#domain/companies/joining/join-requests.server.ts';
import { findOwnCompany } from '#domain/companies/own-company.server.ts';
import { readInput } from '#domain/read-input.ts';
import { dayOf } from '#domain/site/date-format.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { defineGuardedAction, guardedLoader } from '#web/workspace/guarded.server.ts';
import { OrganisationTeam } from '#web/workspace/organisation-team.tsx';
import { changeTeam, TEAM_FIELDS, teamOf } from '#web/workspace/team-forms.server.ts';
import { JoinRequests } from './join-requests.tsx';

export const loader = guardedLoader(async (args) => {
  const { id, key, name } = await findOwnCompany(args.context, args.workspace.key);
  const requests = await listJoinRequests(args.context, id);
  return {
    organisation: { key, name },
    team: await teamOf(args, { kind: 'company', id }),
    requests: requests.map((request) => ({ ...request, since: dayOf(request.askedAt) })),
  };
});

export const action = defineGuardedAction([...TEAM_FIELDS, 'request', 'answer'], async (args) => {
  const { id, key } = await findOwnCompany(args.context, args.workspace.key);
  const path = `/client/startups/${key}/users`;
  if (args.text('intent') !== 'answer') return changeTeam(args, { kind: 'company', id }, path);
  const answer = readInput(joinAnswerInput, { request: args.text('request'), answer: args.text('answer') });
  await answerJoinRequest(args.context, id, answer);
  return redirect(`${path}?done=${answer.answer === 'no' ? 'declined' : 'joined'}`);
});

export default function StartupTeamPage() {
  const { requests, ...page } = useLoaderData<typeof loader>();
  const mistakes = useActionData() as Mistakes | undefined;
  return (
    <OrganisationTeam kind="company" {...page}>
      <JoinRequests
        requests={requests}
        action={`/client/startups/${page.organisation.key}/users`}
        mistakes={mistakes}
      />
    </OrganisationTeam>
  );
}
