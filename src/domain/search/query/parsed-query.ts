import type { JobFilters, UnknownValue } from '../filters/filters.ts';
import type { LexemeQueries } from './expand-query.server.ts';

/** A typed place: any of the towns, any of the countries, and remote where the text says so. */
export type ParsedLocation = { localityKeys: string[]; countryCodes: string[]; isRemote: boolean };

/** The searched text, parsed once a request from the text and the site alone, so that every count agrees. */
export type ParsedText = LexemeQueries & {
  /** The number of typed words: a title of as many words that holds them all ranks first. */
  length: number;
  /** Query for names one typo away; null when the text itself finds a page. */
  fuzzy: string | null;
  /** Whether names one typo away rank before jobs that mention the words in their long text only. */
  fuzzyFirst: boolean;
  excluded: string | null;
  /** Whether the text alone, without filters, finds less than a page. */
  isRare: boolean;
  candidates: Candidates | null;
};

/** The only jobs a text can match: those with the quoted phrases, or every match where there are few. */
export type Candidates = {
  ids: string[];
  /** Whether `ids` is in order of relevance. */
  isRanked: boolean;
  /** The ids that may be boosted. */
  paid: string[];
};

/** The query of filters without typed text or place. */
export function emptyQuery(filters: JobFilters, localityKeys: string[] = []): ParsedQuery {
  return {
    filters,
    text: null,
    location: null,
    localityKeys,
    corrected: null,
    unknown: [],
  };
}

/** Filters ready for SQL, with the values that were not recognised. */
export type ParsedQuery = {
  filters: JobFilters;
  text: ParsedText | null;
  location: ParsedLocation | null;
  localityKeys: string[];
  /** The corrected text, when no job has the words as typed. */
  corrected: string | null;
  unknown: UnknownValue[];
};
