import { Refusal } from '#domain/errors.ts';
import { type BoardAddress, boardAt, isOfHiringSystem } from './careers-address.ts';
import { boardsNamedIn, companyNameOf, employerOfPage, homeOf } from './careers-page.ts';
import { documentOf, type ImportedDocument, parsedJson } from './document.ts';
import { formatOf } from './formats.ts';
import { MOST_ITEMS } from './posting.ts';
import { field, listOf, textOf, type Values } from './values.ts';

/**
 * How an address is fetched: handed in by the door, which guards every hop (S-6). It throws for what it cannot
 * read. Without limits those of a stranger's page hold.
 */
export type FetchText = (address: string, limits: FetchLimits) => Promise<{ url: string; text: string }>;
export type FetchLimits = { bytes?: (address: string) => number; milliseconds?: number };

/**
 * Boards of the hiring systems we know are larger than pages: 2,000 postings of 8 kB. Their hosts are written in
 * our own list, so that no stranger chooses who may send us this much; where they send us elsewhere, it may not.
 */
const OF_A_BOARD: FetchLimits = {
  bytes: (address) => (isOfHiringSystem(address) ? 16_000_000 : 2_000_000),
  milliseconds: 20_000,
};
/** Of boards that come in pages, all pages together. */
const MOST_BYTES = 64_000_000;
const MOST_PAGES = 100;
/** Boards that give each text on its own: how many, how many at once, how long, and when a host has had enough. */
const MOST_DETAILS = 1_000;
const AT_ONCE = 4;
const LONGEST_MILLISECONDS = 180_000;
const MOST_FAILURES_IN_A_ROW = 8;

/**
 * The postings behind an address: of a hiring system's board or posting, of a company's page that shows or links
 * one, or of the page itself. The document says whether it is all there is (`isPart`).
 */
export async function documentAt(address: string, fetch: FetchText): Promise<ImportedDocument> {
  const board = boardAt(address);
  if (board !== null) return documentOfBoard(board, fetch, { employer: null, page: address });
  const document = await pageAt(address, fetch);
  const after = document.url === null ? null : boardAt(document.url);
  if (after !== null) return documentOfBoard(after, fetch, { employer: null, page: document.url });
  if (document.page === null || hasPostings(document)) return document;
  const [named, ...others] = boardsNamedIn(document);
  if (named === undefined) return document;
  if (others.length > 0) throw severalBoards([named, ...others]);
  return documentOfBoard(named, fetch, { employer: employerOfPage(document), page: null });
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

type LedBy = { employer: ImportedDocument['employer']; page: string | null };

async function documentOfBoard(board: BoardAddress, fetch: FetchText, led: LedBy): Promise<ImportedDocument> {
  let failure: unknown = new Refusal('invalid', 'E_FORMAT', 'That board answered, but not with its postings.');
  for (const feed of board.feeds) {
    try {
      const { url, text } = await fetch(feed, limitsOf(feed));
      const provenance = { isPart: board.isPart, only: board.posting, employer: led.employer };
      const document = documentOf(text, url, provenance);
      if (formatOf(document)?.name === board.system) return await completed(board, feed, document, fetch);
    } catch (error) {
      failure = error;
    }
  }
  // A posting's own page may hold it where the board does not answer.
  const page = board.posting === null || led.page === null ? null : await pageAt(led.page, fetch).catch(() => null);
  if (page !== null && hasPostings(page)) return { ...page, isPart: true };
  throw failure;
}

function limitsOf(address: string): FetchLimits {
  return address.startsWith('https:') && isOfHiringSystem(address) ? OF_A_BOARD : {};
}

/** What a board gives elsewhere: further pages, the texts, and what the company is called. */
async function completed(
  board: BoardAddress,
  feed: string,
  document: ImportedDocument,
  fetch: FetchText,
): Promise<ImportedDocument> {
  if (board.system === 'teamtailor') return withNextPages(document, fetch);
  if (board.system === 'smartrecruiters') return board.posting === null ? withDetails(feed, document, fetch) : document;
  const isNamed = document.employer?.name != null || !['lever', 'ashby', 'personio'].includes(board.system);
  if (isNamed) return document;
  const home = await pageAt(homeOf(board), fetch).catch(() => null);
  const name = home === null ? null : companyNameOf(home, board.board);
  return { ...document, employer: { name, address: document.employer?.address ?? null } };
}

/** A feed of several pages as one; what is left over when a page cannot be read stays named in `next_url`. */
async function withNextPages(document: ImportedDocument, fetch: FetchText): Promise<ImportedDocument> {
  const items = [...listOf(field(document.json, 'items'))];
  const seen = new Set([document.url]);
  let next = nextOf(document.json, document.url);
  let bytes = document.text.length;
  const isWithin = () => seen.size < MOST_PAGES && bytes < MOST_BYTES && items.length < MOST_ITEMS;
  while (next !== null && !seen.has(next) && isSameHost(next, document.url) && isWithin()) {
    seen.add(next);
    const page = await fetch(next, limitsOf(next)).catch(() => null);
    const json = page === null ? undefined : parsedJson(page.text);
    const more = field(json, 'items');
    if (page === null || !Array.isArray(more)) break;
    items.push(...more);
    bytes += page.text.length;
    next = nextOf(json, page.url);
  }
  return { ...document, json: { ...(document.json as Values), items, next_url: next } };
}

function nextOf(json: unknown, url: string | null): string | null {
  const said = textOf(field(json, 'next_url'));
  return said !== null && URL.canParse(said, url ?? undefined) ? new URL(said, url ?? undefined).href : said;
}

/** A feed does not send us elsewhere. */
function isSameHost(next: string, url: string | null): boolean {
  return url !== null && URL.canParse(next) && new URL(next).origin === new URL(url).origin;
}

/**
 * SmartRecruiters' list, a hundred at a time, with the details of each posting in the place of its line. A posting
 * whose details cannot be read keeps its line: it is answered for, and it is not gone.
 */
async function withDetails(feed: string, first: ImportedDocument, fetch: FetchText): Promise<ImportedDocument> {
  const { lines, total, isPart } = await listOfSmartRecruiters(feed, fetch);
  const until = performance.now() + LONGEST_MILLISECONDS;
  const content: unknown[] = [...lines];
  const waiting = lines.slice(0, MOST_DETAILS).entries();
  let failures = 0;
  let isCut = lines.length > MOST_DETAILS;
  const readSome = async () => {
    for (const [index, line] of waiting) {
      if (failures >= MOST_FAILURES_IN_A_ROW || performance.now() > until) {
        isCut = true;
        return;
      }
      const id = textOf(field(line, 'id'), 100);
      if (id === null || !/^[\w-]+$/.test(id)) continue;
      const address = new URL(feed);
      address.search = '';
      address.pathname += `/${id}`;
      const detail = await fetch(address.href, {}).catch(() => null);
      const json = detail === null ? undefined : parsedJson(detail.text);
      if (textOf(field(json, 'id'), 100) === id) {
        content[index] = json;
        failures = 0;
      } else failures += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readSome));
  return { ...first, json: { totalFound: total, content }, isPart: first.isPart || isPart || isCut };
}

async function listOfSmartRecruiters(feed: string, fetch: FetchText) {
  const lines: unknown[] = [];
  let total = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const address = new URL(feed);
    address.searchParams.set('limit', '100');
    address.searchParams.set('offset', String(lines.length));
    const answer = await fetch(address.href, OF_A_BOARD).catch(() => null);
    const json = answer === null ? undefined : parsedJson(answer.text);
    const content = field(json, 'content');
    if (!Array.isArray(content)) return { lines, total, isPart: true };
    const said = field(json, 'totalFound');
    total = typeof said === 'number' ? said : total;
    lines.push(...content);
    if (content.length === 0 || lines.length >= total) return { lines, total, isPart: false };
  }
  return { lines, total, isPart: true };
}
