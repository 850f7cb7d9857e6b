import rows from '#web/jobs/job-rows.module.css';
import { JobRows } from '#web/jobs/job-rows.tsx';
import type { RowFacts } from '#web/jobs/row-facts.ts';
import { SectionHead } from '#web/ui/page/section.tsx';
import { countText } from '#web/ui/text/number-format.ts';

/** The three newest jobs. */
export function JustLanded({ jobs, now, open }: { jobs: RowFacts[]; now: string; open: number }) {
  return (
    <>
      <SectionHead title="Just landed" more={{ href: '/jobs', label: `All ${countText(open, 'job')}` }} />
      <JobRows jobs={jobs} now={now} className={rows.unended} />
    </>
  );
}
