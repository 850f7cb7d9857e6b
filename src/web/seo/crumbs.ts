import type { Job } from '../../domain/jobs/views.ts';
import { countryOf } from '../../domain/site/countries.ts';

export type Crumb = { label: string; href?: string };

const HOME: Crumb = { label: 'Home', href: '/' };
const JOBS: Crumb = { label: 'Jobs', href: '/jobs' };

/** Home › Jobs › Norway › Bergen › the job; a place the gazetteer does not know is left out. */
export function jobCrumbs(job: Pick<Job, 'title' | 'places'>): Crumb[] {
  const [place] = job.places;
  const country = place && countryOf(place.countryCode);
  if (!country) return [HOME, JOBS, { label: job.title }];
  const address = `/jobs/location/${country.slug}`;
  return [
    HOME,
    JOBS,
    { label: country.name, href: address },
    ...(place.slug && place.locality ? [{ label: place.locality, href: `${address}/${place.slug}` }] : []),
    { label: job.title },
  ];
}

/** Home › Jobs › Norway › Bergen. */
export function placeCrumbs(country: { name: string; slug: string }, city?: { name: string }): Crumb[] {
  return city
    ? [HOME, JOBS, { label: country.name, href: `/jobs/location/${country.slug}` }, { label: city.name }]
    : [HOME, JOBS, { label: country.name }];
}

/** Home › Startups › the startup. */
export function companyCrumbs(company: { name: string }): Crumb[] {
  return [HOME, { label: 'Startups', href: '/startups' }, { label: company.name }];
}

/** The same way as schema.org's BreadcrumbList; the last crumb is the page itself and needs no address. */
export function breadcrumbList(crumbs: readonly Crumb[], site: { origin: string }) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: site.origin + href }),
    })),
  };
}
