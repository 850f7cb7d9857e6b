import { roleLabel } from '#web/jobs/filters/filter-labels.server.ts';
import type { JobCounters, PopularSearch } from './home-data.ts';

const ROLES_SHOWN = 2;

/** The searches under the search box: the roles and the city with the most open jobs, those in English, and remote ones. */
export function popularSearches({ roles, countries, remote, englishEnough }: JobCounters): PopularSearch[] {
  const [city] = countries
    .flatMap(({ slug, cities }) => cities.map((place) => ({ ...place, country: slug })))
    .sort((a, b) => b.n - a.n);
  return [
    ...Object.entries(roles)
      .filter(([key, n]) => n > 0 && key !== 'other')
      .sort(([a, most], [b, n]) => n - most || a.localeCompare(b))
      .slice(0, ROLES_SHOWN)
      .map(([key]) => ({ label: roleLabel(key), href: `/jobs?roles=${key}` })),
    ...(city ? [{ label: city.name, href: `/jobs/location/${city.country}/${city.slug}` }] : []),
    ...(englishEnough > 0 ? [{ label: 'In English', href: '/jobs?englishEnough=true' }] : []),
    ...(remote > 0 ? [{ label: 'Remote', href: '/jobs?isRemote=true' }] : []),
  ];
}
