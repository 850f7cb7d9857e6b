import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/site/days.ts';

const TOO_MANY_SIGN_INS =
  'Too many attempts to log in with this email address. Please wait a little, or have a link for a new password emailed to you.';

type Row = {
  /** As docs/operations.md names it. */
  what: string;
  /** Whose requests or attempts are added up. A network is an IPv4 address or an IPv6 /64. */
  by: 'network' | 'email' | 'browser' | 'person' | 'team' | 'link';
  withinMs: number;
  /** The most that is let through in the window, unless the operator sets another number. */
  limit: number;
  setting: `LIMIT_${string}`;
  /**
   * `memory` is cheap: by fixed windows, and processes add theirs up about once a second (server/rate-limits.ts).
   * `database` is exact: over any window, for all processes (accounts/rate-limits.server.ts).
   */
  countedIn: 'memory' | 'database';
  message: string;
};

const REQUESTS_OF_A_NETWORK = {
  by: 'network',
  withinMs: 5 * MINUTE_MS,
  countedIn: 'memory',
  message: 'Too many requests from your network. Please wait a little.',
} as const;

/**
 * Every rate limit (S-4, rules §1 and §3): settings, checks and messages derive from these rows, and a test compares the
 * table in docs/operations.md. Rows that share a setting have the same limit.
 */
export const RATE_LIMITS = {
  reads: {
    what: 'reading, and counting searches',
    limit: 3_000,
    setting: 'LIMIT_PUBLIC_READS',
    ...REQUESTS_OF_A_NETWORK,
  },
  /** A page shows dozens; each that is not there costs a look in the database. */
  pictures: {
    what: 'pictures',
    limit: 60_000,
    setting: 'LIMIT_PICTURES',
    ...REQUESTS_OF_A_NETWORK,
  },
  writes: {
    what: 'changes of visitors',
    limit: 300,
    setting: 'LIMIT_WRITES',
    ...REQUESTS_OF_A_NETWORK,
  },
  memberWrites: {
    what: 'changes of logged-in people',
    limit: 1_500,
    setting: 'LIMIT_MEMBER_WRITES',
    ...REQUESTS_OF_A_NETWORK,
  },
  signInsPerNetwork: {
    what: 'logging in',
    by: 'network',
    withinMs: 5 * MINUTE_MS,
    limit: 25,
    setting: 'LIMIT_SIGN_INS',
    countedIn: 'database',
    message: 'Too many attempts to log in from your network. Please wait a little.',
  },
  signInsPerEmail: {
    what: 'logging in',
    by: 'email',
    withinMs: HOUR_MS,
    limit: 25,
    setting: 'LIMIT_SIGN_INS_PER_EMAIL',
    countedIn: 'database',
    message: TOO_MANY_SIGN_INS,
  },
  signInsPerDevice: {
    what: 'logging in where the browser has before',
    by: 'browser',
    withinMs: HOUR_MS,
    limit: 25,
    setting: 'LIMIT_SIGN_INS_PER_EMAIL',
    countedIn: 'database',
    message: TOO_MANY_SIGN_INS,
  },
  passwordsPerPerson: {
    what: 'repeating the current password',
    by: 'person',
    withinMs: HOUR_MS,
    limit: 25,
    setting: 'LIMIT_SIGN_INS_PER_EMAIL',
    countedIn: 'database',
    message: 'Too many passwords were tried. Please wait a little.',
  },
  codesPerPerson: {
    what: 'codes of two-factor authentication',
    by: 'person',
    withinMs: HOUR_MS,
    limit: 10,
    setting: 'LIMIT_CODES',
    countedIn: 'database',
    message: 'Too many codes were tried. Please wait a little.',
  },
  signUpsPerNetwork: {
    what: 'signing up',
    by: 'network',
    withinMs: 30 * MINUTE_MS,
    limit: 5,
    setting: 'LIMIT_SIGN_UPS',
    countedIn: 'database',
    message: 'Too many attempts to sign up from your network. Please wait a little.',
  },
  resetsPerNetwork: {
    what: 'asking for a new password',
    by: 'network',
    withinMs: 5 * MINUTE_MS,
    limit: 25,
    setting: 'LIMIT_RESETS',
    countedIn: 'database',
    message: 'Too many requests for a new password from your network. Please wait a little.',
  },
  resetsPerEmail: {
    what: 'mails with links',
    by: 'email',
    withinMs: 30 * MINUTE_MS,
    limit: 5,
    setting: 'LIMIT_RESETS_PER_EMAIL',
    countedIn: 'database',
    message: 'Too many emails were asked for with this email address. Please wait a little.',
  },
  invitationsPerTeam: {
    what: 'invitations',
    by: 'team',
    withinMs: DAY_MS,
    limit: 30,
    setting: 'LIMIT_INVITATIONS',
    countedIn: 'database',
    message: 'This team has sent all the invitations it can send in a day. Please invite others tomorrow.',
  },
  invitationsPerSender: {
    what: 'invitations',
    by: 'person',
    withinMs: DAY_MS,
    limit: 30,
    setting: 'LIMIT_INVITATIONS',
    countedIn: 'database',
    message: 'You have sent all the invitations you can send in a day. Please invite others tomorrow.',
  },
  invitationsPerAddress: {
    what: 'invitations',
    by: 'email',
    withinMs: DAY_MS,
    limit: 3,
    setting: 'LIMIT_INVITATIONS_PER_ADDRESS',
    countedIn: 'database',
    message: 'This address has been sent several invitations today. Please wait until tomorrow.',
  },
  draftsPerPerson: {
    what: 'new profiles of startups and investors',
    by: 'person',
    withinMs: DAY_MS,
    limit: 10,
    setting: 'LIMIT_DRAFTS',
    countedIn: 'database',
    message: 'You have begun as many profiles as you can in a day. Please begin another one tomorrow.',
  },
  reportsPerNetwork: {
    what: 'reports',
    by: 'network',
    withinMs: HOUR_MS,
    limit: 10,
    setting: 'LIMIT_REPORTS',
    countedIn: 'database',
    message: 'Many reports came from your network. Please wait a little.',
  },
  websitesPerPerson: {
    what: 'reading the website of a new startup',
    by: 'person',
    withinMs: HOUR_MS,
    limit: 20,
    setting: 'LIMIT_WEBSITES',
    countedIn: 'database',
    message: 'You have had many websites read. Please wait a little, or fill in the fields yourself.',
  },
  joinRequestsPerPerson: {
    what: 'asking to join a startup',
    by: 'person',
    withinMs: DAY_MS,
    limit: 5,
    setting: 'LIMIT_JOIN_REQUESTS',
    countedIn: 'database',
    message: 'You have asked to join several startups today. Please ask others tomorrow.',
  },
  checkoutsPerPerson: {
    what: 'starting a checkout',
    by: 'person',
    withinMs: HOUR_MS,
    limit: 60,
    setting: 'LIMIT_CHECKOUTS',
    countedIn: 'database',
    message: 'You have started a checkout many times. Please wait a little.',
  },
  uploadsPerPerson: {
    what: 'uploading pictures',
    by: 'person',
    withinMs: HOUR_MS,
    limit: 200,
    setting: 'LIMIT_UPLOADS',
    countedIn: 'database',
    message: 'You have uploaded many pictures. Please wait a little.',
  },
  fileChecksPerNetwork: {
    what: 'checking the CV of a visitor',
    by: 'network',
    withinMs: HOUR_MS,
    limit: 30,
    setting: 'LIMIT_FILE_CHECKS',
    countedIn: 'database',
    message: 'Many files came from your network. Please wait a little.',
  },
  applicationsPerPerson: {
    what: 'sending applications',
    by: 'person',
    withinMs: DAY_MS,
    limit: 60,
    setting: 'LIMIT_APPLICATIONS',
    countedIn: 'database',
    message: 'You have sent many applications today. What you typed is kept. Please send this one tomorrow.',
  },
  applicationMessagesPerPerson: {
    what: 'messages about applications',
    by: 'person',
    withinMs: HOUR_MS,
    limit: 60,
    setting: 'LIMIT_APPLICATION_MESSAGES',
    countedIn: 'database',
    message: 'You have written many messages. Please wait a little.',
  },
  mailedReplies: {
    what: 'answers by mail',
    by: 'person',
    withinMs: HOUR_MS,
    limit: 60,
    setting: 'LIMIT_MAILED_REPLIES',
    countedIn: 'database',
    message: 'You have sent many answers by email. Please send this one again in an hour.',
  },
  downloadsPerPerson: {
    what: "downloading one's own data",
    by: 'person',
    withinMs: DAY_MS,
    limit: 10,
    setting: 'LIMIT_DOWNLOADS',
    countedIn: 'database',
    message: 'You have downloaded your data many times today. Please try again tomorrow.',
  },
  resendsPerHour: {
    what: 'sending the links to applicants again',
    by: 'link',
    withinMs: HOUR_MS,
    limit: 1,
    setting: 'LIMIT_RESENDS_PER_HOUR',
    countedIn: 'database',
    message: 'We sent these links less than an hour ago. Please look in your inbox and in the spam folder.',
  },
  resendsPerDay: {
    what: 'sending the links to applicants again',
    by: 'link',
    withinMs: DAY_MS,
    limit: 5,
    setting: 'LIMIT_RESENDS_PER_DAY',
    countedIn: 'database',
    message: 'We have sent these links five times in a day. Please try again tomorrow.',
  },
} as const satisfies Record<string, Row>;

export type RateLimitScope = keyof typeof RATE_LIMITS;
export type RateLimitSetting = (typeof RATE_LIMITS)[RateLimitScope]['setting'];
/** The scopes that are counted there. */
export type ScopeIn<Place extends Row['countedIn']> = {
  [Scope in RateLimitScope]: (typeof RATE_LIMITS)[Scope]['countedIn'] extends Place ? Scope : never;
}[RateLimitScope];

/** The number of requests that each scope lets through. */
export type RateLimits = Readonly<Record<RateLimitScope, number>>;

const scopes = Object.keys(RATE_LIMITS) as RateLimitScope[];
const isInMemory = (scope: RateLimitScope): scope is ScopeIn<'memory'> => RATE_LIMITS[scope].countedIn === 'memory';

export const MEMORY_SCOPES = scopes.filter(isInMemory);
export const LONGEST_MEMORY_WINDOW_MS = Math.max(...MEMORY_SCOPES.map((scope) => RATE_LIMITS[scope].withinMs));

/** The limits as an operator has set them. */
export function rateLimitsOf(settings: Readonly<Record<RateLimitSetting, number>>): RateLimits {
  return Object.fromEntries(scopes.map((scope) => [scope, settings[RATE_LIMITS[scope].setting]])) as RateLimits;
}
