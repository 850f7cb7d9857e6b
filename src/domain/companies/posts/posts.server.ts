import { and, eq, inArray } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
import { images } from '#database/tables/media.server.ts';
import { companyPostImages, companyPosts } from '#database/tables/posts.server.ts';
import { writeAdminAct } from '#domain/accounts/audit.server.ts';
import { canManage, requireUser } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { variantSize } from '#domain/media/image.ts';
import { picturesIn, plainText, sanitiseRichText } from '#domain/site/rich-text.ts';
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
    const number = await inside.db.$count(companyPosts, eq(companyPosts.companyId, company.id));
    if (number >= MOST_POSTS) {
      throw new Refusal('unmet', 'E_TOO_MANY_POSTS', `A blog keeps ${MOST_POSTS} posts at most. Please delete some.`);
    }
    const id = newIdentifier(inside.now);
    const columns = await columnsOf(inside, fields);
    await inside.db.insert(companyPosts).values({
      ...columns,
      id,
      companyId: company.id,
      key: `${slugOf(fields.title) || 'post'}-${id.slice(-6)}`,
      authorId: userId,
      createdAt: inside.now,
      updatedAt: inside.now,
    });
    await savePictures(inside, id, columns.body);
    await writeAdminAct(inside, { action: 'edit', subjectType: 'company', subjectId: company.id });
    return { id };
  });
}

/** Saves a post. What is public changes at once; its address stays, because links contain it. */
export function savePost(context: Context, companyKey: string, id: string, fields: PostFields): Promise<void> {
  return changePost(context, companyKey, id, async (inside, post) => {
    if (post.publishedAt !== null) requireText(fields.body);
    const columns = await columnsOf(inside, fields);
    await savePictures(inside, post.id, columns.body);
    return { ...columns, updatedAt: inside.now };
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
    if (!image) throw wrong({ cover: 'Please upload the picture again.' });
  }
  return { title, body: await withPictures(context, body), coverImageId: cover };
}

const MOST_PICTURES = 20;

/** The sanitised text, whose pictures exist, are described, and have their sizes, so that the page does not jump. */
async function withPictures({ db }: Context, text: string): Promise<string> {
  const pictures = picturesIn(text);
  if (pictures.length === 0) return sanitiseRichText(text);
  if (pictures.length > MOST_PICTURES) throw wrong({ body: `Please use at most ${MOST_PICTURES} pictures.` });
  if (pictures.some(({ alt }) => alt === '')) throw wrong({ body: 'Please say what each picture shows.' });
  const ids = [...new Set(pictures.map(({ id }) => id))];
  const rows = await db
    .select({ id: images.id, width: images.width, height: images.height })
    .from(images)
    .where(inArray(images.id, ids));
  if (rows.length < ids.length) throw wrong({ body: 'A picture is no longer here. Please upload it again.' });
  const sizes = new Map(rows.map((image) => [image.id, variantSize(image, 'large')]));
  const withSizes = sanitiseRichText(text, { pictures: true }).replace(
    /<img src="\/images\/([0-9a-f]{24})\/large" alt="([^"]*)"[^<>]*>/g,
    (_, id: string, alt: string) => {
      const { width, height } = sizes.get(id) ?? { width: 0, height: 0 };
      return `<img src="/images/${id}/large" alt="${alt}" width="${width}" height="${height}">`;
    },
  );
  return sanitiseRichText(withSizes, { pictures: true });
}

/** Notes which pictures the text names, so that they are not removed as unused. */
async function savePictures({ db }: Context, postId: string, body: string): Promise<void> {
  await db.delete(companyPostImages).where(eq(companyPostImages.postId, postId));
  const ids = [...new Set(picturesIn(body).map(({ id }) => id))];
  if (ids.length > 0) await db.insert(companyPostImages).values(ids.map((imageId) => ({ postId, imageId })));
}

const wrong = (fields: Record<string, string>) =>
  new Refusal('invalid', 'E_INVALID', 'Please fix the fields marked below.', { fields });

function requireText(body: string): void {
  if (plainText(body).trim() !== '') return;
  throw wrong({ body: 'Please write something before you publish it.' });
}
