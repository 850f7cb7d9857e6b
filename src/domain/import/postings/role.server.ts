import { roleOfTitle } from '#domain/search/vocabulary/synonyms.server.ts';
import type { JobRole } from '#domain/site/roles-and-position-types.ts';

/** The role that the title names, else that a department names, else `other`. */
export function roleOf(title: string, departments: readonly string[]): JobRole {
  for (const text of [title, ...departments]) {
    const role = roleOfTitle(text);
    if (role !== null) return role;
  }
  return 'other';
}
