import { useLoaderData } from 'react-router';
import { listOwnDecisions, type OwnDecision } from '#domain/admin/own-decisions.server.ts';
import { minuteOf } from '#domain/site/date-format.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Pages } from '#web/ui/lists/pages.tsx';
import { Table } from '#web/ui/lists/table.tsx';
import { adminOnly, pageIn, withinPages } from './admin-only.ts';
import css from './admin-page.module.css';
import { AdminPage } from './admin-page.tsx';
import { decisionLabels } from './decision-labels.ts';

const APPEALS = { open: 'Appealed', granted: 'Appeal granted', turnedDown: 'Appeal turned down' };

export const loader = adminOnly(async ({ context, url }) => {
  const { docs, ...list } = withinPages(url, await listOwnDecisions(context, { page: pageIn(url) }));
  return { ...list, docs: docs.map((decision) => ({ ...decision, when: minuteOf(decision.at) })) };
});

/** Lists this admin's decisions and the appeals against them. Other admins answer those in the review queue. */
export default function OwnDecisionsPage() {
  const { docs, page, pages } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title="Decisions"
      path="/admin/decisions"
      lead="What you decided in the review queue, newest first, and the appeals against it."
    >
      {docs.length === 0 ? (
        <Empty headingLevel="h2" title="No decisions yet" text="What you decide in the review queue appears here." />
      ) : (
        <Table
          label="Your decisions, newest first"
          stacks
          rows={docs}
          keyOf={({ id }) => id}
          columns={[
            { head: 'When', cell: ({ when }) => <span className={css.day}>{when}</span> },
            {
              head: 'About',
              cell: ({ subject, href }) =>
                href ? (
                  <a className="link" href={href}>
                    {subject || 'without a title'}
                  </a>
                ) : (
                  (subject ?? 'deleted')
                ),
            },
            { head: 'Decision', cell: (decision) => decisionText(decision) },
            { head: 'Reason', cell: ({ why }) => why },
            { head: 'Appeal', cell: ({ appeal }) => appeal && APPEALS[appeal] },
          ]}
        />
      )}
      <Pages page={page} pages={pages} hrefFor={(to) => `/admin/decisions${to > 1 ? `?page=${to}` : ''}`} />
    </AdminPage>
  );
}

function decisionText({ kind, reported, action, state, failure }: OwnDecision): string {
  const labels = decisionLabels(kind, reported);
  const what = action === 'ask' ? 'Ask' : action === 'approve' ? labels.approve : labels.reject;
  if (state === 'failed') return `${what}: not possible. ${failure}`;
  if (state === 'waiting') return failure ? `${what}: not done yet` : `${what}, in a few seconds`;
  return `${what}`;
}
