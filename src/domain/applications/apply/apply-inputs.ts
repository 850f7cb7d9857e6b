import { z } from 'zod';
import { LONGEST_ANSWER, type Question } from '#domain/jobs/questions.ts';
import { mistakesOf, wrongFields } from '#domain/read-input.ts';
import { webAddress } from '#domain/site/rich-text.ts';
import { experience, phone, skillList } from '#domain/talent/inputs.ts';

/** What a person fills in to apply: their profile as edited for this application, a note, and the answers. */

export const LONGEST_NOTE = 3000;
const MOST_LINES = 12;

const line = (most: number, missing?: string) =>
  z
    .string()
    .trim()
    .max(most, `Please use at most ${most} characters`)
    .refine((text) => missing === undefined || text !== '', missing)
    .refine((text) => !/[\p{Cc}]/u.test(text), 'Please use one line');

const isWebAddress = (text: string) => webAddress(text) !== null;

/** Contents that can be sent. `profile` holds what has no column of its own. */
export const applicationInput = z.strictObject({
  name: line(80, 'Please enter your name'),
  headline: line(160).default(''),
  place: line(120).default(''),
  phone: phone.default(''),
  /** As people write it: "Icelandic, native". */
  languages: z.array(line(80)).max(MOST_LINES, `Please enter at most ${MOST_LINES} languages`).default([]),
  /** A day such as 2027-02-01; empty for none. */
  canStart: z.union([z.literal(''), z.iso.date('Please enter a day')]).default(''),
  links: z
    .array(line(300).refine(isWebAddress, 'Please enter web addresses, one a line'))
    .max(MOST_LINES, `Please enter at most ${MOST_LINES} links`)
    .default([]),
  /** Those of the profile if absent, as in drafts from before the form showed them. */
  skills: skillList.optional(),
  experience: experience.optional(),
  sendsCv: z.boolean().default(true),
  note: z.string().trim().max(LONGEST_NOTE, `Please use at most ${LONGEST_NOTE} characters`).default(''),
  /** In the order of the job's questions. Several answers to one are a list. */
  answers: z
    .array(z.union([z.string(), z.array(z.string()).max(10)]))
    .max(5)
    .default([]),
});
export type ApplicationInput = z.infer<typeof applicationInput>;

/** The largest draft that is kept: half-typed contents may be longer than what can be sent. */
const LARGEST_DRAFT = 60_000;

/** An application that somebody has begun. Only the names of the fields and the size are checked. */
export const applicationDraft = z
  .strictObject(
    Object.fromEntries(Object.keys(applicationInput.shape).map((name) => [name, z.json().optional()])) as Record<
      keyof ApplicationInput,
      z.ZodOptional<z.ZodJSONSchema>
    >,
  )
  .refine((contents) => JSON.stringify(contents).length <= LARGEST_DRAFT, {
    error: 'This text is too long to keep. Please shorten it.',
  });
export type ApplicationDraft = z.infer<typeof applicationDraft>;

export type Answer = { question: string; answer: string; missesKnockOut?: boolean };
/** A question as jobs store it: those of older jobs have no options. */
export type AskedQuestion = Pick<Question, 'type' | 'text' | 'required'> & { options?: string[]; needs?: string[] };

/**
 * The answers with their questions, as they are stored, and a mistake for each answer that cannot be sent. A knock-out
 * is marked and never stops anybody (rules §5).
 */
export function readAnswers(
  questions: readonly AskedQuestion[],
  answersSent: ApplicationInput['answers'],
): { answers: Answer[]; mistakes: Record<string, string> } {
  const mistakes: Record<string, string> = {};
  const answers = questions.map((question, at): Answer => {
    const texts = [answersSent[at] ?? []]
      .flat()
      .map((text) => text.trim())
      .filter(Boolean);
    const mistake = mistakeIn(question, texts);
    if (mistake) mistakes[`answers.${at}`] = mistake;
    const needs = question.needs ?? [];
    const misses = needs.length > 0 && !texts.some((text) => needs.includes(text));
    return { question: question.text, answer: texts.join(', '), ...(misses && { missesKnockOut: true }) };
  });
  return { answers, mistakes };
}

/** Reads what is sent to a job. Refuses with every mistake at once, those of the profile beside those of the answers. */
export function readApplication(
  questions: readonly AskedQuestion[],
  contents: ApplicationDraft,
): { application: ApplicationInput; answers: Answer[] } {
  const { data: input, error } = applicationInput.safeParse(contents);
  const answerTexts = applicationInput.shape.answers.safeParse(contents.answers).data ?? [];
  const { answers, mistakes } = readAnswers(questions, answerTexts);
  const fields = { ...(error && mistakesOf(error)), ...mistakes };
  if (input && Object.keys(mistakes).length === 0) return { application: input, answers };
  throw wrongFields(fields);
}

function mistakeIn({ type, required, options = [] }: AskedQuestion, texts: string[]): string | null {
  if (texts.length === 0) return required ? 'Please answer this question' : null;
  if (type !== 'several' && texts.length > 1) return 'Please give one answer';
  const [answer = ''] = texts;
  switch (type) {
    case 'yesNo':
      return answer === 'Yes' || answer === 'No' ? null : 'Please choose yes or no';
    case 'choice':
    case 'several':
      return texts.every((text) => options.includes(text)) ? null : 'Please choose from the answers';
    case 'number':
      return /^-?\d{1,12}(?:[.,]\d{1,4})?$/.test(answer.replace(/[\s\u00a0]/g, '')) ? null : 'Please enter a number';
    case 'link':
      return isWebAddress(answer) && answer.length <= 300 ? null : 'Please enter a web address';
    case 'text':
      return answer.length <= LONGEST_ANSWER ? null : `Please use at most ${LONGEST_ANSWER} characters`;
  }
}
