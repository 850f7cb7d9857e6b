import { and, gt, type SQL, sql } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
import { adminLink, canView, requireUser } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { openCondition } from '#domain/open-jobs-condition.server.ts';
import { PLATFORMS } from '#domain/site/platforms.ts';
import { isFollowed } from './follow/follow.server.ts';
import { holderOf } from './joining/domains.server.ts';
import { domainOf } from './joining/web-domain.ts';
import { presentRegistration, type RegistrationRow } from './registration/registrations.ts';
import {
  imageOf,
  isHiring,
  isPublic,
  type ListedRow,
  type ListedRowWithText,
  listColumns,
  presentListed,
  presentWithText,
  registrationsOf,
  source,
} from './rows.server.ts';
import type { Company, CompanyInDirectory, CompanyInList } from './views.ts';

type CompanyRow = ListedRowWithText &
  Omit<Company, 'platform' | 'adminUrl' | 'createdAt' | 'updatedAt' | 'registrations' | keyof CompanyInList> & {
    platforms: string[];
    registrations: RegistrationRow[];
    createdAt: Date | string;
    updatedAt: Date | string;
  };

const COVER = sql`${imageOf(sql`companies.cover_image_id`)} AS "coverImage",
      json_build_object('x', companies.cover_focus_x, 'y', companies.cover_focus_y) AS "coverFocus"`;

/** Reads a public startup by key or id. The page redirects ids to keys (rules §1). */
export async function findCompany(context: Context, keyOrId: string): Promise<Company> {
  const column = isIdentifier(keyOrId) ? sql`companies.id` : sql`companies.key`;
  const company = await findOne(context, sql`${column} = ${keyOrId}`);
  if (!company) throw absent('This startup');
  return company;
}

/** Reads a startup of any status and site as its page would show it; for its team and admins (absent for others). */
export async function findHiddenCompany(context: Context, keyOrId: string): Promise<Company> {
  const actor = requireUser(context);
  const column = isIdentifier(keyOrId) ? sql`companies.id` : sql`companies.key`;
  const company = await findOne(context, sql`${column} = ${keyOrId}`, { isHidden: true });
  if (!company || !canView(actor, { kind: 'company', id: company.id })) throw absent('This startup');
  return company;
}

/** Reads the public startup that holds a web domain, or the domain of an address. */
export async function findCompanyByDomain(context: Context, domain: string): Promise<Company> {
  const ownDomain = domainOf(domain);
  const company = ownDomain === null ? null : await findOne(context, sql`companies.id = ${holderOf(ownDomain)}`);
  if (!company) throw absent('A startup with this domain');
  return company;
}

const POSTS_ON_PROFILE = 3;
const newestPosts = sql`coalesce((SELECT json_agg(json_build_object('key', post.key, 'title', post.title,
    'author', nullif(concat_ws(' ', first_name, last_name), ''), 'publishedAt', post.published_at,
    'image', ${imageOf(sql`post.cover_image_id`)}) ORDER BY post.published_at DESC, post.id)
  FROM (SELECT * FROM company_posts WHERE company_id = companies.id AND published_at IS NOT NULL
    ORDER BY published_at DESC, id LIMIT ${POSTS_ON_PROFILE}) post LEFT JOIN users ON users.id = post.author_id), '[]')`;

async function findOne(context: Context, condition: SQL, { isHidden = false } = {}): Promise<Company | null> {
  const { rows } = await context.db.execute<CompanyRow>(sql`
    SELECT ${listColumns(context)}, companies.what_we_do AS "whatWeDo", companies.text_language AS "textLanguage",
      companies.quote, companies.linkedin_id AS "linkedinId", companies.status, companies.platforms,
      companies.business_models AS "businessModels", companies.sdgs, companies.perks,
      ${registrationsOf(sql`companies.id`)} AS registrations, companies.key_figures AS "keyFigures", companies.views_total AS views,
      companies.followers_total AS "numberOfFollowers", ${isFollowed(context)} AS followed,
      companies.created_at AS "createdAt", companies.updated_at AS "updatedAt",
      ${COVER}, companies.links,
      coalesce((SELECT json_agg(json_build_object('stage', stage, 'amount', amount, 'currency', currency,
          'month', to_char(month, 'YYYY-MM')) ORDER BY position)
        FROM company_funding_rounds WHERE company_id = companies.id), '[]') AS "fundingRounds",
      ${newestPosts} AS posts,
      coalesce((SELECT json_agg(json_build_object('path', '/images/' || images.id, 'width', width, 'height', height, 'alt', alt,
          'focus', json_build_object('x', focus_x, 'y', focus_y)) ORDER BY position)
        FROM company_gallery JOIN images ON images.id = image_id WHERE company_id = companies.id), '[]') AS "galleryImages",
      coalesce((SELECT json_agg(json_build_object('name', name, 'role', role, 'image', ${imageOf(sql`image_id`)}) ORDER BY position)
        FROM company_people WHERE company_id = companies.id), '[]') AS team,
      coalesce((SELECT json_agg(json_build_object('name', name, 'type', type, 'website', website) ORDER BY position)
        FROM company_investors WHERE company_id = companies.id), '[]') AS investors
    FROM ${source} WHERE ${isHidden ? sql`true` : isPublic(context)} AND ${condition}
    ORDER BY companies.created_at, companies.id LIMIT 1`);
  return rows[0]
    ? { ...presentCompany(rows[0]), ...adminLink(context.actor, { kind: 'company', key: rows[0].key }) }
    : null;
}

function presentCompany(row: CompanyRow): Company {
  return {
    ...presentWithText(row),
    textLanguage: row.textLanguage,
    coverImage: row.coverImage,
    coverFocus: row.coverFocus,
    galleryImages: row.galleryImages,
    fundingRounds: row.fundingRounds,
    links: row.links,
    posts: row.posts.map((post) => ({ ...post, publishedAt: new Date(post.publishedAt).toISOString() })),
    team: row.team,
    investors: row.investors,
    quote: row.quote,
    views: row.views,
    numberOfFollowers: row.numberOfFollowers,
    linkedinId: row.linkedinId,
    status: row.status,
    platform: Object.fromEntries(PLATFORMS.map((platform) => [platform, row.platforms.includes(platform)])),
    followed: row.followed,
    businessModels: row.businessModels,
    sdgs: row.sdgs,
    registrations: row.registrations.map(presentRegistration),
    perks: row.perks,
    keyFigures: row.keyFigures,
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  };
}

/** Startups to feature: those that hire come first, then by views, then by age. */
export async function featuredCompanies(
  context: Context,
  limit: number,
): Promise<(CompanyInDirectory & Pick<Company, 'coverImage' | 'coverFocus'>)[]> {
  const { rows } = await context.db.execute<ListedRow & Pick<Company, 'coverImage' | 'coverFocus'>>(sql`
    SELECT ${listColumns(context)}, ${COVER}
    FROM ${source} WHERE ${isPublic(context)}
    ORDER BY ${isHiring(context)} DESC, companies.views_total DESC, companies.created_at DESC, companies.id LIMIT ${limit}`);
  return rows.map((row) => ({ ...presentListed(row), coverImage: row.coverImage, coverFocus: row.coverFocus }));
}

/** Considers only this many of the newest jobs, so that a large site does not group all of its jobs. */
const NEWEST_JOBS = 500;

/** The startups with the latest jobs, each once. */
export async function hiringCompanies(context: Context, limit: number): Promise<CompanyInDirectory[]> {
  const { rows } = await context.db.execute<ListedRow>(sql`
    WITH newest AS (
      SELECT company_id, published_at, job_id FROM job_search
      WHERE ${openCondition(context)}
      ORDER BY published_at DESC, job_id DESC LIMIT ${NEWEST_JOBS}),
    latest AS (SELECT company_id, max(published_at) AS at FROM newest GROUP BY company_id)
    SELECT ${listColumns(context)} FROM latest JOIN companies ON companies.id = latest.company_id
      LEFT JOIN places ON places.id = companies.place_id
    WHERE ${isPublic(context)} ORDER BY latest.at DESC, companies.id LIMIT ${limit}`);
  return rows.map(presentListed);
}

/** Yields every public startup, for sitemaps, in batches by id, so that memory stays flat. */
export async function* walkCompanies(context: Context): AsyncGenerator<{ id: string; key: string; updatedAt: Date }> {
  let after = '';
  for (;;) {
    const rows = await context.db
      .select({ id: companies.id, key: companies.key, updatedAt: companies.updatedAt })
      .from(companies)
      .where(and(isPublic(context), gt(companies.id, after)))
      .orderBy(companies.id)
      .limit(1000);
    yield* rows;
    const last = rows.at(-1);
    if (rows.length < 1000 || !last) return;
    after = last.id;
  }
}
