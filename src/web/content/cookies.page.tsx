import { defineLoader } from '#web/app/define-loader.ts';
import { useSite } from '#web/app/use-site.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Prose } from '#web/ui/prose.tsx';
import { Table } from '#web/ui/table.tsx';
import css from './legal.module.css';

export const loader = defineLoader(() => null);

type Stored = { name: string; why: string; where: string; until: string };

/** What this site puts into a browser today, and nothing that it does not. */
const STORED: Stored[] = [
  {
    name: 'country',
    why: 'Only once you have chosen one, among the filters or on the front page: its two letters, to offer it to you again.',
    where: 'Cookie',
    until: 'A year after you last chose one',
  },
  {
    name: 'sid',
    why: 'Only once you have logged in: that it is you. Encrypted sites call it __Host-sid.',
    where: 'Cookie',
    until: 'You log out, or 30 days after your last visit',
  },
  {
    name: 'in',
    why: 'Only beside sid: that somebody is logged in, so that pages ask for your own header. It says nothing of who.',
    where: 'Cookie',
    until: 'With sid',
  },
  {
    name: 'profile',
    why: 'Only once you have chosen one: the profile you act as in this browser.',
    where: 'Cookie',
    until: 'You log out, or 30 days',
  },
  {
    name: 'flow, flow-to',
    why: 'Only while you are away at LinkedIn to sign in: that it was you who went, and where to go on afterwards.',
    where: 'Cookie',
    until: 'You are back, or 15 minutes',
  },
  {
    name: 'step',
    why: 'Only while you log in with a second step: that it was you who had the password, until you have typed the code.',
    where: 'Cookie',
    until: 'You are logged in, or 10 minutes',
  },
  {
    name: 'device',
    why: 'Only once you have logged in: that this browser has, so that strangers who try passwords cannot keep you out. It logs nobody in.',
    where: 'Cookie',
    until: '120 days after you last logged in',
  },
  {
    name: 'havn.searches',
    why: 'The searches you opened or pinned, at most 20, so that we can show you what is new in them.',
    where: 'Local storage',
    until: '30 days after you last opened the search',
  },
  {
    name: 'havn.closed.…',
    why: 'That you have closed a notice, such as the one about cookies, so that it stays closed.',
    where: 'Local storage',
    until: 'Until you clear it',
  },
  {
    name: 'react-router-scroll-positions',
    why: 'How far down a page you were, so that going back takes you there.',
    where: 'Session storage',
    until: 'Until you close the tab',
  },
  {
    name: 'react-router-manifest-version',
    why: 'Only after an update of the site: that a page was loaded anew because of it, so that it is done once.',
    where: 'Session storage',
    until: 'Until that page has loaded, or you close the tab',
  },
];

export default function CookiesPage() {
  const site = useSite();
  return (
    <>
      <PageHead
        title="Cookies"
        description={`${site.name} sets no cookies for visitors, but for the country they choose. This is the whole list of what the site remembers in your browser, and for how long.`}
        path="/cookies"
      />
      <div className={`wrap ${css.page}`}>
        <PageTitle title="Cookies">
          None for visitors, but for the country you choose. {site.name} sets a few once you log in, and no other site
          gets to hear that you were here.
        </PageTitle>
        <h2>What your browser remembers for us</h2>
        <p className={css.text}>
          A few things stay in your own browser because the site could not do what you asked it to otherwise. Only the
          cookies are sent to us when you open a page. The country you have once you chose one, the one called device
          once you have logged in, and the others only while you log in or are logged in.
        </p>
        <Table
          label="What is stored in your browser"
          rows={STORED}
          keyOf={({ name }) => name}
          columns={[
            { head: 'Name', cell: ({ name }) => <code>{name}</code> },
            { head: 'What for', cell: ({ why }) => why },
            { head: 'Where', cell: ({ where }) => where, wideOnly: true },
            { head: 'Until', cell: ({ until }) => until },
          ]}
        />
        <Prose className={css.more}>
          <h2>Changing your mind</h2>
          <p>
            Clear the data of this site in your browser’s settings and everything on the list is gone. The site works
            without it: you only see notices again, lose your pinned searches and the country you chose, and are logged
            out.
          </p>
          <h2>What we do not do</h2>
          <ul>
            <li>No advertising, no trackers, no analytics of other companies.</li>
            <li>Nothing on our pages is loaded from another site: fonts, pictures and scripts are our own.</li>
            <li>
              How often a job is read is counted without knowing who read it: the mark we count by is made with a secret
              that is thrown away every night.
            </li>
          </ul>
        </Prose>
      </div>
    </>
  );
}
