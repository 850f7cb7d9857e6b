import { useLoaderData } from 'react-router';
import { findOwnInvestor } from '#domain/investors/own-investor.ts';
import { guarded } from '#web/account/guarded.ts';
import { OrganisationHome } from '#web/account/organisation-home.tsx';
import { LinkButton } from '#web/ui/button.tsx';

export const loader = guarded(({ context, room }) => findOwnInvestor(context, room.key));

export default function InvestorHomePage() {
  return (
    <OrganisationHome kind="investor" organisation={useLoaderData<typeof loader>()}>
      <LinkButton kind="line" href="/startups">
        Browse startups
      </LinkButton>
    </OrganisationHome>
  );
}
