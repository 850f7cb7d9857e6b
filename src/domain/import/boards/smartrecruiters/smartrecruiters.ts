import { type ImportedDocument, parsedJson } from '../../documents/document.ts';
import {
  field,
  firstText,
  htmlOrLines,
  isValues,
  listOf,
  momentOf,
  textOf,
  underHeadings,
} from '../../documents/values.ts';
import { distinctPlaces, placeOfFields } from '../../places/named-places.ts';
import type { NamedPlace, Posting } from '../../posting.ts';
import { positionTypesNamed } from '../../terms/position-types.ts';
import type { Board, BoardItems, BoardSource } from '../board.ts';
import { type AddressMatch, feedAsGiven } from '../board-address.ts';

/**
 * SmartRecruiters: https://api.smartrecruiters.com/v1/companies/NAME/postings. The list has no texts, so the details of
 * each posting replace its line.
 */
export const smartRecruiters: Board = {
  name: 'smartrecruiters',
  label: 'SmartRecruiters',
  domains: ['smartrecruiters.com'],
  hosts: /^(?:careers|jobs|www|api)\.smartrecruiters\.com$/,
  addressOf,
  homeOf: ({ name }) => `https://careers.smartrecruiters.com/${name}`,
  widget: {
    mention: /smartrecruiters/i,
    name: /\bcompany_code["']?\s*:\s*["']([\w.-]+)["']/g,
    addressOf: (name) => `https://careers.smartrecruiters.com/${name}`,
  },
  complete: withDetails,
  recognises,
  itemsOf,
  titleOf: (posting) => field(posting, 'name'),
  idOf: (posting) => textOf(field(posting, 'id'), 100),
  isHidden,
  openingOf: (posting) => textOf(field(posting, 'jobId'), 100),
  postingOf,
};

function addressOf(url: URL, segments: string[]): AddressMatch | null {
  if (url.hostname.startsWith('api.')) {
    if (segments[0] !== 'v1' || segments[1] !== 'companies' || segments[3] !== 'postings') return null;
    return { board: segments[2], posting: segments[4], ...feedAsGiven(url, {}, ['limit', 'offset']) };
  }
  const [board = '', second = ''] = segments;
  const posting = /^(\d{6,})(?:-|$)/.exec(second)?.[1];
  // SmartRecruiters' own pages are on www too: there only a posting names a company.
  if (url.hostname.startsWith('www.') && posting === undefined) return null;
  const path = `https://api.smartrecruiters.com/v1/companies/${encodeURIComponent(board)}/postings`;
  return { board, posting, feeds: [posting === undefined ? path : `${path}/${posting}`] };
}

const MOST_PAGES = 100;
const MOST_DETAILS = 1_000;
const REQUESTS_AT_ONCE = 4;
const LONGEST_MILLISECONDS = 180_000;
const MOST_FAILURES_IN_A_ROW = 8;

/**
 * The list, a hundred postings at a time, with the details of each posting in place of its line. A posting without
 * readable details keeps its line, so that it counts as present.
 */
async function withDetails(first: ImportedDocument, source: BoardSource): Promise<ImportedDocument> {
  if (source.address.posting !== null) return first;
  const { lines, total, isPart } = await fetchList(source);
  const until = performance.now() + LONGEST_MILLISECONDS;
  const content: unknown[] = [...lines];
  const waiting = lines.slice(0, MOST_DETAILS).entries();
  let failures = 0;
  let isCut = lines.length > MOST_DETAILS;
  const fetchDetails = async () => {
    for (const [index, line] of waiting) {
      if (failures >= MOST_FAILURES_IN_A_ROW || performance.now() > until) {
        isCut = true;
        return;
      }
      const id = textOf(field(line, 'id'), 100);
      if (id === null || !/^[\w-]+$/.test(id)) continue;
      const address = new URL(source.feed);
      address.search = '';
      address.pathname += `/${id}`;
      const answer = await source.fetchPage(address.href).catch(() => null);
      const json = answer === null ? undefined : parsedJson(answer.text);
      if (textOf(field(json, 'id'), 100) === id) {
        content[index] = json;
        failures = 0;
      } else failures += 1;
    }
  };
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, fetchDetails));
  return { ...first, json: { totalFound: total, content }, isPart: first.isPart || isPart || isCut };
}

async function fetchList({ feed, fetchFeed }: BoardSource) {
  const lines: unknown[] = [];
  let total = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const address = new URL(feed);
    address.searchParams.set('limit', '100');
    address.searchParams.set('offset', String(lines.length));
    const answer = await fetchFeed(address.href).catch(() => null);
    const json = answer === null ? undefined : parsedJson(answer.text);
    const content = field(json, 'content');
    if (!Array.isArray(content)) return { lines, total, isPart: true };
    const totalFound = field(json, 'totalFound');
    total = typeof totalFound === 'number' ? totalFound : total;
    lines.push(...content);
    if (content.length === 0 || lines.length >= total) return { lines, total, isPart: false };
  }
  return { lines, total, isPart: true };
}

const OWN_FIELDS = [
  'jobAd',
  'refNumber',
  'releasedDate',
  'typeOfEmployment',
  'experienceLevel',
  'postingUrl',
  'jobAdId',
];

function recognises({ json }: ImportedDocument): boolean {
  if (isOfSmartRecruiters(json)) return true;
  const content = contentOf(json);
  return content !== null && (content.some(isOfSmartRecruiters) || typeof field(json, 'totalFound') === 'number');
}

function isOfSmartRecruiters(value: unknown): boolean {
  return isValues(value) && OWN_FIELDS.filter((name) => Object.hasOwn(value, name)).length >= 3;
}

function contentOf(json: unknown): unknown[] | null {
  const content = Array.isArray(json) ? json : field(json, 'content');
  return Array.isArray(content) ? content : null;
}

/** The list is whole when it holds as many postings as `totalFound`. */
function itemsOf({ json }: ImportedDocument): BoardItems {
  const content = isOfSmartRecruiters(json) ? null : contentOf(json);
  if (content === null) return { items: [json], isWhole: false };
  const total = field(json, 'totalFound');
  const ids = new Set(content.map((posting) => textOf(field(posting, 'id'))));
  return { items: content, isWhole: typeof total === 'number' && ids.size >= total };
}

function isHidden(posting: unknown): boolean {
  return (
    field(posting, 'active') === false || /^(?:internal|private)$/i.test(textOf(field(posting, 'visibility')) ?? '')
  );
}

function postingOf(posting: unknown, { sourceId, title }: { sourceId: string; title: string }): Posting | string {
  if (!isValues(posting)) return 'it is not a posting';
  const description = descriptionOf(posting);
  if (description === '') {
    return Object.hasOwn(posting, 'jobAd') ? 'it has no text' : 'its details, with the text, could not be fetched';
  }
  const company = field(posting, 'company');
  const location = field(posting, 'location');
  const [isRemote, isHybrid] = [field(location, 'remote'), field(location, 'hybrid')];
  return {
    sourceId,
    title,
    description,
    link: firstText(field(posting, 'applyUrl'), field(posting, 'postingUrl')) ?? postingAddressOf(company, sourceId),
    applyEmail: null,
    employer: { name: firstText(field(company, 'name'), field(company, 'identifier')), addresses: [] },
    places: placesOf(posting),
    countries: [],
    workplaceWords: isHybrid === true ? ['hybrid'] : [],
    isTelecommute: isRemote === true,
    // Both flags are off until somebody sets them, and so they do not state on site.
    statedWorkplace: isHybrid === true ? 'hybrid' : null,
    pay: null,
    equity: null,
    positionTypes: positionTypesNamed(
      ['label', 'id'].map((name) => textOf(field(field(posting, 'typeOfEmployment'), name), 100)),
    ),
    postedAt: momentOf(field(posting, 'releasedDate')),
    lastMoment: null,
    departments: ['department', 'function']
      .map((name) => textOf(field(field(posting, name), 'label'), 120))
      .filter((name) => name !== null),
    statedLanguage: textOf(field(field(posting, 'language'), 'code'), 10),
    notes: [],
  };
}

const SECTIONS = ['companyDescription', 'jobDescription', 'qualifications', 'additionalInformation'];

/** The sections in the order of SmartRecruiters' own page, under their headings. */
function descriptionOf(posting: unknown): string {
  const sections = field(field(posting, 'jobAd'), 'sections');
  return underHeadings(
    SECTIONS.map((name) => field(sections, name)).map((section) => ({
      heading: textOf(field(section, 'title'), 300),
      html: htmlOrLines(field(section, 'text')),
    })),
  );
}

function placesOf(posting: unknown): NamedPlace[] {
  const places = [field(posting, 'location'), ...listOf(field(posting, 'locations'))].map((location) =>
    placeOfFields({
      locality: field(location, 'city'),
      region: field(location, 'region'),
      country: field(location, 'country'),
      address: field(location, 'address'),
      postalCode: field(location, 'postalCode'),
    }),
  );
  return distinctPlaces(places.filter((place) => place !== null));
}

function postingAddressOf(company: unknown, id: string): string | null {
  const identifier = textOf(field(company, 'identifier'), 100);
  return identifier === null || !/^[\w.-]+$/.test(identifier) || !/^[\w-]+$/.test(id)
    ? null
    : `https://jobs.smartrecruiters.com/${identifier}/${id}`;
}
