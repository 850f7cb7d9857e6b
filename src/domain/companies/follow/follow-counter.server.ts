import { eq, sql } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
import type { Context, Listeners } from '#domain/context.ts';

/** Updates `followers_total`. The update adds to the current value, so concurrent follows all count. */
const count =
  (change: 1 | -1) =>
  async (context: Context, { id }: { id: string }): Promise<void> => {
    await context.db
      .update(companies)
      .set({ followersTotal: sql`${companies.followersTotal} + ${change}::int` })
      .where(eq(companies.id, id));
  };

export const FOLLOW_LISTENERS = {
  'company.followed': [count(1)],
  'company.unfollowed': [count(-1)],
} satisfies Listeners;
