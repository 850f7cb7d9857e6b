import { hostOf } from '#domain/companies/joining/web-domain.ts';
import { fold } from '#domain/site/fold.ts';
import { elementsOf, type ImportedDocument, type Page, textIn } from '../documents/document.ts';
import { textOf } from '../documents/values.ts';
import type { BoardAddress } from './board-address.ts';
import { BOARDS } from './boards.ts';
import { boardAt, homeOf } from './careers-address.ts';

const MOST_ADDRESSES = 20_000;
const DOMAINS = BOARDS.flatMap(({ domains }) => domains.map((domain) => RegExp.escape(domain))).join('|');
const ADDRESS = new RegExp(String.raw`(?:https?:)?//[\w.-]{1,100}\.(?:${DOMAINS})/?[^\s"'<>\\)]*`, 'gi');

/**
 * The boards that a company's own page embeds, else those that it links. It may return several: the import does not
 * guess which one is the company's.
 */
export function boardsNamedIn({ page, url, text }: ImportedDocument): BoardAddress[] {
  if (page === null) return [];
  const widgets: string[] = [];
  const links: string[] = [];
  for (const { name, attribs, element } of namesIn(page)) {
    if (name === 'script' && !attribs.src) {
      const script = unescapedScript(textIn(element));
      // An address in JSON is a link that the page draws, not a widget.
      if (/json/i.test(attribs.type ?? '')) links.push(...addressesIn(script));
      else widgets.push(...addressesIn(script), ...widgetAddressesIn(script, text));
    }
    const isEmbedded = name === 'script' || name === 'iframe';
    for (const value of [attribs.src, attribs.href, attribs['data-src'], attribs['data-url'], attribs.action]) {
      if (value !== undefined) (isEmbedded ? widgets : links).push(absolute(value, url));
    }
    if (links.length + widgets.length > MOST_ADDRESSES) break;
  }
  const boards = distinctBoards(widgets);
  if (boards.length > 0) return boards;
  const own = ownSiteOf(page, url);
  return own === null ? distinctBoards(links) : [own];
}

function* namesIn(page: Page) {
  for (const element of elementsOf(page)) yield { name: element.name, attribs: element.attribs, element };
}

/** The script with the slashes that JSON escapes. */
function unescapedScript(script: string): string {
  return script.replaceAll('\\/', '/').replaceAll('\\u002F', '/');
}

function addressesIn(script: string): string[] {
  return (script.match(ADDRESS) ?? []).map((address) => absolute(address, null));
}

function widgetAddressesIn(script: string, pageText: string): string[] {
  return BOARDS.flatMap(({ widget }) =>
    widget?.mention.test(pageText)
      ? [...script.matchAll(widget.name)].map(([, name = '']) => widget.addressOf(name))
      : [],
  );
}

function absolute(address: string, url: string | null): string {
  if (address.startsWith('//')) return `https:${address}`;
  return URL.canParse(address, url ?? undefined) ? new URL(address, url ?? undefined).href : '';
}

/** Each board once. A link to one posting stands for its whole board. */
function distinctBoards(addresses: readonly string[]): BoardAddress[] {
  const boards = new Map<string, BoardAddress>();
  for (const address of addresses) {
    const board = boardAt(address);
    if (board === null) continue;
    const key = `${board.system} ${board.board.toLowerCase()}`;
    const whole = board.posting === null ? board : (boardAt(homeOf(board)) ?? board);
    if (!boards.has(key)) boards.set(key, { ...whole, isPart: false });
  }
  return [...boards.values()];
}

function ownSiteOf(page: Page, url: string | null): BoardAddress | null {
  if (url === null) return null;
  for (const board of BOARDS) {
    const site = board.ownSiteOf?.(page, url) ?? null;
    if (site !== null) return site;
  }
  return null;
}

/** The company of a page: the page's own name for it, and the address of its site. */
export function employerOfPage({ page, url }: ImportedDocument): ImportedDocument['employer'] {
  if (page === null || url === null) return null;
  for (const { name, attribs } of elementsOf(page)) {
    if (name !== 'meta' || attribs.property !== 'og:site_name') continue;
    const siteName = textOf(attribs.content, 100)?.replace(TITLE_WORDS, '').trim();
    if (siteName) return { name: siteName, address: new URL(url).origin };
  }
  return { name: null, address: hostOf(url) === '' ? null : new URL(url).origin };
}

const TITLE_WORDS =
  /^(?:(?:current )?(?:jobs|careers?|open (?:positions|roles)|job openings|karriere|karriär|stillinger)\s*(?:at|@|hos|bei|i|-|–|\|)\s+)|(?:\s+[-–|]\s*|\s+)(?:jobs|careers?|current openings|open positions|karriere|karriär)$/gi;

/**
 * The company in the title of a board's page, if the title begins with the board's name ("fjordlys" and "Jobs at
 * Fjordlys ApS"). Any other title may be a slogan.
 */
export function companyNameOf({ page }: ImportedDocument, board: string): string | null {
  if (page === null) return null;
  const bare = (text: string) => fold(text).replaceAll(' ', '');
  for (const element of elementsOf(page)) {
    if (element.name !== 'title') continue;
    const name = textOf(textIn(element, 300), 100)?.replace(TITLE_WORDS, '').trim() ?? '';
    const [short, long] = [bare(board), bare(name)];
    return short !== '' && long.length <= short.length + 25 && long.startsWith(short) ? name : null;
  }
  return null;
}
