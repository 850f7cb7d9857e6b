import { JoinPage } from '../account/join.tsx';
import { loading } from '../loading.ts';

export const loader = loading(({ keep }) => {
  keep.dependsOn();
  return null;
});

export default function InvestorsJoinPage() {
  return (
    <JoinPage
      title="For investors"
      heading="Be found by the right startups"
      description="Make an investor profile: say what you back and how startups reach you, and follow the ones you like."
      path="/investors/join"
      lead="Founders look here for who backs what they build. Make a profile, and be found by those who fit."
      create={{ label: 'Create investor profile', href: '/client/investors/new' }}
      points={[
        [
          'A profile',
          'Name, website, one line to begin with. It is a draft until you send it in; nobody else sees it.',
        ],
        ['On your terms', 'You say whether startups reach you by e-mail or on your website only.'],
        ['Your team', 'Invite the others by e-mail; each has a login of their own.'],
      ]}
      other={{ text: 'You run a startup?', label: 'For startups', href: '/startups/join' }}
    />
  );
}
