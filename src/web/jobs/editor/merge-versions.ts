import type { DraftContents } from '#domain/jobs/inputs.ts';
import { differencesOf, partsOf } from './draft-form.ts';

/** Two versions of one draft that began from the same one (a three-way merge). */

export type Side = 'mine' | 'theirs';

/**
 * The parts in which two versions differ, with the side that changed them. Null where both did, or where nobody knows
 * the version that they began from: then a person chooses.
 */
export function changedParts(
  base: DraftContents | null,
  mine: DraftContents,
  theirs: DraftContents,
): { name: string; changedBy: Side | null }[] {
  const changedByMe = base && differencesOf(base, mine);
  const changedByThem = base && differencesOf(base, theirs);
  return differencesOf(mine, theirs).map((name) => {
    if (changedByMe?.includes(name) === changedByThem?.includes(name)) return { name, changedBy: null };
    return { name, changedBy: changedByMe?.includes(name) ? 'mine' : 'theirs' };
  });
}

/** My version with the chosen parts of the other one. */
export function mergedVersion(
  mine: DraftContents,
  theirs: DraftContents,
  choices: Record<string, Side>,
): DraftContents {
  const parts = partsOf(theirs);
  const fields = Object.keys(parts).flatMap((name) => (choices[name] === 'theirs' ? (parts[name]?.fields ?? []) : []));
  return { ...mine, ...Object.fromEntries(fields.map((field) => [field, theirs[field] ?? null])) };
}
