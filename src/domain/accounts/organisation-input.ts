import { z } from 'zod';
import { webAddress } from '#domain/site/rich-text.ts';

/** The three fields that a startup, an investor and a talent share (product §3). */
export const LONGEST_PROFILE_NAME = 80;
export const LONGEST_INTRO = 160;

/** Invisible marks that would turn the direction of the words around a name. */
const DIRECTION_MARKS = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const line = (most: number, message: string) =>
  z
    .string({ error: message })
    .transform((value) => value.replace(DIRECTION_MARKS, '').trim())
    .refine((value) => [...value].length <= most && !/\p{Cc}/u.test(value), message);
const nameLine = (missing: string) =>
  line(LONGEST_PROFILE_NAME, `Please use at most ${LONGEST_PROFILE_NAME} characters`).refine(
    (value) => /[\p{L}\p{N}]/u.test(value),
    missing,
  );
const WRONG_WEBSITE = 'Please enter a web address, such as skjaergard.example';
/** Empty means none. An address without a scheme gets http (product §5); schemes other than http and https are refused (C6). */
const website = z
  .string({ error: WRONG_WEBSITE })
  .trim()
  .max(500, WRONG_WEBSITE)
  .transform((input, check) => {
    if (input === '') return null;
    const address = webAddress(input);
    if (address === null) check.addIssue({ code: 'custom', message: WRONG_WEBSITE });
    return address;
  });
const intro = line(LONGEST_INTRO, `Please use at most ${LONGEST_INTRO} characters, on one line`);

export const startupInput = z.strictObject({ name: nameLine('Please enter the name of your startup'), website, intro });
export const investorInput = z.strictObject({
  name: nameLine('Please enter the name of the investor'),
  website,
  intro,
});
/** The two of them that a talent has (domain/talent/inputs.ts). */
export const talentName = nameLine('Please enter your name');
export { intro as headline };
/** The three fields as stored. */
export type ProfileFields = z.infer<typeof startupInput>;
