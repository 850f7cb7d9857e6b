import type { ImportedDocument } from '../../documents/document.ts';
import { field, firstText, htmlOrLines, isValues, listOf, momentOf, textOf } from '../../documents/values.ts';
import type { PayReading } from '../../pay/pay.ts';
import { distinctPlaces, placeOfFields } from '../../places/named-places.ts';
import type { Equity, NamedPlace, Posting } from '../../posting.ts';
import { positionTypesNamed } from '../../terms/position-types.ts';
import { workplaceStated } from '../../terms/workplace.ts';
import type { Board, BoardItems } from '../board.ts';
import type { AddressMatch } from '../board-address.ts';
import { equityOf, payOf } from './compensation.ts';

/** An Ashby board: https://api.ashbyhq.com/posting-api/job-board/NAME?includeCompensation=true. */
export const ashby: Board = {
  name: 'ashby',
  label: 'Ashby',
  domains: ['ashbyhq.com'],
  hosts: /^(?:jobs|api)\.ashbyhq\.com$/,
  addressOf,
  homeOf: ({ name }) => `https://jobs.ashbyhq.com/${name}`,
  isNamedByHome: true,
  recognises,
  itemsOf,
  titleOf: (job) => field(job, 'title'),
  idOf,
  isHidden: (job) => field(job, 'isListed') === false,
  postingOf,
  boardNameOf: (job) => boardOf(firstText(field(job, 'jobUrl'), field(job, 'applyUrl'))),
};

function addressOf(url: URL, segments: string[]): AddressMatch | null {
  const isFeed = url.hostname.startsWith('api.');
  if (isFeed && (segments[0] !== 'posting-api' || segments[1] !== 'job-board')) return null;
  const [board = '', posting] = isFeed ? segments.slice(2) : segments;
  const feed = `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(board)}?includeCompensation=true`;
  const isPosting = posting !== undefined && /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(posting);
  return { board, posting: isPosting ? posting : undefined, feeds: [feed] };
}

const OWN_FIELDS = [
  'isListed',
  'isRemote',
  'workplaceType',
  'secondaryLocations',
  'descriptionHtml',
  'descriptionPlain',
  'jobUrl',
  'publishedAt',
  'employmentType',
  'shouldDisplayCompensationOnJobPostings',
];

function recognises({ json }: ImportedDocument): boolean {
  const jobs = field(json, 'jobs');
  if (!Array.isArray(jobs)) return false;
  return textOf(field(json, 'apiVersion')) !== null || jobs.some(isOfAshby);
}

function isOfAshby(value: unknown): boolean {
  return isValues(value) && OWN_FIELDS.filter((name) => Object.hasOwn(value, name)).length >= 4;
}

function itemsOf({ json }: ImportedDocument): BoardItems {
  return { items: listOf(field(json, 'jobs')), isWhole: true };
}

/** Older boards have no id field, but the address of the posting contains the id. */
function idOf(job: unknown): string | null {
  const inAddress = /\/([0-9a-f]{8}-[0-9a-f-]{27})(?:[/?#]|$)/i.exec(textOf(field(job, 'jobUrl')) ?? '')?.[1];
  return textOf(field(job, 'id'), 100) ?? inAddress ?? null;
}

function postingOf(job: unknown, { sourceId, title }: { sourceId: string; title: string }): Posting | string {
  const description = htmlOrLines(field(job, 'descriptionHtml')) || htmlOrLines(field(job, 'descriptionPlain'));
  if (description === '') return 'it has no text';
  const places = placesOf(job);
  const isRemote = field(job, 'isRemote') === true;
  const workplace = workplaceStated(field(job, 'workplaceType'));
  const { pay, note, equity } = compensationOf(job);
  return {
    sourceId,
    title,
    description,
    link: firstText(field(job, 'applyUrl'), field(job, 'jobUrl')),
    applyEmail: null,
    employer: { name: null, addresses: [] },
    places,
    countries: [],
    workplaceWords: locationNames(job),
    isTelecommute: isRemote,
    statedWorkplace: workplace,
    pay,
    equity,
    positionTypes: positionTypesNamed([textOf(field(job, 'employmentType'), 100)]),
    postedAt: momentOf(field(job, 'publishedAt')) ?? momentOf(field(job, 'publishedDate')),
    lastMoment: textOf(field(job, 'applicationDeadline'), 60),
    departments: [field(job, 'department'), field(job, 'team')]
      .map((name) => textOf(name, 120))
      .filter((name) => name !== null),
    statedLanguage: null,
    notes: note === null ? [] : [note],
  };
}

/** Empty when the employer hides the compensation on its own board. */
function compensationOf(job: unknown): PayReading & { equity: Equity | null } {
  const compensation = field(job, 'compensation');
  if (field(job, 'shouldDisplayCompensationOnJobPostings') === false) return { pay: null, note: null, equity: null };
  return { ...payOf(compensation), equity: equityOf(compensation) };
}

/** The first location and the others, each with its postal address if it has one. */
function placesOf(job: unknown): NamedPlace[] {
  const others = listOf(field(job, 'secondaryLocations'));
  const first = placeOf(field(job, 'location') ?? field(job, 'locationName'), field(job, 'address'));
  const rest = others.map((other) =>
    placeOf(isValues(other) ? field(other, 'location') : other, field(other, 'address')),
  );
  return distinctPlaces([first, ...rest].filter((place) => place !== null));
}

/** Prefers the town of the postal address to the company's own name for the place: that may be "HQ", the town misspelt. */
function placeOf(name: unknown, address: unknown): NamedPlace | null {
  const postal = isValues(field(address, 'postalAddress')) ? field(address, 'postalAddress') : address;
  const otherText = textOf(name, 300);
  const place = placeOfFields({
    locality: textOf(field(postal, 'addressLocality')) ?? name,
    region: field(postal, 'addressRegion'),
    country: field(postal, 'addressCountry'),
    address: field(postal, 'streetAddress'),
    postalCode: field(postal, 'postalCode'),
  });
  return place === null || otherText === null || otherText === place.text ? place : { ...place, otherText };
}

function locationNames(job: unknown): string[] {
  const others = listOf(field(job, 'secondaryLocations'));
  return [field(job, 'location'), ...others.map((other) => (isValues(other) ? field(other, 'location') : other))]
    .map((name) => textOf(name, 300))
    .filter((name) => name !== null);
}

/** The board's name in its addresses: https://jobs.ashbyhq.com/NAME/… */
function boardOf(address: string | null): string | null {
  const name = /^https:\/\/jobs\.ashbyhq\.com\/([^/?#]{1,100})/.exec(address ?? '')?.[1];
  try {
    return name === undefined ? null : textOf(decodeURIComponent(name), 100);
  } catch {
    return null;
  }
}
