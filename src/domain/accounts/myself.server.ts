import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { companyPosts } from '#database/tables/posts.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { tell } from '#domain/tell.server.ts';
import type { MyselfInput } from './inputs.ts';
import { requireSelf, requireUser } from './policy.ts';
import { profileText } from './profiles.ts';
import { myProfiles, readUser } from './queries.server.ts';
import type { Profile, User } from './views.ts';

/** PUT users/me: records features the person has seen, or saves the profile to start with next time. */
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
 * Records features as reached. The lock keeps two tabs from overwriting each other, and the first time counts.
 * A time in the future becomes now.
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
    const own = new Map(user.uiFeatures.map((feature) => [feature.name, feature]));
    for (const { name, reachedAt } of features) {
      if (own.has(name)) continue;
      const at = Math.min(reachedAt ? Date.parse(reachedAt) : Number.POSITIVE_INFINITY, inside.now.getTime());
      own.set(name, { name, reachedAt: new Date(at).toISOString() });
    }
    await inside.db
      .update(users)
      .set({ uiFeatures: [...own.values()] })
      .where(eq(users.id, userId));
  });
}

/**
 * Switches to one of the person's profiles on this site. `remember` saves the choice for the next log-in; without it
 * an earlier saved choice is cleared, because it would win (product §4). The entry point sets the profile cookie.
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
  const profile = profiles.find((own) => profileText(own) === text);
  if (!profile) throw absent('This profile');
  return profile;
}

export async function updateName(context: Context, name: { first: string; last: string }): Promise<void> {
  const { userId } = requireSelf(context);
  await inTransaction(context, async (inside) => {
    await inside.db
      .update(users)
      .set({ firstName: name.first, lastName: name.last, updatedAt: inside.now })
      .where(eq(users.id, userId));
    await tellOfAuthor(inside, userId);
  });
}

/** Cached pages of startups have the name of the person who wrote a post. */
export async function tellOfAuthor(context: Context, userId: string): Promise<void> {
  const startups = await context.db
    .selectDistinct({ id: companyPosts.companyId })
    .from(companyPosts)
    .where(and(eq(companyPosts.authorId, userId), isNotNull(companyPosts.publishedAt)));
  for (const { id } of startups) await tell(context, { type: 'company.changed', id });
}

/** Turns notifications on or off. Those without a value stay as they are. */
export async function chooseNotifications(
  context: Context,
  choices: Record<string, boolean | undefined>,
): Promise<void> {
  const { userId } = requireSelf(context);
  const changes = Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined));
  await context.db
    .update(users)
    .set({ notifications: sql`${users.notifications} || ${JSON.stringify(changes)}::jsonb` })
    .where(eq(users.id, userId));
}
