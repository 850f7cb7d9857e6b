import { z } from 'zod';

/** The questions of a job: up to five, each with a type (rules §2). People answer them when they apply here. */

export const QUESTION_TYPES = ['yesNo', 'choice', 'several', 'text', 'number', 'link'] as const;

export const MOST_QUESTIONS = 5;
export const MOST_OPTIONS = 10;
export const LONGEST_ANSWER = 800;

/** Employers may not ask what people earn or earned (Directive (EU) 2023/970, article 5). */
const PAST_PAY =
  /\b(?:current|present|previous|past|last) (?:salary|pay|wages?|compensation)\b|\bsalary history\b|\bhow much (?:do|did) you (?:earn|make)\b|nuværende løn|nåværende lønn|nuvarande lön|nykyinen palkka|núverandi laun/i;

export const questionInput = z
  .strictObject({
    type: z.enum(QUESTION_TYPES),
    text: z.string().trim().min(1, 'Please write the question').max(300, 'Please shorten the question'),
    required: z.boolean(),
    /** For `choice` and `several`. */
    options: z
      .array(z.string().trim().min(1).max(80, 'Please shorten the answers to choose from'))
      .max(MOST_OPTIONS, `Please offer at most ${MOST_OPTIONS} answers`)
      .default([]),
    /** A knock-out question: the startup needs one of these answers. Shown before sending, and marked on the card. */
    needs: z.array(z.string().max(80)).max(MOST_OPTIONS).default([]),
  })
  .refine(({ text }) => !PAST_PAY.test(text), {
    path: ['text'],
    error: 'Employers may not ask what people earn or earned. Ask what they expect instead.',
  })
  .refine(({ type, options }) => !hasOptions(type) || new Set(options).size >= 2, {
    path: ['options'],
    error: 'Please write at least two answers to choose from',
  })
  .refine(({ type, options, needs }) => needs.every((need) => answersOf({ type, options }).includes(need)), {
    path: ['needs'],
    error: 'Please choose the answer that you need',
  });
export type Question = z.infer<typeof questionInput>;

export const hasOptions = (type: string) => type === 'choice' || type === 'several';

/** The answers that people can choose from; empty for questions they answer in their own words. */
export function answersOf({
  type,
  options,
}: {
  type: string;
  options?: readonly string[] | undefined;
}): readonly string[] {
  return type === 'yesNo' ? ['Yes', 'No'] : hasOptions(type) ? (options ?? []) : [];
}
