import { useLoaderData } from 'react-router';
import { findOwnInvestor } from '../../domain/investors/own-investor.ts';
import { guarded } from '../account/guarded.ts';
import { STATUS_WORDS } from '../account/organisation-words.ts';
import { Actions, Room, Words } from '../account/room.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Facts } from '../ui/facts.tsx';
import { Split } from '../ui/section.tsx';

export const loader = guarded(({ context, room }) => findOwnInvestor(context, room.key));

export default function InvestorHomePage() {
  const investor = useLoaderData<typeof loader>();
  const path = `/client/investors/${investor.key}`;
  return (
    <Room title={investor.name} lead={STATUS_WORDS[investor.status]} path={path}>
      <Split title="At a glance">
        <div>
          <Facts
            facts={[
              { label: 'In the team', value: investor.members },
              { label: 'Website', value: investor.website ?? 'none yet' },
            ]}
          />
        </div>
      </Split>
      <Split title="Where to">
        <div>
          <Words>
            <p>{investor.intro || 'What you back, in one line, is not written yet.'}</p>
          </Words>
          <Actions>
            {investor.can.edit && <LinkButton href={`${path}/edit`}>Edit investor profile</LinkButton>}
            <LinkButton kind="line" href={`${path}/users`}>
              Team and invitations
            </LinkButton>
            <LinkButton kind="line" href="/startups">
              Browse startups
            </LinkButton>
            {investor.adminUrl && (
              <LinkButton kind="line" href={investor.adminUrl}>
                Admin
              </LinkButton>
            )}
          </Actions>
        </div>
      </Split>
    </Room>
  );
}
