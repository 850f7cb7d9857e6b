import type { ImportedDocument } from '../../documents/document.ts';
import {
  field,
  isValues,
  listOf,
  markupOf,
  momentOf,
  paragraphsOf,
  rawText,
  textOf,
  unescapedHtml,
  type Values,
} from '../../documents/values.ts';
import { type PayReading, payOfFields, payOfRanges, periodNamed } from '../../pay/pay.ts';
import { placeNamed } from '../../places/named-places.ts';
import type { NamedPlace, Posting } from '../../posting.ts';
import { positionTypesNamed } from '../../terms/position-types.ts';
import type { Board, BoardItems } from '../board.ts';
import { type AddressMatch, feedAsGiven } from '../board-address.ts';

/** A Greenhouse job board: https://boards-api.greenhouse.io/v1/boards/BOARD/jobs?content=true, or one job of it. */
export const greenhouse: Board = {
  name: 'greenhouse',
  label: 'Greenhouse',
  domains: ['greenhouse.io'],
  hosts: /^(?:boards|job-boards|boards-api|api)(?:\.eu)?\.greenhouse\.io$/,
  addressOf,
  homeOf: ({ name, host }) => `https://boards${host.includes('.eu.') ? '.eu' : ''}.greenhouse.io/${name}`,
  recognises,
  itemsOf,
  titleOf: (job) => field(job, 'title'),
  idOf: (job) => textOf(field(job, 'id'), 100),
  openingOf: (job) => textOf(field(job, 'internal_job_id'), 100),
  postingOf,
};

const NEEDED_PARAMETERS = { content: 'true', pay_transparency: 'true' };

function addressOf(url: URL, [first, second, third, fourth, fifth]: string[]): AddressMatch | null {
  const isEuropean = url.hostname.includes('.eu.');
  if (/^(?:boards-)?api\./.test(url.hostname)) {
    if (first !== 'v1' || second !== 'boards' || fourth !== 'jobs') return null;
    return { board: third, posting: fifth, ...feedAsGiven(url, NEEDED_PARAMETERS) };
  }
  const isEmbedded = first === 'embed';
  const board = isEmbedded ? (url.searchParams.get('for') ?? undefined) : first;
  const posting = isEmbedded
    ? url.searchParams.get('token')
    : second === 'jobs'
      ? (third ?? null)
      : url.searchParams.get('gh_jid');
  const path = `/v1/boards/${encodeURIComponent(board ?? '')}/jobs${posting ? `/${encodeURIComponent(posting)}` : ''}`;
  // Either host may answer for a European board.
  const hosts = isEuropean ? ['boards-api.eu.greenhouse.io', 'boards-api.greenhouse.io'] : ['boards-api.greenhouse.io'];
  return {
    board,
    posting: posting ?? undefined,
    feeds: hosts.map((host) => `https://${host}${path}?content=true&pay_transparency=true`),
  };
}

const OWN_FIELDS = ['absolute_url', 'internal_job_id', 'requisition_id', 'first_published'];

function recognises({ json }: ImportedDocument): boolean {
  const jobs = field(json, 'jobs');
  if (Array.isArray(jobs)) return isValues(field(json, 'meta')) || jobs.some(isOfGreenhouse);
  return isOfGreenhouse(json);
}

function isOfGreenhouse(value: unknown): boolean {
  return isValues(value) && OWN_FIELDS.filter((name) => Object.hasOwn(value, name)).length >= 2;
}

function itemsOf({ json }: ImportedDocument): BoardItems {
  const jobs = field(json, 'jobs');
  if (!Array.isArray(jobs)) return { items: [json], isWhole: false };
  const total = field(field(json, 'meta'), 'total');
  return { items: jobs, isWhole: typeof total !== 'number' || jobs.length >= total };
}

function postingOf(job: unknown, { sourceId, title }: { sourceId: string; title: string }): Posting | string {
  if (!isValues(job)) return 'it is not a posting';
  const content = rawText(field(job, 'content'));
  if (content === null || content.trim() === '') {
    return Object.hasOwn(job, 'content')
      ? 'it has no text'
      : 'it has no text (the board includes texts with ?content=true)';
  }
  const { pay, note } = payOf(field(job, 'pay_input_ranges'));
  const metadata = listOf(field(job, 'metadata')).filter(isValues);
  return {
    sourceId,
    title,
    description: htmlOf(content),
    link: textOf(field(job, 'absolute_url')),
    applyEmail: null,
    employer: { name: textOf(field(job, 'company_name'), 200), addresses: [] },
    ...placesOf(job),
    countries: [],
    workplaceWords: [
      textOf(field(field(job, 'location'), 'name')),
      ...valuesNamed(metadata, /remote|workplace|work ?place|location type|hybrid/i),
    ].filter((words) => words !== null),
    isTelecommute: false,
    statedWorkplace: null,
    pay,
    equity: null,
    positionTypes: positionTypesNamed(
      valuesNamed(metadata, /employment|job type|contract type|time type|position type/i),
    ),
    postedAt: momentOf(field(job, 'first_published')),
    lastMoment: textOf(field(job, 'application_deadline')),
    departments: listOf(field(job, 'departments'))
      .map((department) => textOf(field(department, 'name'), 120))
      .filter((name) => name !== null),
    statedLanguage: textOf(field(job, 'language'), 10),
    notes: note === null ? [] : [note],
  };
}

/** The content is escaped HTML; it is unescaped exactly once. */
function htmlOf(content: string): string {
  const html = unescapedHtml(content);
  return markupOf(content) === 'html' ? content : markupOf(html) === 'plain' ? paragraphsOf(html) : html;
}

/** The location comes first; several offices are further places of the posting. */
function placesOf(job: Values): { places: NamedPlace[] } {
  const location = textOf(field(field(job, 'location'), 'name') ?? field(job, 'location'), 300);
  const offices = listOf(field(job, 'offices'))
    .map(
      (office) =>
        textOf(field(office, 'location'), 300) ??
        textOf(field(field(office, 'location'), 'name'), 300) ??
        textOf(field(office, 'name'), 300),
    )
    .filter((text) => text !== null);
  // A single office is the employer's, and adds nothing to a location that names a place.
  const namesPlace =
    location !== null &&
    !/^\W*(fully |100 ?% )?(remote|hybrid|multiple locations|various|flexible)\W*$/i.test(location);
  const texts = [location, ...(offices.length > 1 || !namesPlace ? offices : [])].filter((text) => text !== null);
  return { places: [...new Set(texts)].map((text) => placeNamed(text)) };
}

/** The values of custom fields (`{ name, value }`, with one value or many) whose name matches. */
function valuesNamed(metadata: readonly Values[], name: RegExp): (string | null)[] {
  return metadata
    .filter((entry) => name.test(textOf(field(entry, 'name')) ?? ''))
    .flatMap((entry) =>
      listOf(field(entry, 'value')).map((value) =>
        value === true || /^(true|yes|ja)$/i.test(textOf(value) ?? '')
          ? textOf(field(entry, 'name'))
          : textOf(value, 200),
      ),
    );
}

/**
 * Reads `pay_input_ranges`, in cents. Only their texts name the period. Without one the pay is left out, because a
 * yearly salary must not appear as a monthly one.
 */
export function payOf(ranges: unknown): PayReading {
  return payOfRanges(
    listOf(ranges)
      .filter(isValues)
      .map((range) =>
        payOfFields({
          from: field(range, 'min_cents'),
          to: field(range, 'max_cents'),
          currency: textOf(field(range, 'currency_type')),
          period: periodNamed(`${textOf(field(range, 'title')) ?? ''} ${textOf(field(range, 'blurb')) ?? ''}`),
          perUnit: 100,
        }),
      ),
  );
}
