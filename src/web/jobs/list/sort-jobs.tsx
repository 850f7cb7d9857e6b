import { type JobFilters, type JobSorting, sortingFor } from '#domain/search/filters/filters.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { HiddenFilters } from '../jobs-href.tsx';
import css from './sort-jobs.module.css';

const LABELS: Record<JobSorting, string> = {
  relevance: 'Most relevant',
  newest: 'Newest first',
  mostPopular: 'Most popular',
};

/** The order of the list. A change submits it; without JavaScript a button does. */
export function SortJobs({ filters }: { filters: JobFilters }) {
  const chosen = sortingFor(filters.search, filters.sorting);
  const choices: JobSorting[] = filters.search ? ['relevance', 'newest', 'mostPopular'] : ['newest', 'mostPopular'];
  return (
    <form action="/jobs" data-live className={css.sort}>
      <HiddenFilters filters={filters} without={['sorting']} />
      <Select
        small
        name="sorting"
        aria-label="Sort"
        defaultValue={chosen}
        // Follows Back, and keeps the focus: by keyboard, each arrow key submits the form.
        ref={(select) => {
          if (select) select.value = chosen;
        }}
      >
        {choices.map((sorting) => (
          <option key={sorting} value={sorting}>
            {LABELS[sorting]}
          </option>
        ))}
      </Select>
      <Button type="submit" kind="line" size="sm" className={css.go}>
        Sort
      </Button>
    </form>
  );
}
