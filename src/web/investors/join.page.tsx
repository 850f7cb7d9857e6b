import { useLoaderData } from 'react-router';
import { defineLoader } from '#web/app/define-loader.ts';
import { JoinPage } from '#web/workspace/join.tsx';
import { redirectReasonIn, RedirectNotice } from '#web/workspace/redirect-notice.tsx';

export const loader = defineLoader(({ cache, url }) => {
  cache.dependsOn();
  return { away: redirectReasonIn(url) };
});

export default function InvestorsJoinPage() {
  const { away } = useLoaderData<typeof loader>();
  return (
    <JoinPage
      above={away && <RedirectNotice from={away} />}
      title="For investors"
      heading="Be found by the right startups"
      description="Make an investor profile: say who you are and what you back, and work on it with your team."
      path="/investors/join"
      lead="Founders are to find here who backs what they build. Make your profile now, and be ready when it can be sent in."
      create={{ label: 'Create investor profile', href: '/client/investors/new' }}
      points={[
        [
          'A profile',
          'Name, website, one line to begin with. It is a draft: nobody but your team sees it. Sending it in is being built.',
        ],
        ['On your terms', 'You will say whether startups reach you by e-mail or on your website only.'],
        ['Your team', 'Invite the others by e-mail; each has a login of their own.'],
      ]}
      other={{ text: 'You run a startup?', label: 'For startups', href: '/startups/join' }}
    />
  );
}
