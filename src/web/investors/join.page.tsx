import { useLoaderData } from 'react-router';
import { listCompanies } from '#domain/companies/directory.server.ts';
import { noCompanyFilters } from '#domain/companies/filters.ts';
import { featuredCompanies } from '#domain/companies/queries.server.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { cardFacts } from '#web/companies/startup-cards.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import { JoinPage } from '#web/workspace/join.tsx';
import { RedirectNotice, redirectReasonIn } from '#web/workspace/redirect-notice.tsx';
import { startupGroups } from './startup-groups.ts';
import { StartupIndex } from './startup-index.tsx';

export const loader = defineLoader(async ({ context, cache, url }) => {
  cache.dependsOn('jobs', 'companies');
  const { total, suggestions } = await listCompanies(context, noCompanyFilters);
  return {
    total,
    hiring: suggestions.hiring,
    groups: startupGroups(suggestions),
    startups: (await featuredCompanies(context, 3)).map(cardFacts),
    redirectReason: redirectReasonIn(url),
  };
});

export default function InvestorsJoinPage() {
  const { startups, total, hiring, groups, redirectReason } = useLoaderData<typeof loader>();
  return (
    <JoinPage
      above={redirectReason && <RedirectNotice reason={redirectReason} />}
      title="For investors"
      description="Create an investor profile, and follow the Nordic startups you might back."
      path="/investors/join"
      form={{
        heading: 'Find the startups you want to back',
        lead: 'Startups from five countries show what they build and whom they hire. Type your name, and your flag goes up.',
        nameLabel: 'Your name, or your fund’s',
        example: 'Havgap Ventures',
        create: { label: 'Create investor profile', href: '/client/investors/new' },
        notes: ['Free profile', 'Visible only to you', 'No card'],
      }}
      startups={startups}
      startupsTitle="They are hiring now"
      pointsTitle="What you get"
      points={[
        [
          'Startups as they are',
          'What they build, who is in the team, which rounds they have closed, and which jobs are open.',
        ],
        [
          'A profile',
          'A name, a website and one line. Only you see it: investors have no public page and no team yet.',
        ],
        ['Startups you follow', 'Follow as many as you like. They see how many people follow them, and never who.'],
      ]}
      other={{ text: 'Do you run a startup?', label: 'For startups', href: '/startups/join' }}
    >
      {total > 0 && (
        <StartupIndex
          title={`Browse ${countText(total, 'startup')}`}
          text={hiring > 0 && hiring < total ? `${hiring} of them are hiring now.` : undefined}
          groups={groups}
        />
      )}
    </JoinPage>
  );
}
