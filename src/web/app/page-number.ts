import { redirect } from 'react-router';
import { absent } from '#domain/errors.ts';

/** The page number in an address. An invalid one is not found, so that each page has one address. */
export function requestedPage({ searchParams }: URL): number {
  const page = searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,3}$/.test(page)) throw absent('This page of the list');
  return Number(page);
}

/**
 * Leads from a page beyond the last to the last, because lists become shorter and bookmarks stay. The first page exists
 * even for an empty list.
 */
export function leadToLastPage({ pages }: { pages: number }, page: number, url: URL): void {
  const last = Math.max(1, pages);
  if (page <= last) return;
  const query = new URLSearchParams(url.search);
  if (last === 1) query.delete('page');
  else query.set('page', String(last));
  throw redirect(url.pathname + (query.size > 0 ? `?${query}` : ''));
}
