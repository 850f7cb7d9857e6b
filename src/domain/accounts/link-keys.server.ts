import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { oneTimeKeys } from '#database/tables/accounts.server.ts';
import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import type { Platform } from '#domain/site/platforms.ts';
import { KEY_LIFETIMES_MS, type KeyPurpose } from './account.ts';

/**
 * One-time keys in links. A command requests a link (`requestKey`) and sends an event with its id. The mail's writer
 * makes the key (`issueKey`), and the database stores only its SHA-256: no event, queue or log contains a key.
 * A mail interrupted by kill -9 gets another key. Both work until one is used, because the first may have arrived.
 */

/** The row's identifier, then 256 random bits. */
const KEY = /^([0-9a-f]{24})([\w-]{43})$/;
/** More keys than this for one mail mean a fault; then the oldest are dropped. */
const MOST_ISSUED = 20;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

type KeyRequest = {
  purpose: KeyPurpose;
  userId: string | null;
  email: string;
  about?: Record<string, string>;
  /** Invitations only. */
  sentBy?: string;
};

/** Requests a link and returns its id, for the event in the same transaction. */
export async function requestKey(context: Context, request: KeyRequest): Promise<string> {
  const id = newIdentifier(context.now);
  await context.db.insert(oneTimeKeys).values({
    id,
    purpose: request.purpose,
    userId: request.userId,
    email: request.email,
    platform: context.platform,
    about: request.about ?? {},
    sentBy: request.sentBy ?? null,
    createdAt: context.now,
    expiresAt: new Date(context.now.getTime() + KEY_LIFETIMES_MS[request.purpose]),
  });
  return id;
}

/** Voids the person's unused links of these purposes. */
export async function voidKeys(context: Context, userId: string, purposes: readonly KeyPurpose[]): Promise<void> {
  await context.db
    .update(oneTimeKeys)
    .set({ voidedAt: context.now })
    .where(
      and(
        eq(oneTimeKeys.userId, userId),
        inArray(oneTimeKeys.purpose, [...purposes]),
        isNull(oneTimeKeys.usedAt),
        isNull(oneTimeKeys.voidedAt),
      ),
    );
}

export type IssuedKey = {
  purpose: KeyPurpose;
  /** Belongs in the link and nowhere else. */
  key: string;
  email: string;
  userId: string | null;
  /** The site that sends the mail. */
  platform: Platform;
  about: Record<string, string>;
  expiresAt: Date;
};

/**
 * Makes the key of a requested link, for the mail. Null when there is nothing to send: the link is used, void or
 * expired, or the address has no account. One statement, so it needs no transaction.
 */
export async function issueKey(context: Context, id: string): Promise<IssuedKey | null> {
  const secret = randomBytes(32).toString('base64url');
  const [row] = await context.db
    .update(oneTimeKeys)
    .set({
      keyHashes: sql`(array_prepend(${hashOf(secret)}::bytea, ${oneTimeKeys.keyHashes}))[1:${sql.raw(String(MOST_ISSUED))}]`,
    })
    .where(
      and(
        eq(oneTimeKeys.id, id),
        isNull(oneTimeKeys.usedAt),
        isNull(oneTimeKeys.voidedAt),
        sql`${oneTimeKeys.expiresAt} > ${context.now.toISOString()}`,
        sql`(${oneTimeKeys.userId} IS NOT NULL OR ${oneTimeKeys.purpose} = 'invitation')`,
      ),
    )
    .returning();
  if (!row) return null;
  return {
    purpose: row.purpose as KeyPurpose,
    key: `${row.id}${secret}`,
    email: row.email,
    userId: row.userId,
    platform: row.platform as Platform,
    about: row.about,
    expiresAt: row.expiresAt,
  };
}

export type LinkKey = {
  id: string;
  purpose: KeyPurpose;
  userId: string | null;
  email: string;
  about: Record<string, string>;
};

/**
 * The link of a key. Refuses a key that is malformed, unknown, for another purpose, used, void or expired.
 * With `lock` nobody else can use it until the transaction ends.
 */
export async function findKey(
  context: Context,
  key: string,
  purposes: readonly KeyPurpose[],
  options: { lock?: boolean } = {},
): Promise<LinkKey> {
  const [, id, secret] = KEY.exec(key) ?? [];
  if (!id || !secret) throw invalidLink();
  const query = context.db.select().from(oneTimeKeys).where(eq(oneTimeKeys.id, id));
  const [row] = await (options.lock ? query.for('update') : query);
  const hash = hashOf(secret);
  if (!row?.keyHashes.some((candidate) => candidate.length === hash.length && timingSafeEqual(candidate, hash)))
    throw invalidLink();
  const purpose = row.purpose as KeyPurpose;
  if (!purposes.includes(purpose)) throw invalidLink();
  if (row.usedAt) {
    throw new Refusal('invalid', 'E_KEY_USED', 'This link has already been used. Ask for a new one if you need it.');
  }
  if (row.voidedAt && purpose === 'invitation') throw invalidInvitation();
  if (row.voidedAt) {
    throw new Refusal(
      'invalid',
      'E_KEY_VOID',
      'We have sent you a newer link. Please use the one in our latest email.',
    );
  }
  if (row.expiresAt <= context.now) {
    throw new Refusal('invalid', 'E_KEY_EXPIRED', 'This link has expired. Please ask for a new one.');
  }
  return { id: row.id, purpose, userId: row.userId, email: row.email, about: row.about };
}

/** Marks a key as used, in the transaction that acts on it. */
export async function useUpKey(context: Context, id: string): Promise<void> {
  await context.db.update(oneTimeKeys).set({ usedAt: context.now }).where(eq(oneTimeKeys.id, id));
}

export function invalidInvitation(): Refusal {
  return new Refusal(
    'invalid',
    'E_KEY_VOID',
    'This invitation is no longer valid. Ask the team to send you a new one.',
  );
}

export function invalidLink(): Refusal {
  return new Refusal('invalid', 'E_KEY', 'This link is not valid. Please copy the whole link, or ask for a new one.');
}
