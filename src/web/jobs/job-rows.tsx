import { classNames } from '#web/ui/class-names.ts';
import { JobRow, type JobRowLook } from './job-row.tsx';
import css from './job-rows.module.css';
import type { RowFacts } from './row-facts.ts';

/** Jobs below each other; nothing where there are none. `boosted` marks paid places, which stand apart. */
export function JobRows({
  jobs,
  className,
  ...look
}: { jobs: readonly RowFacts[]; now: string; className?: string } & JobRowLook) {
  return (
    jobs.length > 0 && (
      <div className={classNames(look.boosted ? css.boosts : css.rows, className)}>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} {...look} />
        ))}
      </div>
    )
  );
}
