import { defineGuardedAction, guardedLoader } from '#web/workspace/guarded.server.ts';
import { changePost, POST_FIELDS } from './post-form.server.ts';
import { PostForm } from './post-form.tsx';

export const loader = guardedLoader(() => null);

export const action = defineGuardedAction(POST_FIELDS, (args) => changePost(args, null));

export default function NewPostPage() {
  return <PostForm post={null} notice={null} />;
}
