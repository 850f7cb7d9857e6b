import { roleOfTitle } from '#domain/search/vocabulary/synonyms.server.ts';
import type { JobRole } from '#domain/site/taxonomies.ts';

/** The role a title names; where it names none, the one its department does. What no line knows is `other`. */
export function roleOf(title: string, departments: readonly string[]): JobRole {
  for (const words of [title, ...departments]) {
    const role = roleOfTitle(words);
    if (role !== null) return role;
  }
  return 'other';
}
