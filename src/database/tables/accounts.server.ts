import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, identifier, moment } from './columns.server.ts';
import { images } from './media.server.ts';

/** No second spelling of an address is ever stored (domain/accounts/email.ts), whoever forgets to fold it. */
const FOLDED = sql`email = lower(normalize(email, NFKC)) AND email !~ '@.*[^a-z0-9.-]'`;

/** Everyone who has a name here. What they are (startup, investor, talent) are rows elsewhere that point at them. */
export const users = pgTable(
  'users',
  {
    id: identifier('id').primaryKey(),
    /** In its one form (email.ts): mail goes there, and nobody else has it. */
    email: text('email').notNull(),
    emailVerifiedAt: moment('email_verified_at'),
    /** Argon2id with its own parameters; none for who signs in with LinkedIn only. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    imageId: identifier('image_id').references(() => images.id),
    isAdmin: boolean('is_admin').notNull().default(false),
    /**
     * Whether there is a confirmed authenticator (below): said here once more, for who logs in is looked at and let in
     * by one statement, and of all rows only the one it locks is read as it is by then.
     */
    hasTwoFactor: boolean('has_two_factor').notNull().default(false),
    /** The profile chosen with "Remember my choice next time I log in", such as `company:{id}`. */
    profile: text('profile'),
    uiFeatures: jsonb('ui_features').$type<{ name: string; reachedAt: string }[]>().notNull().default([]),
    /** What was chosen away from the default, by the names of notifications.ts. */
    notifications: jsonb('notifications').$type<Record<string, boolean>>().notNull().default({}),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    check('users_email_folded', FOLDED),
    index('users_admins').on(table.id).where(sql`is_admin`),
  ],
);

/** One browser that is logged in. The cookie's value is nowhere: only its SHA-256 (S-1). */
export const sessions = pgTable(
  'sessions',
  {
    id: identifier('id').primaryKey(),
    tokenHash: bytes('token_hash').notNull(),
    userId: identifier('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A cookie of one site is none on the other. */
    platform: text('platform').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Last moved on; at most once an hour. */
    renewedAt: moment('renewed_at').notNull(),
    /** Rolls: unused until then, it ends. */
    expiresAt: moment('expires_at').notNull(),
    /** Logged out or revoked. The row stays a while, so that its cookie is answered "expired" and not "unknown". */
    endedAt: moment('ended_at'),
    /** Opened or confirmed by a code as well: without it an admin is an ordinary person (S-15). */
    twoFactorAt: moment('two_factor_at'),
    /** For the person to tell their sessions apart: `Firefox on Linux`, and a coarse address. */
    device: text('device').notNull().default(''),
    network: text('network').notNull().default(''),
    /** Of the cookie by which this browser is known to have logged in to this account before (sign-in.ts). */
    deviceHash: bytes('device_hash'),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    index('sessions_of_user').on(table.userId),
    index('sessions_to_forget').on(table.expiresAt),
  ],
);

/**
 * A link that was promised by mail. The key itself is made when the mail is written and stored as SHA-256 only;
 * each attempt to send makes one, because an attempt that was cut off may have arrived. All of them are void once
 * one is used.
 */
export const oneTimeKeys = pgTable(
  'one_time_keys',
  {
    id: identifier('id').primaryKey(),
    purpose: text('purpose').notNull(),
    /** Whose it is; an invitation is for an address that may have no account yet. */
    userId: identifier('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Who sent an invitation: it stands only while they may send it, and goes with their account. */
    sentBy: identifier('sent_by').references(() => users.id, { onDelete: 'cascade' }),
    /** Where the mail goes: the key proves that its bearer reads this address. */
    email: text('email').notNull(),
    platform: text('platform').notNull(),
    /** What it is about, by purpose: the change of an address, the startup invited to. */
    about: jsonb('about').$type<Record<string, string>>().notNull().default({}),
    keyHashes: bytes('key_hashes').array().notNull().default(sql`'{}'`),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** A later one took its place, or what it was for has gone. */
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

/** A change of address, made when both addresses have confirmed it. */
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
    /** Made, or given up for a later one. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('email_changes_under_way').on(table.userId).where(sql`ended_at IS NULL`),
    check('email_changes_email_folded', FOLDED),
  ],
);

/** Who a person is at another provider; keyed by that provider's own id, never by an address (S-10). */
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

/** A sign-in that is away at the provider; bound to the browser by a cookie whose hash is here. */
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

/** The app that shows a person's codes: one each. Not confirmed yet, it is nothing but an offer to the session named. */
export const authenticators = pgTable('authenticators', {
  userId: identifier('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed (secret-box.ts): it has to be read again for every code. */
  sealedSecret: bytes('sealed_secret').notNull(),
  /** Where it is being set up: no other browser is shown the secret. */
  sessionId: identifier('session_id'),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The last half minute a code of which was taken: neither it nor an earlier one is taken again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** For who has lost that app; each is good once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: identifier('id').primaryKey(),
    userId: identifier('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Argon2id, as a password: they are short enough to be typed from paper. */
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('recovery_codes_of_user').on(table.userId)],
);

/** A sign-in that waits for its code; the key is in a cookie of that browser, and its SHA-256 here. */
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

/** Challenges that have been answered once: a second time is refused, by every process. */
export const answeredChallenges = pgTable(
  'answered_challenges',
  {
    challengeHash: bytes('challenge_hash').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('answered_challenges_to_forget').on(table.expiresAt)],
);

/** Secrets the product made for itself because no setting gave them. */
export const ownSecrets = pgTable('own_secrets', {
  name: text('name').primaryKey(),
  secret: bytes('secret').notNull(),
  createdAt: moment('created_at').notNull(),
});
