import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, identifier, moment } from './columns.server.ts';
import { images } from './media.server.ts';

/** Refuses addresses that are not in canonical form (domain/accounts/email.ts). */
const FOLDED = sql`email = lower(normalize(email, NFKC)) AND email !~ '@.*[^a-z0-9.-]'`;

/** People. Other tables point here for their roles in startups, investors and talent profiles. */
export const users = pgTable(
  'users',
  {
    id: identifier('id').primaryKey(),
    /** In canonical form (email.ts) and unique. */
    email: text('email').notNull(),
    emailVerifiedAt: moment('email_verified_at'),
    /** Argon2id with its parameters; null for people who log in with LinkedIn only. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    imageId: identifier('image_id').references(() => images.id),
    isAdmin: boolean('is_admin').notNull().default(false),
    /**
     * Whether there is a confirmed authenticator (below). Repeated here because log-in is one statement, which sees
     * concurrent changes only in the row that it locks.
     */
    hasTwoFactor: boolean('has_two_factor').notNull().default(false),
    /** The profile chosen with "Remember my choice next time I log in", such as `company:{id}`. */
    profile: text('profile'),
    uiFeatures: jsonb('ui_features').$type<{ name: string; reachedAt: string }[]>().notNull().default([]),
    /** Choices that differ from the defaults, by the keys of notifications.ts. */
    notifications: jsonb('notifications').$type<Record<string, boolean>>().notNull().default({}),
    /** When the worker deletes the account; null unless the person has asked for that. */
    deletesAt: moment('deletes_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    index('users_to_delete').on(table.deletesAt).where(sql`deletes_at IS NOT NULL`),
    check('users_email_folded', FOLDED),
    index('users_admins').on(table.id).where(sql`is_admin`),
  ],
);

/** Sessions. The table stores only the SHA-256 of the cookie's token (S-1). */
export const sessions = pgTable(
  'sessions',
  {
    id: identifier('id').primaryKey(),
    tokenHash: bytes('token_hash').notNull(),
    userId: identifier('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A session is valid on one site only. */
    platform: text('platform').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Last extension; at most once an hour. */
    renewedAt: moment('renewed_at').notNull(),
    /** Moves on with use; an unused session ends then. */
    expiresAt: moment('expires_at').notNull(),
    /** Log-out or revocation. The row stays for a month, so that the answer is "expired" and not "unknown". */
    endedAt: moment('ended_at'),
    /** When a code confirmed the session. Without it an admin has no admin rights (S-15). */
    twoFactorAt: moment('two_factor_at'),
    /** The person as whom an admin sees the site in this session (impersonation), and until when. */
    actsAs: identifier('acts_as').references(() => users.id, { onDelete: 'set null' }),
    actsUntil: moment('acts_until'),
    /** For the list of sessions: `Firefox on Linux`, and a coarse network address. */
    device: text('device').notNull().default(''),
    network: text('network').notNull().default(''),
    /** Hash of the cookie that marks this browser as known to the account (sign-in.server.ts). */
    deviceHash: bytes('device_hash'),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    index('sessions_of_user').on(table.userId),
    index('sessions_acting_as').on(table.actsAs).where(sql`acts_as IS NOT NULL`),
    index('sessions_to_forget').on(table.expiresAt),
  ],
);

/**
 * Links to send by mail. Each attempt to send makes a key, of which only the SHA-256 is stored, because an interrupted
 * attempt may have arrived. All keys are void once one is used.
 */
export const oneTimeKeys = pgTable(
  'one_time_keys',
  {
    id: identifier('id').primaryKey(),
    purpose: text('purpose').notNull(),
    /** The owner; null for invitations, because the address may have no account yet. */
    userId: identifier('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Sender of an invitation, which is valid only while they may send it. */
    sentBy: identifier('sent_by').references(() => users.id, { onDelete: 'cascade' }),
    /** The recipient. The key proves that its bearer reads this address. */
    email: text('email').notNull(),
    platform: text('platform').notNull(),
    /** Data by purpose: the change of address, or the team of the invitation. */
    about: jsonb('about').$type<Record<string, string>>().notNull().default({}),
    keyHashes: bytes('key_hashes').array().notNull().default(sql`'{}'`),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** A later link replaced it, or its purpose no longer exists. */
    voidedAt: moment('voided_at'),
  },
  (table) => [
    index('one_time_keys_of_user').on(table.userId, table.purpose),
    index('one_time_keys_to_forget').on(table.expiresAt),
    index('one_time_keys_sent_by').on(table.sentBy).where(sql`sent_by IS NOT NULL`),
    uniqueIndex('one_time_keys_one_invitation')
      .on(sql`(about->>'kind')`, sql`(about->>'id')`, table.email)
      .where(sql`purpose = 'invitation' AND used_at IS NULL AND voided_at IS NULL`),
    check('one_time_keys_email_folded', FOLDED),
    check(
      'one_time_keys_purpose',
      sql`purpose IN ('emailVerification', 'passwordReset', 'emailChangeOld', 'emailChangeNew', 'invitation')`,
    ),
  ],
);

/** Changes of address, which take effect once both addresses have confirmed. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: identifier('id').primaryKey(),
    userId: identifier('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    oldConfirmedAt: moment('old_confirmed_at'),
    newConfirmedAt: moment('new_confirmed_at'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Completed, cancelled or replaced. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('email_changes_under_way').on(table.userId).where(sql`ended_at IS NULL`),
    check('email_changes_email_folded', FOLDED),
  ],
);

/** Accounts at other providers, identified by the provider's own id and never by an address (S-10). */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    userId: identifier('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index('identities_of_user').on(table.userId)],
);

/** Log-ins under way at a provider, tied to the browser by the hash of a cookie. */
export const providerFlows = pgTable(
  'provider_flows',
  {
    stateHash: bytes('state_hash').primaryKey(),
    provider: text('provider').notNull(),
    platform: text('platform').notNull(),
    browserHash: bytes('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    allowRegistration: boolean('allow_registration').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('provider_flows_to_forget').on(table.expiresAt)],
);

/** Authenticator apps, one for each person. Until confirmed, a row only serves the setup in the named session. */
export const authenticators = pgTable('authenticators', {
  userId: identifier('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted (secret-box.ts), because checking a code needs it. */
  sealedSecret: bytes('sealed_secret').notNull(),
  /** The session of the setup; no other browser sees the secret. */
  sessionId: identifier('session_id'),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The last period with an accepted code; codes of this or earlier periods are refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Recovery codes for people without their app; each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: identifier('id').primaryKey(),
    userId: identifier('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Argon2id, because the codes are short enough to type from paper. */
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('recovery_codes_of_user').on(table.userId)],
);

/** Log-ins that wait for a code. The browser's cookie has the key; this table has its SHA-256. */
export const challenges = pgTable(
  'challenges',
  {
    keyHash: bytes('key_hash').primaryKey(),
    userId: identifier('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    platform: text('platform').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('challenges_of_user').on(table.userId), index('challenges_to_delete').on(table.expiresAt)],
);

/** Captcha challenges already answered, so that every process refuses a second answer. */
export const answeredChallenges = pgTable(
  'answered_challenges',
  {
    challengeHash: bytes('challenge_hash').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('answered_challenges_to_forget').on(table.expiresAt)],
);

/** Secrets that the product made because no setting provides them. */
export const ownSecrets = pgTable('own_secrets', {
  name: text('name').primaryKey(),
  secret: bytes('secret').notNull(),
  createdAt: moment('created_at').notNull(),
});
