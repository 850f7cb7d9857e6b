import { and, eq } from 'drizzle-orm';
import { talents } from '#database/tables/talent.server.ts';
import { requireUser } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import type { ProfileFields } from './inputs.ts';

export type TalentProfile = Omit<ProfileFields, 'leastPayCurrency'> & {
  id: string;
  leastPayCurrency: string | null;
  /** Address of the photo; null without one. */
  photo: string | null;
};

/** Reads the person's own talent profile; null if they have none that is enabled. */
export async function myTalent(context: Context): Promise<TalentProfile | null> {
  const { userId } = requireUser(context);
  const [talent] = await context.db
    .select({
      id: talents.id,
      name: talents.name,
      intro: talents.intro,
      website: talents.website,
      phone: talents.phone,
      imageId: talents.imageId,
      locality: talents.locality,
      countryCode: talents.countryCode,
      links: talents.links,
      skills: talents.skills,
      languages: talents.languages,
      experience: talents.experience,
      jobRoles: talents.jobRoles,
      jobPositionTypes: talents.jobPositionTypes,
      wantedCountries: talents.wantedCountries,
      wantsRemote: talents.wantsRemote,
      leastPay: talents.leastPay,
      leastPayCurrency: talents.leastPayCurrency,
      canStart: talents.canStart,
    })
    .from(talents)
    .where(and(eq(talents.userId, userId), eq(talents.enabled, true)));
  if (!talent) return null;
  const { imageId, ...fields } = talent;
  // Profiles from before there were several links have one address.
  const links = fields.links.length === 0 && fields.website !== null ? [fields.website] : fields.links;
  return { ...fields, links, photo: imageId && `/images/${imageId}` };
}
