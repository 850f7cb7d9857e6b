import type { CompanyFilters } from '#domain/companies/filters.ts';
import type { CompanySuggestions } from '#domain/companies/views.ts';
import { FUNDING_STAGES, INDUSTRIES, STAGES } from '#domain/site/company-terms.ts';
import type { Term } from '#domain/site/term.ts';
import { FilterSheet, MoreChoices } from '#web/jobs/filters/filter-sheet.tsx';
import { Check } from '#web/ui/forms/check.tsx';
import { NationFlag } from '#web/ui/pictures/flag.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import { HiddenCompanyFilters } from './startups-href.tsx';

/** Industries shown before "Show all": the selected ones, then the largest. */
const FIRST_INDUSTRIES = 7;
const RAIL_FILTERS = ['countryCode', 'industry', 'stage', 'fundingStage', 'hiring'];

/** The filters of the directory. The number beside a choice is the total that choice would give. */
export function CompanyRail({
  filters,
  suggestions,
  total,
  activeCount,
  countries,
}: {
  filters: CompanyFilters;
  suggestions: CompanySuggestions;
  total: number;
  activeCount: number;
  countries: { code: string; name: string }[];
}) {
  return (
    <FilterSheet
      action="/startups"
      state={JSON.stringify(filters)}
      activeCount={activeCount}
      submit={`Show ${countText(total, 'startup')}`}
    >
      <HiddenCompanyFilters filters={filters} without={RAIL_FILTERS} />
      <fieldset>
        <legend>Jobs</legend>
        <Check
          name="hiring"
          value="true"
          defaultChecked={filters.hiring}
          label="Hiring now"
          count={suggestions.hiring}
          countNoun="startup"
        />
      </fieldset>
      <fieldset>
        <legend>Country</legend>
        {countries.map(({ code, name }) => (
          <Check
            key={code}
            name="countryCode"
            value={code}
            defaultChecked={filters.countryCodes.includes(code)}
            mark={<NationFlag country={code} size={15} />}
            label={name}
            count={suggestions.countries[code] ?? 0}
            countNoun="startup"
          />
        ))}
        {(suggestions.countries.EU || filters.countryCodes.includes('EU')) && (
          <Check
            name="countryCode"
            value="EU"
            defaultChecked={filters.countryCodes.includes('EU')}
            label="Elsewhere in Europe"
            count={suggestions.countries.EU ?? 0}
            countNoun="startup"
          />
        )}
      </fieldset>
      <Choices
        legend="Industry"
        name="industry"
        terms={INDUSTRIES}
        selected={filters.industries}
        counts={suggestions.industries}
        first={FIRST_INDUSTRIES}
      />
      <Choices legend="Stage" name="stage" terms={STAGES} selected={filters.stages} counts={suggestions.stages} />
      <Choices
        legend="Last round"
        name="fundingStage"
        terms={FUNDING_STAGES}
        selected={filters.fundingStages}
        counts={suggestions.fundingStages}
      />
    </FilterSheet>
  );
}

/** The choices of a filter in the order of the terms. With `first`, the largest come first and the rest are behind "Show all". */
function Choices({
  legend,
  name,
  terms,
  selected,
  counts,
  first,
}: {
  legend: string;
  name: string;
  terms: readonly Term[];
  selected: readonly string[];
  counts: Record<string, number>;
  first?: number;
}) {
  const visibleCount = first ? Math.max(first, selected.length) : terms.length;
  const inOrder = first
    ? terms.toSorted(
        (a, b) =>
          Number(selected.includes(b.key)) - Number(selected.includes(a.key)) ||
          (counts[b.key] ?? 0) - (counts[a.key] ?? 0),
      )
    : terms;
  const choice = ({ key, label }: Term) => (
    <Check
      key={key}
      name={name}
      value={key}
      defaultChecked={selected.includes(key)}
      label={label}
      count={counts[key] ?? 0}
      countNoun="startup"
    />
  );
  return (
    <fieldset>
      <legend>{legend}</legend>
      {inOrder.slice(0, visibleCount).map(choice)}
      {inOrder.length > visibleCount && (
        <MoreChoices all={inOrder.length}>{inOrder.slice(visibleCount).map(choice)}</MoreChoices>
      )}
    </fieldset>
  );
}
