import { useLoaderData } from 'react-router';
import { jobCounters, openPlaces } from '#domain/search/counters/counters.server.ts';
import { openLandingPages } from '#domain/search/landing/landing-counts.server.ts';
import { LANDING_PAGES } from '#domain/search/landing/landing-pages.ts';
import { bothNames } from '#domain/site/location.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { useSite } from '#web/app/use-site.ts';
import { breadcrumbList } from '#web/seo/crumbs.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Breadcrumbs } from '#web/ui/page/breadcrumbs.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Section, SectionHead } from '#web/ui/page/section.tsx';
import { NationFlag } from '#web/ui/pictures/flag.tsx';
import { groupDigits } from '#web/ui/text/number-format.ts';
import { cacheUntilJobsChange } from '../cache-until-jobs-change.ts';
import css from './browse.module.css';
import type { JobsLink } from './curated-jobs.tsx';
import { FlagLinks } from './flag-links.tsx';
import { flagOf } from './landing-flags.ts';
import { landingLink } from './landing-links.ts';

/** Cities that stand under their country even without a list of their own. */
const LARGEST_CITIES = 4;

/** Lists every landing page with enough jobs, so that crawlers reach each by links (SEO-4). */
export const loader = defineLoader(async ({ context, cache }) => {
  const open = await openLandingPages(context, LANDING_PAGES);
  const { countries } = await jobCounters(context);
  const places = await openPlaces(context);
  cacheUntilJobsChange(cache.dependsOn('jobs', 'companies'), context.now, []);
  const anywhere = (isField: boolean) =>
    open
      .filter(({ page }) => page.place === null && (page.offer.kind === 'field') === isField)
      .map(({ page, n }) => ({ ...landingLink({ page, n }), n, flag: flagOf(page.offer) }));
  const at = (countryCode: string, city: string | null): JobsLink[] =>
    open
      .filter(
        ({ page: { place } }) =>
          place?.countryCode === countryCode && (city === null ? place.city === null : place.slug === city),
      )
      .map((landing) => landingLink(landing));
  return {
    kinds: [
      { title: 'By role', links: anywhere(true) },
      { title: 'By kind', links: anywhere(false) },
    ].filter(({ links }) => links.length > 0),
    countries: countries
      .filter(({ n }) => n > 0)
      .map(({ code, name, slug, n }) => ({
        code,
        name,
        href: `/jobs/location/${slug}`,
        n,
        links: at(code, null),
        cities: places
          .filter(({ countryCode }) => countryCode === code)
          .map((city) => ({
            name: bothNames(city.name, city.englishName),
            href: `/jobs/location/${slug}/${city.slug}`,
            n: city.n,
            links: at(code, city.slug),
          }))
          .filter(({ links }, place) => links.length > 0 || place < LARGEST_CITIES),
      })),
  };
});

const CRUMBS = [{ label: 'Jobs', href: '/jobs' }, { label: 'By role and city' }];

export default function BrowsePage() {
  const { kinds, countries } = useLoaderData<typeof loader>();
  const site = useSite();
  return (
    <>
      <PageHead
        title="Jobs by role and city"
        description="Lists of open jobs at Nordic startups: by role, by kind of work, by country and by city. See the salary, startup and location before you open a job."
        path="/jobs/browse"
        indexed={kinds.length > 0}
        structuredData={import.meta.env.SSR && [breadcrumbList(CRUMBS, site)]}
      />
      <div className="wrap">
        <Breadcrumbs crumbs={CRUMBS} />
        <header className={css.head}>
          <PageTitle title="Jobs by role and city">Newest first, with the salary whenever we know it.</PageTitle>
        </header>
        {kinds.length + countries.length === 0 && (
          <Empty headingLevel="h2" title="No jobs to list today" text="New jobs land every day.">
            <LinkButton href="/jobs">All jobs</LinkButton>
          </Empty>
        )}
      </div>
      {kinds.map(({ title, links }) => (
        <Section key={title} tone="mist" className={css.kinds}>
          <SectionHead title={title} />
          <FlagLinks links={links} />
        </Section>
      ))}
      {countries.length > 0 && (
        <Section className={css.places}>
          <SectionHead title="By place" />
          {countries.map(({ code, name, href, n, links, cities }) => (
            <section key={code} className={css.country} aria-labelledby={`jobs-in-${code}`}>
              <h3 id={`jobs-in-${code}`}>
                <NationFlag country={code} />
                <span>
                  <a href={href} data-country={code}>
                    {name}
                  </a>{' '}
                  <small>{groupDigits(n)}</small>
                </span>
              </h3>
              <div className={css.lists}>
                {links.length > 0 && <LinkList links={links} isWide />}
                {cities.map((city) => (
                  <div key={city.href}>
                    <h4>
                      <a href={city.href}>{city.name}</a> <span>{groupDigits(city.n)}</span>
                    </h4>
                    {city.links.length > 0 && <LinkList links={city.links} />}
                  </div>
                ))}
              </div>
            </section>
          ))}
        </Section>
      )}
    </>
  );
}

function LinkList({ links, isWide = false }: { links: JobsLink[]; isWide?: boolean }) {
  return (
    <ul className={isWide ? css.wide : css.links}>
      {links.map(({ label, href, n }) => (
        <li key={href}>
          <a href={href}>{label}</a> {n !== undefined && <span>{groupDigits(n)}</span>}
        </li>
      ))}
    </ul>
  );
}
