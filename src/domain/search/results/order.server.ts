import { type SQL, sql } from 'drizzle-orm';
import type { ParsedQuery } from '../query/parsed-query.ts';

export const NEWEST = sql.raw('published_at DESC, job_id DESC');

/** The order of a list by columns alone; null where relevance or stated pay decides. */
export function plainOrder({ filters, text, paysShownFirst }: ParsedQuery): SQL | null {
  if (filters.sorting === 'relevance' && (text || paysShownFirst)) return null;
  return filters.sorting === 'mostPopular' ? sql`popularity DESC, ${NEWEST}` : NEWEST;
}
