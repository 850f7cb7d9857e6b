import { fold } from '#domain/site/fold.ts';
import { JOB_ROLE_GROUPS, JOB_ROLES } from '#domain/site/taxonomies.ts';
import { DEVELOPER_ROLES, ROLE_LINES } from './role-words.ts';

/** What people who look for a role may begin to type: its label, and the words that mean or tell it. */
export type NamedRole = {
  /** Of a role or of a group of roles. */
  key: string;
  label: string;
  /** The label first. `spelled` is null for what only begins words (`salgs-`): it is found, and never shown. */
  names: { spelled: string | null; folded: string }[];
};

/** What `backend-` and its like are most often the beginning of. */
const DEVELOPERS = ['developer', 'engineer', 'udvikler', 'utvecklare', 'utvikler', 'kehittäjä', 'forritari'];

type Name = { word: string; isBeginning: boolean };

function namesOf(key: string): Name[] {
  return ROLE_LINES.filter((line) => line.role === key || isFor(key, line.key)).flatMap(({ means, tells }) =>
    `${means}, ${tells ?? ''}`
      .split(', ')
      // What only ends compounds is no word to begin with.
      .filter((written) => written !== '' && !written.startsWith('~'))
      .flatMap((written) => {
        const word = written.replace(/^[=-]|-$/g, '');
        const isBeginning = written.endsWith('-');
        const compounds = isBeginning && DEVELOPER_ROLES.some((role) => role === key) ? DEVELOPERS : [];
        return [
          { word, isBeginning },
          ...compounds.map((end) => ({ word: word + (/^[de]/.test(end) ? ' ' : '') + end, isBeginning: false })),
        ];
      }),
  );
}

/** A developer of no particular kind is looked for in the group of developers too. */
function isFor(key: string, line: string): boolean {
  return key === 'development' && (line === 'developer' || line === 'softwaredeveloper');
}

/** Every role that can be asked for by a name, and the one group that no role is called like. */
export const NAMED_ROLES: readonly NamedRole[] = [
  ...JOB_ROLES.filter(({ key }) => key !== 'other'),
  ...JOB_ROLE_GROUPS.filter(({ key }) => JOB_ROLES.every((role) => role.key !== key)),
].map(({ key, label }) => ({
  key,
  label,
  names: [{ word: label, isBeginning: false }, ...namesOf(key)].map(({ word, isBeginning }) => ({
    spelled: isBeginning ? null : word,
    folded: fold(word),
  })),
}));
