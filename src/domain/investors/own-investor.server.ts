import { sql } from 'drizzle-orm';
import type { ProfileFields } from '#domain/accounts/organisation-input.ts';
import { adminLink, canManage, canView, requireUser } from '#domain/accounts/policy.ts';
import { imageOf } from '#domain/companies/rows.server.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { flagOfName } from '#domain/site/flag-codes.ts';

export type OwnInvestor = ProfileFields & {
  id: string;
  key: string;
  status: string;
  flag: string;
  logoImage?: { path: string };
  members: number;
  can: { edit: boolean };
  /** Admins only. */
  adminUrl?: string;
};

/** Reads an investor for its team and admins; absent for everybody else. */
export async function findOwnInvestor(context: Context, key: string): Promise<OwnInvestor> {
  const actor = requireUser(context);
  const { rows } = await context.db.execute<
    Omit<OwnInvestor, 'can' | 'adminUrl' | 'flag' | 'logoImage'> & {
      flag: string | null;
      logoImage: { path: string } | null;
    }
  >(sql`
    SELECT id, key, status, name, website, intro, flag, ${imageOf(sql`logo_image_id`)} AS "logoImage",
      (SELECT count(*)::int FROM investor_members m WHERE m.investor_id = i.id) AS members
    FROM investors i WHERE key = ${key} AND ${context.platform} = ANY(platforms)`);
  const [investor] = rows;
  const organisation = { kind: 'investor', id: investor?.id ?? '' } as const;
  if (!investor || !canView(actor, organisation)) throw absent('This investor');
  const link = adminLink(actor, { kind: 'investor', key: investor.key });
  const { flag, logoImage, ...rest } = investor;
  return {
    ...rest,
    flag: flag ?? flagOfName(investor.name),
    ...(logoImage && { logoImage }),
    can: { edit: canManage(actor, organisation) },
    ...link,
  };
}
