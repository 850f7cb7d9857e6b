import { useLoaderData } from 'react-router';
import { defineLoader } from '#web/app/define-loader.ts';
import { JoinPage } from '#web/workspace/join.tsx';
import { RedirectNotice, redirectReasonIn } from '#web/workspace/redirect-notice.tsx';

export const loader = defineLoader(({ cache, url }) => {
  cache.dependsOn();
  return { redirectReason: redirectReasonIn(url) };
});

export default function InvestorsJoinPage() {
  const { redirectReason } = useLoaderData<typeof loader>();
  return (
    <JoinPage
      above={redirectReason && <RedirectNotice reason={redirectReason} />}
      title="For investors"
      heading="Find the startups you want to back"
      description="Create an investor profile with your team, and follow the Nordic startups you might back."
      path="/investors/join"
      lead="Startups from five countries show what they build, how they are funded and whom they hire."
      create={{ label: 'Create investor profile', href: '/client/investors/new' }}
      points={[
        ['A profile', 'Start with a name, a website and one line. It stays a draft, visible only to your team.'],
        ['Startups to follow', 'Browse them by industry, stage and round, and follow the ones you like.'],
        ['Your team', 'Invite others by email. Each member has their own log-in.'],
      ]}
      other={{ text: 'Do you run a startup?', label: 'For startups', href: '/startups/join' }}
    />
  );
}
