import { type JobFilters, noFilters } from '../../domain/jobs/filters.ts';
import { LinkButton } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import type { ChosenFilter } from './filter-words.ts';
import { jobsHref } from './jobs-href.tsx';
import css from './no-jobs.module.css';

/** An empty result that helps: what to leave out, one click each, and the whole list at last. */
export function NoJobs({
  filters,
  chosen,
  words,
  instead,
}: {
  filters: JobFilters;
  chosen: ChosenFilter[];
  words: string;
  /** What the words found when taken as filters. */
  instead: ChosenFilter | null;
}) {
  const ways = [
    ...(instead ? [instead] : []),
    ...chosen.slice(0, 4).map(({ label, href }) => ({ label: `Without “${label}”`, href })),
    ...(filters.search && chosen.length > 0
      ? [
          {
            label: `Everything for “${filters.search}”`,
            href: jobsHref({ ...noFilters, search: filters.search, sorting: 'relevance' }),
          },
        ]
      : []),
  ];
  return (
    <Empty
      reason="nothing-found"
      headingLevel="h2"
      title={`No jobs ${filters.search ? 'for ' : ''}${words.replace(/ in all countries$/, '')}`}
      text={
        instead && chosen.length === 0
          ? 'No job has that in its text, but it is something to narrow by:'
          : ways.length > 0
            ? 'Try it a little wider, or pin the search and see when one lands.'
            : 'Try another word for it, or look through every open job.'
      }
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
