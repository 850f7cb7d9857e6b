import { useLoaderData } from 'react-router';
import { findOwnInvestor } from '#domain/investors/own-investor.server.ts';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { guardedLoader } from '#web/workspace/guarded.server.ts';
import { OrganisationHome } from '#web/workspace/organisation-home.tsx';

export const loader = guardedLoader(({ context, workspace }) => findOwnInvestor(context, workspace.key));

export default function InvestorHomePage() {
  return (
    <OrganisationHome kind="investor" organisation={useLoaderData<typeof loader>()}>
      <LinkButton kind="line" href="/startups">
        Browse startups
      </LinkButton>
    </OrganisationHome>
  );
}
