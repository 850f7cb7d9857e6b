import { Refusal } from '#domain/errors.ts';
import type { BoardAddress } from '../boards/board-address.ts';
import { BOARDS } from '../boards/boards.ts';
import { boardAt, homeOf, isOfHiringSystem } from '../boards/careers-address.ts';
import { boardsNamedIn, companyNameOf, employerOfPage } from '../boards/careers-page.ts';
import { formatOf } from '../boards/formats.ts';
import { documentOf, type ImportedDocument } from './document.ts';

/**
 * Fetches an address, and throws when it cannot be read. The entry point passes it in and guards every redirect (S-6).
 * Without limits, those of a stranger's page apply.
 */
export type FetchText = (address: string, limits: FetchLimits) => Promise<{ url: string; text: string }>;
export type FetchLimits = { bytes?: (address: string) => number; milliseconds?: number };

/**
 * Boards are larger than pages: 2,000 postings of 8 kB. Only the hosts of our own list may send this much, also after
 * a redirect, so that no stranger chooses a host that may.
 */
const BOARD_LIMITS: FetchLimits = {
  bytes: (address) => (isOfHiringSystem(address) ? 16_000_000 : 2_000_000),
  milliseconds: 20_000,
};

/**
 * Fetches the postings behind an address: a board or posting of a hiring system, the board that a company's page embeds
 * or links, or the page itself. `isPart` tells whether more exists.
 */
export async function documentAt(address: string, fetch: FetchText): Promise<ImportedDocument> {
  const board = boardAt(address);
  if (board !== null) return documentOfBoard(board, fetch, { employer: null, page: address });
  const document = await pageAt(address, fetch);
  const redirectedTo = document.url === null ? null : boardAt(document.url);
  if (redirectedTo !== null) return documentOfBoard(redirectedTo, fetch, { employer: null, page: document.url });
  if (document.page === null || hasPostings(document)) return document;
  const [firstBoard, ...others] = boardsNamedIn(document);
  if (firstBoard === undefined) return document;
  if (others.length > 0) throw severalBoards([firstBoard, ...others]);
  return documentOfBoard(firstBoard, fetch, { employer: employerOfPage(document), page: null });
}

async function pageAt(address: string, fetch: FetchText): Promise<ImportedDocument> {
  const { url, text } = await fetch(address, {});
  return documentOf(text, url);
}

function hasPostings(document: ImportedDocument): boolean {
  return (formatOf(document)?.read(document).postings.length ?? 0) > 0;
}

function severalBoards(boards: readonly BoardAddress[]): Refusal {
  const homes = boards.slice(0, 5).map(homeOf);
  return new Refusal(
    'invalid',
    'E_SEVERAL_BOARDS',
    `That page leads to several boards of jobs. Please give the address of one: ${homes.join(', ')}`,
  );
}

type Origin = { employer: ImportedDocument['employer']; page: string | null };

async function documentOfBoard(board: BoardAddress, fetch: FetchText, origin: Origin): Promise<ImportedDocument> {
  let failure: unknown = new Refusal('invalid', 'E_FORMAT', 'That board answered, but not with its postings.');
  for (const feed of board.feeds) {
    try {
      const { url, text } = await fetch(feed, limitsOf(feed));
      const provenance = { isPart: board.isPart, only: board.posting, employer: origin.employer };
      const document = documentOf(text, url, provenance);
      if (formatOf(document)?.name === board.system) return await complete(board, feed, document, fetch);
    } catch (error) {
      failure = error;
    }
  }
  // If the board does not answer, the posting's own page may have its data.
  const page =
    board.posting === null || origin.page === null ? null : await pageAt(origin.page, fetch).catch(() => null);
  if (page !== null && hasPostings(page)) return { ...page, isPart: true };
  throw failure;
}

function limitsOf(address: string): FetchLimits {
  return address.startsWith('https:') && isOfHiringSystem(address) ? BOARD_LIMITS : {};
}

/** Adds what the feed leaves out: further pages, texts, or the name of the company. */
async function complete(
  address: BoardAddress,
  feed: string,
  document: ImportedDocument,
  fetch: FetchText,
): Promise<ImportedDocument> {
  const board = BOARDS.find(({ name }) => name === address.system);
  if (board?.complete !== undefined) {
    const fetchFeed = (page: string) => fetch(page, limitsOf(page));
    const fetchPage = (page: string) => fetch(page, {});
    return board.complete(document, { address, feed, fetchFeed, fetchPage });
  }
  if (document.employer?.name != null || !board?.isNamedByHome) return document;
  const home = await pageAt(homeOf(address), fetch).catch(() => null);
  const name = home === null ? null : companyNameOf(home, address.board);
  return { ...document, employer: { name, address: document.employer?.address ?? null } };
}
