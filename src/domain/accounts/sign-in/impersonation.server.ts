import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { sessions, users } from '#database/tables/accounts.server.ts';
import { auditEntries } from '#database/tables/admin.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { writeAudit } from '../audit.server.ts';
import { requireAdmin, requireUser } from '../policy.ts';
import { type OpenedSession, rotateSession } from './sessions.server.ts';

/**
 * An admin sees the site as a person (S-15). The admin's own session acts as the person, with the person's rights and
 * none of an admin's. `requireSelf` keeps the account, payments, appeals and agreements out of reach.
 */

export const IMPERSONATION_MINUTES = 30;
const MOST_ENTRIES = 50;
/** Longer paths are no addresses of this site. */
const LONGEST_PATH = 300;

/** Starts to see the site as this person, who must be no admin. The session gets a new token. */
export async function startImpersonation(context: Context, personId: string): Promise<OpenedSession> {
  requireAdmin(context);
  const { sessionId } = requireUser(context);
  return inTransaction(context, async (inside) => {
    const [person] = isIdentifier(personId)
      ? await inside.db
          .select({ id: users.id, isAdmin: users.isAdmin, deletesAt: users.deletesAt })
          .from(users)
          .where(eq(users.id, personId))
          .for('share')
      : [];
    if (!person) throw absent('This person');
    if (person.isAdmin) {
      throw new Refusal('unmet', 'E_IMPERSONATES_ADMIN', 'Nobody can see the site as another admin.');
    }
    if (person.deletesAt) {
      throw new Refusal('unmet', 'E_AWAITS_DELETION', 'This person is leaving. Nobody can see the site as them.');
    }
    const actsUntil = new Date(inside.now.getTime() + IMPERSONATION_MINUTES * 60_000);
    const rows = await inside.db
      .update(sessions)
      .set({ actsAs: person.id, actsUntil })
      .where(
        and(
          eq(sessions.id, sessionId ?? ''),
          isNull(sessions.endedAt),
          isNull(sessions.actsUntil),
          isNotNull(sessions.twoFactorAt),
        ),
      )
      .returning({ id: sessions.id });
    const session = rows.length === 0 ? null : await rotateSession(inside);
    if (!session) throw new Refusal('conflict', 'E_SESSION', 'This session has ended. Please log in again.');
    await writeAudit(inside, { action: 'impersonate', subjectType: 'user', subjectId: person.id });
    return session;
  });
}

/** Returns the session to its admin, and answers as whom they saw the site. */
export async function endImpersonation(context: Context): Promise<{ session: OpenedSession; email: string }> {
  const { userId, impersonatedBy, sessionId } = requireUser(context);
  if (!impersonatedBy || !sessionId) throw absent('This page');
  return inTransaction(context, async (inside) => {
    const session = await rotateSession(inside);
    const [person] = await inside.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (!session || !person) throw absent('This page');
    await inside.db.update(sessions).set({ actsAs: null, actsUntil: null }).where(eq(sessions.id, sessionId));
    await writeAudit(inside, { action: 'endImpersonation', subjectType: 'user', subjectId: userId });
    return { session, email: person.email };
  });
}

/** Ending is an entry of its own. */
const END_PATH = /^\/auth\/end-impersonation(?:\.data)?$/;

/**
 * Writes to the audit trail what an admin sends as somebody else, before it is carried out. Does nothing for everybody
 * else, and for requests that only read.
 */
export async function auditImpersonatedRequest(context: Context, request: { method: string; path: string }) {
  const { actor } = context;
  if (actor.kind !== 'user' || !actor.impersonatedBy || /^(?:GET|HEAD|OPTIONS)$/.test(request.method)) return;
  if (END_PATH.test(request.path)) return;
  const details = { method: request.method, path: request.path.slice(0, LONGEST_PATH) };
  await writeAudit(context, { action: 'actAs', subjectType: 'user', subjectId: actor.userId, details });
}

export type StaffVisitEntry = { id: string; at: string; action: string; path: string | null };

/** Lists the visits of admins who saw the site as this person, and what they sent; newest first. */
export async function myStaffVisits(context: Context): Promise<StaffVisitEntry[]> {
  const { userId } = requireUser(context);
  const { id, at, action, details, subjectType, subjectId } = auditEntries;
  const isVisit = inArray(action, ['impersonate', 'actAs', 'endImpersonation']);
  const entries = await context.db
    .select({ id, at, action, path: sql<string | null>`${details}->>'path'` })
    .from(auditEntries)
    .where(and(eq(subjectType, 'user'), eq(subjectId, userId), isVisit))
    .orderBy(desc(at), desc(id))
    .limit(MOST_ENTRIES);
  return entries.map((entry) => ({ ...entry, at: entry.at.toISOString() }));
}
