import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { isIntroOfAnother } from '../profile/unique-intro.server.ts';

/** What a profile needs before staff look at it (rules §3), by its field in the editor. */
const NEEDED = {
  name: 'a name',
  website: 'a website',
  intro: 'one line about what you do',
  ownLine: 'a line of your own, because another startup uses yours word for word',
  logo: 'a logo',
  countries: 'a country with a registration number',
  founded: 'the year it was founded',
  numberOfEmployees: 'its size',
  verifiedEmail: 'a confirmed email address',
} as const;
export type NeededField = keyof typeof NEEDED;

/** Something that a startup lacks for approval. */
export type MissingPart = { field: NeededField; what: string };

/** The parts that a startup lacks for approval, in the order of its editor. Checks no permission: the caller does. */
export async function missingForApproval(context: Context, companyId: string): Promise<MissingPart[]> {
  const { rows } = await context.db.execute<Record<NeededField, boolean>>(sql`
    SELECT name <> '' AS name, website IS NOT NULL AS website, intro <> '' AS intro,
      NOT ${isIntroOfAnother(sql`c.id`, sql`c.intro`)} AS "ownLine", logo_image_id IS NOT NULL AS logo,
      EXISTS (SELECT FROM company_countries n WHERE n.company_id = c.id AND n.registration_number <> '') AS countries,
      founded IS NOT NULL AS founded, number_of_employees IS NOT NULL AS "numberOfEmployees",
      EXISTS (SELECT FROM company_members m JOIN users u ON u.id = m.user_id
        WHERE m.company_id = c.id AND m.role IN ('owner', 'manager') AND u.email_verified_at IS NOT NULL) AS "verifiedEmail"
    FROM companies c WHERE id = ${companyId}`);
  const has = rows[0];
  const fields = Object.keys(NEEDED) as NeededField[];
  return fields.filter((field) => !has?.[field]).map((field) => ({ field, what: NEEDED[field] }));
}
