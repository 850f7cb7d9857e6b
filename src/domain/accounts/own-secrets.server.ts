import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ownSecrets } from '#database/tables/accounts.server.ts';
import type { Context } from '#domain/context.ts';

/** Returns a secret that needs no setting: made once, stored in the database, the same for every process. */
export async function ownSecret(context: Context, name: string): Promise<Buffer> {
  const existing = await storedSecret(context, name);
  if (existing) return existing;
  // Of two processes at once the first one's secret is stored, and both use it.
  await context.db
    .insert(ownSecrets)
    .values({ name, secret: randomBytes(32), createdAt: context.now })
    .onConflictDoNothing();
  const secret = await storedSecret(context, name);
  if (!secret) throw new Error(`The secret "${name}" could not be stored.`);
  return secret;
}

async function storedSecret({ db }: Context, name: string): Promise<Buffer | undefined> {
  const [row] = await db.select({ secret: ownSecrets.secret }).from(ownSecrets).where(eq(ownSecrets.name, name));
  return row?.secret;
}
