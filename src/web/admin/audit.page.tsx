import { useLoaderData } from 'react-router';
import { listAudit } from '#domain/accounts/audit.server.ts';
import { minuteOf } from '#domain/site/date-format.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Pages } from '#web/ui/lists/pages.tsx';
import { Table } from '#web/ui/lists/table.tsx';
import { groupDigits } from '#web/ui/text/number-format.ts';
import { adminOnly, pageIn, searchIn, withinPages } from './admin-only.ts';
import css from './admin-page.module.css';
import { AdminPage } from './admin-page.tsx';
import { AUDIT_CHANGES, auditText } from './audit-labels.ts';

export const loader = adminOnly(async ({ context, site, url }) => {
  const search = searchIn(url).trim();
  const change = AUDIT_CHANGES.find(({ key }) => key === url.searchParams.get('change'));
  const filter = { page: pageIn(url), search, actions: change?.actions };
  const trail = withinPages(url, await listAudit(context, filter));
  return {
    ...trail,
    search,
    change: change?.key ?? '',
    // From here, because every page loads the name of each file that browsers share.
    changes: AUDIT_CHANGES.map(({ key, label }) => ({ key, label })),
    docs: trail.docs.map((entry) => ({ ...entry, when: minuteOf(entry.at), what: auditText(entry, site.names) })),
  };
});

export default function AuditPage() {
  const { docs, total, page, pages, search, change, changes } = useLoaderData<typeof loader>();
  const isFiltered = search !== '' || change !== '';
  const hrefFor = (to: number) => {
    const parameters = { ...(search && { search }), ...(change && { change }), ...(to > 1 && { page: String(to) }) };
    const query = new URLSearchParams(parameters).toString();
    return `/admin/audit${query && `?${query}`}`;
  };
  return (
    <AdminPage
      title="Audit trail"
      path="/admin/audit"
      lead="Every change by an admin, and every nightly look for applications to delete, newest first. Entries cannot be edited or deleted."
    >
      {(total > 0 || isFiltered) && (
        <form action="/admin/audit" className={css.filters} aria-label="Audit trail">
          <Field
            label="Person, startup, investor or job"
            name="search"
            type="search"
            maxLength={100}
            defaultValue={search}
          />
          <div className={css.status}>
            <label htmlFor="change">Change</label>
            <Select id="change" name="change" defaultValue={change}>
              <option value="">All</option>
              {changes.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          </div>
          <Button type="submit">Show</Button>
        </form>
      )}
      {isFiltered && <p role="status">{`${groupDigits(total)} found`}</p>}
      {docs.length === 0 && isFiltered ? (
        <Empty
          reason="nothing-found"
          headingLevel="h2"
          title="Nothing found"
          text="Try part of a name or an email address, or all changes."
        />
      ) : docs.length === 0 ? (
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
      <Pages page={page} pages={pages} hrefFor={hrefFor} />
    </AdminPage>
  );
}
