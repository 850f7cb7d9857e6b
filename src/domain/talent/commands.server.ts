import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { talents } from '#database/tables/talent.server.ts';
import type { ProfileFields } from '#domain/accounts/organisation-input.ts';
import { requireUser } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';

/** Makes the person a talent, named as they are. Twice is once; one that was switched off is on again. */
export async function createApplicantProfile(context: Context): Promise<{ id: string }> {
  const { userId } = requireUser(context);
  return inTransaction(context, async (inside) => {
    const { rows } = await inside.db.execute<{ name: string }>(
      sql`SELECT trim(first_name || ' ' || last_name) AS name FROM users WHERE id = ${userId}`,
    );
    if (!rows[0]) throw absent('This person');
    const [talent] = await inside.db
      .insert(talents)
      .values({
        id: newIdentifier(inside.now),
        userId,
        name: rows[0].name,
        settingsKey: randomBytes(24).toString('base64url'),
        createdAt: inside.now,
        updatedAt: inside.now,
      })
      .onConflictDoUpdate({ target: talents.userId, set: { enabled: true, updatedAt: inside.now } })
      .returning({ id: talents.id });
    if (!talent) throw absent('This profile');
    return { id: talent.id };
  });
}

/** Writes what a talent says of themselves. */
export async function editTalent(context: Context, fields: ProfileFields): Promise<void> {
  const { userId } = requireUser(context);
  const edited = await context.db
    .update(talents)
    .set({ ...fields, updatedAt: context.now })
    .where(eq(talents.userId, userId))
    .returning({ id: talents.id });
  if (edited.length === 0) throw absent('This profile');
}
