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
      description="Set up your startup’s profile with your team, where people look for jobs in the Nordics."
      path="/startups/join"
      lead="People come here for work in Nordic startups. Set up your startup’s profile with your team."
      create={{ label: 'Create startup profile', href: '/client/startups/new' }}
      points={[
        ['A profile', 'Start with a name, a website and one line. It stays a draft, visible only to your team.'],
        ['Your flag', 'Every startup flies a flag made from its name. It stands in until your pictures come.'],
        ['Your team', 'Invite owners, managers and reviewers by email. Each sees what they need.'],
      ]}
      other={{ text: 'Do you invest in startups?', label: 'For investors', href: '/investors/join' }}
    />
  );
}
