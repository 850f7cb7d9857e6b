import { absent } from '#domain/errors.ts';

/** The page of a list that an address asks for; one that no list has is not found, so that there is one address each. */
export function pageAsked({ searchParams }: URL): number {
  const asked = searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,3}$/.test(asked)) throw absent('This page of the list');
  return Number(asked);
}

/** The first page is there even of an empty list. */
export function refuseBeyond({ pages }: { pages: number }, page: number): void {
  if (page > Math.max(1, pages)) throw absent('This page of the list');
}
