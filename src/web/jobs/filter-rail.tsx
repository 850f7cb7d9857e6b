import {
  filterOf,
  JOB_FILTERS,
  type JobFacets,
  labelOfChoice,
  MANY_FILTERS,
} from '#domain/search/filters/filter-table.ts';
import type { JobFilters } from '#domain/search/filters/filters.ts';
import type { SalaryHistogram } from '#domain/search/results/salary-histogram.server.ts';
import { JOB_ROLES } from '#domain/site/taxonomies.ts';
import { Check } from '#web/ui/check.tsx';
import { NationFlag } from '#web/ui/flag.tsx';
import { counted, grouped } from '#web/ui/number-format.ts';
import { Select } from '#web/ui/select.tsx';
import css from './filter-rail.module.css';
import { FilterSheet, MoreChoices } from './filter-sheet.tsx';
import { HiddenFilters } from './jobs-href.tsx';
import { SalaryFilter } from './salary-filter.tsx';

const COUNTRIES = [
  { code: 'DK', name: 'Denmark' },
  { code: 'SE', name: 'Sweden' },
  { code: 'NO', name: 'Norway' },
  { code: 'FI', name: 'Finland' },
  { code: 'IS', name: 'Iceland' },
];
/** Roles shown before "Show all": the selected ones, then the largest. */
const FIRST_ROLES = 6;
const MAX_CITIES = 60;

const COUNTRY = filterOf('countryCodes');
const CITY = filterOf('localities');
const ROLE = filterOf('roles');
const REMOTE = filterOf('isRemote');
const ENGLISH = filterOf('englishEnough');
/** Filters of the table with a short list of checkboxes. */
const SHORT_LISTS = MANY_FILTERS.filter(({ key, terms }) => terms && key !== 'roles');

const RAIL_FILTERS = [...JOB_FILTERS.map(({ names }) => names[0] as string), 'salaryCurrency'];
const RAIL_FILTERS_EXCEPT_CITY = RAIL_FILTERS.filter((name) => name !== CITY.names[0]);

/** The filters of the job list. The number beside a choice is the total that choice would give. */
export function FilterRail({
  filters,
  suggestions,
  total,
  histogram,
  isCapped,
  activeCount,
  isCurrencyChosen,
}: {
  filters: JobFilters;
  suggestions: JobFacets | undefined;
  total: number;
  histogram: SalaryHistogram | undefined;
  isCapped: boolean;
  activeCount: number;
  isCurrencyChosen: boolean;
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
      submit={`Show ${counted(total, 'job')}`}
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
            name={COUNTRY.names[0]}
            value={code}
            defaultChecked={filters.countryCodes.includes(code)}
            mark={<NationFlag country={code} size={15} />}
            label={name}
            count={count(suggestions?.countries[code])}
            countNoun="jobs"
          />
        ))}
        <Check
          name={COUNTRY.names[0]}
          value="EU"
          defaultChecked={filters.countryCodes.includes('EU')}
          label="Elsewhere in Europe"
          count={count(suggestions?.countries.EU)}
          countNoun="jobs"
        />
      </fieldset>
      <div className={css.group}>
        <label className={css.label} htmlFor="city">
          {CITY.label}
        </label>
        <Select small id="city" name={CITY.names[0]} defaultValue={filters.localities.length === 1 ? only : ''}>
          <option value="">{anyCity(filters)}</option>
          {cities.map(([name, n]) => (
            <option key={name} value={name}>
              {`${name} (${grouped(n)})`}
            </option>
          ))}
        </Select>
      </div>
      <fieldset>
        <legend>Remote and language</legend>
        <Check
          name={REMOTE.names[0]}
          value="true"
          defaultChecked={filters.isRemote}
          label={REMOTE.label}
          count={suggestions?.remote}
          countNoun="jobs"
        />
        <Check
          name={ENGLISH.names[0]}
          value="true"
          defaultChecked={filters.englishEnough}
          label={ENGLISH.label}
          count={suggestions?.englishEnough}
          countNoun="jobs"
        />
      </fieldset>
      <RoleChoices filters={filters} suggestions={suggestions} isCapped={isCapped} />
      {SHORT_LISTS.map((filter) => (
        <fieldset key={filter.key}>
          <legend>{filter.label}</legend>
          {filter.terms?.map(({ key, id }) => (
            <Check
              key={key}
              name={filter.names[0]}
              value={key}
              defaultChecked={filters[filter.key].includes(key)}
              label={labelOfChoice(filter, key)}
              count={count(suggestions?.[filter.facet][filter.isCountedById && id ? id : key])}
              countNoun="jobs"
            />
          ))}
        </fieldset>
      ))}
      <SalaryFilter
        filters={filters}
        suggestions={suggestions}
        histogram={histogram}
        isCurrencyChosen={isCurrencyChosen}
      />
    </FilterSheet>
  );
}

/** The choice that adds no city. The typed place keeps its effect beside it. */
function anyCity({ localities, location }: JobFilters): string {
  if (localities.length > 1) return 'One more city';
  return location ? `As typed: ${location}` : 'Any city';
}

function RoleChoices({
  filters,
  suggestions,
  isCapped,
}: {
  filters: JobFilters;
  suggestions: JobFacets | undefined;
  isCapped: boolean;
}) {
  const group = { key: 'development', label: 'Development' };
  const count = (key: string) => suggestions?.jobRoles[key] ?? (isCapped ? undefined : 0);
  const ordered = [group, ...JOB_ROLES].toSorted(
    (a, b) =>
      Number(filters.roles.includes(b.key)) - Number(filters.roles.includes(a.key)) ||
      (count(b.key) ?? 0) - (count(a.key) ?? 0),
  );
  const first = Math.max(FIRST_ROLES, filters.roles.length);
  const choice = ({ key, label }: { key: string; label: string }) => (
    <Check
      key={key}
      name={ROLE.names[0]}
      value={key}
      defaultChecked={filters.roles.includes(key)}
      label={label}
      count={count(key)}
      countNoun="jobs"
    />
  );
  return (
    <fieldset>
      <legend>{ROLE.label}</legend>
      {ordered.slice(0, first).map(choice)}
      <MoreChoices all={ordered.length}>{ordered.slice(first).map(choice)}</MoreChoices>
    </fieldset>
  );
}
