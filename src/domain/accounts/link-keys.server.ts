import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { oneTimeKeys } from '#database/tables/accounts.server.ts';
import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import type { Platform } from '#domain/site/platforms.ts';
import { KEY_LIFETIMES_MS, type KeyPurpose } from './account.ts';

/**
 * One-time keys in links. A command only says that a link is wanted (`wantKey`, and an event with the id). The key
 * is made by whoever writes the mail (`issueKey`) and exists there and in the mail only; here is its SHA-256.
 * So it is in no event, no queue and no log, and a mail cut off by kill -9 is simply written again with another key:
 * both work, because the first may have arrived, until one of them is used.
 */

/** The identifier of the row, then 256 bits. */
const KEY = /^([0-9a-f]{24})([\w-]{43})$/;
/** More attempts at one mail than this are a fault; then the oldest keys go. */
const MOST_ISSUED = 20;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

type WantedKey = {
  purpose: KeyPurpose;
  userId: string | null;
  email: string;
  about?: Record<string, string>;
  /** Of an invitation. */
  sentBy?: string;
};

/** Notes that a link is wanted; answers the id for the event that is told in the same transaction. */
export async function wantKey(context: Context, wanted: WantedKey): Promise<string> {
  const id = newIdentifier(context.now);
  await context.db.insert(oneTimeKeys).values({
    id,
    purpose: wanted.purpose,
    userId: wanted.userId,
    email: wanted.email,
    platform: context.platform,
    about: wanted.about ?? {},
    sentBy: wanted.sentBy ?? null,
    createdAt: context.now,
    expiresAt: new Date(context.now.getTime() + KEY_LIFETIMES_MS[wanted.purpose]),
  });
  return id;
}

/** Older links of these purposes stop working. */
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
  /** For the link; nowhere else. */
  key: string;
  email: string;
  userId: string | null;
  /** The site whose name and address the mail carries. */
  platform: Platform;
  about: Record<string, string>;
  expiresAt: Date;
};

/**
 * Makes the key of a wanted link, for the one who writes the mail now. Null when there is nothing to send (any
 * more): used, void, expired, or an address nobody has an account with. In a transaction or not: it is one statement.
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

export type FoundKey = {
  id: string;
  purpose: KeyPurpose;
  userId: string | null;
  email: string;
  about: Record<string, string>;
};

/**
 * The link a key opens. Refuses, each in its own words, what is malformed, unknown, of another purpose, used, or too
 * late. With `lock` nobody else can use it until the transaction ends.
 */
export async function findKey(
  context: Context,
  key: string,
  purposes: readonly KeyPurpose[],
  options: { lock?: boolean } = {},
): Promise<FoundKey> {
  const [, id, secret] = KEY.exec(key) ?? [];
  if (!id || !secret) throw noSuchLink();
  const query = context.db.select().from(oneTimeKeys).where(eq(oneTimeKeys.id, id));
  const [row] = await (options.lock ? query.for('update') : query);
  const hash = hashOf(secret);
  if (!row?.keyHashes.some((one) => one.length === hash.length && timingSafeEqual(one, hash))) throw noSuchLink();
  const purpose = row.purpose as KeyPurpose;
  if (!purposes.includes(purpose)) throw noSuchLink();
  if (row.usedAt) {
    throw new Refusal('invalid', 'E_KEY_USED', 'This link has been used already. Ask for a new one if you need it.');
  }
  if (row.voidedAt && purpose === 'invitation') throw noSuchInvitation();
  if (row.voidedAt) {
    throw new Refusal(
      'invalid',
      'E_KEY_VOID',
      'A newer link has been sent since. Please use the one in the latest email.',
    );
  }
  if (row.expiresAt <= context.now) {
    throw new Refusal('invalid', 'E_KEY_EXPIRED', 'This link has expired. Please ask for a new one.');
  }
  return { id: row.id, purpose, userId: row.userId, email: row.email, about: row.about };
}

/** The key is used up; in the transaction of what it was used for. */
export async function useUpKey(context: Context, id: string): Promise<void> {
  await context.db.update(oneTimeKeys).set({ usedAt: context.now }).where(eq(oneTimeKeys.id, id));
}

export function noSuchInvitation(): Refusal {
  return new Refusal(
    'invalid',
    'E_KEY_VOID',
    'This invitation is no longer valid. Ask the team to send you a new one.',
  );
}

export function noSuchLink(): Refusal {
  return new Refusal('invalid', 'E_KEY', 'This link is not valid. Please copy the whole link, or ask for a new one.');
}
