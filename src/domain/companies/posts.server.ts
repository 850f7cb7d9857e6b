import { and, eq } from 'drizzle-orm';
import { companies, companyPosts } from '#database/tables/companies.server.ts';
import { images } from '#database/tables/media.server.ts';
import { writeAdminAct } from '#domain/accounts/audit.server.ts';
import { canManage, requireUser } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { plainText, sanitiseRichText } from '#domain/site/rich-text.ts';
import { slugOf } from '#domain/slug.ts';
import { tell } from '#domain/tell.server.ts';
import type { PostFields } from './post-inputs.ts';

/** A team may keep this many posts, drafts included. */
const MOST_POSTS = 500;

/** Writes a new post as a draft; for owners and managers. */
export function createPost(context: Context, companyKey: string, fields: PostFields): Promise<{ id: string }> {
  return inTransaction(context, async (inside) => {
    const { userId } = requireUser(inside);
    const company = await lockCompany(inside, companyKey);
    const kept = await inside.db.$count(companyPosts, eq(companyPosts.companyId, company.id));
    if (kept >= MOST_POSTS) {
      throw new Refusal('unmet', 'E_TOO_MANY_POSTS', `A blog keeps ${MOST_POSTS} posts at most. Please delete some.`);
    }
    const id = newIdentifier(inside.now);
    await inside.db.insert(companyPosts).values({
      ...(await columnsOf(inside, fields)),
      id,
      companyId: company.id,
      key: `${slugOf(fields.title) || 'post'}-${id.slice(-6)}`,
      authorId: userId,
      createdAt: inside.now,
      updatedAt: inside.now,
    });
    await writeAdminAct(inside, { action: 'edit', subjectType: 'company', subjectId: company.id });
    return { id };
  });
}

/** Saves a post. What is public changes at once; its address stays, because links contain it. */
export function savePost(context: Context, companyKey: string, id: string, fields: PostFields): Promise<void> {
  return changePost(context, companyKey, id, async (inside, post) => {
    if (post.publishedAt !== null) requireText(fields.body);
    return { ...(await columnsOf(inside, fields)), updatedAt: inside.now };
  });
}

/** Publishes a post on the startup's profile. Publishing it again keeps its first day. */
export function publishPost(context: Context, companyKey: string, id: string): Promise<void> {
  return changePost(context, companyKey, id, async (inside, post) => {
    requireText(post.body);
    return { publishedAt: post.publishedAt ?? inside.now };
  });
}

/** Takes a post off the profile; it becomes a draft. */
export function unpublishPost(context: Context, companyKey: string, id: string): Promise<void> {
  return changePost(context, companyKey, id, async () => ({ publishedAt: null }));
}

export function deletePost(context: Context, companyKey: string, id: string): Promise<void> {
  return changePost(context, companyKey, id, async () => null);
}

type PostRow = typeof companyPosts.$inferSelect;

/** Runs a change under the lock of its startup. `null` deletes the post. */
function changePost(
  context: Context,
  companyKey: string,
  id: string,
  change: (inside: Context, post: PostRow) => Promise<Partial<PostRow> | null>,
): Promise<void> {
  return inTransaction(context, async (inside) => {
    requireUser(inside);
    const company = await lockCompany(inside, companyKey);
    const isThis = and(eq(companyPosts.id, id), eq(companyPosts.companyId, company.id));
    const [post] = await inside.db.select().from(companyPosts).where(isThis);
    if (!post) throw absent('This post');
    const changes = await change(inside, post);
    if (changes === null) await inside.db.delete(companyPosts).where(isThis);
    else await inside.db.update(companyPosts).set(changes).where(isThis);
    const wasOrIsPublic = post.publishedAt !== null || Boolean(changes?.publishedAt);
    if (wasOrIsPublic) await tell(inside, { type: 'company.changed', id: company.id });
    await writeAdminAct(inside, { action: 'edit', subjectType: 'company', subjectId: company.id });
  });
}

async function lockCompany(context: Context, key: string): Promise<{ id: string }> {
  const actor = requireUser(context);
  const [company] = await context.db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.key, key))
    .for('update');
  if (!company || !canManage(actor, { kind: 'company', id: company.id })) throw absent('This startup');
  return company;
}

async function columnsOf(context: Context, { title, body, cover }: PostFields) {
  if (cover !== null) {
    const [image] = await context.db.select({ id: images.id }).from(images).where(eq(images.id, cover));
    if (!image) {
      const fields = { cover: 'Please upload the picture again.' };
      throw new Refusal('invalid', 'E_INVALID', 'Please fix the fields marked below.', { fields });
    }
  }
  return { title, body: sanitiseRichText(body), coverImageId: cover };
}

function requireText(body: string): void {
  if (plainText(body).trim() !== '') return;
  const fields = { body: 'Please write something before you publish it.' };
  throw new Refusal('invalid', 'E_INVALID', 'Please fix the fields marked below.', { fields });
}
