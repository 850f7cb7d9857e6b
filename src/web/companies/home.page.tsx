import { useLoaderData } from 'react-router';
import { findOwnCompany } from '#domain/companies/own-company.server.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { guarded } from '#web/workspace/guarded.server.ts';
import { OrganisationHome } from '#web/workspace/organisation-home.tsx';

export const loader = guarded(({ context, workspace }) => findOwnCompany(context, workspace.key));

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
