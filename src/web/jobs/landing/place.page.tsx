import { redirect, useLoaderData } from 'react-router';
import { absent } from '#domain/errors.ts';
import { noFilters } from '#domain/search/filters/filters.ts';
import { countryBySlug } from '#domain/site/countries.ts';
import { placeBySlug, placePath } from '#domain/site/places.server.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { useSite } from '#web/app/use-site.ts';
import { breadcrumbList, placeCrumbs } from '#web/seo/crumbs.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { NationFlag } from '#web/ui/pictures/flag.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import { jobsHref } from '../jobs-href.tsx';
import { CuratedJobs, type LinkGroup } from './curated-jobs.tsx';
import { loadPlacePage, type PlacePageData } from './load-place-page.server.ts';

/** The country or the city that the address names. Every other name of the same place redirects here (rules §1). */
export const loader = defineLoader(async (args) => {
  const { country = '', city } = args.params;
  if (city === undefined) {
    const match = countryBySlug(country);
    if (!match) throw absent('This country');
    // Danmark, DENMARK and dk redirect to Denmark.
    if (!match.isCanonical) throw redirect(`/jobs/location/${match.country.slug}${args.url.search}`, 308);
    return loadPlacePage(args, match.country, null);
  }
  const match = await placeBySlug(args.context, country, city);
  if (!match) throw absent('This place');
  // København, Köpenhamn and COPENHAGEN redirect to Copenhagen.
  if (!match.isCanonical) throw redirect(placePath(match.place) + args.url.search, 308);
  return loadPlacePage(args, match.country, match.place);
});

/** The open jobs of a country or a city, with links to its roles, other cities and other countries. */
export default function PlacePage() {
  const place = useLoaderData<typeof loader>();
  const { heading, intro, country, city, page, total } = place;
  const site = useSite();
  const crumbs = placeCrumbs(country, city ?? undefined);
  const path = `/jobs/location/${country.slug}${city ? `/${city.slug}` : ''}`;
  const hrefFor = (to: number) => (to > 1 ? `${path}?page=${to}` : path);
  const filters = { ...noFilters, countryCodes: [country.code], localities: city ? [city.localName] : [] };
  return (
    <>
      <PageHead
        title={page > 1 ? `${heading}, page ${page}` : heading}
        description={`${intro} See the salary, startup and location before you open a job.`}
        path={hrefFor(page)}
        indexed={total > 0}
        structuredData={import.meta.env.SSR && [breadcrumbList(crumbs, site)]}
      />
      <CuratedJobs
        crumbs={crumbs}
        heading={heading}
        intro={intro}
        flag={<NationFlag country={country.code} />}
        list={place}
        hrefFor={hrefFor}
        searchHref={jobsHref(filters)}
        chips={place.roles.length > 1 ? place.roles : []}
        empty={<NoJobsHere place={place} />}
        aside={linksBeside(place)}
        asideLabel="Other places"
      />
    </>
  );
}

/** The links beside the list: other cities, landing pages of this place and other countries. */
function linksBeside(place: PlacePageData): LinkGroup[] {
  const { country, city, cities, countries, remote, landings } = place;
  const path = `/jobs/location/${country.slug}`;
  const remoteHref = jobsHref({ ...noFilters, countryCodes: [country.code], isRemote: true });
  return [
    {
      title: city ? `Elsewhere in ${country.name}` : `Cities in ${country.name}`,
      links: [
        ...(city ? [{ label: `All of ${country.name}`, href: path, n: country.n }] : []),
        ...cities.map(({ name, slug, n }) => ({ label: name, href: `${path}/${slug}`, n })),
        ...(remote > 0 && !city && landings.length === 0 ? [{ label: 'Remote', href: remoteHref, n: remote }] : []),
      ],
    },
    { title: place.roles.length > 1 ? 'Other kinds of jobs' : 'By kind of job', links: landings },
    {
      title: 'Other countries',
      links: countries.map(({ code, name, slug, n }) => ({
        label: name,
        href: `/jobs/location/${slug}`,
        n,
        country: code,
      })),
    },
  ];
}

/** A place without open jobs links to its country, or to remote jobs. */
function NoJobsHere({ place: { country, city } }: { place: PlacePageData }) {
  const inCountry = city && country.n > 0;
  return (
    <Empty
      headingLevel="h2"
      title={inCountry ? `${countText(country.n, 'open job')} elsewhere in ${country.name}` : 'Work from anywhere'}
      text={
        inCountry
          ? 'Choose another place, or see them all.'
          : 'New jobs land every day. Until then, look at remote jobs.'
      }
    >
      {inCountry ? (
        <LinkButton href={`/jobs/location/${country.slug}`}>All jobs in {country.name}</LinkButton>
      ) : (
        <LinkButton href="/jobs/remote-jobs">Remote jobs</LinkButton>
      )}
    </Empty>
  );
}
