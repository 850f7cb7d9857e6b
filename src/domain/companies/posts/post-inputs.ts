import { z } from 'zod';
import { groupDigits } from '#domain/site/digits.ts';

export const LONGEST_TITLE = 120;
export const LONGEST_BODY = 40_000;

export const postInput = z.strictObject({
  title: z
    .string()
    .trim()
    .min(1, 'Please enter a title.')
    .refine(
      (title) => [...title].length <= LONGEST_TITLE && !/\p{Cc}/u.test(title),
      `Please use at most ${LONGEST_TITLE} characters, on one line.`,
    ),
  body: z.string().max(LONGEST_BODY, `Please use at most ${groupDigits(LONGEST_BODY)} characters.`),
  cover: z.union([
    z.literal('').transform(() => null),
    z.string().regex(/^[0-9a-f]{24}$/, 'Please upload the picture again.'),
  ]),
});
export type PostFields = z.infer<typeof postInput>;
