import { sql } from 'drizzle-orm';
import { canManage, requireUser } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { flagOfName } from '#domain/site/flag-codes.ts';
import { minorUnits } from '#domain/site/money.ts';
import { sanitiseRichText } from '#domain/site/rich-text.ts';
import { waitingChangesOf } from '../changes.server.ts';
import type { EditableProfile } from './profile-views.ts';

const picture = (id: ReturnType<typeof sql>) =>
  sql`(SELECT json_build_object('id', images.id, 'width', width, 'height', height) FROM images WHERE images.id = ${id})`;

/** Reads a startup's profile for its owners and managers; absent for everybody else. */
export async function findEditableProfile(context: Context, key: string): Promise<EditableProfile> {
  const actor = requireUser(context);
  const { rows } = await context.db.execute<Omit<EditableProfile, 'waiting' | 'flag'> & { flag: string | null }>(sql`
    SELECT c.id, c.key, c.status, c.flag, c.name, c.website, c.intro, c.founded, c.number_of_employees AS "numberOfEmployees",
      ${picture(sql`c.logo_image_id`)} AS logo, ${picture(sql`c.cover_image_id`)} AS cover,
      c.cover_focus_x AS "focusX", c.cover_focus_y AS "focusY",
      coalesce((SELECT json_agg(json_build_object('id', images.id, 'width', width, 'height', height, 'alt', alt,
          'focusX', focus_x, 'focusY', focus_y) ORDER BY position)
        FROM company_gallery JOIN images ON images.id = image_id WHERE company_id = c.id), '[]') AS pictures,
      coalesce((SELECT name FROM places WHERE places.id = c.place_id), '') AS city, coalesce(c.address, '') AS address,
      coalesce((SELECT json_agg(json_build_object('countryCode', country_code, 'registrationNumber', registration_number,
          'legalName', legal_name)
          ORDER BY position) FROM company_countries WHERE company_id = c.id), '[]') AS countries,
      c.what_we_do AS "whatWeDo",
      coalesce((SELECT json_agg(json_build_object('name', name, 'role', role, 'image', ${picture(sql`image_id`)})
          ORDER BY position) FROM company_people WHERE company_id = c.id), '[]') AS people,
      c.perks, c.key_figures AS figures,
      coalesce((SELECT json_agg(json_build_object('stage', stage, 'amount', amount, 'currency', currency,
          'month', to_char(month, 'YYYY-MM')) ORDER BY position)
        FROM company_funding_rounds WHERE company_id = c.id), '[]') AS rounds,
      coalesce((SELECT json_agg(json_build_object('name', name, 'type', type, 'website', website) ORDER BY position)
        FROM company_investors WHERE company_id = c.id), '[]') AS investors,
      c.quote, c.business_models AS "businessModels", c.industries, c.stage, c.funding_stage AS "fundingStage", c.sdgs, c.links
    FROM companies c WHERE c.key = ${key} AND ${context.platform} = ANY(c.platforms)`);
  const [company] = rows;
  if (!company || !canManage(actor, { kind: 'company', id: company.id })) throw absent('This startup');
  const waiting = await waitingChangesOf(context, company.id);
  return {
    ...company,
    flag: company.flag ?? flagOfName(company.name),
    whatWeDo: sanitiseRichText(company.whatWeDo),
    rounds: company.rounds.map((round) => ({
      ...round,
      amount: round.amount === null ? null : round.amount / minorUnits(round.currency ?? ''),
    })),
    waiting: Object.fromEntries(waiting.map(({ field, value }) => [field, value])),
  };
}
