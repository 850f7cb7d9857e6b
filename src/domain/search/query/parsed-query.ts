import type { JobFilters, UnknownValue } from '../filters/filters.ts';
import type { Understood } from './expand-query.ts';

/** What a typed place turned out to be: in any of its towns, in any of its countries, and remote where that was said. */
export type FoundLocation = { localityKeys: string[]; countryCodes: string[]; isRemote: boolean };

/** A text that is searched for, decided once a request from the text and the site alone, so that every count agrees. */
export type FoundText = Understood & {
  /** As many words as the title that was meant. */
  length: number;
  /** Names one slip away, when the text itself finds less than a page. */
  widened: string | null;
  /** Whether what is one slip away goes before what only the long text says. */
  widenedFirst: boolean;
  excluded: string | null;
  /** Whether less than a page is found by it, were nothing else chosen. */
  isRare: boolean;
  among: Among | null;
};

/** The only jobs a text can find: those that hold the quoted phrases, or all that were found where they are few. */
export type Among = {
  ids: string[];
  /** Whether they stand in the order of relevance. */
  isRanked: boolean;
  /** Those of them that can have paid for a place. */
  paid: string[];
};

/** A search in which nothing was typed and nothing has to be looked up. */
export function plainSearch(filters: JobFilters, localityKeys: string[] = []): Search {
  return {
    filters,
    text: null,
    location: null,
    localityKeys,
    corrected: null,
    unknown: [],
  };
}

/** Filters made ready for SQL, with what could not be understood of them. */
export type Search = {
  filters: JobFilters;
  text: FoundText | null;
  location: FoundLocation | null;
  localityKeys: string[];
  /** Shown instead of what was typed, when nothing has the words as typed. */
  corrected: string | null;
  unknown: UnknownValue[];
};
