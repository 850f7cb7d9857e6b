import { JoinPage } from '../account/join.tsx';
import { loading } from '../loading.ts';

export const loader = loading(({ keep }) => {
  keep.dependsOn();
  return null;
});

export default function StartupsJoinPage() {
  return (
    <JoinPage
      title="For startups"
      heading="Put your startup on the map"
      description="Make your startup's profile and hire in the Nordics: one open job is free, and your team works on it together."
      path="/startups/join"
      lead="People look here for work in Nordic startups. Make a profile, and be where they look."
      create={{ label: 'Create startup profile', href: '/client/startups/new' }}
      points={[
        [
          'A profile',
          'Name, website, one line to begin with. It is a draft until you send it in; nobody else sees it.',
        ],
        ['Jobs', 'One open job is free. Each further one has its price by country, and pay stands on every listing.'],
        ['Your team', 'Owners, managers and reviewers, invited by e-mail, each seeing what they need.'],
      ]}
      other={{ text: 'You invest in startups?', label: 'For investors', href: '/investors/join' }}
    />
  );
}
