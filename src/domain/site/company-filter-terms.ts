import type { Term } from './term.ts';

/**
 * The keys are the ranges themselves, because third-party programs read `numberOfEmployees` as text. The list has a file of
 * its own, because every visitor's page loads it.
 */
export const NUMBER_OF_EMPLOYEES = [
  { key: '1-10', label: '1–10' },
  { key: '11-50', label: '11–50' },
  { key: '51-100', label: '51–100' },
  { key: '101-250', label: '101–250' },
  { key: '251-500', label: '251–500' },
  { key: '500+', label: '500+' },
] as const satisfies readonly Term[];
