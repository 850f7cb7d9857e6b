import { locationLabel } from '#domain/site/location.ts';
import type { RowFacts } from './row-facts.ts';

const NORDIC = ['DK', 'SE', 'NO', 'FI', 'IS'];

/** "Remote in Sweden", "Remote in the Nordics", "Hybrid"; null for a job on site, and where the employer does not say. */
export function workplaceLabel(job: Pick<RowFacts, 'workplace' | 'locations'>): string | null {
  if (job.workplace === 'hybrid') return 'Hybrid';
  if (job.workplace !== 'remote') return null;
  const countries = new Map(job.locations.map((location) => [location.countryCode, location.country]));
  const [only] = countries.values();
  if (countries.size === 1 && only) return `Remote in ${only}`;
  if (countries.size >= 3 && [...countries.keys()].every((code) => NORDIC.includes(code)))
    return 'Remote in the Nordics';
  return 'Remote';
}

/** "Bergen, Norway", or "Bergen, Norway + 2 more". */
export function placeLabel(job: Pick<RowFacts, 'location' | 'locations'>): string {
  const place = locationLabel(job.location);
  return job.locations.length > 1 ? `${place} +\u00a0${job.locations.length - 1}\u00a0more` : place;
}
