import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { images } from '#database/tables/media.server.ts';
import { talents } from '#database/tables/talent.server.ts';
import { requireUser } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { placeOf } from '#domain/site/places.server.ts';
import type { ProfileFields } from './inputs.ts';

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

/** Edits the person's own talent profile. Where the gazetteer has their town, the profile knows its place. */
export async function editTalent(context: Context, fields: ProfileFields): Promise<void> {
  await change(context, { ...fields, placeId: await placeIdOf(context, fields) });
}

/** Sets the photo of the person's profile, an uploaded picture; null removes it. */
export async function setTalentPhoto(context: Context, imageId: string | null): Promise<void> {
  requireUser(context);
  if (imageId !== null && (await context.db.$count(images, eq(images.id, imageId))) === 0) throw absent('This picture');
  await change(context, { imageId });
}

async function change(context: Context, fields: Partial<typeof talents.$inferInsert>): Promise<void> {
  const { userId } = requireUser(context);
  const rows = await context.db
    .update(talents)
    .set({ ...fields, updatedAt: context.now })
    .where(eq(talents.userId, userId))
    .returning({ id: talents.id });
  if (rows.length === 0) throw absent('This profile');
}

/** A town as it was typed, and its country where the gazetteer knows one: in its time they read moments. */
export async function homeOf(context: Context, locality: string, { countryCode }: { countryCode: string | null }) {
  requireUser(context);
  if (locality === '') return {};
  return { locality, countryCode: countryCode ?? (await placeOf(context, { locality }))?.countryCode ?? null };
}

async function placeIdOf(
  context: Context,
  { locality, countryCode }: Pick<ProfileFields, 'locality' | 'countryCode'>,
): Promise<number | null> {
  requireUser(context);
  return locality === null ? null : ((await placeOf(context, { locality, countryCode }))?.id ?? null);
}
