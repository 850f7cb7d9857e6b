import { useLoaderData } from 'react-router';
import { findEditablePost } from '#domain/companies/posts/post-queries.server.ts';
import { defineGuardedAction, guardedLoader } from '#web/workspace/guarded.server.ts';
import { postDone } from './post-done.ts';
import { changePost, POST_FIELDS } from './post-form.server.ts';
import { PostForm } from './post-form.tsx';

export const loader = guardedLoader(async ({ context, workspace, params, url }) => {
  const { id, key, title, body, cover, publishedAt } = await findEditablePost(
    context,
    workspace.key,
    params.post ?? '',
  );
  return {
    post: { id, key, title, cover, body, isPublic: publishedAt !== null },
    notice: postDone(url),
  };
});

export const action = defineGuardedAction(POST_FIELDS, (args) => changePost(args, args.params.post ?? ''));

export default function EditPostPage() {
  const { post, notice } = useLoaderData<typeof loader>();
  return <PostForm key={post.id} post={post} notice={notice} />;
}
