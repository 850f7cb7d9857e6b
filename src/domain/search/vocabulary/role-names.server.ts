import { fold } from '#domain/site/fold.ts';
import { JOB_ROLE_GROUPS, JOB_ROLES } from '#domain/site/roles-and-position-types.ts';
import { DEVELOPER_ROLES, ROLE_ENTRIES } from './vocabulary.server.ts';

/** A role or a group of roles, with every name that people may begin to type for it. */
export type NamedRole = {
  key: string;
  label: string;
  /** The label first. `spelled` is null for a mere beginning of words (`salgs-`): it matches, and is never shown. */
  names: { spelled: string | null; folded: string }[];
};

/** The words that `backend-` and similar beginnings most often begin. */
const DEVELOPERS = ['developer', 'engineer', 'udvikler', 'utvecklare', 'utvikler', 'kehittäjä', 'forritari'];

type Name = { word: string; isBeginning: boolean };

function namesOf(key: string): Name[] {
  return ROLE_ENTRIES.filter((entry) => entry.role === key || isFor(key, entry.key)).flatMap(({ synonyms, tells }) =>
    [...synonyms, ...tells]
      // Endings of compounds are not words by themselves, and words of searches alone name no role.
      .filter((synonym) => !/^[~?]/.test(synonym))
      .flatMap((synonym) => {
        const word = synonym.replace(/^[=-]|-$/g, '');
        const isBeginning = synonym.endsWith('-');
        const compounds = isBeginning && DEVELOPER_ROLES.some((role) => role === key) ? DEVELOPERS : [];
        return [
          { word, isBeginning },
          ...compounds.map((end) => ({ word: word + (/^[de]/.test(end) ? ' ' : '') + end, isBeginning: false })),
        ];
      }),
  );
}

/** The group of developers also has the names of developers of no particular kind. */
function isFor(key: string, entryKey: string): boolean {
  return key === 'development' && (entryKey === 'developer' || entryKey === 'softwaredeveloper');
}

/** Every role but "other", and the one group whose key no role has. */
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
