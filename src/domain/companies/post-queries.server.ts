import { sql } from 'drizzle-orm';
import { canManage, requireUser } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { sanitiseRichText } from '#domain/site/rich-text.ts';
import { imageOf, isPublic } from './rows.server.ts';

type Image = { path: string; width: number; height: number };

export type PostInList = {
  id: string;
  key: string;
  title: string;
  author: string | null;
  updatedAt: string;
  publishedAt: string | null;
};
export type EditablePost = PostInList & { body: string; cover: { id: string; width: number; height: number } | null };
export type PublicPost = {
  key: string;
  title: string;
  author: string | null;
  publishedAt: string;
  /** Sanitised HTML. */
  body: string;
  image: Image | null;
  company: { id: string; key: string; name: string };
};

const author = sql`nullif(concat_ws(' ', first_name, last_name), '') AS author`;
const at = (moment: Date | string) => new Date(moment).toISOString();
const dated = <Row extends { updatedAt: Date | string; publishedAt: Date | string | null }>(row: Row) => ({
  ...row,
  updatedAt: at(row.updatedAt),
  publishedAt: row.publishedAt && at(row.publishedAt),
});

type Stored<Row> = Omit<Row, 'updatedAt' | 'publishedAt'> & {
  updatedAt: Date | string;
  publishedAt: Date | string | null;
};

/** Lists all posts of a startup for its owners and managers: drafts first, then the newest. */
export async function listPosts(context: Context, companyKey: string): Promise<PostInList[]> {
  const id = await ownCompanyId(context, companyKey);
  const { rows } = await context.db.execute<Stored<PostInList>>(sql`
    SELECT p.id, p.key, p.title, ${author}, p.updated_at AS "updatedAt", p.published_at AS "publishedAt"
    FROM company_posts p LEFT JOIN users ON users.id = p.author_id WHERE p.company_id = ${id}
    ORDER BY p.published_at DESC NULLS FIRST, p.updated_at DESC, p.id LIMIT 500`);
  return rows.map(dated);
}

/** Reads a post for the owners and managers of its startup. */
export async function findEditablePost(context: Context, companyKey: string, postId: string): Promise<EditablePost> {
  const id = await ownCompanyId(context, companyKey);
  const { rows } = await context.db.execute<Stored<EditablePost>>(sql`
    SELECT p.id, p.key, p.title, p.body, ${author}, p.updated_at AS "updatedAt", p.published_at AS "publishedAt",
      (SELECT json_build_object('id', images.id, 'width', width, 'height', height)
        FROM images WHERE images.id = p.cover_image_id) AS cover
    FROM company_posts p LEFT JOIN users ON users.id = p.author_id WHERE p.company_id = ${id} AND p.id = ${postId}`);
  const [post] = rows;
  if (!post || !isIdentifier(postId)) throw absent('This post');
  return { ...dated(post), body: sanitiseRichText(post.body, { pictures: true }) };
}

/** Reads a published post of a public startup. */
export async function findPublicPost(context: Context, companyKey: string, key: string): Promise<PublicPost> {
  const { rows } = await context.db.execute<
    Omit<PublicPost, 'company' | 'publishedAt'> & {
      publishedAt: Date | string;
      companyId: string;
      companyKey: string;
      companyName: string;
    }
  >(sql`
    SELECT p.key, p.title, p.body, ${author}, p.published_at AS "publishedAt", ${imageOf(sql`p.cover_image_id`)} AS image,
      companies.id AS "companyId", companies.key AS "companyKey", companies.name AS "companyName"
    FROM company_posts p JOIN companies ON companies.id = p.company_id LEFT JOIN users ON users.id = p.author_id
    WHERE ${isPublic(context)} AND companies.key = ${companyKey} AND p.key = ${key} AND p.published_at IS NOT NULL`);
  const [post] = rows;
  if (!post) throw absent('This post');
  const { companyId, companyKey: ownKey, companyName, ...rest } = post;
  return {
    ...rest,
    publishedAt: at(rest.publishedAt),
    body: sanitiseRichText(rest.body, { pictures: true }),
    company: { id: companyId, key: ownKey, name: companyName },
  };
}

async function ownCompanyId(context: Context, key: string): Promise<string> {
  const actor = requireUser(context);
  const { rows } = await context.db.execute<{ id: string }>(sql`
    SELECT id FROM companies WHERE key = ${key} AND ${context.platform} = ANY(platforms)`);
  const [company] = rows;
  if (!company || !canManage(actor, { kind: 'company', id: company.id })) throw absent('This startup');
  return company.id;
}
