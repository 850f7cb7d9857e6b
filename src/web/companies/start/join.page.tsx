import { useLoaderData } from 'react-router';
import { featuredCompanies } from '#domain/companies/queries.server.ts';
import { BOOST_DAYS } from '#domain/jobs/job.ts';
import { JOB_PRICES } from '#domain/site/prices.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { useSite } from '#web/app/use-site.ts';
import { Band } from '#web/home/price-band.tsx';
import { groupDigits } from '#web/ui/text/number-format.ts';
import { JoinPage } from '#web/workspace/join.tsx';
import { cardFacts } from '../startup-cards.tsx';
import { StartSteps } from './start-steps.tsx';

export const loader = defineLoader(async ({ context, cache }) => {
  cache.dependsOn('jobs', 'companies');
  return { startups: (await featuredCompanies(context, 3)).map(cardFacts), prices: JOB_PRICES };
});

export default function StartupsJoinPage() {
  const { startups, prices } = useLoaderData<typeof loader>();
  const site = useSite();
  const price = prices.map(({ amount, currency }) => `${groupDigits(amount)}\u00a0${currency}`);
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
        notes: ['Free profile', 'One job free', 'All applicants on one board', 'No card'],
        standsIn: {
          text: 'It stands in until your pictures come.',
          note: 'For approval you need a logo. The cover is up to you.',
          sharedAs: `Jobs and people, on ${site.name}`,
        },
      }}
      startups={startups}
      startupsTitle="They fly theirs here"
      pointsTitle="What you get, and what it costs"
      points={[
        [
          'One job free, always',
          <>
            Pay only for a further job at the same time: {price.join(', ')}, by the country of the job. There is no
            subscription. See{' '}
            <a className="link" href="/pricing">
              all prices
            </a>
            .
          </>,
        ],
        [
          'All applicants on one board',
          'People apply in two minutes, with their profile and CV. You read them side by side, write to them, and share the work with your team.',
        ],
        [
          'An answer for everybody',
          'We remind you after 7 and 14 days without a word. One kind no can go to many people at once.',
        ],
      ]}
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
