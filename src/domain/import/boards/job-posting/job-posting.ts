import { isOfHiringSystem } from '../../careers-address.ts';
import { elementsOf, type ImportedDocument } from '../../document.ts';
import { type Format, MOST_ITEMS, type Posting, type Reading, readEach } from '../../posting.ts';
import { field, textOf, type Values } from '../../values.ts';
import { postingOfNode } from './posting-of-node.ts';
import { nodesOfType } from './structured-data.ts';

/** schema.org JobPosting: JSON-LD in a page (several scripts, @graph, lists), microdata, or a file of JSON. */
export const jobPosting: Format = { name: 'jobposting', recognises, read };

function recognises(document: ImportedDocument): boolean {
  if (!document.text.includes('JobPosting')) return false;
  const { nodes, broken } = nodesOfType(document, 'JobPosting');
  return nodes.length > 0 || broken.length > 0;
}

function read(document: ImportedDocument): Reading {
  const { nodes, broken } = nodesOfType(document, 'JobPosting');
  const address = nodes.length === 1 ? addressOf(document) : null;
  const read = readEach(nodes.slice(0, MOST_ITEMS + 1), nameOf, (node) => postingOf(node, address));
  const reading = { postings: oneForEachIdentifier(read.postings), broken: [...broken, ...read.broken] };
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
 * Whether these are all postings there are. A page of one posting is that posting's own page, and one that leads on
 * to a next page is a part; what could not be read there may be any of them.
 */
function isWholeList(document: ImportedDocument, count: number, { broken }: Pick<Reading, 'broken'>): boolean {
  if (document.isPart || broken.length > 0 || count < 2 || count > MOST_ITEMS) return false;
  if (document.page === null) return true;
  for (const { attribs } of elementsOf(document.page))
    if (/(?:^|\s)next(?:\s|$)/i.test(attribs.rel ?? '')) return false;
  return true;
}

/** Where the page says it lives; a page of several postings is the address of none of them. */
function addressOf({ page, url }: ImportedDocument): string | null {
  if (page !== null) {
    for (const { name, attribs } of elementsOf(page)) {
      const said =
        name === 'link' && attribs.rel === 'canonical'
          ? attribs.href
          : name === 'meta' && attribs.property === 'og:url'
            ? attribs.content
            : null;
      if (said && URL.canParse(said, url ?? undefined)) return new URL(said, url ?? undefined).href;
    }
  }
  return url;
}

function nameOf(node: Values, index: number): string {
  const title = textOf(field(node, 'title') ?? field(node, 'name'), 120);
  return title === null ? `posting ${index + 1}` : `${title} (posting ${index + 1})`;
}

/**
 * One posting repeated for each of its places is one job with many locations. The same identifier on different
 * postings (some sites write their own name there) tells nothing: then the address does.
 */
function oneForEachIdentifier(postings: Posting[]): Posting[] {
  const saying = ({ title, employer }: Posting) => JSON.stringify([title, employer.name]);
  const sayings = new Map<string, string>();
  const shared = new Set<string>();
  for (const posting of postings) {
    const { sourceId } = posting;
    if ((sayings.get(sourceId) ?? saying(posting)) !== saying(posting)) shared.add(sourceId);
    sayings.set(sourceId, saying(posting));
  }
  const kept = new Map<string, Posting>();
  for (const posting of postings) {
    const sourceId = shared.has(posting.sourceId)
      ? `${posting.sourceId} ${posting.link ?? posting.title}`.slice(0, 300)
      : posting.sourceId;
    const first = kept.get(sourceId);
    if (first === undefined) kept.set(sourceId, { ...posting, sourceId });
    else {
      first.places.push(...posting.places);
      first.workplaceWords.push(...posting.workplaceWords);
      first.countries.push(...posting.countries);
    }
  }
  return [...kept.values()];
}
