import { useLoaderData } from 'react-router';
import { featuredCompanies } from '#domain/companies/queries.server.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { cardFacts } from '#web/companies/startup-cards.tsx';
import { JoinPage } from '#web/workspace/join.tsx';
import { RedirectNotice, redirectReasonIn } from '#web/workspace/redirect-notice.tsx';

export const loader = defineLoader(async ({ context, cache, url }) => {
  cache.dependsOn('jobs', 'companies');
  return {
    startups: (await featuredCompanies(context, 3)).map(cardFacts),
    redirectReason: redirectReasonIn(url),
  };
});

export default function InvestorsJoinPage() {
  const { startups, redirectReason } = useLoaderData<typeof loader>();
  return (
    <JoinPage
      above={redirectReason && <RedirectNotice reason={redirectReason} />}
      title="For investors"
      description="Create an investor profile with your team, and follow the Nordic startups you might back."
      path="/investors/join"
      form={{
        heading: 'Find the startups you want to back',
        lead: 'Startups from five countries show what they build and whom they hire. Type your name, and your flag goes up.',
        nameLabel: 'Your name, or your fund’s',
        example: 'Havgap Ventures',
        create: { label: 'Create investor profile', href: '/client/investors/new' },
        notes: ['Free profile', 'Visible only to your team', 'No card'],
      }}
      startups={startups}
      startupsTitle="They are hiring now"
      points={[
        ['A profile', 'Start with a name, a website and one line. It stays a draft, visible only to your team.'],
        ['Startups to follow', 'Browse them by industry, stage and round, and follow the ones you like.'],
        ['Your team', 'Invite others by email. Each member has their own log-in.'],
      ]}
      other={{ text: 'Do you run a startup?', label: 'For startups', href: '/startups/join' }}
    />
  );
}
