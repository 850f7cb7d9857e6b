import { filterOf, JOB_FILTERS, type JobFacets, MANY_FILTERS } from '#domain/search/filters/filter-table.ts';
import type { JobFilters } from '#domain/search/filters/filters.ts';
import type { SalaryHistogram } from '#domain/search/results/salary-histogram.server.ts';
import { JOB_ROLES } from '#domain/site/roles-and-position-types.ts';
import type { Term } from '#domain/site/term.ts';
import { Check } from '#web/ui/forms/check.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { NationFlag } from '#web/ui/pictures/flag.tsx';
import { countText, groupDigits } from '#web/ui/text/number-format.ts';
import { HiddenFilters } from '../jobs-href.tsx';
import css from './filter-rail.module.css';
import { FilterSheet, MoreChoices } from './filter-sheet.tsx';
import { SalaryFilter } from './salary-filter.tsx';

const COUNTRIES = [
  { code: 'DK', name: 'Denmark' },
  { code: 'SE', name: 'Sweden' },
  { code: 'NO', name: 'Norway' },
  { code: 'FI', name: 'Finland' },
  { code: 'IS', name: 'Iceland' },
];
/** Choices shown before "Show all": the selected ones, then the largest. */
const FIRST_CHOICES = 6;
const MAX_CITIES = 60;

const COUNTRY = filterOf('countryCodes');
const CITY = filterOf('localities');
/** The group of developers stands among the roles. */
const DEVELOPMENT = { key: 'development', label: 'Development' };
const ROLE = filterOf('roles');
const GOAL = filterOf('sdgs');
const REMOTE = filterOf('isRemote');
const ENGLISH = filterOf('englishEnough');
/** A longer list shows the chosen and the largest first. */
const LONGEST_WHOLE_LIST = 8;
/** Filters of the table with a list of checkboxes. */
const LISTS = MANY_FILTERS.filter(({ key, terms }) => terms && key !== 'roles');

const RAIL_FILTERS = [...JOB_FILTERS.map(({ name }) => name as string), 'salaryCurrency'];
const RAIL_FILTERS_EXCEPT_CITY = RAIL_FILTERS.filter((name) => name !== CITY.name);

/** The filters of the job list. The number beside a choice is the total that choice would give. */
export function FilterRail({
  filters,
  suggestions,
  total,
  histogram,
  isCapped,
  activeCount,
  isCurrencyChosen,
  anyCity,
  goals,
}: {
  filters: JobFilters;
  suggestions: JobFacets | undefined;
  total: number;
  histogram: SalaryHistogram | undefined;
  isCapped: boolean;
  activeCount: number;
  isCurrencyChosen: boolean;
  /** The choice that adds no city. */
  anyCity: string;
  /** The choices of the goals, where the site offers them. */
  goals: readonly Term[];
}) {
  // A missing count means zero, unless there were too many jobs to count exactly.
  const count = (n: number | undefined) => n ?? (isCapped ? undefined : 0);
  const [only] = filters.localities;
  const cities = Object.entries(suggestions?.localities ?? {}).slice(0, MAX_CITIES);
  if (only && filters.localities.length === 1 && !cities.some(([name]) => name === only)) cities.unshift([only, 0]);
  return (
    <FilterSheet
      action="/jobs"
      state={JSON.stringify(filters)}
      activeCount={activeCount}
      submit={`Show ${countText(total, 'job')}`}
    >
      <HiddenFilters
        filters={filters}
        without={filters.localities.length > 1 ? RAIL_FILTERS_EXCEPT_CITY : RAIL_FILTERS}
      />
      <fieldset>
        <legend>{COUNTRY.label}</legend>
        {COUNTRIES.map(({ code, name }) => (
          <Check
            key={code}
            name={COUNTRY.name}
            value={code}
            defaultChecked={filters.countryCodes.includes(code)}
            mark={<NationFlag country={code} size={15} />}
            label={name}
            count={count(suggestions?.countries[code])}
            countNoun="job"
          />
        ))}
        <Check
          name={COUNTRY.name}
          value="EU"
          defaultChecked={filters.countryCodes.includes('EU')}
          label="Elsewhere in Europe"
          count={count(suggestions?.countries.EU)}
          countNoun="job"
        />
      </fieldset>
      <div className={css.group}>
        <label className={css.label} htmlFor="city">
          {CITY.label}
        </label>
        <Select small id="city" name={CITY.name} defaultValue={filters.localities.length === 1 ? only : ''}>
          <option value="">{anyCity}</option>
          {cities.map(([name, n]) => (
            <option key={name} value={name}>
              {n ? `${name} (${groupDigits(n)})` : name}
            </option>
          ))}
        </Select>
      </div>
      <fieldset>
        <legend>Remote and language</legend>
        <Check
          name={REMOTE.name}
          value="true"
          defaultChecked={filters.isRemote}
          label={REMOTE.label}
          count={suggestions?.remote}
          countNoun="job"
        />
        <Check
          name={ENGLISH.name}
          value="true"
          defaultChecked={filters.englishEnough}
          label={ENGLISH.label}
          count={suggestions?.englishEnough}
          countNoun="job"
        />
      </fieldset>
      <ListChoices
        filter={ROLE}
        terms={[DEVELOPMENT, ...JOB_ROLES]}
        filters={filters}
        suggestions={suggestions}
        isCapped={isCapped}
      />
      {LISTS.map((filter) => (
        <ListChoices key={filter.key} filter={filter} filters={filters} suggestions={suggestions} isCapped={isCapped} />
      ))}
      {goals.length > 0 && (
        <ListChoices filter={GOAL} terms={goals} filters={filters} suggestions={suggestions} isCapped={isCapped} />
      )}
      <SalaryFilter
        filters={filters}
        suggestions={suggestions}
        histogram={histogram}
        isCurrencyChosen={isCurrencyChosen}
      />
    </FilterSheet>
  );
}

function ListChoices({
  filter,
  terms = filter.terms ?? [],
  filters,
  suggestions,
  isCapped,
}: {
  filter: (typeof LISTS)[number];
  terms?: NonNullable<(typeof LISTS)[number]['terms']>;
  filters: JobFilters;
  suggestions: JobFacets | undefined;
  isCapped: boolean;
}) {
  const countOf = ({ key, id }: (typeof terms)[number]) =>
    suggestions?.[filter.facet][filter.isCountedById && id ? id : key] ?? (isCapped ? undefined : 0);
  const isChosen = ({ key }: { key: string }) => filters[filter.key].includes(key);
  const isLong = terms.length > LONGEST_WHOLE_LIST;
  const inOrder = isLong
    ? terms.toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a)) || (countOf(b) ?? 0) - (countOf(a) ?? 0))
    : terms;
  const first = isLong ? Math.max(FIRST_CHOICES, filters[filter.key].length) : terms.length;
  const choice = (term: (typeof terms)[number]) => (
    <Check
      key={term.key}
      name={filter.name}
      value={term.key}
      defaultChecked={isChosen(term)}
      label={filter.chip?.(term.label) ?? term.label}
      count={countOf(term)}
      countNoun="job"
    />
  );
  return (
    <fieldset>
      <legend>{filter.label}</legend>
      {inOrder.slice(0, first).map(choice)}
      {isLong && <MoreChoices all={inOrder.length}>{inOrder.slice(first).map(choice)}</MoreChoices>}
    </fieldset>
  );
}
