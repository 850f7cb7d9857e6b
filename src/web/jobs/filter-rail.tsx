import { countChosen, type JobFilters } from '../../domain/jobs/filters.ts';
import type { SalaryHistogram } from '../../domain/jobs/salary-histogram.ts';
import type { JobSuggestions } from '../../domain/jobs/views.ts';
import { JOB_ROLES, POSITION_TYPES } from '../../domain/site/taxonomies.ts';
import { counted, grouped } from '../numbers.ts';
import { Check } from '../ui/check.tsx';
import { NationFlag } from '../ui/flag.tsx';
import { Select } from '../ui/select.tsx';
import css from './filter-rail.module.css';
import { FilterSheet, MoreChoices } from './filter-sheet.tsx';
import { HiddenFilters } from './jobs-href.tsx';
import { SalaryFilter } from './salary-filter.tsx';

const FIVE = [
  { code: 'DK', name: 'Denmark' },
  { code: 'SE', name: 'Sweden' },
  { code: 'NO', name: 'Norway' },
  { code: 'FI', name: 'Finland' },
  { code: 'IS', name: 'Iceland' },
];
/** Roles shown before "Show all": the largest, and whatever is chosen. */
const FIRST_ROLES = 6;
const MOST_CITIES = 60;

const RAIL_FILTERS = [
  'countryCode',
  'roles',
  'positionTypes',
  'isRemote',
  'isPaid',
  'englishEnough',
  'salaryShown',
  'salaryFrom',
  'salaryCurrency',
];

/** The filters of the job list. Every number beside a choice is the total it would give. */
export function FilterRail({
  filters,
  suggestions,
  total,
  histogram,
  isCapped,
}: {
  filters: JobFilters;
  suggestions: JobSuggestions | undefined;
  total: number;
  histogram: SalaryHistogram | undefined;
  isCapped: boolean;
}) {
  // What is not counted has none, unless there were too many to count exactly.
  const count = (n: number | undefined) => n ?? (isCapped ? undefined : 0);
  const [only] = filters.localities;
  const cities = Object.entries(suggestions?.localities ?? {}).slice(0, MOST_CITIES);
  if (only && filters.localities.length === 1 && !cities.some(([name]) => name === only)) cities.unshift([only, 0]);
  return (
    <FilterSheet
      action="/jobs"
      state={JSON.stringify(filters)}
      chosen={countChosen(filters)}
      submit={`Show ${counted(total, 'job')}`}
    >
      <HiddenFilters
        filters={filters}
        without={filters.localities.length > 1 ? RAIL_FILTERS : [...RAIL_FILTERS, 'locality']}
      />
      <fieldset>
        <legend>Country</legend>
        {FIVE.map(({ code, name }) => (
          <Check
            key={code}
            name="countryCode"
            value={code}
            defaultChecked={filters.countryCodes.includes(code)}
            mark={<NationFlag country={code} size={15} />}
            label={name}
            count={count(suggestions?.countries[code])}
            countNoun="jobs"
          />
        ))}
        <Check
          name="countryCode"
          value="EU"
          defaultChecked={filters.countryCodes.includes('EU')}
          label="Elsewhere in Europe"
          count={count(suggestions?.countries.EU)}
          countNoun="jobs"
        />
      </fieldset>
      <div className={css.group}>
        <label className={css.label} htmlFor="city">
          City
        </label>
        <Select small id="city" name="locality" defaultValue={filters.localities.length === 1 ? only : ''}>
          <option value="">{filters.localities.length > 1 ? 'One more city' : 'Any city'}</option>
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
          name="isRemote"
          value="true"
          defaultChecked={filters.isRemote}
          label="Remote"
          count={suggestions?.remote}
          countNoun="jobs"
        />
        <Check
          name="englishEnough"
          value="true"
          defaultChecked={filters.englishEnough}
          label="English is enough"
          count={suggestions?.englishEnough}
          countNoun="jobs"
        />
      </fieldset>
      <RoleChoices filters={filters} suggestions={suggestions} isCapped={isCapped} />
      <fieldset>
        <legend>Position</legend>
        {POSITION_TYPES.map(({ key, id, label }) => (
          <Check
            key={key}
            name="positionTypes"
            value={key}
            defaultChecked={filters.positionTypes.includes(key)}
            label={label}
            count={count(suggestions?.jobPositionTypes[id])}
            countNoun="jobs"
          />
        ))}
      </fieldset>
      <SalaryFilter filters={filters} suggestions={suggestions} histogram={histogram} />
    </FilterSheet>
  );
}

function RoleChoices({
  filters,
  suggestions,
  isCapped,
}: {
  filters: JobFilters;
  suggestions: JobSuggestions | undefined;
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
      name="roles"
      value={key}
      defaultChecked={filters.roles.includes(key)}
      label={label}
      count={count(key)}
      countNoun="jobs"
    />
  );
  return (
    <fieldset>
      <legend>Role</legend>
      {ordered.slice(0, first).map(choice)}
      <MoreChoices all={ordered.length}>{ordered.slice(first).map(choice)}</MoreChoices>
    </fieldset>
  );
}
