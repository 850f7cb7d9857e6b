import { SlidersHorizontal, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { countChosen, type JobFilters } from '../../domain/jobs/filters.ts';
import type { SalaryHistogram } from '../../domain/jobs/facets.ts';
import type { JobSuggestions } from '../../domain/jobs/views.ts';
import { JOB_ROLES, POSITION_TYPES } from '../../domain/site/taxonomies.ts';
import { counted, grouped } from '../numbers.ts';
import { Button } from '../ui/button.tsx';
import { Check } from '../ui/check.tsx';
import { Select } from '../ui/field.tsx';
import { NationFlag } from '../ui/flag.tsx';
import { Icon } from '../ui/icon.tsx';
import css from './filter-rail.module.css';
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

const RAIL_FILTERS = ['countryCode', 'roles', 'positionTypes', 'isRemote', 'isPaid', 'englishEnough', 'salaryShown', 'salaryFrom', 'salaryCurrency'];

/**
 * The filters: one form, sent by GET, live where JavaScript runs. Every number beside a choice is the total it
 * would give. On phones it is a sheet behind a button; the same markup, without JavaScript too.
 */
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
  const sheet = useRef<HTMLDetailsElement>(null);
  useClosingOnEscape(sheet);
  const chosen = countChosen(filters);
  // A key for each state of the URL: what the browser has ticked follows Back and Forward.
  const state = JSON.stringify(filters);
  // What is not counted has none, unless there were too many to count exactly.
  const count = (n: number | undefined) => n ?? (isCapped ? undefined : 0);
  const [only] = filters.localities;
  const cities = Object.entries(suggestions?.localities ?? {}).slice(0, MOST_CITIES);
  if (only && filters.localities.length === 1 && !cities.some(([name]) => name === only)) cities.unshift([only, 0]);
  return (
    <details ref={sheet} className={css.sheet}>
      <summary className={css.open}>
        <Icon of={SlidersHorizontal} size={18} />
        <span className={css.openWord}>{chosen > 0 ? `Filters, ${chosen}` : 'Filters'}</span>
        <span className={css.closeWord}>
          <Icon of={X} size={20} />
          <span className="vh">Close filters</span>
        </span>
      </summary>
      <form key={state} action="/jobs" data-live className={css.rail} aria-label="Filters">
        <HiddenFilters filters={filters} without={filters.localities.length > 1 ? RAIL_FILTERS : [...RAIL_FILTERS, 'locality']} />
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
          <Check name="isRemote" value="true" defaultChecked={filters.isRemote} label="Remote" count={suggestions?.remote} countNoun="jobs" />
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
        <div className={css.send}>
          <Button type="submit" block onClick={() => sheet.current?.removeAttribute('open')}>
            Show {counted(total, 'job')}
          </Button>
        </div>
      </form>
    </details>
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
      Number(filters.roles.includes(b.key)) - Number(filters.roles.includes(a.key)) || (count(b.key) ?? 0) - (count(a.key) ?? 0),
  );
  const first = Math.max(FIRST_ROLES, filters.roles.length);
  const choice = ({ key, label }: { key: string; label: string }) => (
    <Check key={key} name="roles" value={key} defaultChecked={filters.roles.includes(key)} label={label} count={count(key)} countNoun="jobs" />
  );
  return (
    <fieldset>
      <legend>Role</legend>
      {ordered.slice(0, first).map(choice)}
      <details className={css.more}>
        <summary>Show all {ordered.length}</summary>
        {ordered.slice(first).map(choice)}
      </details>
    </fieldset>
  );
}

/** Escape closes the sheet, and while it is open the page behind it is left alone. */
function useClosingOnEscape(sheet: React.RefObject<HTMLDetailsElement | null>): void {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const details = sheet.current;
    const onToggle = (event: Event) => {
      if (event.target === details) setOpen(details?.open ?? false);
    };
    details?.addEventListener('toggle', onToggle);
    return () => details?.removeEventListener('toggle', onToggle);
  }, [sheet]);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      sheet.current?.removeAttribute('open');
      sheet.current?.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, sheet]);
}
