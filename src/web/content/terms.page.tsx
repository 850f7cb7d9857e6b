import { defineLoader } from '#web/app/define-loader.ts';
import { useSite } from '#web/app/use-site.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { ProseWithContents } from '#web/ui/text/prose.tsx';
import css from './legal.module.css';

export const loader = defineLoader(() => null);

/** The date of the last change in substance. People with an account are notified of one. */
const EFFECTIVE_FROM = '22 November 2026';

export default function TermsPage() {
  const { name, contactEmail, securityContact } = useSite();
  return (
    <>
      <PageHead
        title="Terms of Service"
        description={`What you can expect from ${name}, and what ${name} expects from you, in plain words.`}
        path="/terms"
      />
      <div className={`wrap ${css.page}`}>
        <PageTitle title="Terms of Service">
          What you can expect from {name}, and what we expect from you. Effective from {EFFECTIVE_FROM}.
        </PageTitle>
        <ProseWithContents className={css.more}>
          <h2>What {name} is</h2>
          <p>
            {name} shows jobs in Nordic startups and the startups behind them. Reading is free and needs no account. We
            show postings; the startup that posts one is the employer, writes the posting and decides whom to hire. We
            are not a party to what you agree with each other.
          </p>
          <h2>Your account</h2>
          <ul>
            <li>You sign up as yourself, with an address that is yours, and you are at least 16 years old.</li>
            <li>
              One account covers all your roles: talent, startup and investor. It works on {name} and on its sister site
              for impact startups.
            </li>
            <li>Keep your password to yourself. Write to us at once if you think that somebody else knows it.</li>
            <li>You may stop at any time. We end an account only for the reasons below, and tell you which one.</li>
          </ul>
          <h2>What may be posted</h2>
          <p>A posting is for a real, open position at the startup that posts it. It must not</p>
          <ul>
            <li>ask for money, bank details or identity numbers, or hide who the employer is;</li>
            <li>be a copy of another company’s posting, an advertisement, or a way to collect people’s data;</li>
            <li>reject anybody for who they are, against the law of the country the job is in;</li>
            <li>state something about pay, place or contract that its author knows to be wrong.</li>
          </ul>
          <p>
            What you post stays yours. You allow us to show it here, in our feeds and to search engines for as long as
            it is published.
          </p>
          <h2>What we check, and what we take down</h2>
          <p>
            A person reviews the first posting of a startup before it appears, and every posting in which something on
            the list above seems likely. We take down what breaks these terms or the law. We tell the author what we
            took down, why, and how to object; a person then reviews it again. Anybody can report a posting or a startup
            on its page, or by writing to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
          </p>
          <p>
            Members can report a message, and the person who wrote it, beside the message. We never read applications:
            we get that message and the one before it. If it breaks these terms we remove it, and may warn its author.
          </p>
          <h2>How results are ordered</h2>
          <p>
            Without a search, the newest postings come first. With one, the best matches do: a match in the title counts
            more than one in the startup’s name, and that more than one in the text. “Most popular” counts how many
            people read a posting in the last seven days, for the time it has been there. Paying changes none of these.
            A boosted posting gets a separate place above the list, with a label, and only in lists it belongs to
            anyway.
          </p>
          <h2>Prices</h2>
          <p>
            We show every price before you order. Each startup may have one free job open at a time. Prices are in the
            currency of the country, and an order keeps the price at which you ordered.
          </p>
          <h2>What we promise, and what we cannot</h2>
          <p>
            We keep the site available and correct as well as we can, and say so when it is not. We do not guarantee
            what startups write, nor that a job is still open when you read about it. We are liable for damage we cause
            on purpose or by gross negligence, and where the law requires it. Nothing here takes away your rights as a
            consumer.
          </p>
          <h2>Changes and governing law</h2>
          <p>
            If these terms change in a way that concerns you and you have an account, we email you at least 30 days
            before. Danish law applies. As a consumer, you also have the courts and the protection of the country you
            live in.
          </p>
          <h2 id="security">Reporting a security problem</h2>
          <p>
            If you find a way to read or change data that is not yours, tell us before you tell others. Write to{' '}
            <a href={securityContact}>{securityContact.replace(/^mailto:/, '')}</a>, say how to reproduce it, and look
            at no more data than you need to show it. We answer within two working days, and publish the problem
            together with its fix, with your name if you like. The software is open source: try attacks on your own
            copy, never on other people’s data.
          </p>
          <h2>Contact</h2>
          <p>
            Write to us about anything, also as an authority, in English or any Nordic language:{' '}
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
          </p>
        </ProseWithContents>
      </div>
    </>
  );
}
