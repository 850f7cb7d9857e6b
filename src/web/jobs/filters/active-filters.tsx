import type { JobFilters } from '#domain/search/filters/filters.ts';
import { noFilters } from '#domain/search/filters/filters.ts';
import { ActiveChip } from '#web/ui/buttons/chip.tsx';
import { jobsHref } from '../jobs-href.tsx';
import css from './active-filters.module.css';
import type { ActiveFilter } from './filter-labels.server.ts';

/** The active filters, and the words that were understood as one, each removed by one click. */
export function ActiveFilters({
  filters,
  active,
  understood,
}: {
  filters: JobFilters;
  active: ActiveFilter[];
  understood: ActiveFilter[];
}) {
  if (active.length + understood.length === 0) return <div className={css.none} />;
  return (
    <div className={css.chips}>
      {[...understood, ...active].map(({ label, href }) => (
        <ActiveChip key={`${label} ${href}`} label={label} href={href} />
      ))}
      {active.length > 0 && (
        <a className={`link ${css.clear}`} href={jobsHref({ ...noFilters, search: filters.search })}>
          Clear all
        </a>
      )}
    </div>
  );
}
