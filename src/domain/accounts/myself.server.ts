import { eq, sql } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import type { MyselfInput } from './inputs.ts';
import { requireUser } from './policy.ts';
import { profileText } from './profiles.ts';
import { myProfiles, readUser } from './queries.server.ts';
import type { Profile, User } from './views.ts';

/** PUT users/me: notes what has been reached of the interface, or saves the profile to begin with next time. */
export async function updateMyself(context: Context, input: MyselfInput): Promise<User> {
  const { userId } = requireUser(context);
  await inTransaction(context, async (inside) => {
    if (input.uiFeatures) await reachUiFeatures(inside, input.uiFeatures);
    if (input.profile !== undefined) {
      if (input.profile !== null) await ownProfile(inside, input.profile);
      await inside.db.update(users).set({ profile: input.profile, updatedAt: inside.now }).where(eq(users.id, userId));
    }
  });
  return readUser(context, userId);
}

/**
 * Notes features as reached. What was reached stays so since the first time: two tabs that send their lists at once
 * lose nothing. A moment that lies ahead is now.
 */
export async function reachUiFeatures(
  context: Context,
  features: readonly { name: string; reachedAt?: string | undefined }[],
): Promise<void> {
  const { userId } = requireUser(context);
  await inTransaction(context, async (inside) => {
    const [user] = await inside.db
      .select({ uiFeatures: users.uiFeatures })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (!user) throw absent('This person');
    const reached = new Map(user.uiFeatures.map((feature) => [feature.name, feature]));
    for (const { name, reachedAt } of features) {
      if (reached.has(name)) continue;
      const at = Math.min(reachedAt ? Date.parse(reachedAt) : Number.POSITIVE_INFINITY, inside.now.getTime());
      reached.set(name, { name, reachedAt: new Date(at).toISOString() });
    }
    await inside.db
      .update(users)
      .set({ uiFeatures: [...reached.values()] })
      .where(eq(users.id, userId));
  });
}

/**
 * Switches to one of one's profiles of this site. With `remember` it is saved for the next time one logs in;
 * without, an earlier saved choice is given up, because it would come before this one (product §4). The door puts
 * the profile's text into the profile cookie.
 */
export async function chooseProfile(
  context: Context,
  choice: { profile: string; remember: boolean },
): Promise<Profile> {
  const { userId } = requireUser(context);
  const profile = await ownProfile(context, choice.profile);
  await context.db
    .update(users)
    .set({ profile: choice.remember ? profileText(profile) : null })
    .where(eq(users.id, userId));
  return profile;
}

async function ownProfile(context: Context, text: string): Promise<Profile> {
  const { profiles } = await myProfiles(context);
  const profile = profiles.find((one) => profileText(one) === text);
  if (!profile) throw absent('This profile');
  return profile;
}

export async function updateName(context: Context, name: { first: string; last: string }): Promise<void> {
  const { userId } = requireUser(context);
  await context.db
    .update(users)
    .set({ firstName: name.first, lastName: name.last, updatedAt: context.now })
    .where(eq(users.id, userId));
}

/** Chooses what to be written to about; what is not named stays as it is. */
export async function chooseNotifications(
  context: Context,
  chosen: Record<string, boolean | undefined>,
): Promise<void> {
  const { userId } = requireUser(context);
  const said = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
  await context.db
    .update(users)
    .set({ notifications: sql`${users.notifications} || ${JSON.stringify(said)}::jsonb` })
    .where(eq(users.id, userId));
}
