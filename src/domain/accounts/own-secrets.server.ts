import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ownSecrets } from '#database/tables/accounts.server.ts';
import type { Context } from '#domain/context.ts';

/** A secret for use without a setting: made once, stored in the database, the same for every process. */
export async function ownSecret(context: Context, name: string): Promise<Buffer> {
  await context.db
    .insert(ownSecrets)
    .values({ name, secret: randomBytes(32), createdAt: context.now })
    .onConflictDoNothing();
  const [row] = await context.db
    .select({ secret: ownSecrets.secret })
    .from(ownSecrets)
    .where(eq(ownSecrets.name, name));
  if (!row) throw new Error(`The secret "${name}" could not be stored.`);
  return row.secret;
}
