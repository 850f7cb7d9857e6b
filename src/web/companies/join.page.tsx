import { defineLoader } from '#web/app/define-loader.ts';
import { JoinPage } from '#web/workspace/join.tsx';

export const loader = defineLoader(({ cache }) => {
  cache.dependsOn();
  return null;
});

export default function StartupsJoinPage() {
  return (
    <JoinPage
      title="For startups"
      heading="Put your startup on the map"
      description="Make your startup's profile and work on it with your team: where people look for jobs in the Nordics."
      path="/startups/join"
      lead="People look here for work in Nordic startups. Make your profile now, and be ready when it can be sent in."
      create={{ label: 'Create startup profile', href: '/client/startups/new' }}
      points={[
        [
          'A profile',
          'Name, website, one line to begin with. It is a draft: nobody but your team sees it. Sending it in is being built.',
        ],
        ['Jobs', 'Posting is being built. One open job will be free, and each further one have its price by country.'],
        ['Your team', 'Owners, managers and reviewers, invited by e-mail, each seeing what they need.'],
      ]}
      other={{ text: 'You invest in startups?', label: 'For investors', href: '/investors/join' }}
    />
  );
}
