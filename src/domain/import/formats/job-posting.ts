import { createHash } from 'node:crypto';
import { isOfHiringSystem } from '../careers-address.ts';
import { elementsOf, type ImportedDocument } from '../document.ts';
import { payOfJobPosting } from '../pay.ts';
import { positionTypesNamed } from '../position-types.ts';
import { type Format, MOST_ITEMS, type NamedPlace, type Posting, type Reading, readEach } from '../posting.ts';
import { nodesOfType } from '../structured-data.ts';
import {
  field,
  firstText,
  isValues,
  listOf,
  markupOf,
  momentOf,
  paragraphsOf,
  rawText,
  textOf,
  unescapedOnce,
  type Values,
} from '../values.ts';

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
  const read = readEach(nodes.slice(0, MOST_ITEMS + 1), nameOf, (node) => postingOfNode(node, address));
  const reading = { postings: oneForEachIdentifier(read.postings), broken: [...broken, ...read.broken] };
  return { ...reading, isWhole: isWholeList(document, nodes.length, reading) };
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

/** One JobPosting; `address` is the page that is its own, if there is one. */
export function postingOfNode(node: Values, address: string | null): Posting | string {
  const title = firstText(field(node, 'title'), field(node, 'name'));
  if (title === null) return 'it has no title';
  const description = descriptionOf(node);
  if (description === null) return 'it has no description';
  const [employer] = listOf(field(node, 'hiringOrganization'));
  const { pay, note } = payOfJobPosting(node);
  const places = listOf(field(node, 'jobLocation'))
    .map(placeOf)
    .filter((place) => place !== null);
  const countries = listOf(field(node, 'applicantLocationRequirements'))
    .flatMap((area) => [
      firstText(
        field(area, 'name'),
        field(area, 'addressCountry'),
        field(field(area, 'address'), 'addressCountry'),
        area,
      ),
    ])
    .filter((name) => name !== null);
  const type = listOf(field(node, 'jobLocationType')).map((value) => textOf(value, 100));
  const link = firstText(
    field(node, 'url'),
    field(node, 'sameAs'),
    field(node, 'mainEntityOfPage'),
    field(field(node, 'mainEntityOfPage'), '@id'),
  );
  const contact = listOf(field(node, 'applicationContact'))[0];
  return {
    sourceId: sourceIdOf(node, link ?? address, title, employer),
    title: unescapedOnce(title),
    description,
    link: link ?? textOf(field(contact, 'url')) ?? address,
    applyEmail: textOf(field(contact, 'email'), 200)?.replace(/^mailto:/i, '') ?? null,
    employer: {
      name: decodedText(firstText(field(employer, 'name'), field(employer, 'legalName'), employer)),
      addresses: [field(employer, 'sameAs'), field(employer, 'url')]
        .flatMap(listOf)
        .map((text) => textOf(text))
        // Hiring systems give their own page of the company where it named no website.
        .flatMap((text) => (text === null || isOfHiringSystem(text) ? [] : [text])),
    },
    places,
    countries,
    workplaceWords: [...type, ...places.map(({ text }) => text)].filter((words) => words !== null),
    isTelecommute: type.some((value) => /telecommute/i.test(value ?? '')),
    statedWorkplace: null,
    pay,
    equity: null,
    positionTypes: positionTypesNamed(listOf(field(node, 'employmentType')).map((value) => textOf(value, 100))),
    postedAt: momentOf(field(node, 'datePosted')),
    lastMoment: textOf(field(node, 'validThrough'), 60),
    departments: [field(node, 'occupationalCategory'), field(node, 'industry')]
      .flatMap(listOf)
      .map((value) => textOf(value, 120))
      .filter((name) => name !== null),
    statedLanguage: textOf(field(node, 'inLanguage'), 10),
    notes: note === null ? [] : [note],
  };
}

/** The text, and under it what some sites keep in fields of its own. */
function descriptionOf(node: Values): string | null {
  const main = rawText(field(node, 'description'));
  if (main === null || main.trim() === '') return null;
  const parts = ['responsibilities', 'qualifications', 'skills']
    .map((name) => rawText(field(node, name)))
    .filter((part): part is string => part !== null && part.length > 80 && !main.includes(part.slice(0, 80)));
  return [main, ...parts].map(htmlOf).join('');
}

function htmlOf(text: string): string {
  const markup = markupOf(text);
  if (markup === 'html') return text;
  return markup === 'escaped' ? unescapedOnce(text) : paragraphsOf(text);
}

function placeOf(location: unknown): NamedPlace | null {
  const address = listOf(field(location, 'address'))[0] ?? location;
  if (!isValues(address)) {
    const text = textOf(address, 300);
    return text === null ? null : { text, country: null, region: null, address: null, postalCode: null };
  }
  const inside = listOf(field(address, 'addressCountry'))[0];
  const country = firstText(field(inside, 'name'), field(inside, '@id'), inside);
  const locality =
    decodedText(textOf(field(address, 'addressLocality'), 200)) ??
    (isValues(location) ? decodedText(textOf(field(location, 'name'), 200)) : null);
  if (locality === null && country === null) return null;
  return {
    text: locality ?? '',
    country,
    region: decodedText(textOf(field(address, 'addressRegion'), 120)),
    address: decodedText(textOf(field(address, 'streetAddress'), 200)),
    postalCode: textOf(field(address, 'postalCode'), 20),
  };
}

/** What the posting itself is known by: its identifier, else its address, else what it says. */
function sourceIdOf(node: Values, address: string | null, title: string, employer: unknown): string {
  const identifier = listOf(field(node, 'identifier'))[0];
  const value = firstText(field(identifier, 'value'), field(identifier, '@id'), identifier);
  const company = textOf(field(employer, 'name'));
  if (value !== null && value !== company) return value.slice(0, 300);
  if (address !== null) return address.slice(0, 300);
  const said = JSON.stringify([title, company, field(node, 'jobLocation') ?? null]);
  return `said:${createHash('sha256').update(said).digest('hex').slice(0, 32)}`;
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

function decodedText(text: string | null): string | null {
  return text === null ? null : unescapedOnce(text);
}
