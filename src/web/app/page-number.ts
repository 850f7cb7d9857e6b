import { absent } from '#domain/errors.ts';

/** The page number in an address. An invalid one is not found, so that each page has one address. */
export function requestedPage({ searchParams }: URL): number {
  const page = searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,3}$/.test(page)) throw absent('This page of the list');
  return Number(page);
}

/** Refuses a page beyond the last. The first page exists even for an empty list. */
export function refusePageBeyond({ pages }: { pages: number }, page: number): void {
  if (page > Math.max(1, pages)) throw absent('This page of the list');
}
