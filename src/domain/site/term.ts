/** An entry of a closed list. The database and addresses contain keys; pages show labels. */
export type Term = { key: string; label: string };

/** The key itself if the list does not have it. */
export function labelOf(terms: readonly Term[], key: string): string {
  return terms.find((term) => term.key === key)?.label ?? key;
}
