import type { Workplace } from '#domain/jobs/job.ts';
import type { Currency, SalaryPeriod } from '#domain/site/money.ts';
import type { PositionType } from '#domain/site/roles-and-position-types.ts';
import type { ImportedDocument } from './documents/document.ts';

/** A place as a posting names it, before the gazetteer finds it. */
export type NamedPlace = {
  /** "Copenhagen", or a whole line such as "Malmö, Skåne, Sweden / Remote". */
  text: string;
  country: string | null;
  region: string | null;
  address: string | null;
  postalCode: string | null;
  /** Another text for the same place, for when the gazetteer does not know the first one. */
  otherText?: string;
};

/** Pay from the employer's own fields, in minor units. Pay in a description is never read. */
export type Pay = { from: number | null; to: number | null; currency: Currency; period: SalaryPeriod };

/** Equity from the employer's own fields: percent, or offered without a number. */
export type Equity = { from: number; to: number } | 'offered';

/** A posting of any format. Null or empty stands for what the posting does not state. */
export type Posting = {
  sourceId: string;
  title: string;
  /** The opening that it belongs to, if its feed names openings. */
  opening?: string | null;
  /** HTML without the escapes of its format; not yet sanitised. */
  description: string;
  link: string | null;
  applyEmail: string | null;
  employer: { name: string | null; addresses: string[] };
  places: NamedPlace[];
  /** Countries that a remote posting names to work from. */
  countries: string[];
  /** Texts of fields that may mention remote or hybrid work. */
  workplaceWords: string[];
  /** The format's flag for fully remote work is set. */
  isTelecommute: boolean;
  /** The value of a field with all three workplaces: it wins over words. */
  statedWorkplace: Workplace | null;
  pay: Pay | null;
  equity: Equity | null;
  positionTypes: PositionType[];
  postedAt: Date | null;
  /** The day or moment when applications end. */
  lastMoment: string | null;
  departments: string[];
  statedLanguage: string | null;
  /** Values that were left out and why; shown beside the posting. */
  notes: string[];
};

/** A posting that could not be read; `item` describes it so that people find it. */
export type BrokenItem = {
  item: string;
  reason: string;
  /** Its id, if that could be read: a broken posting is still in its feed. */
  sourceId: string | null;
};

export type Reading = {
  postings: Posting[];
  broken: BrokenItem[];
  /**
   * Every posting of the source is among `postings`, or among `broken` with its id. Nothing closes after any other
   * reading, because absence then means nothing.
   */
  isWhole: boolean;
};

/**
 * `recognises` looks only at the shape. `read` never throws for the content of a document: an item that it cannot use
 * is broken, with the reason, and the others go on.
 */
export type Format = {
  /** Stored as the source of its jobs: it never changes. */
  name: string;
  recognises(document: ImportedDocument): boolean;
  read(document: ImportedDocument): Reading;
};

/** Limits of one run, above any real company's board. */
export const MOST_ITEMS = 10_000;
export const LONGEST_DESCRIPTION = 100_000;

/** Reads item by item: an item that makes the reader throw is broken, and the run goes on. */
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

/** The note on a posting that has its board's name as employer; dropped when the operator names the startup. */
export const NAMED_BY_BOARD = 'the feed names no employer: this is the name of its board';

/** The reason when a reader throws. A test spoils every fixture and expects this for none. */
export const STUMBLED = 'it could not be read';
