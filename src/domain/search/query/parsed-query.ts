import type { JobFilters, UnknownValue } from '../filters/filters.ts';
import type { PayInSearch } from '../filters/stated-pay.ts';
import type { LexemeQueries } from './expand-query.server.ts';
import type { TypedText, Word } from './search-text.ts';
import type { Group } from './word-group.ts';

/** A typed place: one of the towns, countries or regions (see areas.ts), and remote where the text says so. */
export type ParsedLocation = { localityKeys: string[]; countryCodes: string[]; areas: string[]; isRemote: boolean };

/** The searched text, parsed once a request from the text and the site alone, so that every count agrees. */
export type ParsedText = LexemeQueries & {
  /** Whether few names have the words as typed, also as beginnings of theirs; false where it is not known. */
  hasFewNames: boolean;
  /** How many different things the words ask for: each leaves fewer jobs. */
  parts: number;
  /** The number of typed words: a title of as many words that holds them all ranks first. */
  length: number;
  /** Query for names one typo away; null when the words as typed find a job. */
  fuzzy: string | null;
  /** Whether names one typo away rank before jobs that mention the words in their long text only. */
  fuzzyFirst: boolean;
  /** Query for a word that only the startup's own text has, which ranks last; null without words. */
  ofCompany: string | null;
  /** Query for the level as typed, such as lead; null without one. */
  level: string | null;
  /**
   * Where jobs with the very words of a topic fill no page: those with the words as typed, then those with another form. They
   * come first among those that work on it, and before other mentions.
   */
  mentioning: readonly (readonly string[])[];
  /** Wishes that divide equally good jobs: those of the first come first, those of none last. */
  preferred: readonly Wish[];
  /** For a search in the language of one country: the query for its jobs, which come first. Null for other searches. */
  home: string | null;
  excluded: string | null;
  candidates: Candidates | null;
};

/** Queries of which a job matches each; those that begin with "!" exclude jobs. */
export type Wish = readonly string[];

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
    understood: [],
    typedPay: null,
    sizesFirst: [],
    hasManyRows: false,
    relaxable: null,
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
  understood: UnderstoodWords[];
  /** The pay that the words of the search name; null without an amount. */
  typedPay: PayInSearch | null;
  /** The sizes of startups that surely are as typed, where others may be. */
  sizesFirst: readonly string[];
  /** Whether the words are searched among so many rows that the newest are read first (see newestFirst). */
  hasManyRows: boolean;
  relaxable: Relaxable | null;
};

/** Words of the search that were read as a fact or a filter. */
export type UnderstoodWords = {
  label: string;
  /** The search without them. */
  rest: string;
  /** They name a town or a country. */
  isPlace?: true;
};

/** The parts of a search that may give way when fewer jobs match than fill a page. */
export type Relaxable = {
  typedText: TypedText;
  /** The words that tell the language: as typed, or without typos. */
  spoken: readonly Word[];
  /** Without fillers. */
  groups: Group[];
  /** The fillers that the jobs found have to have. */
  fillers: Group[];
  placeNames: ReadonlyMap<string, string>;
  /** Names one typo away, and related roles. */
  misspelled: string | null;
  similar: string | null;
  /** The chosen or typed place: the keys of its towns or of its regions, as search rows have them, and one name to show. */
  place: { towns: string[]; areas: string[]; name: string; countryCodes: string[] } | null;
  /** The amount as typed. */
  pay: string | null;
  /** The size of the startup as typed, where it is a filter. */
  size: string | null;
};
