import { hostOf } from '#domain/companies/web-domain.ts';
import { fold } from '#domain/site/fold.ts';
import { type BoardAddress, boardAt, teamtailorPosting } from './careers-address.ts';
import { elementsOf, type ImportedDocument, type Page, textIn } from './document.ts';
import { textOf } from './values.ts';

const MOST_ADDRESSES = 20_000;
const ADDRESS =
  /(?:https?:)?\/\/[\w.-]{1,100}\.(?:greenhouse\.io|lever\.co|ashbyhq\.com|teamtailor\.com|workable\.com|personio\.(?:de|com)|smartrecruiters\.com)\/?[^\s"'<>\\)]*/gi;
/** Widgets that are told in a script whose postings to show, on pages that speak of the system at all. */
const IN_SCRIPTS: [RegExp, RegExp, (name: string) => string][] = [
  [
    /workable/i,
    /\bwhr_embed\s*\(\s*['"]?(\w+)/g,
    (name) => `https://apply.workable.com/api/v1/widget/accounts/${name}`,
  ],
  [/lever/i, /\baccountName["']?\s*:\s*["']([\w.-]+)["']/g, (name) => `https://jobs.lever.co/${name}`],
  [
    /smartrecruiters/i,
    /\bcompany_code["']?\s*:\s*["']([\w.-]+)["']/g,
    (name) => `https://careers.smartrecruiters.com/${name}`,
  ],
];

/**
 * The boards of hiring systems that a company's own page shows or leads to: what it embeds when it embeds any, else
 * what it links. Several are several: which is meant is not ours to guess.
 */
export function boardsNamedIn({ page, url, text }: ImportedDocument): BoardAddress[] {
  if (page === null) return [];
  const embedded: string[] = [];
  const linked: string[] = [];
  for (const { name, attribs, element } of namesIn(page)) {
    if (name === 'script' && !attribs.src) {
      const script = unescapedScript(textIn(element));
      // Data is no widget: an address in it is a link that the page draws.
      if (/json/i.test(attribs.type ?? '')) linked.push(...addressesIn(script));
      else embedded.push(...addressesIn(script), ...toldIn(script, text));
    }
    const isEmbedded = name === 'script' || name === 'iframe';
    for (const value of [attribs.src, attribs.href, attribs['data-src'], attribs['data-url'], attribs.action]) {
      if (value !== undefined) (isEmbedded ? embedded : linked).push(absolute(value, url));
    }
    if (linked.length + embedded.length > MOST_ADDRESSES) break;
  }
  const boards = distinctBoards(embedded);
  if (boards.length > 0) return boards;
  const own = ownTeamtailor(page, url);
  return own === null ? distinctBoards(linked) : [own];
}

function* namesIn(page: Page) {
  for (const element of elementsOf(page)) yield { name: element.name, attribs: element.attribs, element };
}

/** As it stands or as JSON writes it. */
function unescapedScript(script: string): string {
  return script.replaceAll('\\/', '/').replaceAll('\\u002F', '/');
}

function addressesIn(script: string): string[] {
  return (script.match(ADDRESS) ?? []).map((address) => absolute(address, null));
}

function toldIn(script: string, pageText: string): string[] {
  return IN_SCRIPTS.filter(([system]) => system.test(pageText)).flatMap(([, pattern, addressOf]) =>
    [...script.matchAll(pattern)].map(([, name = '']) => addressOf(name)),
  );
}

function absolute(address: string, url: string | null): string {
  if (address.startsWith('//')) return `https:${address}`;
  return URL.canParse(address, url ?? undefined) ? new URL(address, url ?? undefined).href : '';
}

/** Links to single postings name their board: of a page of links to twenty postings all of the board is read. */
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

/** The page of the whole board. */
export function homeOf({ system, board, feeds }: BoardAddress): string {
  const name = encodeURIComponent(board);
  const host = URL.canParse(feeds[0] ?? '') ? new URL(feeds[0] ?? '').hostname : '';
  const region = host.includes('.eu.') ? '.eu' : '';
  const homes: Record<string, string> = {
    greenhouse: `https://boards${region}.greenhouse.io/${name}`,
    lever: `https://jobs${region}.lever.co/${name}`,
    ashby: `https://jobs.ashbyhq.com/${name}`,
    workable: `https://apply.workable.com/${name}/`,
    smartrecruiters: `https://careers.smartrecruiters.com/${name}`,
  };
  return homes[system] ?? `https://${host}/`;
}

/** A Teamtailor career site under the company's own name: its feed lies beside it. Their widget is no such site. */
function ownTeamtailor(page: Page, url: string | null): BoardAddress | null {
  if (url === null) return null;
  let isTeamtailor = false;
  for (const { name, attribs } of elementsOf(page)) {
    const address = name === 'script' ? attribs.src : name === 'link' ? attribs.href : undefined;
    if (name === 'meta' && attribs.name === 'generator' && /teamtailor/i.test(attribs.content ?? ''))
      isTeamtailor = true;
    if (address !== undefined && /\bteamtailor-cdn\.com\//.test(address)) {
      if (/widgets?\b/.test(address)) return null;
      isTeamtailor = true;
    }
  }
  if (!isTeamtailor) return null;
  const { origin, hostname, pathname } = new URL(url);
  const posting = teamtailorPosting(pathname.split('/').filter((step) => step !== '')) ?? null;
  return { system: 'teamtailor', board: hostname, posting, feeds: [`${origin}/jobs.json`], isPart: false };
}

/** Whose page it is: what it calls itself, and the address of its site. */
export function employerOfPage({ page, url }: ImportedDocument): ImportedDocument['employer'] {
  if (page === null || url === null) return null;
  for (const { name, attribs } of elementsOf(page)) {
    if (name !== 'meta' || attribs.property !== 'og:site_name') continue;
    const said = textOf(attribs.content, 100)?.replace(TITLE_WORDS, '').trim();
    if (said) return { name: said, address: new URL(url).origin };
  }
  return { name: null, address: hostOf(url) === '' ? null : new URL(url).origin };
}

const TITLE_WORDS =
  /^(?:(?:current )?(?:jobs|careers?|open (?:positions|roles)|job openings|karriere|karriär|stillinger)\s*(?:at|@|hos|bei|i|-|–|\|)\s+)|(?:\s+[-–|]\s*|\s+)(?:jobs|careers?|current openings|open positions|karriere|karriär)$/gi;

/**
 * What a board's own page calls the company, when that is the board's name in other letters ("fjordlys" and
 * "Jobs at Fjordlys ApS"); anything else there may be a slogan.
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
