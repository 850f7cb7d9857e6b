import { sql } from 'drizzle-orm';
import type { ProfileFields } from '../accounts/organisation-input.ts';
import { adminLink, managesIt, requireUser } from '../accounts/policy.ts';
import type { Context } from '../context.ts';
import { absent } from '../errors.ts';

export type OwnInvestor = ProfileFields & {
  id: string;
  key: string;
  status: string;
  members: number;
  /** For admins only. */
  adminUrl?: string;
};

/** An investor as those see it who act for it. To everyone else, but admins, it is absent. */
export async function findOwnInvestor(context: Context, key: string): Promise<OwnInvestor> {
  const actor = requireUser(context);
  const { rows } = await context.db.execute<OwnInvestor>(sql`
    SELECT id, key, status, name, website, intro,
      (SELECT count(*)::int FROM investor_members m WHERE m.investor_id = i.id) AS members
    FROM investors i WHERE key = ${key} AND ${context.platform} = ANY(platforms)`);
  const [investor] = rows;
  if (!investor || !managesIt(actor, { kind: 'investor', id: investor.id })) throw absent('This investor');
  return { ...investor, ...adminLink(actor, { kind: 'investor', key: investor.key }) };
}
