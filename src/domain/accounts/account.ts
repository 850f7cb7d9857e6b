/** What an account is: how long things last, and what is said when they are wrong (product §5, §8; rules §9). */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Rolling: a session that is not used for so long has ended. */
export const SESSION_IDLE_MS = 30 * DAY;
export const ADMIN_SESSION_IDLE_MS = 12 * HOUR;
/** However much it is used, after that one logs in again. */
export const SESSION_LONGEST_MS = 90 * DAY;
/** A session is moved on at most so often: nearly every request only reads it. */
export const SESSION_RENEWED_EVERY_MS = HOUR;

/** After the password there is so much time to find the phone. */
export const CHALLENGE_MS = 10 * MINUTE;
/** Who has logged in so lately is taken to be who they are without being asked again. */
export const RECENT_SIGN_IN_MS = 10 * MINUTE;
export const TWO_FACTOR_SETUP_MS = 30 * MINUTE;

export const KEY_LIFETIMES_MS = {
  emailVerification: DAY,
  passwordReset: HOUR,
  emailChangeOld: DAY,
  emailChangeNew: DAY,
  invitation: 7 * DAY,
} as const;
export type KeyPurpose = keyof typeof KEY_LIFETIMES_MS;

export const LONGEST_NAME = 50;
export const LONGEST_EMAIL = 50;

export const MESSAGES = {
  firstName: 'Please enter first name',
  lastName: 'Please enter last name',
  email: 'Please enter your email address',
  password: 'Please enter your password',
  newPassword: 'Please enter a valid password',
  captcha: 'Please verify you are not a robot',
  credentials: 'Invalid email or password',
  code: 'Please enter the code',
  wrongCode: 'This code is not right',
  tooLateForCode: 'That took too long. Please log in once more.',
  resetAsked:
    "If there's a user connected to this email address, we've sent an email with instructions for resetting your password.",
  noAccount: 'You do not have an account yet, please signup first.',
  accountExists: 'Email address found, please log in',
  sessionExpired: 'Session expired, redirecting you to frontpage',
} as const;

export const MEMBER_ROLES = ['owner', 'manager', 'reviewer'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];
