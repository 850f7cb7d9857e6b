import { MOST, SECTION_KEYS, type SectionKey } from '#domain/companies/profile/profile-inputs.ts';
import { BUSINESS_MODELS, INDUSTRIES, SDGS } from '#domain/site/company-terms.ts';
import { PERKS } from '#domain/site/perks.ts';
import type { Term } from '#domain/site/term.ts';

/** The lists of the editor: their fields, and those that make a row count as filled in. */
const LISTS = {
  gallery: { list: 'pictures', fields: ['image', 'alt', 'focusX', 'focusY'], filled: ['image'] },
  countries: { list: 'countries', fields: ['countryCode', 'registrationNumber', 'legalName'], filled: ['countryCode'] },
  team: { list: 'people', fields: ['name', 'role', 'image'], filled: ['name', 'role'] },
  figures: { list: 'figures', fields: ['name', 'value'], filled: ['name', 'value'] },
  funding: { list: 'rounds', fields: ['stage', 'amount', 'currency', 'month'], filled: ['stage', 'amount', 'month'] },
  investors: { list: 'investors', fields: ['name', 'type', 'website'], filled: ['name', 'website'] },
  links: { list: 'links', fields: ['name', 'url'], filled: ['name', 'url'] },
} as const;
type ListSection = keyof typeof LISTS;

const PLAIN: Partial<Record<SectionKey, readonly string[]>> = {
  name: ['name', 'website', 'intro', 'founded', 'numberOfEmployees'],
  pictures: ['logo', 'cover', 'focusX', 'focusY'],
  countries: ['city', 'address'],
  about: ['whatWeDo'],
  quote: ['text', 'author', 'role'],
  model: ['stage', 'fundingStage'],
};

const CHOICES = {
  model: { businessModels: BUSINESS_MODELS, industries: INDUSTRIES },
  goals: { sdgs: SDGS },
} as const satisfies Partial<Record<SectionKey, Record<string, readonly Term[]>>>;

/** Rows beyond the most that a list takes, so that somebody who sends too many learns it in words. */
const READ_ROWS = 60;
const isListSection = (section: SectionKey): section is ListSection => section in LISTS;

/** The file fields of a section, for browsers without JavaScript. */
export const FILE_FIELDS: Partial<Record<SectionKey, readonly string[]>> = {
  pictures: ['logoFile', 'coverFile'],
  gallery: ['galleryFile'],
  team: Array.from({ length: MOST.people }, (_, index) => `people.${index}.file`),
};

/** Every field that a form of the editor may send. */
export const EDITOR_FIELDS: readonly string[] = [
  ...new Set([
    'intent',
    'version',
    'by',
    'row',
    'whatWeDoText',
    ...Object.values(PLAIN).flat(),
    ...Object.values(FILE_FIELDS).flat(),
    ...Object.values(LISTS).flatMap(({ list, fields }) =>
      Array.from({ length: READ_ROWS }, (_, index) => fields.map((field) => `${list}.${index}.${field}`)).flat(),
    ),
    ...PERKS.flatMap(({ key }) => [`perk.${key}`, `note.${key}`]),
    ...Object.values(CHOICES).flatMap((lists) =>
      Object.entries<readonly Term[]>(lists).flatMap(([name, terms]) => terms.map(({ key }) => `${name}.${key}`)),
    ),
  ]),
];

export type ReadSection = {
  /** What the domain's input of the section takes. */
  input: Record<string, unknown>;
  /** The name of a field in the form, by its name in the input: empty rows of the form are left out of the input. */
  fieldOf(name: string): string;
};

/** Reads a section from its form. `row` is the button of a row that was pressed: `people.2.up`. */
export function readSection(section: SectionKey, text: (name: string) => string): ReadSection {
  const input: Record<string, unknown> = {};
  for (const name of PLAIN[section] ?? []) input[name] = text(name);
  if (section === 'perks') {
    input.perks = PERKS.filter(({ key }) => text(`perk.${key}`) !== '').map(({ key }) => ({
      perk: key,
      note: text(`note.${key}`),
    }));
  }
  if (section === 'model' || section === 'goals') {
    for (const [name, terms] of Object.entries<readonly Term[]>(CHOICES[section])) {
      input[name] = terms.map(({ key }) => key).filter((key) => text(`${name}.${key}`) !== '');
    }
  }
  if (!isListSection(section)) return { input, fieldOf: (name) => name };
  const { list, fields, filled } = LISTS[section];
  let rows = Array.from({ length: READ_ROWS }, (_, index) => ({
    index,
    values: Object.fromEntries(fields.map((field) => [field, text(`${list}.${index}.${field}`)])),
  })).filter(({ values }) => filled.some((field) => values[field]?.trim()));
  rows = withRowPressed(rows, text('row'));
  input[list] = rows.map(({ values }) => values);
  const fieldOf = (name: string) => {
    const [start, position, ...rest] = name.split('.');
    const row = start === list ? rows[Number(position)] : undefined;
    return row === undefined ? name : [list, row.index, ...rest].join('.');
  };
  return { input, fieldOf };
}

function withRowPressed<Row extends { index: number }>(rows: Row[], button: string): Row[] {
  const [, index, action] = button.split('.');
  const from = rows.findIndex((row) => String(row.index) === index);
  if (from < 0) return rows;
  return action === 'remove' ? rows.toSpliced(from, 1) : move(rows, from, from + (action === 'up' ? -1 : 1));
}

/** The list with one row at another place. A place outside the list changes nothing. */
export function move<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length) return [...rows];
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

export const isSection = (intent: string): intent is SectionKey => SECTION_KEYS.some((key) => key === intent);
