import { and, isNull, lt, ne, or } from 'drizzle-orm';
import {
  answeredChallenges,
  authenticators,
  challenges,
  emailChanges,
  oneTimeKeys,
  providerFlows,
  sessions,
} from '#database/tables/accounts.server.ts';
import { attempts } from '#database/tables/rate-limits.server.ts';
import type { Context } from '#domain/context.ts';
import { DAY_MS } from '#domain/site/days.ts';

/** Deletes expired rows: sessions and links 30 days after their end (P-8), all others at once. A schedule runs it. */
export async function deleteExpired({ db, now }: Context): Promise<void> {
  const monthAgo = new Date(now.getTime() - 30 * DAY_MS);
  const dayAgo = new Date(now.getTime() - DAY_MS);
  await db.delete(sessions).where(lt(sessions.expiresAt, monthAgo));
  // Links for addresses without an account were never sent.
  const wasNeverSent = and(
    lt(oneTimeKeys.expiresAt, now),
    isNull(oneTimeKeys.userId),
    ne(oneTimeKeys.purpose, 'invitation'),
  );
  await db.delete(oneTimeKeys).where(or(lt(oneTimeKeys.expiresAt, monthAgo), wasNeverSent));
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, monthAgo));
  await db.delete(challenges).where(lt(challenges.expiresAt, now));
  await db.delete(authenticators).where(and(isNull(authenticators.confirmedAt), lt(authenticators.createdAt, dayAgo)));
  await db.delete(providerFlows).where(lt(providerFlows.expiresAt, now));
  await db.delete(answeredChallenges).where(lt(answeredChallenges.expiresAt, now));
  await db.delete(attempts).where(lt(attempts.forgetAt, now));
}
