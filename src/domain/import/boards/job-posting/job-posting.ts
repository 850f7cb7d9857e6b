import { elementsOf, type ImportedDocument } from '../../documents/document.ts';
import { field, textOf, type Values } from '../../documents/values.ts';
import { type Format, MOST_ITEMS, type Posting, type Reading, readEach } from '../../posting.ts';
import { isOfHiringSystem } from '../careers-address.ts';
import { postingOfNode } from './posting-of-node.ts';
import { nodesOfType } from './structured-data.ts';

/** schema.org JobPosting: JSON-LD in a page (several scripts, @graph, lists), microdata, or a file of JSON. */
export const jobPosting: Format = { name: 'jobposting', recognises, read: readJobPostings };

function recognises(document: ImportedDocument): boolean {
  if (!document.text.includes('JobPosting')) return false;
  const { nodes, broken } = nodesOfType(document, 'JobPosting');
  return nodes.length > 0 || broken.length > 0;
}

function readJobPostings(document: ImportedDocument): Reading {
  const { nodes, broken } = nodesOfType(document, 'JobPosting');
  const address = nodes.length === 1 ? addressOf(document) : null;
  const items = readEach(nodes.slice(0, MOST_ITEMS + 1), nameOf, (node) => postingOf(node, address));
  const reading = { postings: mergeByIdentifier(items.postings), broken: [...broken, ...items.broken] };
  return { ...reading, isWhole: isWholeList(document, nodes.length, reading) };
}

function postingOf(node: Values, address: string | null): Posting | string {
  const posting = postingOfNode(node, address);
  if (typeof posting === 'string') return posting;
  // Hiring systems give their own page of a company that named no website.
  const addresses = posting.employer.addresses.filter((website) => !isOfHiringSystem(website));
  return { ...posting, employer: { ...posting.employer, addresses } };
}

/**
 * Whether a document has all postings of its source. A page with one posting is only that posting's page. One of several
 * pages is a part, and a broken posting may be any posting.
 */
function isWholeList(document: ImportedDocument, count: number, { broken }: Pick<Reading, 'broken'>): boolean {
  if (document.isPart || broken.length > 0 || count < 2 || count > MOST_ITEMS) return false;
  if (document.page === null) return true;
  if (document.url !== null && LATER_PAGE.test(document.url)) return false;
  for (const { name, attribs } of elementsOf(document.page)) {
    if (/(?:^|\s)next(?:\s|$)/i.test(attribs.rel ?? '')) return false;
    if (name === 'a' && LATER_PAGE.test(attribs.href ?? '') && isOfSameList(attribs.href ?? '', document.url))
      return false;
  }
  return true;
}

/** "?page=2", "&offset=20", "/page/2": many lists name their pages so, and have no `rel="next"`. */
const LATER_PAGE =
  /[?&](?:(?:page|pg|paged|side|sida|sivu)=(?:[2-9]|[1-9]\d{1,3})|(?:offset|start|skip)=[1-9]\d{0,5})(?!\d)|\/(?:page|side|sida|sivu)\/(?:[2-9]|[1-9]\d{1,3})(?=[/?#]|$)/i;

/** Whether an address is below that of the list: a page may link to the pages of its news, too. */
function isOfSameList(address: string, url: string | null): boolean {
  const [list, page] = [url, address].map((one) => URL.parse(one ?? '', url ?? undefined)?.pathname ?? null);
  return !list || !page || page.startsWith(list.replace(/\/$/, ''));
}

/** The page's own address for itself, else its URL. */
function addressOf({ page, url }: ImportedDocument): string | null {
  if (page !== null) {
    for (const { name, attribs } of elementsOf(page)) {
      const ownAddress =
        name === 'link' && attribs.rel === 'canonical'
          ? attribs.href
          : name === 'meta' && attribs.property === 'og:url'
            ? attribs.content
            : null;
      if (ownAddress && URL.canParse(ownAddress, url ?? undefined)) return new URL(ownAddress, url ?? undefined).href;
    }
  }
  return url;
}

function nameOf(node: Values, index: number): string {
  const title = textOf(field(node, 'title') ?? field(node, 'name'), 120);
  return title === null ? `posting ${index + 1}` : `${title} (posting ${index + 1})`;
}

/**
 * Merges a posting that is repeated for each of its places. Some sites give different postings the same identifier,
 * such as the site's name; then the address tells them apart.
 */
function mergeByIdentifier(postings: Posting[]): Posting[] {
  const contentOf = ({ title, employer }: Posting) => JSON.stringify([title, employer.name]);
  const contents = new Map<string, string>();
  const sharedTexts = new Set<string>();
  for (const posting of postings) {
    const { sourceId } = posting;
    if ((contents.get(sourceId) ?? contentOf(posting)) !== contentOf(posting)) sharedTexts.add(sourceId);
    contents.set(sourceId, contentOf(posting));
  }
  const byKey = new Map<string, Posting>();
  for (const posting of postings) {
    const sourceId = sharedTexts.has(posting.sourceId)
      ? `${posting.sourceId} ${posting.link ?? posting.title}`.slice(0, 300)
      : posting.sourceId;
    const first = byKey.get(sourceId);
    if (first === undefined) byKey.set(sourceId, { ...posting, sourceId });
    else {
      first.places.push(...posting.places);
      first.workplaceWords.push(...posting.workplaceWords);
      first.countries.push(...posting.countries);
    }
  }
  return [...byKey.values()];
}
