import type { Workplace } from '#domain/jobs/job.ts';
import type { Currency, SalaryPeriod } from '#domain/site/money.ts';
import type { PositionType } from '#domain/site/taxonomies.ts';
import type { ImportedDocument } from './document.ts';

/** A place as a posting names it: words, not yet a place of the gazetteer. */
export type NamedPlace = {
  /** "Copenhagen", or a whole line such as "Malmö, Skåne, Sweden / Remote". */
  text: string;
  country: string | null;
  region: string | null;
  address: string | null;
  postalCode: string | null;
};

/** Pay as the employer gave it in fields of its own; minor units. Pay in running text is never read. */
export type Pay = { from: number | null; to: number | null; currency: Currency; period: SalaryPeriod };

/** Equity as the employer gave it in fields of its own: percent, or offered without saying how much. */
export type Equity = { from: number; to: number } | 'offered';

/** What every format is read into. What a posting does not say is null or empty, and stays unsaid. */
export type Posting = {
  sourceId: string;
  title: string;
  /** HTML, unescaped as often as its format escapes it; not yet sanitised. */
  description: string;
  link: string | null;
  applyEmail: string | null;
  employer: { name: string | null; addresses: string[] };
  places: NamedPlace[];
  /** Countries one may work from, where a remote posting names them. */
  countries: string[];
  /** Fields that speak of remote and hybrid work, in the posting's own words. */
  workplaceWords: string[];
  /** The format has a field for fully remote work, and it is set. */
  isTelecommute: boolean;
  /** The format has a field that tells all three apart, and it is set: it is believed before any word. */
  statedWorkplace: Workplace | null;
  pay: Pay | null;
  equity: Equity | null;
  positionTypes: PositionType[];
  postedAt: Date | null;
  /** A day, or a moment, after which nobody may apply. */
  lastMoment: string | null;
  departments: string[];
  statedLanguage: string | null;
  /** What was left out, and why: shown beside the posting. */
  notes: string[];
};

/** A posting that could not be read; `item` says which, in words one can find it by. */
export type BrokenItem = {
  item: string;
  reason: string;
  /** Its own id where that much could be read: what is broken is still there. */
  sourceId: string | null;
};

export type Reading = {
  postings: Posting[];
  broken: BrokenItem[];
  /**
   * Every posting the source has is among `postings`, or among `broken` with its id. Only then does absence mean
   * anything: nothing may be closed after a reading that was not whole.
   */
  isWhole: boolean;
};

/**
 * One file a format. `recognises` looks only at the shape; `read` never throws for what a document holds: what
 * it cannot use is broken, with the reason, and the rest goes on.
 */
export type Format = {
  /** Stored as the source of its jobs: never to be changed. */
  name: string;
  recognises(document: ImportedDocument): boolean;
  read(document: ImportedDocument): Reading;
};

/** Limits of one run: what a board of a real company never reaches, and a hostile file would. */
export const MOST_ITEMS = 10_000;
export const LONGEST_DESCRIPTION = 100_000;

/** Reads item by item: what makes the reader stumble is one broken item more, and never the end of the run. */
export function readEach<Item>(
  items: readonly Item[],
  nameOf: (item: Item, index: number) => string,
  read: (item: Item) => Posting | string,
  idOf: (item: Item) => string | null = () => null,
): Omit<Reading, 'isWhole'> {
  const reading: Omit<Reading, 'isWhole'> = { postings: [], broken: [] };
  for (const [index, item] of items.entries()) {
    let posting: Posting | string = STUMBLED;
    try {
      posting = read(item);
    } catch {}
    if (typeof posting === 'string') {
      reading.broken.push({ item: nameOf(item, index), reason: posting, sourceId: idOf(item) });
    } else reading.postings.push(posting);
  }
  return reading;
}

/** Noted where only the board says who hires; of no interest where somebody named the startup. */
export const NAMED_BY_BOARD = 'the feed names no employer: its board is called so';

/** Never the answer to a fixture, however it was spoilt: a test holds us to it. */
export const STUMBLED = 'it could not be read';
