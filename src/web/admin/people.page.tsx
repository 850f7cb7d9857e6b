import { useLoaderData } from 'react-router';
import { listPeople } from '../../domain/accounts/admins.ts';
import { dayOf } from '../account/moment.ts';
import { Empty } from '../ui/empty.tsx';
import { Pages } from '../ui/pages.tsx';
import { Seek } from '../ui/seek.tsx';
import { Table } from '../ui/table.tsx';
import { adminOnly, pageIn } from './admin-only.ts';
import css from './admin-room.module.css';
import { AdminRoom } from './admin-room.tsx';

const LONGEST_SEARCH = 100;

export const loader = adminOnly(async ({ context, url }) => {
  const search = (url.searchParams.get('search') ?? '').replaceAll('\0', '').slice(0, LONGEST_SEARCH);
  const people = await listPeople(context, { search, page: pageIn(url) });
  return { ...people, search, docs: people.docs.map((person) => ({ ...person, since: dayOf(person.createdAt) })) };
});

export default function PeoplePage() {
  const { docs, total, page, pages, search } = useLoaderData<typeof loader>();
  const hrefFor = (to: number) => {
    const query = new URLSearchParams({ ...(search && { search }), ...(to > 1 && { page: String(to) }) }).toString();
    return `/admin/people${query && `?${query}`}`;
  };
  return (
    <AdminRoom title="People" path="/admin/people">
      <Seek
        action="/admin/people"
        place="bar"
        label="Search people"
        submit="Search"
        className={css.search}
        fields={[{ label: 'Name or e-mail', name: 'search', type: 'search', defaultValue: search }]}
      />
      <p role="status">{total === 1 ? '1 person' : `${total} people`}</p>
      {docs.length === 0 ? (
        <Empty
          reason="nothing-found"
          headingLevel="h2"
          title="Nobody"
          text={search ? `No name and no address has “${search}” in it.` : 'This page is empty.'}
        />
      ) : (
        <Table
          label="People, the newest first"
          rows={docs}
          keyOf={({ id }) => id}
          columns={[
            {
              head: 'Name',
              cell: ({ name, email }) => (
                <>
                  <strong>{name || 'no name'}</strong>
                  <span className={css.small}>{email}</span>
                </>
              ),
            },
            { head: 'Is', cell: (person) => wordsOf(person) },
            { head: 'Since', cell: ({ since }) => <span className={css.day}>{since}</span>, wideOnly: true },
          ]}
        />
      )}
      <Pages page={page} pages={pages} hrefFor={hrefFor} />
    </AdminRoom>
  );
}

function wordsOf({ isAdmin, isEmailVerified }: { isAdmin: boolean; isEmailVerified: boolean }): string {
  return [isAdmin && 'Admin', isEmailVerified ? 'confirmed' : 'not confirmed'].filter(Boolean).join(', ');
}
