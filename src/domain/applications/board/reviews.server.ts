import { sql } from 'drizzle-orm';
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
    const { rows: team } = await inside.db.execute<Member>(sql`
      SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName" FROM users u
      JOIN company_members m ON m.user_id = u.id WHERE m.company_id = ${companyId} ORDER BY u.id`);
    const noteId = newIdentifier(inside.now);
    const mentions = mentionsIn(text, team);
    await inside.db.execute(sql`
      INSERT INTO application_notes (id, application_id, at, user_id, text, mentions)
      VALUES (${noteId}, ${id}, ${inside.now.toISOString()}, ${userId}, ${text},
        ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(mentions)}::jsonb)))`);
    await tell(inside, { type: 'application.changed', id, companyId });
    if (mentions.some((member) => member !== userId)) {
      await tell(inside, { type: 'application.noted', id: noteId, at: inside.now.toISOString() });
    }
    return { id: noteId };
  });
}

type Member = { id: string; firstName: string; lastName: string };

function mentionsIn(text: string, team: readonly Member[]): string[] {
  const named = new Set((text.match(/@[\p{L}\p{M}'’-]+/gu) ?? []).map((each) => fold(each.slice(1))));
  return team
    .filter(
      ({ firstName, lastName }) =>
        named.has(fold(firstName)) || named.has(fold(`${firstName}${lastName}`.replace(/\s/g, ''))),
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
    await inside.db.execute(
      score === null
        ? sql`DELETE FROM application_scores WHERE application_id = ${id} AND user_id = ${userId}`
        : sql`INSERT INTO application_scores (application_id, user_id, score, at)
            VALUES (${id}, ${userId}, ${score}, ${inside.now.toISOString()})
            ON CONFLICT (application_id, user_id) DO UPDATE SET score = excluded.score, at = excluded.at`,
    );
    await tell(inside, { type: 'application.changed', id, companyId });
  });
}

/** Locks the card, so that its deletion waits. */
async function requireCard(context: Context, companyId: string, id: string): Promise<void> {
  const { rows } = await context.db.execute(
    sql`SELECT 1 FROM applications WHERE id = ${id} AND company_id = ${companyId} FOR KEY SHARE`,
  );
  if (rows.length === 0) throw absent('This application');
}
