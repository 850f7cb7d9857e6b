import { SDGS } from '#domain/site/company-terms.ts';
import type { Term } from '#domain/site/term.ts';
import type { ManyFilter } from './filter-table.ts';

/** The possible values of a filter, in order. The goals are not in the table, because every visitor's browser loads it. */
export function termsOf({ key, terms = [] }: ManyFilter): readonly (Term & { id?: string })[] {
  return key === 'sdgs' ? SDGS : terms;
}

/** The label of a chosen value. */
export function labelOfChoice(filter: ManyFilter, key: string): string {
  const label = [...termsOf(filter), ...(filter.groups ?? [])].find((term) => term.key === key)?.label ?? key;
  return filter.chip ? filter.chip(label) : label;
}
