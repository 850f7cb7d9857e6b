import type { Context } from '#domain/context.ts';
import { countOpenJobs } from '#domain/search/counters/counters.server.ts';
import { filterOf } from '#domain/search/filters/filter-table.ts';
import { termsOf } from '#domain/search/filters/filter-terms.ts';
import { readJobFilters } from '#domain/search/filters/read-filters.ts';
import { hasOnlyCommonWords } from '#domain/search/query/search-text.ts';
import { listOpenJobs } from '#domain/search/results/queries.server.ts';
import { capitalise } from '#domain/site/capitalise.ts';
import { countryOf } from '#domain/site/countries.ts';
import type { Platform } from '#domain/site/platforms.ts';
import type { Term } from '#domain/site/term.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { toJsonText, useJsonLoaderData } from '#web/app/json-text.ts';
import { refusePageBeyond } from '#web/app/page-number.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { SearchForm } from '#web/ui/forms/search-form.tsx';
import { Pages } from '#web/ui/lists/pages.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import { cacheUntilJobsChange } from '../cache-until-jobs-change.ts';
import { ActiveFilters } from '../filters/active-filters.tsx';
import {
  type ActiveFilter,
  activeFilters,
  anyCityLabel,
  fullSearchLabel,
  searchLabel,
  typedPlaces,
  understoodChips,
} from '../filters/filter-labels.server.ts';
import { FilterRail } from '../filters/filter-rail.tsx';
import { JobRows } from '../job-rows.tsx';
import { HiddenFilters, jobsHref } from '../jobs-href.tsx';
import { rowFacts } from '../row-facts.ts';
import { alternativesFor } from './alternatives.ts';
import css from './list.module.css';
import { NoJobs } from './no-jobs.tsx';
import { PinBar, PinSearch } from './pin-search.tsx';
import { RelaxedGroups } from './relaxed-groups.tsx';
import { SortJobs } from './sort-jobs.tsx';

export const loader = defineLoader(async ({ context, cache, url }) => {
  const { filters, unknown } = readJobFilters(url.searchParams);
  const isCurrencyChosen = url.searchParams.has('salaryCurrency');
  const [country] = filters.countryCodes;
  if (!isCurrencyChosen && filters.salaryFrom === null && filters.countryCodes.length === 1) {
    filters.salaryCurrency = countryOf(country ?? '')?.currency ?? filters.salaryCurrency;
  }
  const list = await listOpenJobs(context, filters, {
    includeSuggestions: true,
    histogramCurrency: filters.salaryCurrency,
  });
  refusePageBeyond(list, filters.page);
  cacheUntilJobsChange(cache.dependsOn('jobs', 'companies'), context.now, [...list.docs, ...list.boosted]);
  const { places, localNames } = await typedPlaces(context, filters);
  const cities = list.suggestions?.localities ?? {};
  // The choice of cities knows them by their local names, each once.
  filters.localities = [
    ...new Set(
      filters.localities.map((typed) => {
        const name = localNames.get(typed);
        return name !== undefined && Object.hasOwn(cities, name) ? name : typed;
      }),
    ),
  ];
  const active = activeFilters(filters, places);
  // With a filter, the words may well be understood.
  if (list.total === 0 && filters.search !== '' && active.length === 0) cache.countsEmptySearch(filters.search);
  // An alternative is offered only with the number of jobs it leads to, never to another empty list.
  const alternatives =
    list.docs.length > 0 || list.total > 0 ? [] : await withCounts(context, alternativesFor(filters, active));
  // The list ignores terms without a meaning, so the heading must not name them.
  const filtersRead = { ...filters, ...Object.fromEntries(list.unknown.map(({ name }) => [name, ''])) };
  return toJsonText({
    now: context.now.toISOString(),
    filters,
    isCurrencyChosen,
    anyCity: anyCityLabel(filtersRead, places),
    goals: goalsOn(context.platform),
    active: activeFilters(filtersRead, places),
    chips: understoodChips(filters, list.understood),
    label: searchLabel(filtersRead, list.understood, places),
    fullLabel: fullSearchLabel(filtersRead, places),
    isSearch: filtersRead.search !== '',
    pages: list.pages,
    alternatives,
    advice: adviceFor(filters.search, alternatives),
    unknown: [...unknown, ...list.unknown],
    groups: [...Map.groupBy(list.docs, ({ relaxed }) => relaxed ?? '')]
      .filter(([reason]) => reason !== '')
      .map(([reason, jobs]) => ({ reason, jobs: jobs.map((job) => rowFacts(job)) })),
    list: {
      ...list,
      docs: list.docs.filter(({ relaxed }) => relaxed === undefined).map((job) => rowFacts(job, filters)),
      boosted: list.boosted.map((job) => rowFacts(job, filters)),
    },
  });
});

/** The global goals, where the site offers them as a filter. Other sites do not load them. */
function goalsOn(platform: Platform): readonly Term[] {
  const goal = filterOf('sdgs');
  return goal.onlyOn === platform ? termsOf(goal) : [];
}

/** Advice shown with an empty list. */
function adviceFor(search: string, alternatives: readonly ActiveFilter[]): string {
  if (hasOnlyCommonWords(search)) return 'That is in almost every job. Add a role or a skill.';
  return alternatives.length > 0
    ? 'Try a wider search, or pin this one to see new matches on your front page.'
    : 'Try another word, or browse all open jobs.';
}

async function withCounts(context: Context, alternatives: ActiveFilter[]): Promise<ActiveFilter[]> {
  const items = alternatives.map(({ href }) => ({
    key: href,
    filters: readJobFilters(new URL(href, 'http://site').searchParams).filters,
    since: null,
  }));
  const counts = new Map((await countOpenJobs(context, items)).map(({ key, count }) => [key, count]));
  return alternatives.flatMap(({ label, href }) => {
    const n = counts.get(href) ?? 0;
    return n > 0 ? [{ label: `${label}: ${countText(n, 'job')}`, href }] : [];
  });
}

export default function JobsPage() {
  const {
    now,
    filters,
    isCurrencyChosen,
    anyCity,
    goals,
    active,
    chips,
    label,
    fullLabel,
    isSearch,
    pages,
    alternatives,
    advice,
    unknown,
    groups,
    list,
  } = useJsonLoaderData<typeof loader>();
  const isPlain = active.length === 0 && !filters.search && !filters.location && filters.sorting === 'newest';
  const title = isSearch
    ? `Jobs: ${label}`
    : label === 'in all countries'
      ? 'Jobs in Nordic startups'
      : label.startsWith('remote ')
        ? `Remote jobs ${label.slice('remote '.length)}`
        : `Jobs ${label}`;
  const middle = Math.min(6, list.docs.length);
  return (
    <>
      <PageHead
        title={filters.page > 1 ? `${title}, page ${filters.page}` : title}
        description={`${list.totalIsCapped ? '10 000+ open jobs' : countText(list.total, 'open job')} ${label}. See the salary, startup and location before you open a job.`}
        path={jobsHref(filters)}
        indexed={isPlain && list.total > 0}
      />
      <div className={css.bar}>
        <div className="wrap">
          <SearchForm
            action="/jobs"
            place="bar"
            label="Find jobs"
            suggest={() => import('./job-suggestions.tsx')}
            // A new key resets the fields, so that a new search does not show the old text.
            key={`${filters.search}|${filters.location}`}
            fields={[
              {
                label: 'What',
                name: 'search',
                placeholder: 'Role or skill',
                defaultValue: filters.search,
                maxLength: 200,
              },
              {
                label: 'Where',
                name: 'location',
                placeholder: 'City or country',
                defaultValue: filters.location,
                maxLength: 100,
              },
            ]}
          >
            <HiddenFilters filters={filters} without={['search', 'location', 'page']} />
          </SearchForm>
        </div>
      </div>
      <div className={`wrap ${css.find}`}>
        <FilterRail
          filters={filters}
          suggestions={list.suggestions}
          total={list.total}
          histogram={list.salaryHistogram}
          isCapped={list.suggestionsAreCapped ?? false}
          activeCount={active.length + chips.length}
          isCurrencyChosen={isCurrencyChosen}
          anyCity={anyCity}
          goals={goals}
        />
        <section aria-label="Results">
          <div className={css.head}>
            <div>
              <h1 aria-live="polite">
                {list.totalIsCapped
                  ? '10 000+ jobs'
                  : list.total === 0 && groups.length > 0
                    ? 'No exact match'
                    : countText(list.total, 'job')}
              </h1>
              <p>
                {sentence(label)}
                {list.searchedFor &&
                  list.total > 0 &&
                  ` No job matches that. Showing results for “${list.searchedFor}” instead.`}
                {list.total === 0 && groups.length > 0 && ' These jobs come close.'}
              </p>
            </div>
            <div className={css.tools}>
              <PinSearch filters={filters} label={fullLabel} />
              <SortJobs filters={filters} />
            </div>
          </div>
          {unknown.length > 0 && (
            <p className={css.unknown} role="status">
              We ignored what we couldn’t read: {unknown.map(({ value }) => `“${value}”`).join(', ')}.
            </p>
          )}
          <ActiveFilters filters={filters} active={active} understood={chips} />
          {list.total === 0 && groups.length === 0 ? (
            <NoJobs filters={filters} label={label} advice={advice} alternatives={alternatives} />
          ) : (
            <>
              <JobRows jobs={list.boosted} now={now} boosted heading="h2" />
              <JobRows jobs={list.docs.slice(0, middle)} now={now} heading="h2" />
              {middle > 3 && filters.page === 1 && <PinBar filters={filters} label={fullLabel} />}
              <JobRows jobs={list.docs.slice(middle)} now={now} heading="h2" />
              <RelaxedGroups groups={groups} now={now} />
              <Pages page={filters.page} pages={pages} hrefFor={(page) => jobsHref({ ...filters, page })} />
            </>
          )}
        </section>
      </div>
    </>
  );
}

function sentence(text: string): string {
  return `${capitalise(text)}.`;
}
