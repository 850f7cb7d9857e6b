import { type BoardAddress, FOLDERS_OF_FILES, RESERVED_NAMES } from './board-address.ts';
import { BOARDS } from './boards.ts';

/** The board or posting that an address of a hiring system names; null for any other address. Fetches nothing. */
export function boardAt(address: string): BoardAddress | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const host = url.hostname.replace(/\.$/, '');
  const system = BOARDS.find(({ hosts }) => hosts.test(host));
  const match = system?.addressOf(url, segmentsOf(url)) ?? null;
  if (system === undefined || match === null || !isName(match.board, url.pathname)) return null;
  const posting = match.posting !== undefined && /^[\w.-]{1,100}$/.test(match.posting) ? match.posting : null;
  return { system: system.name, board: match.board, posting, feeds: match.feeds, isPart: match.isPart ?? false };
}

/**
 * Whether an address lies with a hiring system. There a feed may be larger than a stranger's page, and no company
 * has its own website.
 */
export function isOfHiringSystem(address: string): boolean {
  return URL.canParse(address) && BOARDS.some(({ hosts }) => hosts.test(new URL(address).hostname));
}

/** The page of the whole board. */
export function homeOf({ system, board, feeds }: BoardAddress): string {
  const host = URL.canParse(feeds[0] ?? '') ? new URL(feeds[0] ?? '').hostname : '';
  const home = BOARDS.find(({ name }) => name === system)?.homeOf({ name: encodeURIComponent(board), host });
  return home ?? `https://${host}/`;
}

function segmentsOf(url: URL): string[] {
  try {
    return url.pathname
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent);
  } catch {
    return [];
  }
}

function isName(name: string | undefined, path: string): name is string {
  if (name === undefined || !/^[\p{L}\p{N}][\p{L}\p{N} ._&+-]{0,99}$/u.test(name)) return false;
  const lower = name.toLowerCase();
  return !RESERVED_NAMES.has(lower) && !(FOLDERS_OF_FILES.has(lower) && /\.\w{2,5}$/.test(path));
}
