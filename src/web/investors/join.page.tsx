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
      heading="Be found by the right startups"
      description="Create an investor profile with your team and show founders what you back."
      path="/investors/join"
      lead="Founders come here to find who might back them. Set up your profile now. We'll open for publishing soon."
      create={{ label: 'Create investor profile', href: '/client/investors/new' }}
      points={[
        ['A profile', 'Start with a name, a website and one line. It stays a draft, visible only to your team.'],
        ['On your terms', 'You choose whether startups contact you by email or only through your website.'],
        ['Your team', 'Invite others by email. Each member has their own log-in.'],
      ]}
      other={{ text: 'Do you run a startup?', label: 'For startups', href: '/startups/join' }}
    />
  );
}
