import type { JobFilters } from '#domain/search/filters/filters.ts';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import type { ActiveFilter } from '../filters/filter-labels.server.ts';
import css from './no-jobs.module.css';

/** An empty result with one-click alternatives that have jobs, and the whole list last. */
export function NoJobs({
  filters,
  label,
  advice,
  alternatives,
}: {
  filters: JobFilters;
  label: string;
  advice: string;
  alternatives: ActiveFilter[];
}) {
  return (
    <Empty
      reason="nothing-found"
      headingLevel="h2"
      title={`No jobs ${filters.search ? 'for ' : ''}${label.replace(/ in all countries$/, '')}`}
      text={advice}
    >
      <p className={css.links}>
        {alternatives.map(({ label: text, href }) => (
          <LinkButton key={text} kind="line" size="sm" href={href}>
            {text}
          </LinkButton>
        ))}
        <LinkButton kind={alternatives.length > 0 ? 'quiet' : 'line'} size="sm" href="/jobs">
          All jobs
        </LinkButton>
      </p>
    </Empty>
  );
}
