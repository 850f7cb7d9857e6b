import type { Company } from '#domain/companies/views.ts';
import type { JobInList } from '#domain/jobs/views.ts';
import { Benefits } from '#web/jobs/detail/benefits.tsx';
import { ReportLink } from '#web/moderation/report-link.tsx';
import { Facts } from '#web/ui/lists/facts.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import type { profileParts } from './company-facts.ts';
import { CompanyHead } from './company-head.tsx';
import { CompanyJobs } from './company-jobs.tsx';
import { CompanyLinks } from './company-links.tsx';
import { CompanyPosts } from './company-posts.tsx';
import { FundingRounds } from './funding-rounds.tsx';
import { Gallery } from './gallery.tsx';
import { Goals, Registers } from './goals-and-registers.tsx';
import { InvestorList, KeyFigures, Team } from './people-and-figures.tsx';
import { Quote } from './quote.tsx';
import { WhatWeDo } from './what-we-do.tsx';

/** A startup's profile: on its public page, and as a preview for its team. */
export function CompanyProfile({
  company,
  parts: { facts, teamNote, figures, rounds, roundsNote, investors, goals, posts },
  jobs,
  now,
  showsAllJobs,
  isPreview = false,
}: {
  company: Company;
  parts: ReturnType<typeof profileParts>;
  jobs: { docs: JobInList[]; boosted: JobInList[]; total: number; page: number; pages: number };
  now: string;
  showsAllJobs: boolean;
  /** Leaves out what changes something, such as following. */
  isPreview?: boolean;
}) {
  const rest = (
    <>
      {company.galleryImages.length > 0 && (
        <TwoColumn title={`Life at ${company.name}`}>
          <Gallery images={company.galleryImages} name={company.name} />
        </TwoColumn>
      )}
      {company.team.length > 0 && (
        <TwoColumn title="Team" note={teamNote}>
          <Team people={company.team} />
        </TwoColumn>
      )}
      {goals.length > 0 && (
        <TwoColumn title="Global goals" note="UN goals it works towards">
          <Goals goals={goals} />
        </TwoColumn>
      )}
      {rounds.length > 0 && (
        <TwoColumn title="Funding" note={roundsNote}>
          <FundingRounds rounds={rounds} />
        </TwoColumn>
      )}
      {company.investors.length > 0 && (
        <TwoColumn title="Investors">
          <InvestorList investors={investors} />
        </TwoColumn>
      )}
      {posts.length > 0 && (
        <TwoColumn title="Posts">
          <CompanyPosts companyKey={company.key} flag={company.flag} posts={posts} />
        </TwoColumn>
      )}
      {company.links.length > 0 && (
        <TwoColumn title="Elsewhere">
          <CompanyLinks links={company.links} />
        </TwoColumn>
      )}
      {company.registrations.length > 0 && (
        <TwoColumn title="Registered as">
          <Registers {...company} />
        </TwoColumn>
      )}
    </>
  );
  return (
    <>
      <CompanyHead company={company} isPreview={isPreview} />
      <div className="wrap">
        <Facts layout="row" facts={facts} />
        {company.whatWeDo && (
          <TwoColumn title="What we do">
            <WhatWeDo html={company.whatWeDo} lang={company.textLanguage} />
          </TwoColumn>
        )}
        {company.keyFigures.length > 0 && (
          <TwoColumn title="In numbers" note="Stated by the startup">
            <KeyFigures figures={figures} />
          </TwoColumn>
        )}
        <CompanyJobs company={company} jobs={jobs} now={now} showsAll={showsAllJobs} />
        {company.perks.length > 0 && (
          <TwoColumn title="Benefits">
            <Benefits perks={company.perks} />
          </TwoColumn>
        )}
        {!company.quote && rest}
      </div>
      {company.quote && (
        <>
          <Quote quote={company.quote} team={company.team} />
          <div className="wrap">{rest}</div>
        </>
      )}
      {!isPreview && (
        <div className="wrap">
          <ReportLink kind="company" subject={company.key} name={company.name} />
        </div>
      )}
    </>
  );
}
