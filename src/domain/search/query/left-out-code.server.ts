import { interpretWords } from '../vocabulary/synonyms.server.ts';
import type { TypedText } from './search-text.ts';

/** "Not software" leaves out everybody whose work is programs. */
export const OF_SOFTWARE = ['softwaredeveloper', 'developer', 'devops', 'machinelearning'];

/** Whether the search leaves out programming itself. */
export function leavesOutCode({ excluded }: TypedText): boolean {
  return excluded.some((words) =>
    interpretWords(words).some(({ senses }) =>
      senses.some(({ keys, begins }) => begins === undefined && keys.some((key) => OF_SOFTWARE.includes(key))),
    ),
  );
}
