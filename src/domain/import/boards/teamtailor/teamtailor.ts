import { elementsOf, type ImportedDocument, type Page, parsedJson } from '../../documents/document.ts';
import { field, htmlOrLines, isValues, listOf, momentOf, textOf, type Values } from '../../documents/values.ts';
import { distinctPlaces, placeOfFields } from '../../places/named-places.ts';
import { MOST_ITEMS, type NamedPlace, type Posting } from '../../posting.ts';
import { workplaceStated } from '../../terms/workplace.ts';
import type { Board, BoardItems, BoardSource } from '../board.ts';
import { type AddressMatch, type BoardAddress, RESERVED_NAMES } from '../board-address.ts';
import { postingOfNode } from '../job-posting/posting-of-node.ts';

/**
 * A Teamtailor career site: https://SITE.teamtailor.com/jobs.json, a JSON Feed whose items have a schema.org JobPosting
 * in `_jobposting`. `next_url` names the next page.
 */
export const teamtailor: Board = {
  name: 'teamtailor',
  label: 'Teamtailor',
  domains: ['teamtailor.com'],
  hosts: /^[\w-]+(?:\.[a-z]{2,3})?\.teamtailor\.com$/,
  addressOf,
  homeOf: ({ host }) => `https://${host}/`,
  ownSiteOf,
  complete: withNextPages,
  recognises,
  itemsOf,
  titleOf,
  idOf: (item) => textOf(field(item, 'id'), 300) ?? textOf(field(item, 'url'), 300),
  isHidden: (item) =>
    field(item, 'internal') === true ||
    /^(?:draft|internal|unlisted|archived)$/i.test(textOf(field(item, 'status')) ?? ''),
  postingOf,
  boardNameOf: (_, { json }) => boardNameOf(json),
};

function addressOf(url: URL, segments: string[]): AddressMatch | null {
  const board = url.hostname.replace(/\.teamtailor\.com$/, '');
  if (RESERVED_NAMES.has(board) || /^(?:scripts|tt|career-pages|signin|id|trust|partner)$/.test(board)) return null;
  return { board, posting: postingIdIn(segments), feeds: [`https://${url.hostname}/jobs.json`] };
}

/** A path may begin with a language: /en-GB/jobs/4711-driver. */
function postingIdIn(segments: readonly string[]): string | undefined {
  const at = segments.indexOf('jobs');
  return at === -1 ? undefined : /^\d+/.exec(segments[at + 1] ?? '')?.[0];
}

/** A career site under the company's own domain, with its feed beside it. A page with their widget is no such site. */
function ownSiteOf(page: Page, url: string): BoardAddress | null {
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
  const posting = postingIdIn(pathname.split('/').filter((segment) => segment !== '')) ?? null;
  return { system: 'teamtailor', board: hostname, posting, feeds: [`${origin}/jobs.json`], isPart: false };
}

/** Limits of all pages of a feed together. */
const MOST_BYTES = 64_000_000;
const MOST_PAGES = 100;

/** All pages of a feed as one document. After a page that cannot be read, `next_url` still names the missing pages. */
async function withNextPages(document: ImportedDocument, { fetchFeed }: BoardSource): Promise<ImportedDocument> {
  const items = [...listOf(field(document.json, 'items'))];
  const visitedUrls = new Set([document.url]);
  let next = nextPageOf(document.json, document.url);
  let bytes = document.text.length;
  const isWithinLimits = () => visitedUrls.size < MOST_PAGES && bytes < MOST_BYTES && items.length < MOST_ITEMS;
  while (next !== null && !visitedUrls.has(next) && isSameOrigin(next, document.url) && isWithinLimits()) {
    visitedUrls.add(next);
    const page = await fetchFeed(next).catch(() => null);
    const json = page === null ? undefined : parsedJson(page.text);
    const more = field(json, 'items');
    if (page === null || !Array.isArray(more)) break;
    items.push(...more);
    bytes += page.text.length;
    next = nextPageOf(json, page.url);
  }
  return { ...document, json: { ...(document.json as Values), items, next_url: next } };
}

function nextPageOf(json: unknown, url: string | null): string | null {
  const next = textOf(field(json, 'next_url'));
  return next !== null && URL.canParse(next, url ?? undefined) ? new URL(next, url ?? undefined).href : next;
}

/** A feed may not send the import to another host. */
function isSameOrigin(next: string, url: string | null): boolean {
  return url !== null && URL.canParse(next) && new URL(next).origin === new URL(url).origin;
}

function recognises({ json }: ImportedDocument): boolean {
  const items = field(json, 'items');
  if (!Array.isArray(items)) return false;
  if (items.some((item) => isValues(field(item, '_jobposting')))) return true;
  const address = textOf(field(json, 'feed_url')) ?? '';
  return (
    items.length === 0 && /jsonfeed\.org/.test(textOf(field(json, 'version')) ?? '') && /\/jobs\.json/.test(address)
  );
}

/** `next_url` remains when pages are missing. */
function itemsOf({ json }: ImportedDocument): BoardItems {
  return { items: listOf(field(json, 'items')), isWhole: textOf(field(json, 'next_url')) === null };
}

function titleOf(item: unknown): string | null {
  return textOf(field(item, 'title'), 1_000) ?? textOf(field(field(item, '_jobposting'), 'title'), 1_000);
}

function postingOf(item: unknown, { sourceId, title }: { sourceId: string; title: string }): Posting | string {
  const node = field(item, '_jobposting');
  const html = htmlOrLines(field(item, 'content_html')) || htmlOrLines(field(item, 'content_text'));
  const values: Values = { ...(isValues(node) ? node : {}), title };
  if (html !== '') values.description = html;
  const posting = postingOfNode(values, null);
  if (typeof posting === 'string') return 'it has no text';
  const own = placesOf(item);
  const remote = [item, field(item, '_teamtailor'), node]
    .flatMap((holder) => [field(holder, 'remoteStatus'), field(holder, 'remote_status'), field(holder, 'remote')])
    .map(workplaceStated)
    .find((value) => value !== null);
  return {
    ...posting,
    sourceId,
    title,
    link: textOf(field(item, 'url')) ?? posting.link,
    places: own.length > 0 ? own : distinctPlaces(posting.places),
    statedWorkplace: remote ?? null,
    postedAt: momentOf(field(item, 'date_published')) ?? posting.postedAt,
    statedLanguage: posting.statedLanguage ?? textOf(field(item, 'language'), 10),
    departments: ['department', 'role']
      .map((name) => textOf(field(field(item, name), 'name') ?? field(item, name), 120))
      .filter((name) => name !== null),
  };
}

/** The item's own locations in newer feeds, which are more precise than those of the JobPosting. */
function placesOf(item: unknown): NamedPlace[] {
  const places = [...listOf(field(item, 'locations')), ...listOf(field(item, '_locations'))].map((location) =>
    placeOfFields({
      locality: isValues(location) ? (textOf(field(location, 'city')) ?? field(location, 'name')) : location,
      region: field(location, 'region'),
      country: field(location, 'country'),
      address: field(location, 'address'),
      postalCode: textOf(field(location, 'zip')) ?? field(location, 'postalCode'),
    }),
  );
  return distinctPlaces(places.filter((place) => place !== null));
}

/** The company's name in a title such as "Jobs at Fjordlys". */
function boardNameOf(json: unknown): string | null {
  const title = textOf(field(json, 'title'), 200);
  return (
    title?.replace(/^(?:jobs|careers?|open positions)\s+(?:at|@|-|–)\s+|\s+(?:-|–|\|)\s+(?:jobs|careers?)$/gi, '') ||
    null
  );
}
