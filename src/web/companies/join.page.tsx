import { useLoaderData } from 'react-router';
import { featuredCompanies } from '#domain/companies/queries.server.ts';
import { BOOST_DAYS } from '#domain/jobs/job.ts';
import { JOB_PRICES } from '#domain/site/prices.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { useSite } from '#web/app/use-site.ts';
import { Band } from '#web/home/price-band.tsx';
import { JoinPage } from '#web/workspace/join.tsx';
import { StartSteps } from './start-steps.tsx';
import { cardFacts } from './startup-cards.tsx';

export const loader = defineLoader(async ({ context, cache }) => {
  cache.dependsOn('jobs', 'companies');
  return { startups: (await featuredCompanies(context, 3)).map(cardFacts), prices: JOB_PRICES };
});

export default function StartupsJoinPage() {
  const { startups, prices } = useLoaderData<typeof loader>();
  const site = useSite();
  return (
    <JoinPage
      title="For startups"
      description="Set up your startup’s profile with your team, where people look for jobs in the Nordics."
      path="/startups/join"
      form={{
        heading: 'Fly your own flag.',
        lead: `Every startup on ${site.name} has a flag, made from its name. Type yours and it goes up.`,
        nameLabel: 'Your startup’s name',
        example: 'Nordavind Robotics',
        create: { label: 'Create startup profile', href: '/client/startups/new' },
        notes: ['Free profile', 'One job free', 'No card'],
        standsIn: {
          text: 'It stands in until your pictures come.',
          note: 'For approval you need a logo. The cover is up to you.',
          sharedAs: `Jobs and people, on ${site.name}`,
        },
      }}
      startups={startups}
      startupsTitle="They fly theirs here"
      points={[]}
      faq={{ text: 'Anything unclear?', label: 'Questions that founders ask', href: '/startups/faq' }}
      other={{ text: 'Do you invest in startups?', label: 'For investors', href: '/investors/join' }}
      band={
        <Band
          heading="One job is always free."
          lead={`Pay when you need a second one. The price follows the country of the job, and includes a boost for ${BOOST_DAYS} days.`}
          action={{ label: 'See what is in it', href: '/pricing', kind: 'snowline' }}
          prices={prices}
          caption="Each further job, for up to 60 days, without VAT"
        />
      }
    >
      <StartSteps />
    </JoinPage>
  );
}
