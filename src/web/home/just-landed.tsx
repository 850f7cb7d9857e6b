import { JobRow } from '#web/jobs/job-row.tsx';
import rows from '#web/jobs/job-rows.module.css';
import type { RowFacts } from '#web/jobs/row-facts.ts';
import { SectionHead } from '#web/ui/page/section.tsx';
import { countText } from '#web/ui/text/number-format.ts';

/** The three newest jobs. */
export function JustLanded({ jobs, now, open }: { jobs: RowFacts[]; now: string; open: number }) {
  return (
    <>
      <SectionHead title="Just landed" more={{ href: '/jobs', label: `All ${countText(open, 'job')}` }} />
      <div className={`${rows.rows} ${rows.unended}`}>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} now={now} />
        ))}
      </div>
    </>
  );
}
