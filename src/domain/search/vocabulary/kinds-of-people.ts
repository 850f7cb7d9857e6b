/** Titles end in these, and each could stand for another. */
const KINDS_OF_PEOPLE = new Set(['specialist', 'consultant', 'coordinator', 'assistant', 'manager', 'head']);

export function isKindOfPerson(key: string): boolean {
  return KINDS_OF_PEOPLE.has(key);
}
