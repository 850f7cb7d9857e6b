import { z } from 'zod';
import { webAddress } from '#domain/site/rich-text.ts';
import { OUTCOMES, type Outcome } from './outcomes.ts';

/** Applications that a talent made on other sites and notes here. Nobody else sees them. */

const OUTCOME_KEYS = Object.keys(OUTCOMES) as [Outcome, ...Outcome[]];

const line = (most: number, missing: string) =>
  z
    .string(missing)
    .trim()
    .max(most, `Please use at most ${most} characters`)
    .refine((value) => !/\p{Cc}/u.test(value), 'Please use one line');

const requiredLine = (most: number, missing: string) =>
  line(most, missing).refine((value) => /[\p{L}\p{N}]/u.test(value), missing);

const WRONG_LINK = 'Please enter a web address, such as jobs.example/42';

export const outcomeInput = z.enum(OUTCOME_KEYS, 'Please choose one of these');

export const elsewhereInput = z.strictObject({
  title: requiredLine(120, 'Please enter the title of the job'),
  organisation: requiredLine(120, 'Please enter where you applied'),
  place: line(120, 'Please enter a place'),
  link: z
    .string(WRONG_LINK)
    .trim()
    .max(500, WRONG_LINK)
    .transform((input, check) => {
      if (input === '') return null;
      const address = webAddress(input);
      if (address === null) check.addIssue({ code: 'custom', message: WRONG_LINK });
      return address;
    }),
  appliedOn: z.iso
    .date('Please enter the day on which you applied')
    .refine((day) => day >= '1970-01-01', 'Please enter a day after 1970'),
  outcome: outcomeInput,
});
export type ElsewhereFields = z.infer<typeof elsewhereInput>;

export type ElsewhereApplication = ElsewhereFields & { id: string };
