import type { ApplicationDraft } from '#domain/applications/apply/apply-inputs.ts';
import { MOST_QUESTIONS } from '#domain/jobs/questions.ts';
import { MOST_EXPERIENCE, skillsIn } from '#domain/talent/profile-terms.ts';
import { EXPERIENCE_FIELDS } from '#web/talent/profile-form-values.ts';

/** The form to apply and its contents. The same code reads the form in the browser and on the server. */

const ANSWERS = Array.from({ length: MOST_QUESTIONS }, (_, at) => `answer-${at}`);
const JOB_NUMBERS = Array.from({ length: MOST_EXPERIENCE }, (_, at) => at);
export const APPLY_FIELDS = [
  'intent',
  'stay',
  'email',
  'password',
  'version',
  'name',
  'headline',
  'place',
  'phone',
  'languages',
  'canStart',
  'links',
  'skills',
  ...JOB_NUMBERS.flatMap((at) => [...EXPERIENCE_FIELDS, 'out'].map((field) => `experience.${at}.${field}`)),
  'cv',
  'note',
  'file',
  ...ANSWERS,
];

/** Reads the form as it was typed; `applicationInput` checks it when it is sent. */
export function contentsOfForm(form: FormData): ApplicationDraft {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '';
  };
  const lines = (name: string) =>
    text(name)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  return {
    name: text('name'),
    headline: text('headline'),
    place: text('place'),
    phone: text('phone'),
    languages: lines('languages'),
    canStart: text('canStart'),
    links: lines('links'),
    skills: skillsIn(text('skills')),
    experience: experienceIn(form, text),
    sendsCv: form.has('cv'),
    note: text('note'),
    answers: ANSWERS.map((name) => form.getAll(name).map((value) => String(value).trim())),
  };
}

/** A job keeps its number, so that a mistake stands where it was made. One that is left out is empty. */
function experienceIn(form: FormData, text: (name: string) => string): JobBefore[] {
  const jobs = JOB_NUMBERS.map((at) => {
    const isOut = form.has(`experience.${at}.out`);
    return jobBefore((field) => (isOut ? '' : text(`experience.${at}.${field}`)));
  });
  const last = jobs.findLastIndex((job) => Object.values(job).some(Boolean));
  return jobs.slice(0, last + 1);
}

/** The field of the form for a field of the contents, so that a mistake stands where it was made. */
export function fieldsOfForm(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [
      name.replace(/^answers\.(\d).*$/, 'answer-$1').replace(/^(links|languages|skills)\..*$/, '$1'),
      message,
    ]),
  );
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const linesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((line) => typeof line === 'string') : [];
/** An earlier job as its fields have it; months are texts such as 2022-03. */
export type JobBefore = Record<(typeof EXPERIENCE_FIELDS)[number], string>;
const jobBefore = (text: (field: string) => string) =>
  Object.fromEntries(EXPERIENCE_FIELDS.map((field) => [field, text(field)])) as JobBefore;
export const jobsBefore = ({ experience }: ApplicationDraft): JobBefore[] =>
  (Array.isArray(experience) ? experience : []).map((job) =>
    jobBefore((field) => (job !== null && typeof job === 'object' && !Array.isArray(job) ? textOf(job[field]) : '')),
  );
/** The answers to one question. */
export const answersIn = (contents: ApplicationDraft, at: number): string[] => {
  const answers = Array.isArray(contents.answers) ? contents.answers[at] : undefined;
  return typeof answers === 'string' ? [answers] : linesOf(answers);
};

/** The level of the headings below the one of the form, which is the first of its page and the second of a drawer. */
export const sectionHeading = (form: 'h1' | 'h2') => (form === 'h1' ? 'h2' : 'h3');
