import { redirect, redirectDocument, useActionData, useLoaderData } from 'react-router';
import { endSessionsOfPerson } from '#domain/accounts/admins.server.ts';
import { IMPERSONATION_MINUTES, startImpersonation } from '#domain/accounts/sign-in/impersonation.server.ts';
import { listPeople } from '#domain/admin/people.server.ts';
import { absent } from '#domain/errors.ts';
import { dayOf } from '#domain/site/date-format.ts';
import { sessionCookies } from '#server/session-cookie.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { cookieHeaders } from '#web/app/personal.server.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { SearchForm } from '#web/ui/forms/search-form.tsx';
import { Pages } from '#web/ui/lists/pages.tsx';
import { Table } from '#web/ui/lists/table.tsx';
import { Disclosure } from '#web/ui/page/disclosure.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { WorkspaceForm } from '#web/workspace/workspace-page.tsx';
import { adminOnly, defineAdminAction, pageIn, searchIn, withinPages } from './admin-only.ts';
import css from './admin-page.module.css';
import { AdminPage } from './admin-page.tsx';

export const loader = adminOnly(async ({ context, url }) => {
  const search = searchIn(url);
  const people = withinPages(url, await listPeople(context, { search, page: pageIn(url) }));
  const { actor } = context;
  const loggedOut = people.docs.find(({ id }) => id === url.searchParams.get('done'));
  return {
    ...people,
    search,
    notice: loggedOut ? `${loggedOut.name || loggedOut.email} is logged out everywhere.` : null,
    minutes: IMPERSONATION_MINUTES,
    docs: people.docs.map((person) => ({
      ...person,
      since: dayOf(person.createdAt),
      isReader: actor.kind === 'user' && actor.userId === person.id,
    })),
  };
});

export const action = defineAdminAction(['intent', 'person'], async ({ context, accountCall, text, url, notes }) => {
  if (text('intent') === 'impersonate') {
    const session = await startImpersonation(context, text('person'));
    notes.event = 'impersonation-started';
    // A full page load, because everything on the page belongs to another person now.
    return redirectDocument('/dashboard', {
      headers: cookieHeaders(sessionCookies(accountCall.origin, session, context.now)),
    });
  }
  if (text('intent') !== 'sessions') throw absent('This form');
  await endSessionsOfPerson(context, text('person'));
  const query = new URLSearchParams(url.searchParams);
  query.set('done', text('person'));
  return redirect(`/admin/people?${query}`);
});

export default function PeoplePage() {
  const { docs, total, page, pages, search, notice, minutes } = useLoaderData<typeof loader>();
  const mistakes = useActionData() as Mistakes | undefined;
  const hrefFor = (to: number) => {
    const query = new URLSearchParams({ ...(search && { search }), ...(to > 1 && { page: String(to) }) }).toString();
    return `/admin/people${query && `?${query}`}`;
  };
  return (
    <AdminPage
      title="People"
      path="/admin/people"
      lead={`You can see the site as a person for ${minutes} minutes. Both of you can read later what you did.`}
      notice={mistakes ? null : notice}
    >
      {mistakes && <Banner>{mistakes.message}</Banner>}
      <SearchForm
        action="/admin/people"
        place="bar"
        label="Search people"
        submit="Search"
        className={css.search}
        fields={[{ label: 'Name or email', name: 'search', type: 'search', defaultValue: search }]}
      />
      <p role="status">{countText(total, 'person', 'people')}</p>
      {docs.length === 0 ? (
        <Empty
          reason="nothing-found"
          headingLevel="h2"
          title="No people found"
          text={search ? `No name or email address contains “${search}”.` : 'This page is empty.'}
        />
      ) : (
        <Table
          label="People, newest first"
          stacks
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
            {
              head: 'Teams',
              cell: ({ organisations }) =>
                organisations.map(({ kind, key, name }) => (
                  <a
                    key={`${kind} ${key}`}
                    className={`link ${css.team}`}
                    href={`/admin/${kind === 'company' ? 'companies' : 'investors'}/${key}`}
                  >
                    {name}
                  </a>
                )),
            },
            { head: 'Status', cell: (person) => statusText(person) },
            { head: 'Since', cell: ({ since }) => <span className={css.day}>{since}</span>, wideOnly: true },
            {
              head: 'Actions',
              cell: ({ id, name, email, isAdmin, isReader }) =>
                isReader ? (
                  'This is you'
                ) : (
                  <div className={css.acts}>
                    {!isAdmin && (
                      <WorkspaceForm action={hrefFor(page)} intent="impersonate" inline>
                        <input type="hidden" name="person" value={id} />
                        <Button type="submit" kind="line" size="sm">
                          See the site as them
                          <VisuallyHidden>: {name || email}</VisuallyHidden>
                        </Button>
                      </WorkspaceForm>
                    )}
                    <Disclosure
                      summary={
                        <>
                          Log out everywhere<VisuallyHidden>: {name || email}</VisuallyHidden>
                        </>
                      }
                    >
                      <WorkspaceForm action={hrefFor(page)} intent="sessions">
                        <p className={css.effect}>
                          They are logged out on every device and log in again. You cannot undo this.
                        </p>
                        <input type="hidden" name="person" value={id} />
                        <Button type="submit" kind="line" size="sm" className={css.fits}>
                          Log out {name || email}
                        </Button>
                      </WorkspaceForm>
                    </Disclosure>
                  </div>
                ),
            },
          ]}
        />
      )}
      <Pages page={page} pages={pages} hrefFor={hrefFor} />
    </AdminPage>
  );
}

function statusText({ isAdmin, isEmailVerified }: { isAdmin: boolean; isEmailVerified: boolean }): string {
  if (isAdmin) return isEmailVerified ? 'Admin, confirmed' : 'Admin, not confirmed';
  return isEmailVerified ? 'Confirmed' : 'Not confirmed';
}
