import type { SalaryPeriod } from '#domain/site/money.ts';
import type { ImportedDocument } from '../../documents/document.ts';
import {
  field,
  firstText,
  htmlOrLines,
  isValues,
  listOf,
  momentOf,
  momentOfMilliseconds,
  textOf,
  underHeadings,
} from '../../documents/values.ts';
import { NO_PAY, type PayReading, payOfFields } from '../../pay/pay.ts';
import { placeNamed } from '../../places/named-places.ts';
import { namesOnlyWideAreas } from '../../places/place-words.ts';
import type { NamedPlace, Posting } from '../../posting.ts';
import { positionTypesNamed } from '../../terms/position-types.ts';
import { workplaceStated } from '../../terms/workplace.ts';
import type { Board, BoardItems } from '../board.ts';
import { type AddressMatch, feedAsGiven } from '../board-address.ts';

/** A Lever site: https://api.lever.co/v0/postings/SITE?mode=json, or one posting of it. */
export const lever: Board = {
  name: 'lever',
  label: 'Lever',
  domains: ['lever.co'],
  hosts: /^(?:jobs|api)(?:\.eu)?\.lever\.co$/,
  addressOf,
  homeOf: ({ name, host }) => `https://jobs${host.includes('.eu.') ? '.eu' : ''}.lever.co/${name}`,
  widget: {
    mention: /lever/i,
    name: /\baccountName["']?\s*:\s*["']([\w.-]+)["']/g,
    addressOf: (name) => `https://jobs.lever.co/${name}`,
  },
  isNamedByHome: true,
  recognises,
  itemsOf,
  titleOf: (posting) => field(posting, 'text'),
  idOf: (posting) => textOf(field(posting, 'id'), 100),
  isHidden,
  postingOf,
  boardNameOf: (posting) => siteOf(firstText(field(posting, 'hostedUrl'), field(posting, 'applyUrl'))),
};

function addressOf(url: URL, segments: string[]): AddressMatch | null {
  const region = url.hostname.includes('.eu.') ? '.eu' : '';
  if (url.hostname.startsWith('api.')) {
    if (segments[0] !== 'v0' || segments[1] !== 'postings') return null;
    return { board: segments[2], posting: segments[3], ...feedAsGiven(url, { mode: 'json' }) };
  }
  const [board = '', posting] = segments;
  const path = [board, ...(posting === undefined ? [] : [posting])].map(encodeURIComponent).join('/');
  return { board, posting, feeds: [`https://api${region}.lever.co/v0/postings/${path}?mode=json`] };
}

const OWN_FIELDS = [
  'hostedUrl',
  'applyUrl',
  'categories',
  'descriptionPlain',
  'lists',
  'additionalPlain',
  'workplaceType',
  'openingPlain',
];

function recognises({ json, url }: ImportedDocument): boolean {
  if (!Array.isArray(json)) return isOfLever(json);
  return json.some(isOfLever) || (json.length === 0 && /^https:\/\/api\.(?:eu\.)?lever\.co\//.test(url ?? ''));
}

function isOfLever(value: unknown): boolean {
  return isValues(value) && OWN_FIELDS.filter((name) => Object.hasOwn(value, name)).length >= 3;
}

function itemsOf({ json }: ImportedDocument): BoardItems {
  return Array.isArray(json) ? { items: json, isWhole: true } : { items: [json], isWhole: false };
}

/** The public feed holds published postings only, but a copy may mark some as internal. */
function isHidden(posting: unknown): boolean {
  const state = textOf(field(posting, 'state'));
  const channels = listOf(field(posting, 'distributionChannels')).map((channel) => textOf(channel));
  return (
    /^(?:draft|internal|pending|closed|rejected|archived)$/i.test(state ?? '') ||
    (channels.includes('internal') && !channels.includes('public'))
  );
}

function postingOf(posting: unknown, { sourceId, title }: { sourceId: string; title: string }): Posting | string {
  const description = descriptionOf(posting);
  if (description === '') return 'it has no text';
  const categories = field(posting, 'categories');
  const workplace = workplaceStated(field(posting, 'workplaceType'));
  const places = placesOf(posting);
  const country = textOf(field(posting, 'country'), 60);
  const { pay, note } = payOf(field(posting, 'salaryRange'));
  return {
    sourceId,
    title,
    description,
    link: firstText(field(posting, 'applyUrl'), field(posting, 'hostedUrl')),
    applyEmail: null,
    employer: { name: null, addresses: [] },
    places,
    countries: workplace === 'remote' && country !== null && !isGuessed(posting) ? [country] : [],
    workplaceWords: places.map(({ text }) => text),
    isTelecommute: false,
    statedWorkplace: workplace,
    pay,
    equity: null,
    positionTypes: positionTypesNamed([textOf(field(categories, 'commitment'), 100)]),
    postedAt: momentOfMilliseconds(field(posting, 'createdAt')) ?? momentOf(field(posting, 'createdAt')),
    lastMoment: null,
    departments: [field(categories, 'department'), field(categories, 'team')]
      .map((name) => textOf(name, 120))
      .filter((name) => name !== null),
    statedLanguage: null,
    notes: note === null ? [] : [note],
  };
}

/** The parts in the order of Lever's own page: description, lists, closing text. */
function descriptionOf(posting: unknown): string {
  const whole = htmlOrLines(field(posting, 'description')) || htmlOrLines(field(posting, 'descriptionPlain'));
  const parts = ['opening', 'descriptionBody'].map(
    (name) => htmlOrLines(field(posting, name)) || htmlOrLines(field(posting, `${name}Plain`)),
  );
  const lists = listOf(field(posting, 'lists')).map((list) => ({
    heading: textOf(field(list, 'text'), 300),
    html: withList(htmlOrLines(field(list, 'content'))),
  }));
  const additional = htmlOrLines(field(posting, 'additional')) || htmlOrLines(field(posting, 'additionalPlain'));
  return underHeadings([
    ...(whole === '' ? parts : [whole]).map((html) => ({ heading: null, html })),
    ...lists,
    { heading: null, html: additional },
  ]);
}

/** Wraps list items, which come without their list. */
function withList(html: string): string {
  return /^\s*<li\b/i.test(html) ? `<ul>${html}</ul>` : html;
}

/** Lever fills in a country of "Africa" or "Global": Nigeria, United Kingdom. Nobody stated it. */
function isGuessed(posting: unknown): boolean {
  return namesOnlyWideAreas(textOf(field(field(posting, 'categories'), 'location'), 300) ?? '');
}

/** All locations, the main one first; the country belongs to that one. */
function placesOf(posting: unknown): NamedPlace[] {
  const categories = field(posting, 'categories');
  const country = isGuessed(posting) ? null : textOf(field(posting, 'country'), 60);
  const first = textOf(field(categories, 'location'), 300);
  const all = listOf(field(categories, 'allLocations')).map((name) => textOf(name, 300));
  const names = [...new Set([first, ...all])].filter((name) => name !== null);
  return names.map((name) => placeNamed(name, name === first || names.length === 1 ? country : null));
}

/** The site's name in its addresses: https://jobs.lever.co/SITE/… */
function siteOf(address: string | null): string | null {
  const site = /^https:\/\/jobs\.(?:eu\.)?lever\.co\/([\w.-]+)/.exec(address ?? '')?.[1];
  return site ?? null;
}

/** Reads `salaryRange`: `{ min, max, currency, interval: 'per-year-salary' }`. */
export function payOf(range: unknown): PayReading {
  if (!isValues(range)) return NO_PAY;
  const interval = /^per-(hour|day|week|month|year)-(?:salary|wage)$/.exec(textOf(field(range, 'interval')) ?? '')?.[1];
  return payOfFields({
    from: field(range, 'min'),
    to: field(range, 'max'),
    currency: textOf(field(range, 'currency')),
    period: (interval as SalaryPeriod | undefined) ?? null,
    perUnit: 1,
  });
}
