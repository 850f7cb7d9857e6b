import { PenLine } from 'lucide';
import { useLoaderData } from 'react-router';
import { listPosts } from '#domain/companies/posts/post-queries.server.ts';
import { dayOf } from '#domain/site/date-format.ts';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Table } from '#web/ui/lists/table.tsx';
import { guardedLoader } from '#web/workspace/guarded.server.ts';
import { useStartup } from '#web/workspace/use-startup.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { postDone } from './post-done.ts';

export const loader = guardedLoader(async ({ context, workspace, url }) => ({
  notice: postDone(url),
  posts: (await listPosts(context, workspace.key)).map(({ updatedAt, publishedAt, ...post }) => ({
    ...post,
    isPublic: publishedAt !== null,
    day: dayOf(publishedAt ?? updatedAt),
  })),
}));

export default function BlogPage() {
  const { company } = useStartup();
  const { posts, notice } = useLoaderData<typeof loader>();
  const path = `/client/startups/${company.key}/blog`;
  const write = (
    <LinkButton size="sm" icon={PenLine} href={`${path}/new`}>
      Write a post
    </LinkButton>
  );
  return (
    <WorkspacePage
      title="Blog"
      lead="Posts that people read on your profile."
      path={path}
      actions={posts.length > 0 && write}
      notice={notice}
    >
      {posts.length === 0 ? (
        <Empty
          title="No posts yet"
          text="Tell people how you work, what you have built and what went wrong."
          headingLevel="h2"
        >
          {write}
        </Empty>
      ) : (
        <Table
          label="Posts"
          stacks
          rows={posts}
          keyOf={({ id }) => id}
          columns={[
            {
              head: 'Post',
              cell: ({ id, title }) => (
                <a className="link" href={`${path}/${id}`}>
                  {title}
                </a>
              ),
            },
            { head: 'Author', cell: ({ author }) => author ?? '' },
            { head: 'State', cell: ({ isPublic, day }) => (isPublic ? `Public since ${day}` : `Draft, saved ${day}`) },
            {
              head: 'Page',
              cell: ({ isPublic, key, title }) =>
                isPublic && (
                  <a className="link" href={`/startups/${company.key}/posts/${key}`}>
                    Open<span className="vh"> {title}</span>
                  </a>
                ),
            },
          ]}
        />
      )}
    </WorkspacePage>
  );
}
