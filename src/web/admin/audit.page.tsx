import { useLoaderData } from 'react-router';
import { listAudit } from '#domain/accounts/audit.server.ts';
import { minuteOf } from '#web/ui/date-format.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Pages } from '#web/ui/pages.tsx';
import { Table } from '#web/ui/table.tsx';
import { adminOnly, pageIn } from './admin-only.ts';
import { AdminPage } from './admin-page.tsx';
import { wordsOfAct } from './audit-labels.ts';

export const loader = adminOnly(async ({ context, url }) => {
  const trail = await listAudit(context, { page: pageIn(url) });
  return { ...trail, docs: trail.docs.map((entry) => ({ ...entry, when: minuteOf(entry.at) })) };
});

export default function AuditPage() {
  const { docs, page, pages } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title="Audit trail"
      path="/admin/audit"
      lead="What admins did, the newest first. Nothing in it can be changed or taken out."
    >
      {docs.length === 0 ? (
        <Empty headingLevel="h2" title="Nothing was done yet" text="The first act of an admin will stand here." />
      ) : (
        <Table
          label="What admins did, the newest first"
          rows={docs}
          keyOf={({ id }) => id}
          columns={[
            { head: 'When', cell: ({ when }) => when },
            { head: 'Who', cell: ({ who }) => who },
            { head: 'Did what', cell: wordsOfAct },
            {
              head: 'To',
              cell: ({ subject, href }) =>
                href ? (
                  <a className="link" href={href}>
                    {subject}
                  </a>
                ) : (
                  subject
                ),
            },
          ]}
        />
      )}
      <Pages page={page} pages={pages} hrefFor={(to) => `/admin/audit${to > 1 ? `?page=${to}` : ''}`} />
    </AdminPage>
  );
}
