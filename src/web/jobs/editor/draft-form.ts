import type { DraftContents, JobLocationInput } from '#domain/jobs/inputs.ts';
import { SHORTEST_TEXT } from '#domain/jobs/job.ts';
import { hasOptions } from '#domain/jobs/questions.ts';
import { countryName } from '#domain/site/countries.ts';
import { languageName } from '#domain/site/language-name.ts';
import { JOB_ROLES, POSITION_TYPES } from '#domain/site/roles-and-position-types.ts';
import { labelOf } from '#domain/site/term.ts';
import { richTextAsText, richTextIn } from '#domain/site/text-as-rich-text.ts';
import { amountIn, amountText } from './amounts.ts';

/** The form of a job and the contents of its draft. The same code reads the form in the browser and on the server. */

export const DRAFT_FIELDS = [
  'salaryType',
  'salaryFrom',
  'salaryTo',
  'salaryCurrency',
  'salaryPeriod',
  'equityType',
  'equityFrom',
  'equityTo',
  'title',
  'pitch',
  'jobRole',
  'place',
  'jobPositionTypes',
  'workplace',
  'description',
  'descriptionText',
  'textLanguage',
  'language',
  'level',
  'relocation',
  'englishEnough',
  'receiveApplicants',
  'applyEmail',
  'link',
  'stage',
  'periodDays',
  'questionType',
  'questionText',
  'questionRequired',
  'questionOptions',
  'questionNeeds',
] as const;

/** Reads the form. Fields that it does not have stay as they were; half-typed values stay as they were typed. */
export function contentsOfForm(form: FormData, before: DraftContents): DraftContents {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const texts = (name: string) =>
    form.getAll(name).flatMap((value) => (typeof value === 'string' && value.trim() !== '' ? [value.trim()] : []));
  const currency = text('salaryCurrency');
  const amount = (name: string) => amountIn(text(name), currency);
  const isRange = text('salaryType') === 'range';
  const hasShare = text('equityType') === 'percentage';
  const levels = form.getAll('level').map(String);
  return {
    ...before,
    ...fieldIf('salaryType', text('salaryType')),
    salaryFrom: isRange ? amount('salaryFrom') : null,
    salaryTo: isRange ? amount('salaryTo') : null,
    salaryCurrency: currency === '' ? null : currency,
    salaryPeriod: text('salaryPeriod') || null,
    equityType: text('equityType') || 'undisclosed',
    equityFrom: hasShare ? numberIn(text('equityFrom')) : null,
    equityTo: hasShare ? numberIn(text('equityTo')) : null,
    title: text('title'),
    pitch: text('pitch'),
    ...fieldIf('jobRole', text('jobRole')),
    locations: texts('place').map((place) => knownPlace(place, before) ?? place),
    jobPositionTypes: texts('jobPositionTypes'),
    ...fieldIf('workplace', text('workplace')),
    description: richTextIn(form, 'description', textOf(before.description)),
    textLanguage: text('textLanguage') || 'en',
    languages: form
      .getAll('language')
      .map((language, at) => ({ language: String(language), level: levels[at] ?? '' }))
      .filter(({ language }) => language !== ''),
    englishEnough: form.has('englishEnough') ? true : before.englishEnough === false ? false : null,
    relocation: text('relocation') || 'notSaid',
    ...fieldIf('receiveApplicants', text('receiveApplicants')),
    applyEmail: text('applyEmail') || null,
    link: withScheme(text('link')) || null,
    hiringStages: texts('stage'),
    ...(form.has('questionText') && { questions: questionsIn(form) }),
    periodDays: Number(text('periodDays')) || 30,
  };
}

/** The rows of questions; those without a text are left out. Answers stand one a line. */
function questionsIn(form: FormData) {
  const all = (name: string) => form.getAll(name).map((value) => String(value).trim());
  const [types, requirements, options, needs] = ['Type', 'Required', 'Options', 'Needs'].map((part) =>
    all(`question${part}`),
  );
  const lines = (text: string | undefined) =>
    (text ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  return all('questionText').flatMap((text, at) => {
    const type = types?.[at] ?? 'text';
    if (text === '') return [];
    return [
      {
        type,
        text,
        required: requirements?.[at] !== 'no',
        options: hasOptions(type) ? lines(options?.[at]) : [],
        needs: type === 'yesNo' || hasOptions(type) ? lines(needs?.[at]) : [],
      },
    ];
  });
}

const fieldIf = (name: keyof DraftContents, value: string): DraftContents => (value === '' ? {} : { [name]: value });

function numberIn(text: string): number | string | null {
  if (text === '') return null;
  const amount = text.replace(',', '.');
  const number = Number(amount.endsWith('%') ? amount.slice(0, -1) : amount);
  return Number.isFinite(number) ? number : text;
}

function withScheme(link: string): string {
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(link) ? `https://${link}` : link;
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

type Location = JobLocationInput | string;
export function locationsOf({ locations }: DraftContents): Location[] {
  return Array.isArray(locations) ? (locations as Location[]) : [];
}

/** A place as its field shows it: "Bergen, Norway". */
export function placeText(location: Location): string {
  if (typeof location === 'string') return location;
  return [location.locality, countryName(location.countryCode)].filter(Boolean).join(', ');
}

function knownPlace(text: string, before: DraftContents): JobLocationInput | undefined {
  return locationsOf(before).find(
    (location): location is JobLocationInput => typeof location !== 'string' && placeText(location) === text,
  );
}

/** The country of a place, also of one that was typed with its country. */
export function countryCodeOf(location: Location, codeOf: (name: string) => string | undefined): string | undefined {
  if (typeof location !== 'string') return location.countryCode;
  return codeOf(location.split(',').at(-1)?.trim() ?? '');
}

/** Values as the form names them. A value that says nothing has no name. */
const LABELS: Record<string, string> = {
  competitive: 'Competitive',
  unpaid: 'Unpaid',
  negotiated: 'Negotiated',
  onsite: 'No',
  hybrid: 'Some days',
  remote: 'Always',
  offered: 'We help with both',
  notOffered: 'Not offered',
};

/** The parts of a job in which two versions may differ, as a person reads them. */
export function partsOf(contents: DraftContents): Record<string, { fields: (keyof DraftContents)[]; text: string }> {
  const part = (fields: (keyof DraftContents)[], text: string) => ({ fields, text });
  const { salaryType, salaryFrom, salaryTo, salaryCurrency, salaryPeriod } = contents;
  const amounts = [salaryFrom, salaryTo].map((value) => amountText(value, salaryCurrency)).filter(Boolean);
  const share = [contents.equityFrom, contents.equityTo].map(textOf).filter(Boolean).join('–');
  const languages = Array.isArray(contents.languages)
    ? (contents.languages as { language: string; level: string }[])
    : [];
  return {
    Pay: part(
      ['salaryType', 'salaryFrom', 'salaryTo', 'salaryCurrency', 'salaryPeriod'],
      salaryType === 'range'
        ? amounts.length > 0
          ? `${amounts.join('–')} ${textOf(salaryCurrency)} a ${textOf(salaryPeriod)}`
          : ''
        : (LABELS[textOf(salaryType)] ?? ''),
    ),
    Equity: part(
      ['equityType', 'equityFrom', 'equityTo'],
      share ? `${share} %` : (LABELS[textOf(contents.equityType)] ?? ''),
    ),
    Title: part(['title'], textOf(contents.title)),
    'In one sentence': part(['pitch'], textOf(contents.pitch)),
    Role: part(['jobRole'], labelOf(JOB_ROLES, textOf(contents.jobRole))),
    Place: part(['locations'], locationsOf(contents).map(placeText).join(' · ')),
    Terms: part(
      ['jobPositionTypes'],
      [contents.jobPositionTypes]
        .flat()
        .map((type) => labelOf(POSITION_TYPES, textOf(type)))
        .join(', '),
    ),
    'From home': part(['workplace'], LABELS[textOf(contents.workplace)] ?? ''),
    'About the job': part(['description', 'textLanguage'], richTextAsText(textOf(contents.description))),
    Languages: part(
      ['languages', 'englishEnough'],
      [
        ...languages.map(({ language, level }) => `${languageName(textOf(language))} ${textOf(level)}`.trim()),
        ...(contents.englishEnough === true ? ['English is enough'] : []),
      ].join(', '),
    ),
    'Visa and moving': part(['relocation'], LABELS[textOf(contents.relocation)] ?? ''),
    'How people apply': part(
      ['receiveApplicants', 'applyEmail', 'link'],
      textOf(contents.receiveApplicants === 'email' ? contents.applyEmail : contents.link),
    ),
    Questions: part(
      ['questions'],
      (Array.isArray(contents.questions) ? (contents.questions as { text?: unknown }[]) : [])
        .map((question) => JSON.stringify(question))
        .join(' · '),
    ),
    'Hiring stages': part(['hiringStages'], [contents.hiringStages].flat().map(textOf).filter(Boolean).join(' · ')),
    'Days open': part(['periodDays'], textOf(contents.periodDays)),
  };
}

/** The names of the parts in which two versions differ. */
export function differencesOf(one: DraftContents, other: DraftContents): string[] {
  const [parts, others] = [partsOf(one), partsOf(other)];
  return Object.keys(parts).filter((name) => parts[name]?.text !== others[name]?.text);
}

/** Fields that share a part: which of them is wrong. */
const NAMES_IN_PART: Record<string, string> = {
  salaryFrom: 'Pay, from',
  salaryTo: 'Pay, to',
  equityFrom: 'Equity, from',
  equityTo: 'Equity, to',
  acceptDataTerms: 'How people apply',
};

/** The name of a field in the list of mistakes. */
export const nameOfField = (field: string): string => NAMES_IN_PART[field] ?? labelOfField(field);

/** The name of the part of the form that has a field, as the form shows it. */
export function labelOfField(field: string): string {
  const [label] = Object.entries(partsOf({})).find(([, { fields }]) => fields.some((one) => one === field)) ?? [];
  return label ?? 'This job';
}

const REQUIRED = ['Pay', 'Title', 'Role', 'Place', 'Terms', 'From home', 'About the job', 'How people apply'];

/**
 * The mistakes of an answer that still stand, from the top of the form to its end: `contentsRefused` are those that were
 * refused. A field that has changed counts as mended until the next answer, if it is filled in or may be empty.
 */
export function openMistakes(
  mistakes: Record<string, string>,
  contentsRefused: DraftContents,
  now: DraftContents,
  acceptsDataTerms: boolean,
): Record<string, string> {
  const [before, after] = [partsOf(contentsRefused), partsOf(now)];
  const partOf = (name: string) => labelOfField(name.split('.')[0] ?? name);
  const order = Object.keys(before);
  // The domain names a field of the job, and this form has a box for the terms. Nothing else is wrong with applying here.
  const isAboutTerms = (name: string) =>
    name === 'receiveApplicants' && contentsRefused.receiveApplicants === 'platform';
  const sorted = Object.entries(mistakes).sort(([a], [b]) => order.indexOf(partOf(a)) - order.indexOf(partOf(b)));
  const open = sorted.filter(([name]) => {
    if (isAboutTerms(name)) return !acceptsDataTerms && now.receiveApplicants === 'platform';
    const label = partOf(name);
    const text = after[label]?.text ?? '';
    if (label === 'About the job' && text.length < SHORTEST_TEXT) return true;
    return text === '' ? REQUIRED.includes(label) : text === before[label]?.text;
  });
  return Object.fromEntries(open.map(([name, message]) => [isAboutTerms(name) ? 'acceptDataTerms' : name, message]));
}

/**
 * Reads how people apply to a draft. A new job has no way yet, and an imported one may have one that the editor does
 * not offer.
 */
export function wayToApplyOf(
  contents: DraftContents,
  appliesBy: 'platform' | 'email' | 'link',
): { chosen: 'platform' | 'email' | 'link'; isChosen: boolean } {
  const by = textOf(contents.receiveApplicants);
  if (by === 'platform' || by === 'link' || by === 'email') return { chosen: by, isChosen: true };
  return { chosen: contents.link ? 'link' : appliesBy, isChosen: false };
}
