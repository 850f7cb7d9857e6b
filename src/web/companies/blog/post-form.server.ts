import { redirect } from 'react-router';
import { postInput } from '#domain/companies/posts/post-inputs.ts';
import { findEditablePost } from '#domain/companies/posts/post-queries.server.ts';
import { createPost, deletePost, publishPost, savePost, unpublishPost } from '#domain/companies/posts/posts.server.ts';
import { inTransaction } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { readInput } from '#domain/read-input.ts';
import { richTextIn } from '#domain/site/text-as-rich-text.ts';
import type { ActionArguments } from '#web/app/define-action.ts';
import type { Guarded } from '#web/workspace/guarded.server.ts';

export const POST_FIELDS = ['intent', 'then', 'title', 'body', 'bodyText', 'cover', 'coverFile'];

/** Saves a post, and publishes, unpublishes or deletes it if that button was pressed. `id` is null for a new one. */
export async function changePost(
  { context, workspace, storeUpload, form, text }: ActionArguments & Guarded,
  id: string | null,
): Promise<never> {
  const blog = `/client/startups/${workspace.key}/blog`;
  const then = text('then');
  if (text('intent') !== 'post' || !['save', 'publish', 'unpublish', 'delete'].includes(then))
    throw absent('This form');
  if (then === 'delete' && id !== null) {
    await deletePost(context, workspace.key, id);
    throw redirect(`${blog}?done=deleted`);
  }
  const file = form.get('coverFile');
  const cover =
    file instanceof File && file.size > 0
      ? (await storeUpload(context, new Uint8Array(await file.arrayBuffer()))).id
      : text('cover');
  const former = id === null ? '' : (await findEditablePost(context, workspace.key, id)).body;
  const fields = readInput(postInput, { title: text('title'), body: richTextIn(form, 'body', former), cover });
  // All or nothing: a post that cannot be published must not stay behind as a second draft.
  const post = await inTransaction(context, async (inside) => {
    const postId = id ?? (await createPost(inside, workspace.key, fields)).id;
    if (id !== null) await savePost(inside, workspace.key, id, fields);
    if (then === 'publish') await publishPost(inside, workspace.key, postId);
    if (then === 'unpublish') await unpublishPost(inside, workspace.key, postId);
    return postId;
  });
  const outcome = { publish: 'published', unpublish: 'unpublished' }[then] ?? 'saved';
  throw redirect(`${blog}/${post}?done=${outcome}`);
}
