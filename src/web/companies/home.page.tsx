import { useLoaderData } from 'react-router';
import { findOwnCompany } from '../../domain/companies/own-company.ts';
import { guarded } from '../account/guarded.ts';
import { STATUS_WORDS } from '../account/organisation-words.ts';
import { Actions, Room, Words } from '../account/room.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Facts } from '../ui/facts.tsx';
import { Split } from '../ui/section.tsx';

export const loader = guarded(({ context, room }) => findOwnCompany(context, room.key));

export default function StartupHomePage() {
  const company = useLoaderData<typeof loader>();
  const path = `/client/startups/${company.key}`;
  return (
    <Room title={company.name} lead={STATUS_WORDS[company.status]} path={path}>
      <Split title="At a glance">
        <div>
          <Facts
            facts={[
              { label: 'Open jobs', value: company.openJobs },
              { label: 'In the team', value: company.members },
              { label: 'Website', value: company.website ?? 'none yet' },
            ]}
          />
        </div>
      </Split>
      <Split title="Where to">
        <div>
          <Words>
            <p>{company.intro || 'What you do, in one line, is not written yet.'}</p>
          </Words>
          <Actions>
            {company.can.edit && <LinkButton href={`${path}/edit`}>Edit startup profile</LinkButton>}
            <LinkButton kind="line" href={`${path}/users`}>
              Team and invitations
            </LinkButton>
            {company.status === 'ACTIVE' && (
              <LinkButton kind="line" href={`/startups/${company.key}`}>
                Public page
              </LinkButton>
            )}
            {company.adminUrl && (
              <LinkButton kind="line" href={company.adminUrl}>
                Admin
              </LinkButton>
            )}
          </Actions>
        </div>
      </Split>
    </Room>
  );
}
