import { and, eq, sql } from 'drizzle-orm';
import { investors } from '#database/tables/investors.server.ts';
import { investorMembers } from '#database/tables/members.server.ts';
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
  const { db, platform } = context;
  const [investor] = await db
    .select({
      id: investors.id,
      key: investors.key,
      status: investors.status,
      name: investors.name,
      website: investors.website,
      intro: investors.intro,
      flag: investors.flag,
      logoImage: sql<{ path: string } | null>`${imageOf(sql`${investors.logoImageId}`)}`,
      members: db.$count(investorMembers, eq(investorMembers.investorId, investors.id)),
    })
    .from(investors)
    .where(and(eq(investors.key, key), sql`${platform} = ANY(${investors.platforms})`));
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
