import { useLoaderData } from 'react-router';
import { listCompanies } from '#domain/companies/directory.server.ts';
import {
  COMPANY_SORTINGS,
  type CompanyFilters,
  type CompanySorting,
  noCompanyFilters,
  readCompanyFilters,
} from '#domain/companies/filters.ts';
import { absent } from '#domain/errors.ts';
import { capitalise } from '#domain/site/capitalise.ts';
import { countryName, NORDIC_COUNTRIES } from '#domain/site/countries.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { ActiveChip } from '#web/ui/buttons/chip.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { SearchForm } from '#web/ui/forms/search-form.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Pages } from '#web/ui/lists/pages.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import { StartupCell, StartupGrid } from '../startup-cell.tsx';
import { alternativesFor } from './alternatives.server.ts';
import { activeCompanyFilters, directoryLabel } from './company-filter-labels.server.ts';
import { CompanyRail } from './company-rail.tsx';
import css from './list.module.css';
import { HiddenCompanyFilters, startupsHref } from './startups-href.tsx';

export const loader = defineLoader(async ({ context, cache, url }) => {
  cache.dependsOn('companies');
  const { filters, unknown } = readCompanyFilters(url.searchParams);
  const list = await listCompanies(context, filters);
  if (filters.page > Math.max(1, list.pages)) throw absent('This page of the list');
  return {
    filters,
    unknown,
    list,
    active: activeCompanyFilters(filters),
    alternatives: list.total > 0 ? [] : await alternativesFor(context, filters),
    label: directoryLabel(filters),
    countries: NORDIC_COUNTRIES.map((code) => ({ code, name: countryName(code) })),
  };
});

const SORTINGS: Record<CompanySorting, string> = { hiring: 'Hiring first', newest: 'Newest first', name: 'By name' };

export default function StartupsPage() {
  const { filters, unknown, list, active, alternatives, label, countries } = useLoaderData<typeof loader>();
  const isPlain = active.length === 0 && !filters.search && filters.sorting === noCompanyFilters.sorting;
  const title = filters.search ? `Startups: ${label}` : 'Nordic startups';
  return (
    <>
      <PageHead
        title={filters.page > 1 ? `${title}, page ${filters.page}` : title}
        description={`${countText(list.total, 'startup')} ${label}: what they build, who they are and which jobs are open.`}
        path={startupsHref(filters)}
        indexed={isPlain && list.total > 0}
      />
      <div className={css.bar}>
        <div className="wrap">
          <SearchForm
            action="/startups"
            place="bar"
            label="Find startups"
            // A new key resets the field, so that a new search does not show the old text.
            key={filters.search}
            submit="Find startups"
            fields={[
              {
                label: 'Which startup',
                name: 'search',
                placeholder: 'Name, what they do or industry',
                defaultValue: filters.search,
                maxLength: 200,
              },
            ]}
          >
            <HiddenCompanyFilters filters={filters} without={['search', 'page']} />
          </SearchForm>
        </div>
      </div>
      <div className={`wrap ${css.find}`}>
        <CompanyRail
          filters={filters}
          suggestions={list.suggestions}
          total={list.total}
          activeCount={active.length}
          countries={countries}
        />
        <section aria-label="Results">
          <div className={css.head}>
            <div>
              <h1 aria-live="polite">{countText(list.total, 'startup')}</h1>
              <p>
                {capitalise(label)}.
                {list.suggestions.hiring > 0 &&
                  list.suggestions.hiring < list.total &&
                  ` ${list.suggestions.hiring} hiring now.`}
              </p>
            </div>
            <SortStartups filters={filters} />
          </div>
          {unknown.length > 0 && (
            <p className={css.unknown} role="status">
              We ignored what we couldn’t read: {unknown.map(({ value }) => `“${value}”`).join(', ')}.
            </p>
          )}
          <div className={css.chips}>
            {active.map(({ label, href }) => (
              <ActiveChip key={label} label={label} href={href} />
            ))}
            {active.length > 0 && (
              <a className={`link ${css.clear}`} href={startupsHref({ ...noCompanyFilters, search: filters.search })}>
                Clear all
              </a>
            )}
          </div>
          {list.total === 0 ? (
            <NoStartups filters={filters} alternatives={alternatives} />
          ) : (
            <>
              <StartupGrid columns={3}>
                {list.docs.map((startup) => (
                  <StartupCell key={startup.id} startup={startup} heading="h2" />
                ))}
              </StartupGrid>
              <Pages page={filters.page} pages={list.pages} hrefFor={(page) => startupsHref({ ...filters, page })} />
            </>
          )}
        </section>
      </div>
    </>
  );
}

/** The order of the list. A change submits it; without JavaScript a button does. */
function SortStartups({ filters }: { filters: CompanyFilters }) {
  return (
    <form action="/startups" data-live className={css.sort}>
      <HiddenCompanyFilters filters={filters} without={['sorting']} />
      <Select
        small
        name="sorting"
        aria-label="Sort"
        defaultValue={filters.sorting}
        // Follows Back, and keeps the focus: by keyboard, each arrow key submits the form.
        ref={(select) => {
          if (select) select.value = filters.sorting;
        }}
      >
        {COMPANY_SORTINGS.map((sorting) => (
          <option key={sorting} value={sorting}>
            {SORTINGS[sorting]}
          </option>
        ))}
      </Select>
      <Button type="submit" kind="line" size="sm" className={css.go}>
        Sort
      </Button>
    </form>
  );
}

/** An empty result with one-click alternatives, and the whole directory last. */
function NoStartups({
  filters,
  alternatives,
}: {
  filters: CompanyFilters;
  alternatives: { label: string; href: string }[];
}) {
  return (
    <Empty
      reason="nothing-found"
      headingLevel="h2"
      title={filters.search ? `No startups for “${filters.search}”` : 'No matching startups'}
      text={alternatives.length > 0 ? 'Try a wider search.' : 'Try another word, or search the jobs instead.'}
    >
      <p className={css.links}>
        {alternatives.map(({ label, href }) => (
          <LinkButton key={label} kind="line" size="sm" href={href}>
            {label}
          </LinkButton>
        ))}
        {filters.search && (
          <LinkButton kind="line" size="sm" href={`/jobs?${new URLSearchParams({ search: filters.search })}`}>
            Jobs for “{filters.search}”
          </LinkButton>
        )}
        <LinkButton kind="quiet" size="sm" href="/startups">
          All startups
        </LinkButton>
      </p>
    </Empty>
  );
}
