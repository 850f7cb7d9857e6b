import { defineLoader } from '#web/app/define-loader.ts';
import { useSite } from '#web/app/use-site.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { Table } from '#web/ui/lists/table.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Prose } from '#web/ui/text/prose.tsx';
import css from './legal.module.css';

export const loader = defineLoader(() => null);

type Entry = { what: string; why: string; until: string };

/** Everything we store about people. A new table with personal data needs a row here. */
const ENTRIES: Entry[] = [
  {
    what: 'Your name and email address, whether it is confirmed, and your password in a form that cannot be reversed',
    why: 'You have an account (contract)',
    until: 'A week after you delete your account',
  },
  {
    what: 'The startup, investor and talent profiles you act for, and what you write in them',
    why: 'You asked us to (contract); what you publish is public',
    until: 'You remove it, or delete your account',
  },
  {
    what: 'Your applications: what you sent, the messages, and what the startup noted and scored',
    why: 'You applied (contract). The startup is responsible, and we store them for it',
    until:
      'You delete your account, or some months after the end: 6 in Denmark, 24 in Sweden and Finland, 12 elsewhere',
  },
  {
    what: 'Reports by you or about you. Of a reported message: that message and the one before it, which our staff read',
    why: 'The law asks us to look at reports (legal obligation)',
    until:
      'The messages: until we decide that they stay, or the application is deleted. The rest: you delete your account',
  },
  {
    what: 'Where you are logged in: kind of browser, first part of the network address, and when',
    why: 'So that you can see it and log out elsewhere (contract, security)',
    until: '30 days after your last visit, at most 90 days',
  },
  {
    what: 'Your LinkedIn identity, if you sign in with it: LinkedIn’s number for you, nothing else',
    why: 'You asked us to (contract)',
    until: 'You delete your account',
  },
  {
    what: 'Failed and successful attempts to log in, by a fingerprint of the address that made them',
    why: 'To keep guessers out (legitimate interest: security)',
    until: 'An hour',
  },
  {
    what: 'That an email was sent, and of which kind',
    why: 'So that we send none twice (legitimate interest)',
    until: '30 days',
  },
  {
    what: 'Requests to the site, without who made them: address of the page, time, answer',
    why: 'To find faults (legitimate interest)',
    until: '30 days',
  },
  {
    what: 'Logging in, changes to an account, and requests that were refused: which account, from which network address, when',
    why: 'To find out about break-ins (legitimate interest: security)',
    until: '30 days',
  },
  {
    what: 'That a posting was read, by a mark made with a secret that we delete every night',
    why: 'To count readers without knowing them (legitimate interest)',
    until: 'The mark: a day. The number: as long as the posting',
  },
  {
    what: 'The words of a search that found nothing, and how many searches they were in. Not who searched',
    why: 'To teach the search these words (legitimate interest)',
    until: '12 weeks; words that fewer than three searches share, a week',
  },
  {
    what: 'Orders of your startup and their receipts, with your name if you ordered',
    why: 'Bookkeeping law (legal obligation)',
    until: 'As long as the law of the seller’s country asks; your name goes with your account',
  },
  {
    what: 'What admins do here',
    why: 'So that they can account for it (legitimate interest)',
    until: '2 years',
  },
];

export default function PrivacyPolicyPage() {
  const { name, contactEmail } = useSite();
  return (
    <>
      <PageHead
        title="Privacy Policy"
        description={`What ${name} knows about you, why, for how long, and how you see, correct or delete it.`}
        path="/privacy-policy"
      />
      <div className={`wrap ${css.page}`}>
        <PageTitle title="Privacy Policy">
          What {name} knows about you, why, and for how long. You can read jobs without an account. We then set no
          cookie except for the country you choose, and no other company learns that you were here.
        </PageTitle>
        <h2>What we store</h2>
        <Table
          label="What we store about people"
          stacks="labelled"
          rows={ENTRIES}
          keyOf={({ what }) => what}
          columns={[
            { head: 'What', cell: ({ what }) => what },
            { head: 'Why', cell: ({ why }) => why },
            { head: 'Until', cell: ({ until }) => until },
          ]}
        />
        <Prose className={css.more}>
          <h2>Who is responsible</h2>
          <p>
            The operator of {name} is the controller of the data listed above. Write to{' '}
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>, in English or any Nordic language.
          </p>
          <h2>Who else can see it</h2>
          <ul>
            <li>Anybody can see what you publish about your startup.</li>
            <li>Members of a team can see each other’s name, address and role.</li>
            <li>
              The company that runs our servers and the one that delivers our mail work on our behalf, within the
              European Economic Area. Nobody else does. We sell nothing.
            </li>
            <li>
              If you sign in with LinkedIn, your browser contacts LinkedIn, which then knows that you did. We load
              nothing from LinkedIn before you choose it.
            </li>
          </ul>
          <h2>No scores, no profiles</h2>
          <p>
            No machine ranks, scores or rejects people here. We order lists by your search and as the{' '}
            <a href="/terms">terms</a> say.
          </p>
          <h2>Your rights</h2>
          <ul>
            <li>
              See and correct what we know: most of it is in your <a href="/settings">settings</a>. There you also
              download all of it, with what startups noted about your applications. Your{' '}
              <a href="/client/privacy">privacy page</a> says until when we keep each of your applications, and who has
              opened your CV.
            </li>
            <li>
              Have it deleted: delete your account in your <a href="/settings">settings</a>. You can keep it for seven
              more days. Then it is gone from the site, also from the startups you applied to, and after 35 days from
              our backups. Receipts and what you wrote for a startup stay without your name.
            </li>
            <li>Object to what rests on a legitimate interest, or have it restricted while we look into it.</li>
            <li>
              Complain to the data protection authority of your country, such as Datatilsynet,
              Integritetsskyddsmyndigheten, Tietosuojavaltuutettu or Persónuvernd.
            </li>
          </ul>
          <h2>What your browser stores</h2>
          <p>
            See <a href="/cookies">cookies</a>.
          </p>
        </Prose>
      </div>
    </>
  );
}
