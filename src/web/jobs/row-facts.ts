import type { JobInList } from '#domain/jobs/views.ts';
import type { JobFilters } from '#domain/search/filters/filters.ts';
import { NORDIC_COUNTRIES } from '#domain/site/countries.ts';
import { fold } from '#domain/site/fold.ts';
import { shortLocation } from '#domain/site/location.ts';

/** The fields of a job that a row shows. Leaving out the others saves 8 kB on the job list. */
export type RowFacts = Pick<
  JobInList,
  'id' | 'title' | 'pitch' | 'location' | 'workplace' | 'jobRole' | 'jobPositionTypes' | 'salary' | 'publishedAt'
> & {
  salaryRange?: ShownRange;
  locations: Pick<JobInList['locations'][number], 'country' | 'countryCode'>[];
  /** Only of a text that is not in English. */
  textLanguage?: string;
  /** The flag only for a startup without a logo. */
  company: Pick<JobInList['company'], 'key' | 'name'> & { logoImage?: { path: string }; flag?: string };
};

type ShownRange = Pick<NonNullable<JobInList['salaryRange']>, 'from' | 'to' | 'currency' | 'period'>;

/** The salary range without the older names of its ends. */
function shownRange({ salaryRange }: JobInList): { salaryRange?: ShownRange } {
  if (!salaryRange) return {};
  const { from, to, currency, period } = salaryRange;
  return { salaryRange: { from, to, currency, period } };
}

type Within = Partial<Pick<JobFilters, 'countryCodes' | 'localities' | 'location'>>;

function isWithin(
  place: JobInList['locations'][number],
  { countryCodes = [], localities = [], location = '' }: Within,
) {
  const names = [...localities, ...(location ? [location] : [])].map(fold);
  if (names.length > 0) return names.includes(fold(place.locality ?? '')) || names.includes(fold(place.country));
  const isNordic = (NORDIC_COUNTRIES as readonly string[]).includes(place.countryCode);
  return countryCodes.includes(place.countryCode) || (countryCodes.includes('EU') && !isNordic);
}

/** The row fields of a job. In a list of certain places, the row shows the job's first location among them. */
export function rowFacts(job: JobInList, within: Within = {}): RowFacts {
  const location = job.locations.find((location) => isWithin(location, within)) ?? job.location;
  const { id, title, pitch, workplace, jobRole, jobPositionTypes, salary, publishedAt, textLanguage } = job;
  const { key, name, logoImage, flag } = job.company;
  return {
    id,
    title,
    pitch,
    location: location && { country: location.country, locality: shortLocation(location), address: null },
    workplace,
    jobRole,
    jobPositionTypes,
    salary,
    ...shownRange(job),
    publishedAt,
    ...(textLanguage === 'en' ? {} : { textLanguage }),
    locations: job.locations.map(({ country, countryCode }) => ({ country, countryCode })),
    company: { key, name, ...(logoImage ? { logoImage: { path: logoImage.path } } : { flag }) },
  };
}
