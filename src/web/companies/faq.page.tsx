import { JOIN_REQUEST_DAYS } from '#domain/companies/company.ts';
import { BOOST_DAYS, JOB_PERIODS, LONGEST_AHEAD_DAYS, RENEW_WITHIN_DAYS } from '#domain/jobs/job.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { useSite } from '#web/app/use-site.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { ProseWithContents } from '#web/ui/text/prose.tsx';
import css from './faq.module.css';

export const loader = defineLoader(({ cache }) => {
  cache.dependsOn();
  return null;
});

export default function FaqPage() {
  const { contactEmail } = useSite();
  return (
    <>
      <PageHead
        title="Questions that founders ask"
        description="How a startup gets its profile and its jobs online, what that costs, and who may change it."
        path="/startups/faq"
      />
      <div className={`wrap ${css.page}`}>
        <PageTitle title="Questions that founders ask" />
        <ProseWithContents className={css.questions}>
          <h2>Which startups may join?</h2>
          <p>
            Startups with a company or a team in the Nordic countries, with a product, at most 10 years old and at most
            500 people. Agencies that hire for others may not.
          </p>
          <h2>What do I need?</h2>
          <p>
            A name, a website, one line, a logo, the country with its registration number, the year it was founded, its
            size, and a confirmed email address. You can start with the name and add the rest later.
          </p>
          <h2>What do you do with the registration number?</h2>
          <p>
            We check its digits, so that nobody mistypes it, and that no other startup here has it. We do not ask the
            register, so your page shows it as “number checked”, never as verified.
          </p>
          <h2>How long does approval take?</h2>
          <p>
            A person looks at every startup within two working days. If something is unclear, we ask. If we say no, we
            tell you why, and you can change the profile and send it in again.
          </p>
          <h2>Can I write jobs before that?</h2>
          <p>
            Yes, once you have sent your profile for approval. A job that you publish while we look at your startup goes
            live once we have approved both.
          </p>
          <h2>What does a job cost?</h2>
          <p>
            One open job at a time is free. A further one has a price by the country of the job, and comes with a boost
            for {BOOST_DAYS} days. See{' '}
            <a className="link" href="/pricing">
              the prices
            </a>
            .
          </p>
          <h2>How long is a job open?</h2>
          <p>
            {JOB_PERIODS[0]} days, or what you choose, up to {LONGEST_AHEAD_DAYS}. You can renew a closed job for{' '}
            {RENEW_WITHIN_DAYS} days; it keeps its address.
          </p>
          <h2>Somebody has made a profile of my startup already. What now?</h2>
          <p>
            Start a profile with your website. We’ll tell you that it is already here, and you can ask to join its team.
            Its owners answer you. A request that nobody answers ends after {JOIN_REQUEST_DAYS} days.
          </p>
          <h2>Who in my team may do what?</h2>
          <p>
            Owners and managers edit the profile and the jobs, answer applicants and invite people. Only owners make
            owners. Reviewers read applications, and add notes and scores.
          </p>
          <h2>Can I hide my startup for a while?</h2>
          <p>
            Yes. An owner or manager switches it off in the workspace: its page and its jobs are hidden at once, and
            nothing is deleted.
          </p>
          <h2>I have another question.</h2>
          <p>
            Write to{' '}
            <a className="link" href={`mailto:${contactEmail}`}>
              {contactEmail}
            </a>
            . A person answers.
          </p>
        </ProseWithContents>
      </div>
    </>
  );
}
