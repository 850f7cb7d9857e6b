import type { FilterKey } from './filter-table.ts';

/** The column of `job_search` that holds a filter. It is not in the filter table, because browsers load that one. */
export type FilterColumn = {
  /** A text or an array of texts; of a flag a condition, true for jobs that match. */
  sql: string;
  isArray?: true;
  /**
   * The lexeme of a flag in search rows, and the prefix of the lexemes of other filters. With it one index answers words
   * and filter together.
   */
  lexeme?: string;
};

const COLUMNS = {
  countryCodes: { sql: 'country_codes', isArray: true, lexeme: '@' },
  localities: { sql: 'localities', isArray: true },
  roles: { sql: 'job_role', lexeme: '^' },
  positionTypes: { sql: 'position_types', isArray: true, lexeme: '^' },
  companySizes: { sql: 'company_size' },
  sdgs: { sql: 'sdgs', isArray: true },
  isRemote: { sql: 'is_remote', lexeme: '^remote' },
  isPaid: { sql: 'is_paid' },
  englishEnough: { sql: 'english_enough' },
  salaryShown: { sql: 'yearly_salary IS NOT NULL' },
} as const satisfies Record<FilterKey, FilterColumn>;

/** The filters that lexemes answer. */
export type FilterWithLexeme = {
  [key in FilterKey]: (typeof COLUMNS)[key] extends { lexeme: string } ? key : never;
}[FilterKey];

export function columnOf({ key }: { key: FilterKey }): FilterColumn {
  return COLUMNS[key];
}
