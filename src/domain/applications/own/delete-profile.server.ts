import { eq } from 'drizzle-orm';
import { applicationDrafts } from '#database/tables/applications.server.ts';
import { requireSelf } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { emptyTalentProfile } from '#domain/talent/settings.server.ts';

/** Deletes the person's talent profile, and what they began to send. Applications that were sent stay as they are. */
export async function deleteTalentProfile(context: Context): Promise<void> {
  const { userId } = requireSelf(context);
  await inTransaction(context, async (inside) => {
    await inside.db.delete(applicationDrafts).where(eq(applicationDrafts.userId, userId));
    await emptyTalentProfile(inside);
  });
}
