import { JobRow } from '../jobs/job-row.tsx';
import rows from '../jobs/job-rows.module.css';
import type { RowFacts } from '../jobs/row-facts.ts';
import { counted } from '../numbers.ts';
import { SectionHead } from '../ui/section.tsx';

/** The three newest jobs. */
export function JustLanded({ jobs, now, open }: { jobs: RowFacts[]; now: string; open: number }) {
  return (
    <>
      <SectionHead title="Just landed" more={{ href: '/jobs', label: `All ${counted(open, 'job')}` }} />
      <div className={rows.rows}>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} now={now} />
        ))}
      </div>
    </>
  );
}
