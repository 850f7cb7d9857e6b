import type { JobFilters } from '../filters/filters.ts';
import type { SuggestedChoice } from './suggestion-views.ts';
import type { Closeness } from './typed-name.ts';

/** A suggestion whose jobs have not been counted yet. */
export type Candidate = Omit<SuggestedChoice, 'jobs' | 'jobsAreCapped' | 'words'> & {
  words?: string;
  fit: number;
  /** Among candidates of one fit, the higher comes first: of a role the share of its names that match. */
  weight?: number;
  /** Stored counters (open-counters.server.ts), or the filters of a list to count. */
  count: { kind: string; values: string[] } | { filters: JobFilters };
};

/** Added where a name matches only with a typo, and where only its last word was completed. */
export const WITH_TYPO = 10;
export const LAST_WORD_ONLY = 1;

/**
 * Scores how well a name fits; 0 is best. Another name fits less than the one that is shown, because it may mean
 * something else.
 */
export function fitOf(closeness: Closeness, isShownName: boolean): number {
  return isShownName ? closeness : ([1, 3, 4] as const)[closeness];
}
