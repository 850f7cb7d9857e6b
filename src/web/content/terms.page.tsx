import { defineLoader } from '#web/app/define-loader.ts';
import { useSite } from '#web/app/use-site.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Prose } from '#web/ui/prose.tsx';
import css from './legal.module.css';

export const loader = defineLoader(() => null);

/** When the text last changed in what it says; people who signed up are told. */
const IN_FORCE_SINCE = '22 November 2026';

export default function TermsPage() {
  const { name, contactEmail, securityContact } = useSite();
  return (
    <>
      <PageHead
        title="Terms of Service"
        description={`What you can expect of ${name}, and what ${name} expects of you, in plain words.`}
        path="/terms"
      />
      <div className={`wrap ${css.page}`}>
        <PageTitle title="Terms of Service">
          What you can expect of {name}, and what we expect of you. In force since {IN_FORCE_SINCE}.
        </PageTitle>
        <Prose className={css.more}>
          <h2>What {name} is</h2>
          <p>
            {name} shows jobs in Nordic startups and the startups behind them. Reading is free and needs no account. We
            are the place where a posting is found; the startup that posts it is the employer, writes the posting and
            decides whom to hire. We are no party to what you agree on with each other.
          </p>
          <h2>Your account</h2>
          <ul>
            <li>You sign up as yourself, with an address that is yours, and you are at least 16 years old.</li>
            <li>
              One account holds all you are here: talent, startup, investor. It works on {name} and on its sister site
              for impact startups.
            </li>
            <li>Keep your password to yourself. Write to us at once if you think that somebody else knows it.</li>
            <li>You may stop at any time. We end an account only for the reasons below, and say which one.</li>
          </ul>
          <h2>What may be posted</h2>
          <p>A posting is for a real, open position at the startup that posts it. It must not</p>
          <ul>
            <li>ask for money, bank details or identity numbers, or hide who the employer is;</li>
            <li>be a copy of another company’s posting, an advertisement, or a way to collect people’s data;</li>
            <li>turn anybody away for who they are, against the law of the country the job is in;</li>
            <li>say something about pay, place or contract that is known to be wrong.</li>
          </ul>
          <p>
            What you post stays yours. You let us show it here, in our feeds, and to search engines, for as long as it
            is published.
          </p>
          <h2>What we check, and what we take down</h2>
          <p>
            The first posting of a startup is looked at by a person before it appears; so are those in which something
            on the list above seems likely. What breaks these terms or the law is taken down. Whoever posted it is told
            what was taken down, why, and how to object, and a person looks again. Anybody can report a posting by
            writing to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
          </p>
          <h2>How results are ordered</h2>
          <p>
            Without a search the newest come first. With one, what matches best does: words in the title before the name
            of the startup, and that before the text. “Most popular” counts how many people read a posting in the last
            seven days, for the time it has been there. Paying changes none of these. A boosted posting gets a place of
            its own above the list, with a label, and only in lists it belongs to anyway.
          </p>
          <h2>Prices</h2>
          <p>
            What costs money says so, with the price, before you order it. The first job of a startup is free. Prices
            are in the currency of the country, and what was ordered keeps the price it was ordered at.
          </p>
          <h2>What we promise, and what we cannot</h2>
          <p>
            We keep the site open and right as well as we can, and say so when it is not. We do not vouch for what
            startups write, nor that a job is still open the moment you read about it. We answer for damage we cause on
            purpose or by gross negligence, and where the law says that we must; nothing here takes away rights you have
            as a consumer.
          </p>
          <h2>Changes, and which law holds</h2>
          <p>
            When these terms change in a way that concerns you, people with an account are told by mail at least 30 days
            before. Danish law holds; as a consumer you also have the courts and the protection of the country you live
            in.
          </p>
          <h2 id="security">Reporting a security problem</h2>
          <p>
            If you find a way to read or change what is not yours, tell us before you tell others. Write to{' '}
            <a href={securityContact}>{securityContact.replace(/^mailto:/, '')}</a>, say how to repeat it, and look at
            no more data than you need to show it. We answer within two working days, and publish the problem together
            with its fix, with your name if you like. The software is open: try attacks on your own copy, never on other
            people’s data.
          </p>
          <h2>Reaching us</h2>
          <p>
            For anything at all, authorities included, in English or any Nordic language:{' '}
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
          </p>
        </Prose>
      </div>
    </>
  );
}
