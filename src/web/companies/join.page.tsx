import { useLoaderData } from 'react-router';
import { featuredCompanies } from '#domain/companies/queries.server.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { useSite } from '#web/app/use-site.ts';
import { JoinPage } from '#web/workspace/join.tsx';
import { cardFacts } from './startup-cards.tsx';

export const loader = defineLoader(async ({ context, cache }) => {
  cache.dependsOn('jobs', 'companies');
  return { startups: (await featuredCompanies(context, 3)).map(cardFacts) };
});

export default function StartupsJoinPage() {
  const { startups } = useLoaderData<typeof loader>();
  const site = useSite();
  return (
    <JoinPage
      title="For startups"
      description="Set up your startup’s profile with your team, where people look for jobs in the Nordics."
      path="/startups/join"
      form={{
        heading: 'Fly your own flag',
        lead: `Every startup on ${site.name} has a flag, made from its name. Type yours and it goes up.`,
        nameLabel: 'Your startup’s name',
        example: 'Nordavind Robotics',
        create: { label: 'Create startup profile', href: '/client/startups/new' },
      }}
      startups={startups}
      startupsTitle="They fly theirs here"
      points={[
        ['A profile', 'Start with a name, a website and one line. It stays a draft, visible only to your team.'],
        ['Your flag', 'No other startup has the same one. It stands in until your pictures come.'],
        ['Your team', 'Invite owners, managers and reviewers by email. Each sees what they need.'],
      ]}
      other={{ text: 'Do you invest in startups?', label: 'For investors', href: '/investors/join' }}
    />
  );
}
