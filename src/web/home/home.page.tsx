import { useLoaderData } from 'react-router';
import { featuredCompanies, hiringCompanies } from '#domain/companies/queries.server.ts';
import { jobCounters } from '#domain/search/counters/counters.server.ts';
import { noFilters } from '#domain/search/filters/filters.ts';
import { featuredJobs, latestJobs } from '#domain/search/results/queries.server.ts';
import type { Platform } from '#domain/site/platforms.ts';
import { JOB_PRICES } from '#domain/site/prices.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { safePath } from '#web/app/safe-path.ts';
import { builtRoutes } from '#web/app/site-map.ts';
import { useSite } from '#web/app/use-site.ts';
import { StartupCell, StartupGrid } from '#web/companies/startup-cell.tsx';
import { cacheUntilJobsChange } from '#web/jobs/cache-until-jobs-change.ts';
import { rowFacts } from '#web/jobs/row-facts.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { Section, SectionHead } from '#web/ui/page/section.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { LogInNotice, RedirectNotice, redirectReasonIn } from '#web/workspace/redirect-notice.tsx';
import { CountryRow } from './country-row.tsx';
import { Featured } from './featured.tsx';
import { Hero } from './hero.tsx';
import { apart, cellFacts, featuredFacts, wallFacts } from './home-data.ts';
import { JustLanded } from './just-landed.tsx';
import { popularSearches } from './popular-searches.server.ts';
import { PriceBand } from './price-band.tsx';
import { RoleIndex } from './role-index.tsx';

/** Flags of the widest wall, beside four letters. Narrower windows show fewer (hero.module.css). */
const WALL = 36;

export const loader = defineLoader(async ({ context, cache, url }) => {
  const counters = await jobCounters(context);
  const jobs = await featuredJobs(context, noFilters);
  const latest = await latestJobs(context, 3);
  const wall = await hiringCompanies(context, WALL);
  const startups = await featuredCompanies(context, 10);
  cacheUntilJobsChange(cache.dependsOn('jobs', 'companies'), context.now, [...latest.docs, ...jobs.docs]);
  return {
    now: context.now.toISOString(),
    counters,
    popular: popularSearches(counters),
    // The query returns the oldest boost first; the page shows the newest first (rules §1).
    featured: jobs.docs.toReversed().slice(0, 4).map(featuredFacts),
    latest: latest.docs.map((job) => rowFacts(job)),
    wall: apart(wall.map(wallFacts)),
    startups: startups.map(cellFacts),
    prices: builtRoutes.includes('/client/startups/:company/jobs/new') ? JOB_PRICES : null,
    // The page that a guard refused. It is part of the address, so the cached page may show it.
    to: safePath(url.searchParams.get('to')),
    away: redirectReasonIn(url),
  };
});

const PURPOSE: Record<Platform, string> = {
  thehub: 'Connects global talents with career opportunities in Nordic startups.',
  plusimpact: 'Jobs at Nordic startups with a goal you can name, from clean energy to life below water.',
};

export default function Home() {
  const { now, counters, popular, featured, latest, wall, startups, prices, to, away } = useLoaderData<typeof loader>();
  const site = useSite();
  return (
    <>
      <PageHead
        title={site.name}
        description={`${PURPOSE[site.platform]} Open roles in Denmark, Sweden, Norway, Finland and Iceland, with the salary whenever we know it.`}
        path="/"
        structuredData={
          import.meta.env.SSR && [
            {
              '@context': 'https://schema.org',
              '@type': 'WebSite',
              name: site.name,
              url: `${site.origin}/`,
              potentialAction: {
                '@type': 'SearchAction',
                target: { '@type': 'EntryPoint', urlTemplate: `${site.origin}/jobs?search={search_term_string}` },
                'query-input': 'required name=search_term_string',
              },
            },
            {
              '@context': 'https://schema.org',
              '@type': 'Organization',
              name: site.name,
              url: `${site.origin}/`,
              logo: `${site.origin}/apple-touch-icon.png`,
            },
          ]
        }
      />
      {to && <LogInNotice to={to} />}
      {away && <RedirectNotice reason={away} />}
      <Hero counters={counters} popular={popular} wall={wall} />
      {featured.length > 0 && (
        <Section>
          <SectionHead title="Featured jobs" after={<Badge />} more={{ href: '/jobs', label: 'All jobs' }} />
          <Featured jobs={featured} />
        </Section>
      )}
      <Section flush={featured.length > 0}>
        <JustLanded jobs={latest} now={now} open={counters.open} />
      </Section>
      <Section tone="mist">
        <SectionHead title="Find your role" more={{ href: '/jobs', label: 'All roles' }} />
        <RoleIndex counts={counters.roles} />
      </Section>
      <Section>
        <SectionHead
          title="Five countries, one coastline"
          more={{ href: '/jobs?isRemote=true', label: 'Remote jobs' }}
        />
        <CountryRow countries={counters.countries} />
      </Section>
      <Section flush>
        <SectionHead title="Startups to know" more={{ href: '/startups', label: 'Browse all startups' }} />
        <StartupGrid isShort>
          {startups.map((startup) => (
            <StartupCell key={startup.key} startup={startup} />
          ))}
        </StartupGrid>
      </Section>
      <PriceBand prices={prices} />
    </>
  );
}
