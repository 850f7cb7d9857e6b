import { z } from 'zod';
import { UI_FEATURES } from '#domain/site/configuration-terms.ts';
import { LONGEST_EMAIL, LONGEST_NAME, MEMBER_ROLES, MESSAGES } from './account.ts';
import { emailAddress } from './email.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { isPasswordAllowed, normalisedPassword, PASSWORD_LONGEST } from './sign-in/password-rule.ts';

/** Account inputs, shared by pages and API (product §5). */

const text = (message: string, most: number) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .refine((value) => !/\p{Cc}/u.test(value), message)
    .refine((value) => [...value].length <= most, `Please use at most ${most} characters`);
/** Turns an address into its canonical form. */
const addressWith = (message: string) =>
  text(message, LONGEST_EMAIL).transform((input, check) => {
    const address = emailAddress(input);
    if (address === null) check.addIssue({ code: 'custom', message });
    return address ?? z.NEVER;
  });
const email = addressWith(MESSAGES.email);
/** Any text, because the check comes later; 400 characters are more than any password has. */
const password = z.string({ error: MESSAGES.password }).min(1, MESSAGES.password).max(400, MESSAGES.password);
const newPassword = z
  .string({ error: MESSAGES.newPassword })
  .max(400, `Please use at most ${PASSWORD_LONGEST} characters`)
  .refine(
    (text) => [...normalisedPassword(text)].length <= PASSWORD_LONGEST,
    `Please use at most ${PASSWORD_LONGEST} characters`,
  )
  .refine(isPasswordAllowed, MESSAGES.newPassword);
const name = z.strictObject(
  { first: text(MESSAGES.firstName, LONGEST_NAME), last: text(MESSAGES.lastName, LONGEST_NAME) },
  { error: (issue) => (issue.code === 'invalid_type' ? MESSAGES.firstName : undefined) },
);

export const signUpInput = z.strictObject({
  name,
  email,
  password: newPassword,
  reCaptchaResponse: z.string({ error: MESSAGES.captcha }).min(1, MESSAGES.captcha).max(4_000, MESSAGES.captcha),
});
export type SignUpInput = z.infer<typeof signUpInput>;

export const signInInput = z.strictObject({
  email,
  password,
  /** Set when coming from "Email address found, please log in". */
  exists: z.boolean().optional(),
});
export type SignInInput = z.infer<typeof signInInput>;

/** A code from the app or a recovery code, in any spelling. */
const code = z.string({ error: MESSAGES.code }).trim().min(1, MESSAGES.code).max(100, MESSAGES.wrongCode);
export const codeInput = z.strictObject({ code });
/** The password is empty where the form does not ask for it. */
export const beginTwoFactorInput = z.strictObject({ password: z.string().max(400) });
export const turnOffTwoFactorInput = z.strictObject({ password: z.string().max(400), code });

const proof = { password: z.string().max(400), code: z.string().max(100) };
/** Proof that a person gives before they download their data; a part that the form does not ask for is empty. */
export const proofInput = z.strictObject(proof);
export const deletionInput = z.strictObject({ ...proof, typedEmail: z.string().max(400) });

export const forgotPasswordInput = z.strictObject({ email });
export const resetPasswordInput = z.strictObject({ password: newPassword, resetKey: z.string().max(400) });
export const verifyEmailInput = z.strictObject({ emailVerificationKey: z.string().max(400) });
export const changePasswordInput = z.strictObject({ password, newPassword });
/** Needs the password, so that nobody can take over an account from an unlocked screen. */
export const changeEmailInput = z.strictObject({ email, password });
export const nameInput = z.strictObject({ name });
const memberRole = z.enum(MEMBER_ROLES, { error: 'Please choose a role' });
export const invitationInput = z.strictObject({ email: addressWith(MESSAGES.invitedEmail), role: memberRole });
export const memberRoleInput = z.strictObject({ role: memberRole });
export const notificationsInput = z.strictObject(
  Object.fromEntries(NOTIFICATIONS.map(({ key }) => [key, z.boolean().optional()])),
);
export const linkedInInput = z.strictObject({
  accessToken: z.string().min(1).max(4_000),
  /** True during sign-up. Otherwise a person without an account gets a message. */
  allowRegistration: z.boolean().default(false),
});

/** For example `company:{id}`. */
const profileText = z.string().regex(/^(?:company|investor|applicant):[0-9a-f]{24}$/, 'There is no such profile.');
const uiFeature = z.strictObject({
  name: z.enum(UI_FEATURES, { error: 'There is no such feature.' }),
  reachedAt: z.iso.datetime({ offset: true }).optional(),
});
/** PUT users/me: features the person has seen, or the profile to start with next time. */
export const myselfInput = z
  .strictObject({
    uiFeatures: z.array(uiFeature).max(UI_FEATURES.length).optional(),
    profile: profileText.nullable().optional(),
  })
  .refine((value) => value.uiFeatures !== undefined || value.profile !== undefined, {
    error: 'Send uiFeatures or profile.',
  });
export type MyselfInput = z.infer<typeof myselfInput>;
