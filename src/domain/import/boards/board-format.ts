import type { ImportedDocument } from '../documents/document.ts';
import { textOf, unescapedOnce } from '../documents/values.ts';
import { distinctPlaces } from '../places/named-places.ts';
import { type BrokenItem, type Format, MOST_ITEMS, NAMED_BY_BOARD, type Posting, readEach } from '../posting.ts';
import { lesserWorkplace } from '../terms/workplace.ts';
import type { Board } from './board.ts';
import { isOfHiringSystem } from './careers-address.ts';

/** Makes a format of a board: merges postings, names employers, and decides whether the reading is whole. */
export function boardFormat(board: Board): Format {
  return {
    name: board.name,
    recognises: (document) => board.recognises(document),
    read(document) {
      const boardItems = board.itemsOf(document);
      const items = boardItems.items.slice(0, MOST_ITEMS).filter((item) => board.isHidden?.(item) !== true);
      const reading = readEach(
        items,
        (item, index) => nameOf(board, item, index),
        (item) => postingOf(board, item, document),
        (item) => board.idOf(item),
      );
      const { postingsById, others } = mergeById(reading.postings);
      const postings = mergeByOpening(postingsById);
      const brokenItems = [...(boardItems.broken ?? []), ...reading.broken, ...others.map(withTakenId)];
      const isWhole =
        boardItems.isWhole &&
        !document.isPart &&
        boardItems.items.length <= MOST_ITEMS &&
        brokenItems.every(({ sourceId }) => sourceId !== null);
      return document.only === null
        ? { postings, broken: brokenItems, isWhole }
        : requestedPosting(document.only, postings, brokenItems);
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
  const titleText = textOf(board.titleOf(item), 1_000);
  // Titles have no markup: a person typed the escapes in it, whatever the format escapes.
  const title = unescapedOnce(titleText ?? '');
  if (!/[\p{L}\p{N}]/u.test(title.replace(/&\w+;/g, ' '))) return 'it has no title';
  const posting = board.postingOf(item, { sourceId, title, document });
  if (typeof posting === 'string') return posting;
  // Hiring systems give their own page of a company that named no website.
  const addresses = posting.employer.addresses.filter((address) => !isOfHiringSystem(address));
  const opening = board.openingOf?.(item) ?? null;
  return withEmployer({ ...posting, opening, employer: { ...posting.employer, addresses } }, board, item, document);
}

/** Names the employer where the feed leaves it out: by the careers page, else by the board's name. */
function withEmployer(posting: Posting, board: Board, item: unknown, document: ImportedDocument): Posting {
  const page = document.employer;
  const addresses =
    posting.employer.addresses.length === 0 && page?.address ? [page.address] : posting.employer.addresses;
  const name = posting.employer.name ?? page?.name ?? null;
  if (name !== null) return { ...posting, employer: { name, addresses } };
  const boardName = board.boardNameOf?.(item, document) ?? null;
  const notes = boardName === null ? posting.notes : [...posting.notes, NAMED_BY_BOARD];
  return { ...posting, employer: { name: boardName, addresses }, notes };
}

/** Makes one posting, with the places of all, of items with the same id and text. `others` have another text. */
function mergeById(postings: readonly Posting[]): { postingsById: Posting[]; others: Posting[] } {
  const postingsById: Posting[] = [];
  const others: Posting[] = [];
  for (const group of Map.groupBy(postings, ({ sourceId }) => sourceId).values()) {
    const [first] = group as [Posting];
    const isSame = ({ title, description }: Posting) => title === first.title && description === first.description;
    postingsById.push(mergeGroup(group.filter(isSame)));
    others.push(...group.filter((posting) => !isSame(posting)));
  }
  return { postingsById, others };
}

function withTakenId({ title, sourceId }: Posting): BrokenItem {
  return { item: title.slice(0, 120), reason: 'its id occurs twice in this feed, with another text', sourceId };
}

/** Makes one posting of an opening that is published in many places with the same title and text. */
function mergeByOpening(postings: readonly Posting[]): Posting[] {
  return mergeBy(postings, ({ sourceId, opening, title, description }) => {
    return opening === null || opening === undefined ? `id ${sourceId}` : JSON.stringify([opening, title, description]);
  });
}

function mergeBy(postings: readonly Posting[], keyOf: (posting: Posting) => string): Posting[] {
  return [...Map.groupBy(postings, keyOf).values()].map(mergeGroup);
}

/** The smallest id stands for all, so that the order of the feed changes nothing. */
function mergeGroup(group: readonly Posting[]): Posting {
  const byId = group.toSorted((a, b) => a.sourceId.localeCompare(b.sourceId, 'en', { numeric: true }));
  const [first] = byId as [Posting];
  if (byId.length === 1) return first;
  return {
    ...first,
    places: distinctPlaces(byId.flatMap(({ places }) => places)),
    countries: [...new Set(byId.flatMap(({ countries }) => countries))],
    workplaceWords: [...new Set(byId.flatMap(({ workplaceWords }) => workplaceWords))],
    isTelecommute: byId.every(({ isTelecommute }) => isTelecommute),
    statedWorkplace: byId.map(({ statedWorkplace }) => statedWorkplace).reduce(lesserWorkplace),
    positionTypes: [...new Set(byId.flatMap(({ positionTypes }) => positionTypes))],
  };
}

function requestedPosting(id: string, postings: Posting[], brokenItems: BrokenItem[]): ReturnType<Format['read']> {
  const matches = postings.filter(({ sourceId, link }) => sourceId === id || isAddressOf(link, id));
  const brokenMatches = brokenItems.filter(({ sourceId }) => sourceId === id);
  if (matches.length > 0 || brokenMatches.length > 0) {
    return { postings: matches, broken: brokenMatches, isWhole: false };
  }
  const missing = { item: `posting ${id}`, reason: 'its board does not have it (any more)', sourceId: id };
  return { postings: [], broken: [missing], isWhole: false };
}

/** Whether a segment of the path is the id, alone or before the words of the title ("/jobs/4711-driver"). */
function isAddressOf(link: string | null, id: string): boolean {
  return (link ?? '').split(/[/?#]/).some((segment) => segment === id || segment.startsWith(`${id}-`));
}
