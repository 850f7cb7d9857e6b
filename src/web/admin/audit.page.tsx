import { useLoaderData } from 'react-router';
import { listAudit } from '#domain/accounts/audit.server.ts';
import { minuteOf } from '#domain/site/date-format.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Pages } from '#web/ui/lists/pages.tsx';
import { Table } from '#web/ui/lists/table.tsx';
import { adminOnly, pageIn, withinPages } from './admin-only.ts';
import { AdminPage } from './admin-page.tsx';
import { auditText } from './audit-labels.ts';

export const loader = adminOnly(async ({ context, site, url }) => {
  const trail = withinPages(url, await listAudit(context, { page: pageIn(url) }));
  return {
    ...trail,
    docs: trail.docs.map((entry) => ({ ...entry, when: minuteOf(entry.at), what: auditText(entry, site.names) })),
  };
});

export default function AuditPage() {
  const { docs, page, pages } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title="Audit trail"
      path="/admin/audit"
      lead="Every change by an admin, and every nightly look for applications to delete, newest first. Entries cannot be edited or deleted."
    >
      {docs.length === 0 ? (
        <Empty headingLevel="h2" title="No changes yet" text="Admin changes will appear here." />
      ) : (
        <Table
          label="Changes and nightly runs, newest first"
          stacks
          rows={docs}
          keyOf={({ id }) => id}
          columns={[
            { head: 'When', cell: ({ when }) => when },
            { head: 'Who', cell: ({ who }) => who },
            { head: 'Change', cell: ({ what }) => what },
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
