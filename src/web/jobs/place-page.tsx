import { SlidersHorizontal } from 'lucide-react';
import { noFilters } from '../../domain/jobs/filters.ts';
import { counted, grouped } from '../numbers.ts';
import { PageHead } from '../page-head.tsx';
import { breadcrumbList, placeCrumbs } from '../seo/crumbs.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Empty } from '../ui/empty.tsx';
import { NationFlag } from '../ui/flag.tsx';
import { Pages } from '../ui/pages.tsx';
import { useSite } from '../use-site.ts';
import { JobRow } from './job-row.tsx';
import rows from './job-rows.module.css';
import { jobsHref } from './jobs-href.tsx';
import css from './place-page.module.css';
import type { PlacePageData } from './place-page-data.ts';

/** The open jobs of a country or a city, with the ways on: its roles, its other cities, the other countries. */
export function PlacePage(place: PlacePageData) {
  const { now, heading, intro, country, city, docs, boosted, page, pages, total } = place;
  const site = useSite();
  const crumbs = placeCrumbs(country, city ?? undefined);
  const path = `/jobs/location/${country.slug}${city ? `/${city.slug}` : ''}`;
  const hrefFor = (to: number) => (to > 1 ? `${path}?page=${to}` : path);
  const filters = { ...noFilters, countryCodes: [country.code], localities: city ? [city.localName] : [] };
  return (
    <>
      <PageHead
        title={page > 1 ? `${heading}, page ${page}` : heading}
        description={`${intro} See the salary, the startup and the place before you open one.`}
        path={hrefFor(page)}
        indexed={total > 0}
        structuredData={[breadcrumbList(crumbs, site)]}
      />
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} />
        <header className={css.head}>
          <div>
            <h1>{heading}</h1>
            <p>{intro}</p>
          </div>
          <NationFlag country={country.code} className={css.flag} />
        </header>
        <div className={css.columns}>
          <section aria-label="Open jobs" className={css.results}>
            {total === 0 ? (
              <NoJobsHere place={place} />
            ) : (
              <>
                <div className={css.ways}>
                  <LinkButton kind="line" size="sm" icon={SlidersHorizontal} href={jobsHref(filters)}>
                    Filter these jobs
                  </LinkButton>
                  {place.roles.length > 1 &&
                    place.roles.map(({ key, label, n }) => (
                      <Chip key={key} href={jobsHref({ ...filters, roles: [key] })}>
                        {label}
                        <span className={css.count}>{grouped(n)}</span>
                      </Chip>
                    ))}
                </div>
                {boosted.length > 0 && (
                  <div className={rows.boosts}>
                    {boosted.map((job) => (
                      <JobRow key={job.id} job={job} now={now} boosted heading="h2" />
                    ))}
                  </div>
                )}
                <div className={rows.rows}>
                  {docs.map((job) => (
                    <JobRow key={job.id} job={job} now={now} heading="h2" />
                  ))}
                </div>
                <Pages page={page} pages={pages} hrefFor={hrefFor} />
              </>
            )}
          </section>
          <Neighbours place={place} />
        </div>
      </div>
    </>
  );
}

/** Other cities of the country, and the other countries: the ways on. */
function Neighbours({ place: { country, city, cities, countries, remote } }: { place: PlacePageData }) {
  return (
    <aside className={css.aside} aria-label="Other places">
      {(cities.length > 0 || city) && (
        <section>
          <h2>{city ? `Elsewhere in ${country.name}` : `Cities in ${country.name}`}</h2>
          <ul>
            {city && (
              <li>
                <a href={`/jobs/location/${country.slug}`}>All of {country.name}</a>
                <span className={css.count}>{grouped(country.n)}</span>
              </li>
            )}
            {cities.map(({ name, slug, n }) => (
              <li key={slug}>
                <a href={`/jobs/location/${country.slug}/${slug}`}>{name}</a>
                <span className={css.count}>{grouped(n)}</span>
              </li>
            ))}
            {remote > 0 && !city && (
              <li>
                <a href={jobsHref({ ...noFilters, countryCodes: [country.code], isRemote: true })}>Remote</a>
                <span className={css.count}>{grouped(remote)}</span>
              </li>
            )}
          </ul>
        </section>
      )}
      <section>
        <h2>Other countries</h2>
        <ul>
          {countries.map(({ code, name, slug, n }) => (
            <li key={code}>
              <a href={`/jobs/location/${slug}`}>
                <NationFlag country={code} className={css.tile} />
                {name}
              </a>
              <span className={css.count}>{grouped(n)}</span>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

/** A real place without open jobs: say so, and lead to the nearest that has some. */
function NoJobsHere({ place: { country, city, cities } }: { place: PlacePageData }) {
  return (
    <Empty
      headingLevel="h2"
      title={`No open jobs in ${city ? city.name : country.name} today`}
      text={
        city && country.n > 0
          ? `${counted(country.n, 'job')} elsewhere in ${country.name} ${country.n === 1 ? 'is' : 'are'} open right now.`
          : 'New jobs land every day. Meanwhile, look at those one can do from anywhere.'
      }
    >
      <p className={css.empty}>
        {city && country.n > 0 && (
          <LinkButton href={`/jobs/location/${country.slug}`}>All jobs in {country.name}</LinkButton>
        )}
        {cities.slice(0, 3).map(({ name, slug }) => (
          <LinkButton key={slug} kind="line" href={`/jobs/location/${country.slug}/${slug}`}>
            {name}
          </LinkButton>
        ))}
        <LinkButton kind={city && country.n > 0 ? 'quiet' : 'line'} href="/jobs?isRemote=true">
          Remote jobs
        </LinkButton>
      </p>
    </Empty>
  );
}
