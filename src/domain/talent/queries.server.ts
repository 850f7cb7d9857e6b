import { and, eq } from 'drizzle-orm';
import { talents } from '#database/tables/talent.server.ts';
import type { ProfileFields } from '#domain/accounts/organisation-input.ts';
import { requireUser } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';

/** Reads the person's own talent profile; null if they have none that is enabled. */
export async function myTalent(context: Context): Promise<ProfileFields | null> {
  const { userId } = requireUser(context);
  const [talent] = await context.db
    .select({ name: talents.name, website: talents.website, intro: talents.intro })
    .from(talents)
    .where(and(eq(talents.userId, userId), eq(talents.enabled, true)));
  return talent ?? null;
}
