import type { JOB_FILTERS } from './filter-table.ts';

/**
 * The descriptions of filters in the API's reference. They are not in the filter table, because browsers load that one.
 */
export const FILTER_DESCRIPTIONS: Record<
  (typeof JOB_FILTERS)[number]['key'],
  { description: string; example: string }
> = {
  countryCodes: {
    description: 'ISO code; `EU` is Europe outside the five, `REMOTE` the same as isRemote.',
    example: 'DK',
  },
  localities: { description: 'A town by any of its names.', example: 'Aarhus' },
  roles: { description: 'Key of a role or of a group of roles. Also `roles`.', example: 'backenddeveloper' },
  positionTypes: { description: 'Id or key of a position type. Also `positionTypes`.', example: 'fulltime' },
  companySizes: {
    description: 'How many people the startup employs, as the site configuration lists the ranges.',
    example: '11-50',
  },
  sdgs: { description: 'Number of a Sustainable Development Goal that the startup works for.', example: '13' },
  isRemote: { description: 'Remote jobs; with a country, remote jobs hired from there.', example: 'true' },
  isPaid: { description: 'Leaves unpaid jobs out.', example: 'true' },
  englishEnough: { description: 'Jobs for which English is enough.', example: 'true' },
  salaryShown: { description: 'Only jobs that say what they pay.', example: 'true' },
  salaryFrom: { description: 'Pays at least this much a month, in whole units of salaryCurrency.', example: '4000' },
};
