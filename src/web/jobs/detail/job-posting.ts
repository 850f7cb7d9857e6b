import type { Job } from '#domain/jobs/views.ts';
import { countryName, timeZoneOf } from '#domain/site/countries.ts';
import { POSITION_TYPES, type PositionType } from '#domain/site/roles-and-position-types.ts';
import { organizationOf } from '#web/seo/organization.ts';
import { momentWithOffset } from './moment-with-offset.ts';

/** Our position types in schema.org's closed list (JP-3). */
const EMPLOYMENT_TYPES: Record<PositionType, string> = {
  fulltime: 'FULL_TIME',
  parttime: 'PART_TIME',
  student: 'PART_TIME',
  internship: 'INTERN',
  cofounder: 'OTHER',
  freelance: 'CONTRACTOR',
  advisoryboard: 'OTHER',
};

/**
 * An open job as schema.org's JobPosting (JP-1 to JP-8). Pages of other jobs carry none. `title` has no place or
 * company in it (JP-7, `bareTitle`).
 */
export function jobPosting(
  job: Job,
  site: { origin: string },
  { title = job.title }: { title?: string } = {},
): Record<string, unknown> {
  const isRemote = job.workplace === 'remote';
  const locations = job.places.map((place) => jobLocation(place)).filter((location) => location !== null);
  const places = isRemote ? locations.filter((location) => 'addressLocality' in location.address) : locations;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: job.description,
    datePosted: job.publishedAt,
    ...(job.closesAt &&
      job.lastDaySaid && { validThrough: lastSecond(job.closesAt, job.company.companyCountries[0]?.countryCode) }),
    ...(job.jobPositionTypes.length > 0 && { employmentType: employmentTypes(job.jobPositionTypes) }),
    hiringOrganization: organizationOf(job.company, site),
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: job.id },
    ...(places.length > 0 && { jobLocation: oneOrMany(places) }),
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: oneOrMany(
        [...new Set(job.places.map((place) => place.countryCode))].map((code) => ({
          '@type': 'Country',
          name: countryName(code),
        })),
      ),
    }),
    ...baseSalary(job),
    directApply: job.appliesHere,
  };
}

/** The last second of the closing day, in the time zone of the company. */
function lastSecond(closesAt: string, countryCode: string | undefined): string {
  return momentWithOffset(new Date(Date.parse(closesAt) - 1000), timeZoneOf(countryCode));
}

function employmentTypes(ids: readonly string[]): string | string[] {
  const types = ids
    .map((id) => POSITION_TYPES.find((type) => type.id === id)?.key)
    .filter((key) => key !== undefined)
    .map((key) => EMPLOYMENT_TYPES[key]);
  return oneOrMany([...new Set(types)]);
}

/** Without a locality, the last part of the address stands in for it. */
function jobLocation(place: Job['places'][number]) {
  const parts = (place.address ?? '').split(',').map((part) => part.trim());
  const locality = place.locality || (parts.length > 1 ? parts.at(-1) : parts[0]) || null;
  const street = place.locality ? place.address : null;
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      ...(place.postalCode && { postalCode: place.postalCode }),
      ...(locality && { addressLocality: locality }),
      // Outside the Nordics the gazetteer numbers its regions, which means nothing elsewhere.
      ...(place.region && !/^\d/.test(place.region) && { addressRegion: place.region }),
      addressCountry: place.countryCode,
    },
    ...(place.latitude !== null &&
      place.longitude !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
      }),
  };
}

/** The salary only if the employer gave a figure, and exactly as the page shows it (JP-6). */
function baseSalary(job: Pick<Job, 'salary' | 'salaryRange'>) {
  const range = job.salary === 'range' ? job.salaryRange : null;
  const ends = [range?.from, range?.to].filter((end): end is number => typeof end === 'number');
  const [lowest, highest] = [ends[0], ends.at(-1)];
  if (!range || lowest === undefined || highest === undefined) return {};
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: range.currency,
      value: {
        '@type': 'QuantitativeValue',
        ...(lowest === highest ? { value: lowest } : { minValue: lowest, maxValue: highest }),
        unitText: range.period.toUpperCase(),
      },
    },
  };
}

function oneOrMany<T>(values: T[]): T | T[] {
  const [only] = values;
  return values.length === 1 && only !== undefined ? only : values;
}
