import type { JobWithOpenness } from '#domain/jobs/queries.server.ts';
import type { Job } from '#domain/jobs/views.ts';
import { AdminLink } from '#web/admin/admin-link.tsx';
import { StartupCard } from '#web/companies/startup-card.tsx';
import { ReportLink } from '#web/moderation/report-link.tsx';
import { Facts } from '#web/ui/lists/facts.tsx';
import { SubSection } from '#web/ui/page/section.tsx';
import { Prose } from '#web/ui/text/prose.tsx';
import { ApplyCard } from './apply-card.tsx';
import { Benefits } from './benefits.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import css from './detail.module.css';
import { jobFacts } from './job-facts.tsx';
import { JobHead } from './job-head.tsx';

/** A job with its startup, on its page and in the preview of its draft. */
export function JobArticle({
  job,
  now,
  daysLeft,
  openness,
  hasRelated = false,
  hasReport = true,
  missing = [],
}: {
  job: Job;
  now: string;
  /** Until its last day; null without one. */
  daysLeft: number | null;
  openness: JobWithOpenness['openness'];
  /** Whether other jobs stand below. */
  hasRelated?: boolean;
  /** A preview of a team's own job has nothing to report, nor to look up. */
  hasReport?: boolean;
  /** The facts that a draft does not state yet. */
  missing?: readonly string[];
}) {
  const isOpen = openness === 'open';
  const language = job.textLanguage === 'en' ? undefined : job.textLanguage;
  return (
    <div className={css.duo}>
      <article className={css.job}>
        <JobHead job={job} now={now} isOpen={isOpen} />
        {!isOpen && <ClosedNotice job={job} openness={openness} now={now} related={hasRelated} />}
        <Facts facts={jobFacts(job, now, openness).filter(({ label }) => !missing.includes(label))} />
        <Prose lead html={job.description} lang={language} className={css.text} />
        {job.hiringStages.length > 0 && (
          <SubSection title="How hiring goes">
            <ol className={css.stages} lang={language}>
              {job.hiringStages.map((stage) => (
                <li key={stage}>{stage}</li>
              ))}
            </ol>
          </SubSection>
        )}
        {job.company.perks.length > 0 && (
          <SubSection title="Benefits">
            <Benefits perks={job.company.perks} />
          </SubSection>
        )}
      </article>
      <aside className={css.side} aria-label="About this job and startup">
        {isOpen && <ApplyCard job={job} daysLeft={daysLeft} />}
        <StartupCard company={job.company} />
        {hasReport && <AdminLink href={`/admin/jobs?search=${job.id}`} />}
        {hasReport && <ReportLink kind="job" subject={job.id} name={`${job.title} at ${job.company.name}`} />}
      </aside>
    </div>
  );
}
