import type { JobFilters } from '#domain/search/filters/filters.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import type { ChosenFilter } from './filter-labels.ts';
import css from './no-jobs.module.css';

/** An empty result with one-click alternatives that have jobs, and the whole list last. */
export function NoJobs({
  filters,
  words,
  advice,
  ways,
}: {
  filters: JobFilters;
  words: string;
  advice: string;
  ways: ChosenFilter[];
}) {
  return (
    <Empty
      reason="nothing-found"
      headingLevel="h2"
      title={`No jobs ${filters.search ? 'for ' : ''}${words.replace(/ in all countries$/, '')}`}
      text={advice}
    >
      <p className={css.ways}>
        {ways.map(({ label, href }) => (
          <LinkButton key={label} kind="line" size="sm" href={href}>
            {label}
          </LinkButton>
        ))}
        <LinkButton kind={ways.length > 0 ? 'quiet' : 'line'} size="sm" href="/jobs">
          All jobs
        </LinkButton>
      </p>
    </Empty>
  );
}
