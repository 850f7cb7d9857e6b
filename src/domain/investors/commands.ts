import { eq, sql } from 'drizzle-orm';
import { investors } from '../../database/tables/investors.server.ts';
import { managesIt, requireUser } from '../accounts/policy.ts';
import { type Context, inTransaction } from '../context.ts';
import { absent } from '../errors.ts';
import { isIdentifier } from '../identifier.ts';
import type { Platform } from '../site/platforms.ts';

/** Shows an investor on a site, too. Only who acts for it may; to others it is absent. */
export async function connectInvestor(context: Context, keyOrId: string, platform: Platform): Promise<{ id: string }> {
  const actor = requireUser(context);
  return inTransaction(context, async (inside) => {
    const column = isIdentifier(keyOrId) ? investors.id : investors.key;
    const [investor] = await inside.db.select({ id: investors.id }).from(investors).where(eq(column, keyOrId));
    if (!investor || !managesIt(actor, { kind: 'investor', id: investor.id })) throw absent('This investor');
    await inside.db
      .update(investors)
      .set({ platforms: sql`array_append(${investors.platforms}, ${platform})`, updatedAt: inside.now })
      .where(sql`${investors.id} = ${investor.id} AND NOT ${platform} = ANY(${investors.platforms})`);
    return investor;
  });
}
