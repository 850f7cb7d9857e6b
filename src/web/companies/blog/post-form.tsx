import { ExternalLink } from 'lucide';
import { useActionData } from 'react-router';
import { variantPath } from '#domain/media/image.ts';
import { textAsRichText } from '#domain/site/text-as-rich-text.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { formState } from '#web/app/form-state.ts';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { Banner, Field } from '#web/ui/forms/field.tsx';
import { Disclosure } from '#web/ui/page/disclosure.tsx';
import { RichTextField } from '#web/workspace/rich-text/rich-text-field.tsx';
import { useStartup } from '#web/workspace/use-startup.ts';
import { Actions, PageText, WorkspacePage } from '#web/workspace/workspace-page.tsx';
import editorCss from '../editor/editor.module.css';
import { PictureField } from '../editor/picture-field.tsx';
import { uploadPicture } from '../editor/upload.ts';

type Post = {
  id: string;
  key: string;
  title: string;
  /** Sanitised HTML. */
  body: string;
  isPublic: boolean;
  cover: { id: string; width: number; height: number } | null;
};

/** Writes or edits a post. Every button sends the whole form, so nothing typed is lost. */
export function PostForm({ post, notice }: { post: Post | null; notice: string | null }) {
  const { company } = useStartup();
  const mistakes = useActionData() as Mistakes | undefined;
  const blog = `/client/startups/${company.key}/blog`;
  const path = post ? `${blog}/${post.id}` : `${blog}/new`;
  const { message, error, field } = formState(mistakes, 'post', { title: post?.title ?? '', body: post?.body ?? '' });
  const plainText = mistakes?.values.bodyText;
  return (
    <WorkspacePage
      title={post ? post.title : 'Write a post'}
      lead={post?.isPublic ? 'Public. What you save is public at once.' : 'Draft. Only your team can see it.'}
      path={path}
      notice={mistakes ? null : notice}
      actions={
        post?.isPublic && (
          <LinkButton kind="line" size="sm" icon={ExternalLink} href={`/startups/${company.key}/posts/${post.key}`}>
            Open the page
          </LinkButton>
        )
      }
    >
      <form method="post" action={path} encType="multipart/form-data" noValidate className={editorCss.post}>
        <input type="hidden" name="intent" value="post" />
        {message && <Banner>{message}</Banner>}
        <Field label="Title" longest={120} required {...field('title')} />
        <PictureField
          name="cover"
          fileName="coverFile"
          label="picture"
          type="post"
          initial={post?.cover ?? null}
          aspect={16 / 9}
          error={error('cover')}
          removeLabel="Remove"
          onChange={() => {}}
          preview={(src) =>
            src !== null && (
              <div className={editorCss.cover}>
                <img src={variantPath(src, 'cover')} width={1600} height={900} alt="The post" />
              </div>
            )
          }
        />
        <div className={editorCss.labelled}>
          <span className={editorCss.label} aria-hidden>
            Text
          </span>
          <RichTextField
            name="body"
            label="Text"
            html={plainText === undefined ? field('body').defaultValue : textAsRichText(plainText)}
            error={error('body')}
            uploadPicture={(file) => uploadPicture(file, 'post', () => {})}
          />
        </div>
        <Actions>
          {/* Enter in the title presses the first button: it must be the one that changes least. */}
          <Button type="submit" name="then" value="save" kind={post?.isPublic ? 'primary' : 'line'}>
            {post?.isPublic ? 'Save' : 'Save draft'}
          </Button>
          {post?.isPublic ? (
            <Button type="submit" name="then" value="unpublish" kind="line">
              Unpublish
            </Button>
          ) : (
            <Button type="submit" name="then" value="publish">
              Publish
            </Button>
          )}
        </Actions>
        {post && (
          <Disclosure summary="Delete this post">
            <PageText>
              <p>Its text and pictures go, and nobody can restore them.</p>
            </PageText>
            <Actions>
              <Button type="submit" name="then" value="delete" kind="lingon">
                Delete for good
              </Button>
            </Actions>
          </Disclosure>
        )}
      </form>
    </WorkspacePage>
  );
}
