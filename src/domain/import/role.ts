import { roleNamed } from '#domain/search/vocabulary/meanings.ts';
import type { JobRole } from '#domain/site/taxonomies.ts';

/** The role a title names; where it names none, the one its department does. What no line knows is `other`. */
export function roleOf(title: string, departments: readonly string[]): JobRole {
  for (const words of [title, ...departments]) {
    const role = roleNamed(words);
    if (role !== null) return role;
  }
  return 'other';
}
