import type { Term } from './taxonomies.ts';

/** The closed lists of startups that filter jobs. They have a file of their own, because every visitor's page loads it. */

/** The Sustainable Development Goals of the United Nations. */
export const SDGS = [
  { key: '1', label: 'No poverty' },
  { key: '2', label: 'Zero hunger' },
  { key: '3', label: 'Good health and well-being' },
  { key: '4', label: 'Quality education' },
  { key: '5', label: 'Gender equality' },
  { key: '6', label: 'Clean water and sanitation' },
  { key: '7', label: 'Affordable and clean energy' },
  { key: '8', label: 'Decent work and economic growth' },
  { key: '9', label: 'Industry, innovation and infrastructure' },
  { key: '10', label: 'Reduced inequalities' },
  { key: '11', label: 'Sustainable cities and communities' },
  { key: '12', label: 'Responsible consumption and production' },
  { key: '13', label: 'Climate action' },
  { key: '14', label: 'Life below water' },
  { key: '15', label: 'Life on land' },
  { key: '16', label: 'Peace, justice and strong institutions' },
  { key: '17', label: 'Partnerships for the goals' },
] as const satisfies readonly Term[];

/** The keys are the ranges themselves, because third-party programs read `numberOfEmployees` as text. */
export const NUMBER_OF_EMPLOYEES = [
  { key: '1-10', label: '1–10' },
  { key: '11-50', label: '11–50' },
  { key: '51-100', label: '51–100' },
  { key: '101-250', label: '101–250' },
  { key: '251-500', label: '251–500' },
  { key: '500+', label: '500+' },
] as const satisfies readonly Term[];
