import type { JOB_FILTERS } from './filter-table.ts';

/** Names in addresses beside the one that pages write. Browsers load the table of filters, so this is no part of it. */

type Row = (typeof JOB_FILTERS)[number];

const OTHER_NAMES: Partial<Record<Row['key'], readonly string[]>> = {
  countryCodes: ['countryCodes'],
  localities: ['localities'],
  roles: ['role', 'jobRoles', 'jobRole'],
  positionTypes: ['positionType', 'jobPositionTypes', 'jobPositionType'],
};

/** Where the API documents another name than pages write. */
const API_NAMES: Partial<Record<string, string>> = { roles: 'jobRoles', positionTypes: 'jobPositionTypes' };

/** Every name that is read. */
export function namesOf({ key, name }: Row): readonly string[] {
  return [name, ...(OTHER_NAMES[key] ?? [])];
}

/** The name that the API documents. */
export function apiNameOf({ key, name }: { key: string; name: string }): string {
  return API_NAMES[key] ?? name;
}
