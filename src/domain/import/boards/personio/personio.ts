import { type ImportedDocument, type PageElement, textIn } from '../../documents/document.ts';
import {
  field,
  htmlOrLines,
  isValues,
  listOf,
  momentOf,
  textOf,
  underHeadings,
  type Values,
} from '../../documents/values.ts';
import { NO_PAY, type PayReading, payOfFields, periodNamed } from '../../pay/pay.ts';
import { placeNamed } from '../../places/named-places.ts';
import type { Posting } from '../../posting.ts';
import { positionTypesNamed } from '../../terms/position-types.ts';
import { workplaceStated } from '../../terms/workplace.ts';
import type { Board, BoardItems } from '../board.ts';
import type { AddressMatch } from '../board-address.ts';

/** A Personio career page: https://NAME.jobs.personio.de/xml (or .com), complete in one document. */
export const personio: Board = {
  name: 'personio',
  label: 'Personio',
  domains: ['personio.de', 'personio.com'],
  hosts: /^[\w-]+\.jobs\.personio\.(?:de|com)$/,
  addressOf,
  homeOf: ({ host }) => `https://${host}/`,
  isNamedByHome: true,
  recognises: (document) => rootOf(document) !== null,
  itemsOf,
  titleOf: (position) => field(position, 'name'),
  idOf: (position) => textOf(field(position, 'id'), 100),
  postingOf,
  boardNameOf: (_, document) => hostOf(document)?.split('.')[0] ?? null,
};

function addressOf(url: URL, segments: string[]): AddressMatch | null {
  const [board, , , end] = url.hostname.split('.');
  const language = url.searchParams.get('language');
  const query = language !== null && /^[a-z]{2}$/.test(language) ? `?language=${language}` : '';
  const otherEnd = end === 'de' ? 'com' : 'de';
  return {
    board,
    posting: segments[0] === 'job' ? segments[1] : undefined,
    feeds: [end, otherEnd].map((domain) => `https://${board}.jobs.personio.${domain}/xml${query}`),
  };
}

const MOST_OF_A_LIST = 200;
const LONGEST_VALUE = 400_000;

function rootOf({ xml }: ImportedDocument): PageElement | null {
  const root = xml?.children.find((node) => 'attribs' in node);
  return root !== undefined && 'attribs' in root && root.name === 'workzag-jobs' ? root : null;
}

/** A truncated document ends inside its last position, which is left out. */
function itemsOf(document: ImportedDocument): BoardItems {
  const root = rootOf(document);
  const positions = root === null ? [] : childrenNamed(root, 'position');
  const whole = positions.filter((position) => isClosed(position, document.text));
  const items = whole.map((position) => positionOf(position, document.text));
  if (/<\/workzag-jobs\s*>\s*$|<workzag-jobs\s*\/>\s*$/.test(document.text)) {
    return { items, isWhole: whole.length === positions.length };
  }
  return { items, isWhole: false, broken: [{ item: 'the document', reason: 'it ends in the middle', sourceId: null }] };
}

function isClosed({ startIndex, endIndex }: PageElement, source: string): boolean {
  return /<\/position\s*>$/.test(source.slice(startIndex ?? 0, (endIndex ?? 0) + 1).slice(-100));
}

function postingOf(
  position: unknown,
  { sourceId, title, document }: { sourceId: string; title: string; document: ImportedDocument },
): Posting | string {
  const description = underHeadings(
    listOf(field(position, 'jobDescriptions')).map((section) => ({
      heading: textOf(field(section, 'name'), 300),
      html: htmlOrLines(field(section, 'value')),
    })),
  );
  if (description === '') return 'it has no text';
  const offices = [...new Set(listOf(field(position, 'offices')).map((office) => textOf(office, 300)))].filter(
    (office) => office !== null,
  );
  const host = hostOf(document);
  const { pay, note } = payOf(field(position, 'salaryInformation'));
  return {
    sourceId,
    title,
    description,
    link:
      textOf(field(position, 'jobUrl')) ??
      (host === null ? null : `https://${host}/job/${encodeURIComponent(sourceId)}`),
    applyEmail: null,
    employer: { name: textOf(field(position, 'subcompany'), 200), addresses: [] },
    places: offices.map((office) => placeNamed(office)),
    countries: [],
    workplaceWords: offices,
    isTelecommute: false,
    statedWorkplace: workplaceStated(field(position, 'workplaceType')),
    pay,
    equity: null,
    positionTypes: positionTypesNamed(typesOf(position)),
    postedAt: momentOf(field(position, 'createdAt')),
    lastMoment: null,
    departments: ['department', 'recruitingCategory', 'occupationCategory']
      .map((name) => textOf(field(position, name), 120))
      .filter((name) => name !== null),
    statedLanguage: null,
    notes: note === null ? [] : [note],
  };
}

/** The schedule and the employment type; "permanent" is no type of its own. */
function typesOf(position: unknown): (string | null)[] {
  const schedule = textOf(field(position, 'schedule'), 100);
  const schedules = /^full[- ]?(?:time)?[- ]?or[- ]?part[- ]?time$/i.test(schedule ?? '')
    ? ['full-time', 'part-time']
    : [schedule];
  return [...schedules, textOf(field(position, 'employmentType'), 100)];
}

/** One position as values: only elements of the format, and each only once. */
function positionOf(position: PageElement, source: string): Values {
  const text = (name: string, inside = position) => {
    const [element] = childrenNamed(inside, name);
    return element === undefined ? null : textIn(element, 2_000);
  };
  const [additional] = childrenNamed(position, 'additionalOffices');
  const [descriptions] = childrenNamed(position, 'jobDescriptions');
  const [salary] = childrenNamed(position, 'salaryInformation');
  const simple =
    'id name subcompany department recruitingCategory occupationCategory employmentType schedule workplaceType createdAt jobUrl';
  return {
    ...Object.fromEntries(simple.split(' ').map((name) => [name, text(name)])),
    offices: [
      text('office'),
      ...(additional === undefined ? [] : childrenNamed(additional, 'office').map((office) => textIn(office, 300))),
    ],
    jobDescriptions: (descriptions === undefined ? [] : childrenNamed(descriptions, 'jobDescription')).map(
      (section) => ({
        name: text('name', section),
        value: childrenNamed(section, 'value').map((value) => markupIn(value, source))[0] ?? null,
      }),
    ),
    salaryInformation:
      salary === undefined
        ? null
        : Object.fromEntries(
            ['min', 'max', 'currencyCode', 'type']
              .map((name) => [name, text(name, salary)] as const)
              .filter(([, value]) => value !== null && value.trim() !== ''),
          ),
  };
}

/** Markup comes in CDATA or escaped; unescaped markup is copied from the source. */
function markupIn(value: PageElement, source: string): string {
  const isOpen = value.children.some((node) => 'attribs' in node);
  if (!isOpen) return textIn(value, LONGEST_VALUE);
  return source.slice(value.children[0]?.startIndex ?? 0, (value.children.at(-1)?.endIndex ?? -1) + 1);
}

function childrenNamed(parent: PageElement, name: string): PageElement[] {
  const children: PageElement[] = [];
  for (const node of parent.children) {
    if ('attribs' in node && node.name === name) children.push(node);
    if (children.length >= (name === 'position' ? Number.POSITIVE_INFINITY : MOST_OF_A_LIST)) break;
  }
  return children;
}

/** The host of the feed, where each position has its page. */
function hostOf({ url }: ImportedDocument): string | null {
  const host = url !== null && URL.canParse(url) ? new URL(url).hostname : '';
  return /\.jobs\.personio\.(?:de|com)$/.test(host) ? host : null;
}

/** Reads `salaryInformation`: `{ min, max, currencyCode, type: 'yearly' }`. */
export function payOf(information: unknown): PayReading {
  if (!isValues(information) || Object.keys(information).length === 0) return NO_PAY;
  return payOfFields({
    from: field(information, 'min'),
    to: field(information, 'max'),
    currency: textOf(field(information, 'currencyCode')),
    period: periodNamed(textOf(field(information, 'type')) ?? ''),
    perUnit: 1,
  });
}
