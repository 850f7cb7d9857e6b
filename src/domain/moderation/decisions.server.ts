import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { reports, staffDecisions } from '#database/tables/moderation.server.ts';
import { requireAdmin, requireUser } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { failureText } from '#domain/failure-text.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { readInput } from '#domain/read-input.ts';
import { tellLater } from '#domain/tell.server.ts';
import {
  type DecisionAction,
  type DecisionKind,
  type RejectReason,
  rejectReasonsFor,
  STUCK_AFTER_MS,
  UNDO_SECONDS,
} from './decision.ts';
import { carryOutOn, isWaiting } from './effects.server.ts';
import { type DecisionInput, decisionInput } from './inputs.ts';
import type { ReportedKind } from './report.ts';

/**
 * Decides about something in the review queue, by an admin. The decision takes effect ten seconds later, so that
 * staff can undo it. Until then it is out of the queue.
 */
export async function decide(context: Context, input: DecisionInput): Promise<{ id: string; dueAt: Date }> {
  requireAdmin(context);
  const { userId } = requireUser(context);
  const { kind, id: subjectId, action, ...said } = readInput(decisionInput, input);
  const text = said.text.trim();
  const reason = action === 'reject' ? said.reason : '';
  if (action === 'reject') {
    const subjectKind = await reportedKindOf(context, kind, subjectId);
    requireReason(rejectReasonsFor(kind, subjectKind), reason, text);
    // The report was right, and the startup is suspended (P-6).
    if (subjectKind === 'company' && text === '') throw invalid('text', 'Please state the facts: the team reads them');
  }
  if (action === 'ask' && kind !== 'company') {
    throw new Refusal('unmet', 'E_DECISION', 'You can ask only startups.');
  }
  if (kind === 'appeal') await requireAnotherAdmin(context, subjectId, userId);
  if (text === '' && (action === 'ask' || kind === 'appeal')) {
    const missing = action === 'approve' ? 'Please say what happens now' : 'Please say why the decision stands';
    throw invalid('text', action === 'ask' ? 'Please write your question' : missing);
  }
  return inTransaction(context, async (inside) => {
    if (!(await isWaiting(inside, kind, subjectId))) {
      throw new Refusal('conflict', 'E_DECIDED', 'This no longer waits for a decision.');
    }
    const id = newIdentifier(inside.now);
    const dueAt = new Date(inside.now.getTime() + UNDO_SECONDS * 1_000);
    const values = { id, kind, subjectId, action, reason, text, decidedBy: userId, decidedAt: inside.now, dueAt };
    const rows = await inside.db.insert(staffDecisions).values(values).onConflictDoNothing().returning();
    if (rows.length === 0) {
      throw new Refusal('conflict', 'E_DECIDED', 'Somebody else has just decided this.');
    }
    await tellLater(inside, { type: 'staff.decided', id }, dueAt);
    return { id, dueAt };
  });
}

/** SQL on a row of `staff_decisions`: it was due some minutes ago and has had no effect. */
export const isStuck = ({ now }: Context, row: SQL = sql`staff_decisions`) =>
  sql`${row}.done_at IS NULL AND ${row}.due_at < ${new Date(now.getTime() - STUCK_AFTER_MS).toISOString()}::timestamptz`;

/** Undoes a decision that has had no effect yet: for the admin who made it, or for everyone once it is stuck. */
export async function undoDecision(context: Context, id: string): Promise<{ kind: DecisionKind; subjectId: string }> {
  requireAdmin(context);
  const { userId } = requireUser(context);
  const { decidedBy, doneAt, kind, subjectId } = staffDecisions;
  const [row] = await context.db
    .delete(staffDecisions)
    .where(and(eq(staffDecisions.id, id), isNull(doneAt), or(eq(decidedBy, userId), isStuck(context))))
    .returning({ kind, subjectId });
  if (!row) {
    throw new Refusal('conflict', 'E_TOO_LATE', 'It is too late to undo this decision: it has taken effect.');
  }
  return { ...row, kind: row.kind as DecisionKind };
}

/** Tries again to carry out a decision that is stuck. */
export async function retryDecision(context: Context, id: string): Promise<void> {
  requireAdmin(context);
  if ((await context.db.$count(staffDecisions, and(eq(staffDecisions.id, id), isStuck(context)))) === 0) {
    throw new Refusal('conflict', 'E_TOO_LATE', 'This decision has taken effect, or was undone.');
  }
  await tellLater(context, { type: 'staff.decided', id }, context.now);
}

/** Carries out a decision that is due, as the admin who made it; a reaction does. Runs at least once. */
export async function carryOutDecision(context: Context, id: string): Promise<void> {
  if (context.actor.kind !== 'system') throw absent('This decision');
  await inTransaction(context, (inside) => carryOut(inside, id)).catch(async (error: unknown) => {
    // The queue tries again. Staff see meanwhile why it has had no effect.
    await context.db
      .update(staffDecisions)
      .set({ failure: failureText(error) })
      .where(and(eq(staffDecisions.id, id), isNull(staffDecisions.doneAt)));
    throw error;
  });
}

async function carryOut(inside: Context, id: string): Promise<void> {
  const [decision] = await inside.db
    .select()
    .from(staffDecisions)
    .where(and(eq(staffDecisions.id, id), isNull(staffDecisions.doneAt)))
    .for('update');
  if (!decision) return;
  const { decidedBy: userId } = decision;
  const isAdmin = (await inside.db.$count(users, and(eq(users.id, userId), users.isAdmin))) > 0;
  const asAdmin: Context = { ...inside, actor: { kind: 'user', userId, companyIds: [], isAdmin } };
  const failure = await inTransaction(asAdmin, async (step) => {
    requireAdmin(step);
    await carryOutOn(step, {
      ...decision,
      kind: decision.kind as DecisionKind,
      action: decision.action as DecisionAction,
    });
    return null;
  }).catch((error: unknown) => {
    // It changed in these ten seconds; then it is back in the queue if it still waits.
    if (error instanceof Refusal) return error.message;
    throw error;
  });
  await inside.db.update(staffDecisions).set({ doneAt: inside.now, failure }).where(eq(staffDecisions.id, id));
}

/** The admin's last decision, to undo it or to see why it failed. */
export async function lastDecision(context: Context) {
  requireAdmin(context);
  const { userId } = requireUser(context);
  const [last] = await context.db
    .select()
    .from(staffDecisions)
    .where(eq(staffDecisions.decidedBy, userId))
    .orderBy(desc(staffDecisions.decidedAt), desc(staffDecisions.id))
    .limit(1);
  return last ?? null;
}

/** The subject of these reports; null for everything else that waits. */
export async function reportedKindOf(
  { db }: Context,
  kind: DecisionKind,
  subjectId: string,
): Promise<ReportedKind | null> {
  if (kind !== 'report') return null;
  const [row] = await db
    .select({ kind: reports.subjectType })
    .from(reports)
    .where(eq(reports.subjectId, subjectId))
    .limit(1);
  return row ? (row.kind as ReportedKind) : null;
}

/** The mail about a decision promises that another person looks at an appeal. A site with one admin cannot keep that. */
async function requireAnotherAdmin({ db }: Context, statementId: string, userId: string): Promise<void> {
  const { rows } = await db.execute(sql`
    SELECT FROM statements s WHERE s.id = ${statementId} AND s.decided_by = ${userId}
      AND EXISTS (SELECT FROM users u WHERE u.is_admin AND u.id <> ${userId})`);
  if (rows.length > 0) {
    throw new Refusal('unmet', 'E_OWN_DECISION', 'You made this decision, so another admin decides about the appeal.');
  }
}

function requireReason(reasons: readonly RejectReason[], reason: string, text: string): void {
  const choice = reasons.find(({ key }) => key === reason);
  if (!choice) throw invalid('reason', 'Please choose a reason');
  if (choice.wordsNeeded !== undefined && text === '') throw invalid('text', choice.wordsNeeded);
}

function invalid(field: string, message: string): Refusal {
  return new Refusal('invalid', 'E_INVALID', message, { fields: { [field]: message } });
}
