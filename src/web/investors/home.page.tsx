import { useLoaderData } from 'react-router';
import { findOwnInvestor } from '../../domain/investors/own-investor.ts';
import { guarded } from '../account/guarded.ts';
import { OrganisationHome } from '../account/organisation-home.tsx';
import { LinkButton } from '../ui/button.tsx';

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
