import type { Context } from '#domain/context.ts';
import { fold } from '#domain/site/fold.ts';
import { openOffers } from '../counters/open-counters.server.ts';
import { rolesOf } from '../filters/conditions.server.ts';
import { type LandingPage, landingFilters, WORTH_INDEXING } from './landing-pages.ts';

/** Exact counts of landing pages, from the stored counters: they cost the same whatever their size. */

/** The offers (see `openOffers`) whose counts add up to the page's. No job counts for two of them. */
export function offersOf(page: LandingPage): string[] {
  const { roles, positionTypes = [], isRemote, englishEnough, countryCodes, localities } = landingFilters(page);
  const [country] = countryCodes;
  const place = country === undefined ? '' : [`@${country}`, ...localities.map(fold)].join('/');
  const ofRoles = roles && rolesOf(roles).map((role) => `${isRemote ? 'remote' : 'role'}:${role}`);
  const others = [
    ...positionTypes.map((type) => `type:${type}`),
    isRemote ? 'remote' : [],
    englishEnough ? 'english' : [],
  ];
  return (ofRoles ?? others.flat()).map((offer) => `${offer}${place}`);
}

/** The count of a page, from the counts of its offers. */
export function countOfPage(page: LandingPage, offers: ReadonlyMap<string, number>): number {
  return offersOf(page).reduce((sum, offer) => sum + (offers.get(offer) ?? 0), 0);
}

/** Those of the pages that search engines may index, with their counts. Sends one statement. */
export async function openLandingPages(
  context: Context,
  pages: readonly LandingPage[],
): Promise<{ page: LandingPage; n: number }[]> {
  const counts = await countsOf(context, pages);
  return pages.map((page) => ({ page, n: countOfPage(page, counts) })).filter(({ n }) => n >= WORTH_INDEXING);
}

export async function openLandingCount(context: Context, page: LandingPage): Promise<number> {
  return countOfPage(page, await countsOf(context, [page]));
}

async function countsOf(context: Context, pages: readonly LandingPage[]): Promise<Map<string, number>> {
  const { rows } = await context.db.execute<{ value: string; n: number }>(openOffers(context, pages.flatMap(offersOf)));
  return new Map(rows.map(({ value, n }) => [value, n]));
}
