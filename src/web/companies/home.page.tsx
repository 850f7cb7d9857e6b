import { useLoaderData } from 'react-router';
import { findOwnCompany } from '../../domain/companies/own-company.ts';
import { guarded } from '../account/guarded.ts';
import { OrganisationHome } from '../account/organisation-home.tsx';
import { LinkButton } from '../ui/button.tsx';

export const loader = guarded(({ context, room }) => findOwnCompany(context, room.key));

export default function StartupHomePage() {
  const company = useLoaderData<typeof loader>();
  return (
    <OrganisationHome kind="company" organisation={company} facts={[{ label: 'Open jobs', value: company.openJobs }]}>
      {company.status === 'ACTIVE' && (
        <LinkButton kind="line" href={`/startups/${company.key}`}>
          Public page
        </LinkButton>
      )}
    </OrganisationHome>
  );
}
