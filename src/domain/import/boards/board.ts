import type { ImportedDocument, Page } from '../documents/document.ts';
import type { BrokenItem, Posting } from '../posting.ts';
import type { AddressMatch, BoardAddress } from './board-address.ts';

/** The items of a board, before any of them is read. */
export type BoardItems = {
  items: readonly unknown[];
  /** The board says that it has no more than these. */
  isWhole: boolean;
  /** Faults of the board itself. */
  broken?: BrokenItem[];
};

export type FetchAddress = (address: string) => Promise<{ url: string; text: string }>;

/** The origin of a board's document, for what must be fetched besides it. */
export type BoardSource = {
  address: BoardAddress;
  /** The address that answered with the document. */
  feed: string;
  /** Fetches with the limits of a feed. */
  fetchFeed: FetchAddress;
  /** Fetches with the limits of an ordinary page. */
  fetchPage: FetchAddress;
};

/** The particulars of a hiring system: its addresses and its postings. `boardFormat` adds what boards share. */
export type Board = {
  /** Stored as the source of its jobs: it never changes. */
  name: string;
  /** The name that people know. */
  label: string;
  /** Domains to look for in scripts of a careers page. */
  domains: readonly string[];
  /** Host names of its boards. Only https feeds on these hosts are ever made. */
  hosts: RegExp;
  addressOf(url: URL, segments: string[]): AddressMatch | null;
  /** The page of a whole board; `name` is encoded, `host` is that of its feed. */
  homeOf(board: { name: string; host: string }): string;
  /** A script that names the board, on pages that mention the system. */
  widget?: { mention: RegExp; name: RegExp; addressOf(name: string): string };
  /** A site of the system under the company's own domain. */
  ownSiteOf?(page: Page, url: string): BoardAddress | null;
  /** The feed names no employer, but the title of the board's page may. */
  isNamedByHome?: boolean;
  /** Fetches further pages or texts that the feed leaves out. */
  complete?(document: ImportedDocument, source: BoardSource): Promise<ImportedDocument>;

  recognises(document: ImportedDocument): boolean;
  itemsOf(document: ImportedDocument): BoardItems;
  titleOf(item: unknown): unknown;
  /** The posting's own id; without one it cannot be followed from one reading to the next. */
  idOf(item: unknown): string | null;
  /** The posting is a draft, internal or unlisted, and so not for the public. */
  isHidden?(item: unknown): boolean;
  /** The posting, or the reason why the item is none. */
  postingOf(item: unknown, facts: { sourceId: string; title: string; document: ImportedDocument }): Posting | string;
  /** The id of an opening that is published under several ids, one for each place. */
  openingOf?(item: unknown): string | null;
  /** The board's name, when the feed names no employer. */
  boardNameOf?(item: unknown, document: ImportedDocument): string | null;
};
