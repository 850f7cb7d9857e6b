import type { ApplicationDraft } from '#domain/applications/apply-inputs.ts';
import { MOST_QUESTIONS } from '#domain/jobs/questions.ts';

/** The form to apply and its contents. The same code reads the form in the browser and on the server. */

const ANSWERS = Array.from({ length: MOST_QUESTIONS }, (_, at) => `answer-${at}`);
export const APPLY_FIELDS = [
  'intent',
  'stay',
  'version',
  'name',
  'headline',
  'place',
  'phone',
  'languages',
  'canStart',
  'links',
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
    sendsCv: form.has('cv'),
    note: text('note'),
    answers: ANSWERS.map((name) => form.getAll(name).map((value) => String(value).trim())),
  };
}

/** The field of the form for a field of the contents, so that a mistake stands where it was made. */
export function fieldsOfForm(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [
      name.replace(/^answers\.(\d).*$/, 'answer-$1').replace(/^(links|languages)\..*$/, '$1'),
      message,
    ]),
  );
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const linesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((line) => typeof line === 'string') : [];
/** The answers to one question. */
export const answersIn = (contents: ApplicationDraft, at: number): string[] => {
  const answers = Array.isArray(contents.answers) ? contents.answers[at] : undefined;
  return typeof answers === 'string' ? [answers] : linesOf(answers);
};
