import { and, eq } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { applicationNotes, applicationScores, applications } from '#database/tables/applications.server.ts';
import { companyMembers } from '#database/tables/members.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { readInput } from '#domain/read-input.ts';
import { fold } from '#domain/site/fold.ts';
import { tell } from '#domain/tell.server.ts';
import { requireReader } from '../policy.ts';
import { noteInput, scoreInput } from './inputs.ts';

/** Notes and scores of a team. Every member may give them, reviewers included; the talent never sees them. */

/**
 * Adds a note. `@Halvor` names the member with this first name, or with this full name without its spaces. `@Solveig`
 * names Sólveig, too: not every keyboard has her letters.
 */
export async function addNote(
  context: Context,
  companyId: string,
  id: string,
  input: { text: string },
): Promise<{ id: string }> {
  const { userId } = requireReader(context, companyId);
  const { text } = readInput(noteInput, input);
  return inTransaction(context, async (inside) => {
    await requireCard(inside, companyId, id);
    const team = await inside.db
      .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .innerJoin(companyMembers, eq(companyMembers.userId, users.id))
      .where(eq(companyMembers.companyId, companyId))
      .orderBy(users.id);
    const noteId = newIdentifier(inside.now);
    const mentions = mentionsIn(text, team);
    const note = { id: noteId, applicationId: id, at: inside.now, userId, text, mentions };
    await inside.db.insert(applicationNotes).values(note);
    await tell(inside, { type: 'application.changed', id, companyId });
    if (mentions.some((member) => member !== userId)) {
      await tell(inside, { type: 'application.noted', id: noteId, at: inside.now.toISOString() });
    }
    return { id: noteId };
  });
}

type Member = { id: string; firstName: string; lastName: string };

function mentionsIn(text: string, team: readonly Member[]): string[] {
  const names = new Set((text.match(/@[\p{L}\p{M}'’-]+/gu) ?? []).map((each) => fold(each.slice(1))));
  return team
    .filter(
      ({ firstName, lastName }) =>
        names.has(fold(firstName)) || names.has(fold(`${firstName}${lastName}`.replace(/\s/g, ''))),
    )
    .map(({ id }) => id);
}

/** Gives this member's score from 1 to 5, or takes it back with null. */
export async function setScore(
  context: Context,
  companyId: string,
  id: string,
  input: { score: number | null },
): Promise<void> {
  const { userId } = requireReader(context, companyId);
  const { score } = readInput(scoreInput, input);
  return inTransaction(context, async (inside) => {
    await requireCard(inside, companyId, id);
    const { db, now: at } = inside;
    const key = [applicationScores.applicationId, applicationScores.userId];
    await (score === null
      ? db
          .delete(applicationScores)
          .where(and(eq(applicationScores.applicationId, id), eq(applicationScores.userId, userId)))
      : db
          .insert(applicationScores)
          .values({ applicationId: id, userId, score, at })
          .onConflictDoUpdate({ target: key, set: { score, at } }));
    await tell(inside, { type: 'application.changed', id, companyId });
  });
}

/** Locks the card, so that its deletion waits. */
async function requireCard(context: Context, companyId: string, id: string): Promise<void> {
  const [card] = await context.db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.companyId, companyId)))
    .for('key share');
  if (!card) throw absent('This application');
}
