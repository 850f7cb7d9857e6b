import { useLoaderData } from 'react-router';
import { openLandingPages } from '#domain/search/landing/landing-counts.server.ts';
import { LANDING_PAGES, LANDING_PLACES } from '#domain/search/landing/landing-pages.ts';
import { countryOf } from '#domain/site/countries.ts';
import { bothNames } from '#domain/site/location.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { useSite } from '#web/app/use-site.ts';
import { breadcrumbList } from '#web/seo/crumbs.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { NationFlag } from '#web/ui/flag.tsx';
import { grouped } from '#web/ui/number-format.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { TwoColumn } from '#web/ui/section.tsx';
import css from './browse.module.css';
import { cacheUntilJobsChange } from './cache-until-jobs-change.ts';
import type { JobsLink } from './curated-jobs.tsx';
import { landingLink } from './landing-links.ts';

/** Lists every landing page with enough jobs, so that crawlers reach each by links (SEO-4). */
export const loader = defineLoader(async ({ context, cache }) => {
  const open = await openLandingPages(context, LANDING_PAGES);
  cacheUntilJobsChange(cache.dependsOn('jobs', 'companies'), context.now, []);
  const at = (slug: string | undefined, isField: boolean) =>
    open
      .filter(({ page }) => page.place?.slug === slug && (page.offer.kind === 'field') === isField)
      .map((landing) => landingLink(landing));
  const all = (slug: string | undefined) => [...at(slug, true), ...at(slug, false)];
  const groups = [
    { title: 'By role', country: null, href: null, links: at(undefined, true), cities: [] },
    { title: 'By kind', country: null, href: null, links: at(undefined, false), cities: [] },
    ...LANDING_PLACES.filter(({ city }) => city === null).map(({ countryCode, country, slug }) => ({
      title: country,
      country: countryCode,
      href: placePath(countryCode),
      links: all(slug),
      cities: LANDING_PLACES.flatMap((place) =>
        place.city && place.countryCode === countryCode
          ? [
              {
                name: bothNames(place.city.localName, place.city.name),
                href: `${placePath(countryCode)}/${place.slug}`,
                links: all(place.slug),
              },
            ]
          : [],
      ).filter(({ links }) => links.length > 0),
    })),
  ];
  return { groups: groups.filter(({ links, cities }) => links.length + cities.length > 0) };
});

function placePath(countryCode: string): string {
  return `/jobs/location/${countryOf(countryCode)?.slug ?? countryCode.toLowerCase()}`;
}

const CRUMBS = [{ label: 'Jobs', href: '/jobs' }, { label: 'By role and city' }];

export default function BrowsePage() {
  const { groups } = useLoaderData<typeof loader>();
  const site = useSite();
  return (
    <>
      <PageHead
        title="Jobs by role and city"
        description="Lists of open jobs at Nordic startups: by role, by kind of work, by country and by city. See the salary, startup and location before you open a job."
        path="/jobs/browse"
        indexed={groups.length > 0}
        structuredData={import.meta.env.SSR && [breadcrumbList(CRUMBS, site)]}
      />
      <div className="wrap">
        <Breadcrumbs crumbs={CRUMBS} />
        <header className={css.head}>
          <PageTitle title="Jobs by role and city">Newest first, with the salary whenever we know it.</PageTitle>
        </header>
        {groups.length === 0 && (
          <Empty headingLevel="h2" title="No jobs to list today" text="New jobs land every day.">
            <LinkButton href="/jobs">All jobs</LinkButton>
          </Empty>
        )}
        {groups.map(({ title, country, href, links, cities }) => (
          <TwoColumn
            key={title}
            title={
              href && country ? (
                <a className={css.country} href={href}>
                  <NationFlag country={country} />
                  {title}
                </a>
              ) : (
                title
              )
            }
          >
            <div className={css.group}>
              <LinkList links={links} />
              {cities.length > 0 && (
                <div className={css.cities}>
                  {cities.map((city) => (
                    <section key={city.name}>
                      <h3>
                        <a href={city.href}>{city.name}</a>
                      </h3>
                      <LinkList links={city.links} />
                    </section>
                  ))}
                </div>
              )}
            </div>
          </TwoColumn>
        ))}
      </div>
    </>
  );
}

function LinkList({ links }: { links: JobsLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={css.links}>
      {links.map(({ label, href, n }) => (
        <li key={href}>
          <a href={href}>{label}</a>
          {n !== undefined && <span>{grouped(n)}</span>}
        </li>
      ))}
    </ul>
  );
}
