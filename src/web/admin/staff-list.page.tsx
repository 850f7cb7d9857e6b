import { useLoaderData } from 'react-router';
import { STAFF_LISTS, type StaffListName } from '#domain/admin/staff-list.ts';
import { capitalise } from '#domain/site/capitalise.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Pages } from '#web/ui/lists/pages.tsx';
import { Table } from '#web/ui/lists/table.tsx';
import { groupDigits } from '#web/ui/text/number-format.ts';
import { type Look, State } from '#web/workspace/job-state.tsx';
import { statusName } from '#web/workspace/organisation-labels.ts';
import css from './admin-page.module.css';
import { AdminPage } from './admin-page.tsx';
import { loadStaffList } from './staff-list.server.ts';

const TITLES: Record<StaffListName, string> = {
  companies: 'Startups',
  investors: 'Investors',
  jobs: 'Jobs',
  orders: 'Orders',
};

/** What a row is, what stands beside it, and what the search looks in, beside identifiers. */
const HEADS: Record<StaffListName, { name: string; note: string; searched: string }> = {
  companies: { name: 'Startup', note: 'Place', searched: 'Name, web domain or registration number' },
  investors: { name: 'Investor', note: 'What they back', searched: 'Name' },
  jobs: { name: 'Job', note: 'Startup', searched: 'Title or startup' },
  orders: { name: 'Order', note: 'Startup', searched: 'Order or receipt number, job or startup' },
};

const STATUS_WORDS: Record<string, string> = {
  PENDING_PAYMENT: 'Waits for payment',
  PENDING_COMPANY_APPROVAL: 'Waits for its startup',
  IN_REVIEW: 'In review',
  ACTIVE: 'Open',
  STOPPED: 'Paused',
  EXPIRED: 'Closed',
  created: 'Not paid yet',
};
const statusText = (list: StaffListName, status: string) => {
  if (list === 'companies' || list === 'investors')
    return statusName(list === 'companies' ? 'company' : 'investor', status);
  return STATUS_WORDS[status] ?? capitalise(status.toLowerCase());
};

/** What is none of these is over. */
const LOOKS: Record<string, Look> = {
  ACTIVE: 'open',
  paid: 'open',
  PENDING: 'waits',
  PENDING_PAYMENT: 'waits',
  PENDING_COMPANY_APPROVAL: 'waits',
  IN_REVIEW: 'waits',
  created: 'waits',
  STOPPED: 'paused',
  DISABLED: 'paused',
  DRAFT: 'draft',
};

export const loader = loadStaffList;

/** One list of everything: search, status, pages; each name is a link. */
export default function StaffListPage() {
  const { list, search, status, docs, total, page, pages } = useLoaderData<typeof loader>();
  const title = TITLES[list];
  const heads = HEADS[list];
  const path = `/admin/${list}`;
  const hrefFor = (to: number) => {
    const parameters = { ...(search && { search }), ...(status && { status }), ...(to > 1 && { page: String(to) }) };
    const query = new URLSearchParams(parameters).toString();
    return path + (query && `?${query}`);
  };
  return (
    <AdminPage title={title} path={path}>
      <form action={path} className={css.filters} aria-label={title}>
        <Field label={heads.searched} name="search" type="search" maxLength={100} defaultValue={search} />
        <div className={css.status}>
          <label htmlFor="status">Status</label>
          <Select id="status" name="status" defaultValue={status}>
            <option value="">All</option>
            {STAFF_LISTS[list].map((one) => (
              <option key={one} value={one}>
                {statusText(list, one)}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit">Show</Button>
      </form>
      <p role="status">{total === 1 ? '1 found' : `${groupDigits(total)} found`}</p>
      {docs.length === 0 ? (
        <Empty
          reason="nothing-found"
          headingLevel="h2"
          title="Nothing found"
          text="Try other words, or all statuses."
        />
      ) : (
        <Table
          label={`${title}, newest first`}
          stacks
          rows={docs}
          keyOf={({ id }) => id}
          columns={[
            {
              head: heads.name,
              cell: ({ name, href }) => (
                <a className="link" href={href}>
                  {name}
                </a>
              ),
            },
            {
              head: heads.note,
              cell: ({ note, noteHref }) =>
                noteHref ? (
                  <a className="link" href={noteHref}>
                    {note}
                  </a>
                ) : (
                  note
                ),
            },
            {
              head: 'Status',
              cell: ({ status }) => <State look={LOOKS[status] ?? 'closed'}>{statusText(list, status)}</State>,
            },
            {
              head: list === 'orders' ? 'Ordered' : 'Created',
              cell: ({ on }) => <span className={css.day}>{on}</span>,
              wideOnly: true,
            },
          ]}
        />
      )}
      <Pages page={page} pages={pages} hrefFor={hrefFor} />
    </AdminPage>
  );
}
