import { defineLoader } from '#web/app/define-loader.ts';
import { useSite } from '#web/app/use-site.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { Table } from '#web/ui/lists/table.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Prose } from '#web/ui/text/prose.tsx';
import css from './legal.module.css';

export const loader = defineLoader(() => null);

type Entry = { name: string; why: string; where: string; until: string };

/** Everything the site stores in a browser today, and nothing else. */
const ENTRIES: Entry[] = [
  {
    name: 'country',
    why: 'Only once you choose a country, in the filters or on the front page: its two letters, so that we can offer it again.',
    where: 'Cookie',
    until: 'A year after you last choose one',
  },
  {
    name: 'sid',
    why: 'Only once you log in: identifies your session. On encrypted sites its name is __Host-sid.',
    where: 'Cookie',
    until: 'You log out, or 30 days after your last visit',
  },
  {
    name: 'in',
    why: 'Only together with sid: notes that somebody is logged in, so that pages load your own header. It does not say who you are.',
    where: 'Cookie',
    until: 'The same time as sid',
  },
  {
    name: 'profile',
    why: 'Only once you choose a profile: the profile you use in this browser.',
    where: 'Cookie',
    until: 'You log out, or 30 days',
  },
  {
    name: 'flow, flow-to',
    why: 'Only while you sign in at LinkedIn: proves that you started it, and remembers the page to return to.',
    where: 'Cookie',
    until: 'You are back, or 15 minutes',
  },
  {
    name: 'step',
    why: 'Only while you log in with two-factor authentication: proves that you gave the password, until you enter the code.',
    where: 'Cookie',
    until: 'You are logged in, or 10 minutes',
  },
  {
    name: 'device',
    why: 'Only once you log in: notes that this browser has logged in, so that strangers who guess passwords cannot lock you out. It cannot log anybody in.',
    where: 'Cookie',
    until: '120 days after you last logged in',
  },
  {
    name: 'havn.searches',
    why: 'The searches you opened or pinned, at most 20, so that we can show you their new jobs.',
    where: 'Local storage',
    until: '30 days after you last opened the search',
  },
  {
    name: 'havn.closed.…',
    why: 'The notices you closed, such as the one about cookies, so that they stay closed.',
    where: 'Local storage',
    until: 'Until you clear it',
  },
  {
    name: 'havn.theme',
    why: 'Only once you choose Light or Dark: your choice.',
    where: 'Local storage',
    until: 'You choose System, or clear it',
  },
  {
    name: 'havn.slash',
    why: 'Only once you turn the / key off: that it does not open the search.',
    where: 'Local storage',
    until: 'You turn the key on, or clear it',
  },
  {
    name: 'job-draft:…',
    why: 'Only while you write a job: what you typed and we have not saved yet, so that a lost connection does not lose it.',
    where: 'Local storage',
    until: 'We have saved it',
  },
  {
    name: 'havn.application.…',
    why: 'Only while you apply: what you typed and we have not saved yet, so that a lost connection does not lose it.',
    where: 'Local storage',
    until: 'We have saved it, you send it or you log out',
  },
  {
    name: 'havn.unsent.…',
    why: 'Only beside an application: the note or message that you have not sent yet, so that a reload does not lose it.',
    where: 'Session storage',
    until: 'You send it, log out or close the tab',
  },
  {
    name: 'react-router-scroll-positions',
    why: 'How far you scrolled down a page, so that going back takes you there.',
    where: 'Session storage',
    until: 'Until you close the tab',
  },
  {
    name: 'react-router-manifest-version',
    why: 'Only after an update of the site: notes that a page was reloaded because of it, so that this happens once.',
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
        description={`${site.name} sets no cookies until you log in, except one that remembers your country. This is everything the site stores in your browser, and for how long.`}
        path="/cookies"
      />
      <div className={`wrap ${css.page}`}>
        <PageTitle title="Cookies">
          We set no cookies until you log in, except one that remembers the country you choose. No other site learns
          that you were here.
        </PageTitle>
        <h2>What we store in your browser</h2>
        <p className={css.text}>
          We store a few things in your own browser, because the site could not do what you ask of it otherwise. When
          you open a page, your browser sends us only the cookies. The country cookie exists once you choose a country,
          and the device cookie once you have logged in. All others exist only while you log in or are logged in.
        </p>
        <Table
          label="What is stored in your browser"
          stacks="labelled"
          rows={ENTRIES}
          keyOf={({ name }) => name}
          columns={[
            { head: 'Name', cell: ({ name }) => <code>{name}</code> },
            { head: 'What for', cell: ({ why }) => why },
            { head: 'Where', cell: ({ where }) => where },
            { head: 'Until', cell: ({ until }) => until },
          ]}
        />
        <Prose className={css.more}>
          <h2>Changing your mind</h2>
          <p>
            Clear the data of this site in your browser’s settings to delete everything on the list. The site works
            without it: you only see notices again, lose your pinned searches and your country, and are logged out.
          </p>
          <h2>What we do not do</h2>
          <ul>
            <li>We use no advertising, no trackers and no analytics from other companies.</li>
            <li>We load nothing from other sites: fonts, pictures and scripts are our own.</li>
            <li>
              We count how often a job is read without knowing who read it. The mark we count by is made with a secret
              that we delete every night.
            </li>
          </ul>
        </Prose>
      </div>
    </>
  );
}
