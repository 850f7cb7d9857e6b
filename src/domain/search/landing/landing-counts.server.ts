import type { Context } from '#domain/context.ts';
import { fold } from '#domain/site/fold.ts';
import { openOffers } from '../counters/open-counters.server.ts';
import { rolesOf } from '../filters/conditions.server.ts';
import { type LandingPage, landingFilters, WORTH_INDEXING } from './landing-pages.ts';

/** How many open jobs landing pages have, exactly: read from numbers that are kept, whatever their size. */

/** The values of openOffers that a page's jobs are counted in: no job is in two of them. */
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

/** The number of each page, of the numbers of all their offers. */
export function numberOf(page: LandingPage, offers: ReadonlyMap<string, number>): number {
  return offersOf(page).reduce((sum, offer) => sum + (offers.get(offer) ?? 0), 0);
}

/** The landing pages among these worth finding in a search engine, with their numbers. One statement. */
export async function openLandingPages(
  context: Context,
  pages: readonly LandingPage[],
): Promise<{ page: LandingPage; n: number }[]> {
  const numbers = await numbersOf(context, pages);
  return pages.map((page) => ({ page, n: numberOf(page, numbers) })).filter(({ n }) => n >= WORTH_INDEXING);
}

export async function openLandingNumber(context: Context, page: LandingPage): Promise<number> {
  return numberOf(page, await numbersOf(context, [page]));
}

async function numbersOf(context: Context, pages: readonly LandingPage[]): Promise<Map<string, number>> {
  const { rows } = await context.db.execute<{ value: string; n: number }>(openOffers(context, pages.flatMap(offersOf)));
  return new Map(rows.map(({ value, n }) => [value, n]));
}
