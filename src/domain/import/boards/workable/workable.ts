import type { ImportedDocument } from '../../documents/document.ts';
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
import { workplaceStated } from '../../terms/workplace.ts';
import type { Board, BoardItems } from '../board.ts';
import { type AddressMatch, RESERVED_NAMES } from '../board-address.ts';

/**
 * A Workable account: https://apply.workable.com/api/v1/widget/accounts/NAME?details=true, or the older
 * https://www.workable.com/api/accounts/NAME?details=true. A job in several places has a row for each.
 */
export const workable: Board = {
  name: 'workable',
  label: 'Workable',
  domains: ['workable.com'],
  hosts: /^[\w-]+\.workable\.com$/,
  addressOf,
  homeOf: ({ name }) => `https://apply.workable.com/${name}/`,
  widget: {
    mention: /workable/i,
    name: /\bwhr_embed\s*\(\s*['"]?(\w+)/g,
    addressOf: (name) => `https://apply.workable.com/api/v1/widget/accounts/${name}`,
  },
  recognises,
  itemsOf,
  titleOf: (job) => field(job, 'title'),
  idOf: (job) => textOf(field(job, 'shortcode'), 100) ?? textOf(field(job, 'id'), 100),
  isHidden: (job) => /^(?:draft|closed|archived|internal)$/i.test(textOf(field(job, 'state')) ?? ''),
  postingOf,
};

function addressOf(url: URL, segments: string[]): AddressMatch | null {
  const subdomain = url.hostname.replace(/\.workable\.com$/, '');
  if (subdomain === 'apply' && segments[0] !== 'api') {
    return accountNamed(segments[0], segments[1] === 'j' ? segments[2] : undefined);
  }
  if (subdomain === 'apply' || subdomain === 'www') {
    const at = segments.indexOf('accounts');
    return segments[0] !== 'api' || at === -1 ? null : accountNamed(segments[at + 1], undefined);
  }
  if (RESERVED_NAMES.has(subdomain)) return null;
  return accountNamed(subdomain, segments[0] === 'j' || segments[0] === 'jobs' ? segments[1] : undefined);
}

/** An account by its name, or by the number that pages which embed it write. */
function accountNamed(name: string | undefined, posting: string | undefined): AddressMatch {
  const account = encodeURIComponent(name ?? '');
  const widget = `https://apply.workable.com/api/v1/widget/accounts/${account}?details=true`;
  const older = `https://www.workable.com/api/accounts/${account}?details=true`;
  return { board: name, posting, feeds: /^\d+$/.test(account) ? [older, widget] : [widget, older] };
}

const OWN_FIELDS = ['shortcode', 'telecommuting', 'application_url', 'shortlink', 'published_on', 'workplace_type'];

function recognises({ json }: ImportedDocument): boolean {
  const jobs = field(json, 'jobs');
  if (!Array.isArray(jobs)) return false;
  if (jobs.length === 0) return isValues(json) && Object.hasOwn(json, 'name') && Object.hasOwn(json, 'description');
  return jobs.some((job) => isValues(job) && OWN_FIELDS.filter((name) => Object.hasOwn(job, name)).length >= 3);
}

function itemsOf({ json }: ImportedDocument): BoardItems {
  return { items: listOf(field(json, 'jobs')), isWhole: true };
}

function postingOf(
  job: unknown,
  { sourceId, title, document }: { sourceId: string; title: string; document: ImportedDocument },
): Posting | string {
  if (!isValues(job)) return 'it is not a posting';
  const description = descriptionOf(job);
  if (description === '') {
    return Object.hasOwn(job, 'description')
      ? 'it has no text'
      : 'it has no text (the account includes texts with ?details=true)';
  }
  const types = [field(job, 'employment_type'), field(job, 'type')].map((value) => textOf(value, 100));
  return {
    sourceId,
    title,
    description,
    link: firstText(field(job, 'application_url'), field(job, 'url'), field(job, 'shortlink')),
    applyEmail: null,
    employer: { name: textOf(field(document.json, 'name'), 200), addresses: [] },
    places: placesOf(job),
    countries: [],
    workplaceWords: [],
    isTelecommute: field(job, 'telecommuting') === true || field(job, 'remote') === true,
    statedWorkplace: workplaceStated(field(job, 'workplace_type') ?? field(job, 'workplace')),
    pay: null,
    equity: null,
    positionTypes: positionTypesNamed(types),
    postedAt: momentOf(field(job, 'published_on')) ?? momentOf(field(job, 'created_at')),
    lastMoment: null,
    departments: [...listOf(field(job, 'department')), field(job, 'function')]
      .map((name) => textOf(name, 120))
      .filter((name) => name !== null),
    statedLanguage: textOf(field(job, 'language'), 10),
    notes: [],
  };
}

/** The sections in the order of Workable's own page. Older accounts repeat them in the description. */
function descriptionOf(job: unknown): string {
  const main = htmlOrLines(field(job, 'description')) || htmlOrLines(field(job, 'full_description'));
  const section = (name: string, heading: string) => {
    const html = htmlOrLines(field(job, name));
    return { heading, html: main.includes(html) ? '' : html };
  };
  return underHeadings([
    { heading: null, html: main },
    section('requirements', 'Requirements'),
    section('benefits', 'Benefits'),
  ]);
}

/** The places that are not hidden, else the row's own. */
function placesOf(job: unknown): NamedPlace[] {
  const visible = listOf(field(job, 'locations')).filter((place) => field(place, 'hidden') !== true);
  const own = placeOfFields({
    locality: field(job, 'city'),
    region: field(job, 'state'),
    country: textOf(field(job, 'country')) ?? field(job, 'country_code'),
  });
  const all = visible.map((place) =>
    placeOfFields({
      locality: field(place, 'city'),
      region: field(place, 'region') ?? field(place, 'state'),
      country: textOf(field(place, 'countryCode')) ?? field(place, 'country'),
    }),
  );
  const places = all.filter((place) => place !== null);
  return places.length > 0 ? distinctPlaces(places) : own === null ? [] : [own];
}
