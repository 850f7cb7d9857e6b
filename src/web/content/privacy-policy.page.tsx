import { defineLoader } from '#web/app/define-loader.ts';
import { useSite } from '#web/app/use-site.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Prose } from '#web/ui/prose.tsx';
import { Table } from '#web/ui/table.tsx';
import css from './legal.module.css';

export const loader = defineLoader(() => null);

type Kept = { what: string; why: string; until: string };

/** All that is kept about people, and nothing that is not: whoever adds a table adds a row. */
const KEPT: Kept[] = [
  {
    what: 'Your name and email address, whether it is confirmed, and your password in a form that cannot be turned back',
    why: 'You have an account (contract)',
    until: 'You ask us to delete it',
  },
  {
    what: 'The startups, investors and talent profile you act for, and what you write in them',
    why: 'You asked us to (contract); what you publish is public',
    until: 'You take it away, or delete your account',
  },
  {
    what: 'Where you are logged in: kind of browser, first part of the network address, and when',
    why: 'So that you can see it and log out elsewhere (contract, security)',
    until: '30 days after you last came, at most 90 days',
  },
  {
    what: 'Who you are at LinkedIn, if you sign in with it: its number for you, nothing else',
    why: 'You asked us to (contract)',
    until: 'You delete your account',
  },
  {
    what: 'Failed and successful attempts to log in, by a fingerprint of the address that made them',
    why: 'To keep guessers out (legitimate interest: security)',
    until: 'An hour',
  },
  {
    what: 'That a mail was sent, and of which kind',
    why: 'So that none is sent twice (legitimate interest)',
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
    what: 'That a posting was read, by a mark made with a secret that is thrown away every night',
    why: 'To count readers without knowing them (legitimate interest)',
    until: 'The mark: a day. The number: as long as the posting',
  },
  {
    what: 'What admins do here',
    why: 'So that it can be accounted for (legitimate interest)',
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
          What {name} knows about you, why, and until when. Reading jobs takes no account, sets no cookie but for the
          country you choose, and tells no other company that you were here.
        </PageTitle>
        <h2>What is kept</h2>
        <Table
          label="What is kept about people"
          rows={KEPT}
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
            Those who run {name}, as the controller of what is listed above. Write to{' '}
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>, in English or any Nordic language.
          </p>
          <h2>Who else gets to see it</h2>
          <ul>
            <li>What you publish about your startup is for everybody.</li>
            <li>Members of a team see the name, address and role of the others in it.</li>
            <li>
              The company that runs our servers and the one that delivers our mail work on our behalf, within the
              European Economic Area. Nobody else. Nothing is sold.
            </li>
            <li>
              If you sign in with LinkedIn, your browser talks to LinkedIn, which then knows that you did. Nothing of
              theirs is loaded before you choose to.
            </li>
          </ul>
          <h2>No scores, no profiles</h2>
          <p>
            Nobody is ranked, scored or sorted out by a machine here. Lists are ordered by what you searched for, and by
            what the <a href="/terms">terms</a> say.
          </p>
          <h2>Your rights</h2>
          <ul>
            <li>
              See and correct what we know: most of it is in your <a href="/settings">settings</a>. For a copy of all of
              it, write to us; you get it within a month.
            </li>
            <li>Have it deleted: write to us from the address of your account.</li>
            <li>Object to what rests on a legitimate interest, or have it restricted while we look into it.</li>
            <li>
              Complain to the data protection authority of your country, such as Datatilsynet,
              Integritetsskyddsmyndigheten, Tietosuojavaltuutettu or Persónuvernd.
            </li>
          </ul>
          <h2>What your browser stores</h2>
          <p>
            Is a page of its own: <a href="/cookies">cookies</a>.
          </p>
        </Prose>
      </div>
    </>
  );
}
