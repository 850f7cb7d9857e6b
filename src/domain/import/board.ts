import type { ImportedDocument } from './document.ts';
import {
  type BrokenItem,
  type Format,
  MOST_ITEMS,
  NAMED_BY_BOARD,
  type NamedPlace,
  type Posting,
  readEach,
} from './posting.ts';
import { textOf, unescapedOnce } from './values.ts';
import { lesserWorkplace } from './workplace.ts';

/** What a board holds, before any of it is read. */
export type BoardItems = {
  items: readonly unknown[];
  /** These are all the board says it has. */
  isWhole: boolean;
  /** What is wrong with the board itself. */
  broken?: BrokenItem[];
};

/** A hiring system's board: what is particular about it. Everything boards have in common is `boardFormat`. */
export type Board = {
  /** Stored as the source of its jobs: never to be changed. */
  name: string;
  recognises(document: ImportedDocument): boolean;
  itemsOf(document: ImportedDocument): BoardItems;
  titleOf(item: unknown): unknown;
  /** A posting's own id; what has none cannot be followed from one reading to the next. */
  idOf(item: unknown): string | null;
  /** Unlisted, internal, a draft: there, and not for the public. */
  isHidden?(item: unknown): boolean;
  /** The posting, or why it is none. */
  postingOf(item: unknown, known: { sourceId: string; title: string; document: ImportedDocument }): Posting | string;
  /** What an opening is called that is published under several ids, one a place. */
  openingOf?(item: unknown): string | null;
  /** Of a feed that names no employer: what the board is called. */
  boardNameOf?(item: unknown, document: ImportedDocument): string | null;
};

export function boardFormat(board: Board): Format {
  return {
    name: board.name,
    recognises: (document) => board.recognises(document),
    read(document) {
      const found = board.itemsOf(document);
      const items = found.items.slice(0, MOST_ITEMS).filter((item) => board.isHidden?.(item) !== true);
      const read = readEach(
        items,
        (item, index) => nameOf(board, item, index),
        (item) => postingOf(board, item, document),
        (item) => board.idOf(item),
      );
      const openings = new Map(items.map((item) => [board.idOf(item), board.openingOf?.(item) ?? null]));
      const postings = oneForEachOpening(oneForEachId(read.postings), openings);
      const broken = [...(found.broken ?? []), ...read.broken];
      const isWhole =
        found.isWhole &&
        !document.isPart &&
        found.items.length <= MOST_ITEMS &&
        broken.every(({ sourceId }) => sourceId !== null);
      return document.only === null ? { postings, broken, isWhole } : onlyOne(document.only, postings, broken);
    },
  };
}

function nameOf(board: Board, item: unknown, index: number): string {
  const name = textOf(board.titleOf(item), 120) ?? board.idOf(item);
  return name === null ? `item ${index + 1}` : `${name} (item ${index + 1})`;
}

function postingOf(board: Board, item: unknown, document: ImportedDocument): Posting | string {
  const sourceId = board.idOf(item);
  if (sourceId === null) return 'it has no id';
  const title = textOf(board.titleOf(item), 1_000);
  if (title === null) return 'it has no title';
  // Titles have no markup: what is escaped in one was escaped by somebody, whatever the format does.
  const posting = board.postingOf(item, { sourceId, title: unescapedOnce(title), document });
  return typeof posting === 'string' ? posting : withEmployer(posting, board, item, document);
}

/** Who hires, where the feed leaves it out: whose careers page led here, else what the board is called. */
function withEmployer(posting: Posting, board: Board, item: unknown, document: ImportedDocument): Posting {
  const { name, addresses } = posting.employer;
  const page = document.employer;
  const website = addresses.length === 0 && page?.address ? [page.address] : addresses;
  const called = name ?? page?.name ?? null;
  if (called !== null) return { ...posting, employer: { name: called, addresses: website } };
  const boardName = board.boardNameOf?.(item, document) ?? null;
  if (boardName === null) return { ...posting, employer: { name: null, addresses: website } };
  return {
    ...posting,
    employer: { name: boardName, addresses: website },
    notes: [...posting.notes, NAMED_BY_BOARD],
  };
}

/** The same id twice in one feed is one posting with the places of both. */
function oneForEachId(postings: readonly Posting[]): Posting[] {
  return merged(postings, ({ sourceId }) => sourceId);
}

/** One opening published in many places (same opening and same words) is one job with many locations. */
function oneForEachOpening(
  postings: readonly Posting[],
  openings: ReadonlyMap<string | null, string | null>,
): Posting[] {
  return merged(postings, ({ sourceId, title, description }) => {
    const opening = openings.get(sourceId) ?? null;
    return opening === null ? `id ${sourceId}` : JSON.stringify([opening, title, description]);
  });
}

function merged(postings: readonly Posting[], keyOf: (posting: Posting) => string): Posting[] {
  const groups = new Map<string, Posting[]>();
  for (const posting of postings) {
    const key = keyOf(posting);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [posting]);
    else group.push(posting);
  }
  return [...groups.values()].map(united);
}

/** The smallest id stands for all, so that the order of the feed changes nothing. */
function united(group: readonly Posting[]): Posting {
  const byId = group.toSorted((a, b) => a.sourceId.localeCompare(b.sourceId, 'en', { numeric: true }));
  const [first] = byId as [Posting];
  if (byId.length === 1) return first;
  return {
    ...first,
    places: distinct(byId.flatMap(({ places }) => places)),
    countries: [...new Set(byId.flatMap(({ countries }) => countries))],
    workplaceWords: [...new Set(byId.flatMap(({ workplaceWords }) => workplaceWords))],
    isTelecommute: byId.every(({ isTelecommute }) => isTelecommute),
    statedWorkplace: byId.map(({ statedWorkplace }) => statedWorkplace).reduce(lesserWorkplace),
    positionTypes: [...new Set(byId.flatMap(({ positionTypes }) => positionTypes))],
  };
}

/** Places once each, in their order. */
export function distinct(places: readonly NamedPlace[]): NamedPlace[] {
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}

function onlyOne(only: string, postings: Posting[], broken: BrokenItem[]): ReturnType<Format['read']> {
  const asked = postings.filter(({ sourceId, link }) => sourceId === only || isAddressOf(link, only));
  const brokenOne = broken.filter(({ sourceId }) => sourceId === only);
  if (asked.length > 0 || brokenOne.length > 0) return { postings: asked, broken: brokenOne, isWhole: false };
  const gone = { item: `posting ${only}`, reason: 'its board does not have it (any more)', sourceId: only };
  return { postings: [], broken: [gone], isWhole: false };
}

/** Whether a step of the path is the id, alone or before the words of the title ("/jobs/4711-driver"). */
function isAddressOf(link: string | null, id: string): boolean {
  return (link ?? '').split(/[/?#]/).some((step) => step === id || step.startsWith(`${id}-`));
}

/** A place that is named by one line of words. */
export function placeNamed(text: string, country: string | null = null): NamedPlace {
  return { text, country, region: null, address: null, postalCode: null };
}

/** An address in fields; null when it says neither town nor country. */
export function placeOfFields(said: {
  locality: unknown;
  region?: unknown;
  country?: unknown;
  address?: unknown;
  postalCode?: unknown;
}): NamedPlace | null {
  const text = textOf(said.locality, 300);
  const country = textOf(said.country, 120);
  if (text === null && country === null) return null;
  return {
    text: text ?? '',
    country,
    region: textOf(said.region, 120),
    address: textOf(said.address, 200),
    postalCode: textOf(said.postalCode, 20),
  };
}
