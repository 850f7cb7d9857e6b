import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/site/days.ts';

/** The facts of an account: lifetimes, lengths, roles and messages (product §5, §8; rules §9). */

/** Time to enter the code after the password. */
export const CHALLENGE_MS = 10 * MINUTE_MS;
/** A log-in this recent counts as proof of identity. */
export const RECENT_SIGN_IN_MS = 10 * MINUTE_MS;
export const TWO_FACTOR_SETUP_MS = 30 * MINUTE_MS;

export const KEY_LIFETIMES_MS = {
  emailVerification: DAY_MS,
  passwordReset: HOUR_MS,
  emailChangeOld: DAY_MS,
  emailChangeNew: DAY_MS,
  invitation: 7 * DAY_MS,
} as const;
/**
 * A person who corrects the address of a new account may ask for its link for as long as an application waits for it
 * (rules.md §5).
 */
export const CORRECTION_LASTS_MS = 7 * DAY_MS;
export type KeyPurpose = keyof typeof KEY_LIFETIMES_MS;

export const LONGEST_NAME = 50;
export const LONGEST_EMAIL = 50;

export const MESSAGES = {
  firstName: 'Please enter first name',
  lastName: 'Please enter last name',
  email: 'Please enter your email address',
  invitedEmail: 'Please enter the email address of the person',
  password: 'Please enter your password',
  newPassword: 'Please enter a valid password',
  captcha: 'Please verify you are not a robot',
  credentials: 'Invalid email or password',
  code: 'Please enter the code',
  wrongCode: 'That code is incorrect',
  challengeExpired: 'That took too long. Please log in again.',
  deletionScheduled: 'We will delete your account in 7 days. To keep it, log in before then.',
  resetRequested:
    "If there's a user connected to this email address, we've sent an email with instructions for resetting your password.",
  noAccount: 'You do not have an account yet, please signup first.',
  accountExists: 'Email address found, please log in',
  sessionExpired: 'Session expired, redirecting you to frontpage',
} as const;

export const MEMBER_ROLES = ['owner', 'manager', 'reviewer'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];
