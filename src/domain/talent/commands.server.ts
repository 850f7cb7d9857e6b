import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { talents } from '#database/tables/talent.server.ts';
import type { ProfileFields } from '#domain/accounts/organisation-input.ts';
import { requireUser } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';

/** Makes the person a talent under their own name. A second call changes nothing but enables a disabled profile. */
export async function createApplicantProfile(context: Context): Promise<{ id: string }> {
  const { userId } = requireUser(context);
  return inTransaction(context, async (inside) => {
    const [user] = await inside.db
      .select({ first: users.firstName, last: users.lastName })
      .from(users)
      .where(eq(users.id, userId));
    if (!user) throw absent('This person');
    const [talent] = await inside.db
      .insert(talents)
      .values({
        id: newIdentifier(inside.now),
        userId,
        name: `${user.first} ${user.last}`.trim(),
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

/** Edits the person's own talent profile. */
export async function editTalent(context: Context, fields: ProfileFields): Promise<void> {
  const { userId } = requireUser(context);
  const edited = await context.db
    .update(talents)
    .set({ ...fields, updatedAt: context.now })
    .where(eq(talents.userId, userId))
    .returning({ id: talents.id });
  if (edited.length === 0) throw absent('This profile');
}
