import { useLoaderData } from 'react-router';
import { findOwnCompany } from '#domain/companies/own-company.server.ts';
import { usePersonalOfPage } from '#web/app/use-site.ts';
import { SWITCH_STARTUP } from '#web/auth/auth-screens.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { guarded } from '#web/workspace/guarded.server.ts';
import { OrganisationHome } from '#web/workspace/organisation-home.tsx';

export const loader = guarded(({ context, workspace }) => findOwnCompany(context, workspace.key));

export default function StartupHomePage() {
  const company = useLoaderData<typeof loader>();
  const startups = usePersonalOfPage()?.profiles.filter(({ type }) => type === 'company') ?? [];
  return (
    <OrganisationHome kind="company" organisation={company} facts={[{ label: 'Open jobs', value: company.openJobs }]}>
      {company.status === 'ACTIVE' && (
        <LinkButton kind="line" href={`/startups/${company.key}`}>
          Public page
        </LinkButton>
      )}
      {startups.length > 1 && (
        <LinkButton kind="line" href={SWITCH_STARTUP}>
          Switch startup
        </LinkButton>
      )}
    </OrganisationHome>
  );
}
