import { and, desc, eq, sql } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import { images } from '#database/tables/media.server.ts';
import { companyPosts } from '#database/tables/posts.server.ts';
import { canManage, requireUser } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { sanitiseRichText } from '#domain/site/rich-text.ts';
import { imageOf, isPublic } from '../rows.server.ts';

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

const author = sql<string | null>`nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), '')`;
const IN_LIST = {
  id: companyPosts.id,
  key: companyPosts.key,
  title: companyPosts.title,
  author,
  updatedAt: companyPosts.updatedAt,
  publishedAt: companyPosts.publishedAt,
};
const withDates = <Row extends { updatedAt: Date; publishedAt: Date | null }>(row: Row) => ({
  ...row,
  updatedAt: row.updatedAt.toISOString(),
  publishedAt: row.publishedAt?.toISOString() ?? null,
});

/** Lists all posts of a startup for its owners and managers: drafts first, then the newest. */
export async function listPosts(context: Context, companyKey: string): Promise<PostInList[]> {
  const id = await ownCompanyId(context, companyKey);
  const posts = await context.db
    .select(IN_LIST)
    .from(companyPosts)
    .leftJoin(users, eq(users.id, companyPosts.authorId))
    .where(eq(companyPosts.companyId, id))
    .orderBy(sql`${companyPosts.publishedAt} DESC NULLS FIRST`, desc(companyPosts.updatedAt), companyPosts.id)
    .limit(500);
  return posts.map(withDates);
}

/** Reads a post for the owners and managers of its startup. */
export async function findEditablePost(context: Context, companyKey: string, postId: string): Promise<EditablePost> {
  const id = await ownCompanyId(context, companyKey);
  const [post] = await context.db
    .select({
      ...IN_LIST,
      body: companyPosts.body,
      cover: { id: images.id, width: images.width, height: images.height },
    })
    .from(companyPosts)
    .leftJoin(users, eq(users.id, companyPosts.authorId))
    .leftJoin(images, eq(images.id, companyPosts.coverImageId))
    .where(and(eq(companyPosts.companyId, id), eq(companyPosts.id, postId)));
  if (!post || !isIdentifier(postId)) throw absent('This post');
  return { ...withDates(post), body: sanitiseRichText(post.body, { pictures: true }) };
}

/** Reads a published post of a public startup. */
export async function findPublicPost(context: Context, companyKey: string, key: string): Promise<PublicPost> {
  const [post] = await context.db
    .select({
      key: companyPosts.key,
      title: companyPosts.title,
      body: companyPosts.body,
      author,
      publishedAt: companyPosts.publishedAt,
      image: sql<Image | null>`${imageOf(sql`${companyPosts.coverImageId}`)}`,
      company: { id: companies.id, key: companies.key, name: companies.name },
    })
    .from(companyPosts)
    .innerJoin(companies, eq(companies.id, companyPosts.companyId))
    .leftJoin(users, eq(users.id, companyPosts.authorId))
    .where(and(isPublic(context), eq(companies.key, companyKey), eq(companyPosts.key, key)));
  if (!post?.publishedAt) throw absent('This post');
  return {
    ...post,
    publishedAt: post.publishedAt.toISOString(),
    body: sanitiseRichText(post.body, { pictures: true }),
  };
}

async function ownCompanyId(context: Context, key: string): Promise<string> {
  const actor = requireUser(context);
  const [company] = await context.db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.key, key), sql`${context.platform} = ANY(${companies.platforms})`));
  if (!company || !canManage(actor, { kind: 'company', id: company.id })) throw absent('This startup');
  return company.id;
}
