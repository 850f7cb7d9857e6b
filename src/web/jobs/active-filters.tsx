import type { JobFilters } from '#domain/search/filters/filters.ts';
import { noFilters } from '#domain/search/filters/filters.ts';
import { ActiveChip } from '#web/ui/chip.tsx';
import css from './active-filters.module.css';
import type { ActiveFilter } from './filter-labels.server.ts';
import { jobsHref } from './jobs-href.tsx';

/** The active filters, each removed by one click. */
export function ActiveFilters({ filters, active }: { filters: JobFilters; active: ActiveFilter[] }) {
  if (active.length === 0) return <div className={css.none} />;
  return (
    <div className={css.chips}>
      {active.map(({ label, href }) => (
        <ActiveChip key={label} label={label} href={href} />
      ))}
      <a className={`link ${css.clear}`} href={jobsHref({ ...noFilters, search: filters.search })}>
        Clear all
      </a>
    </div>
  );
}
