import type { JobRole } from '#domain/site/taxonomies.ts';
import { readEntries } from './entries.server.ts';

/** The particular before the general: the first entry that matches a title decides its role. */
export const ROLE_ENTRIES = [...readEntries('executives'), ...readEntries('roles')];

/** Words that titles of any role contain, and names of technologies. */
export const COMMON_ENTRIES = [...readEntries('common'), ...readEntries('technologies')];

/** Their keys are position types. */
export const POSITION_ENTRIES = readEntries('positions');

export const REMOTE_ENTRIES = readEntries('remote');

/** Roles that write software, whatever the title says. A search for `developer` finds them. */
export const DEVELOPER_ROLES: readonly JobRole[] = [
  'backenddeveloper',
  'frontenddeveloper',
  'fullstackdeveloper',
  'mobiledevelopment',
];
