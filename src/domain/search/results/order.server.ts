import { type SQL, sql } from 'drizzle-orm';
import type { ParsedQuery } from '../query/parsed-query.ts';

export const NEWEST = sql.raw('published_at DESC, job_id DESC');

/** The order of a list by columns alone; null where relevance or stated pay decides. */
export function plainOrder({ filters, text, paysShownFirst }: ParsedQuery): SQL | null {
  if (filters.sorting === 'relevance' && (text || paysShownFirst)) return null;
  return filters.sorting === 'mostPopular' ? sql`popularity DESC, ${NEWEST}` : NEWEST;
}

/** The columns that a plain order reads beside the id. */
export function columnsOfOrder({ filters }: ParsedQuery): SQL {
  return filters.sorting === 'mostPopular' ? sql`popularity, published_at` : sql`published_at`;
}
