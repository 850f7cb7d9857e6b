import { shareCardPath } from '#domain/media/share-card.ts';
import type { Platform } from '#domain/site/platforms.ts';
import { type LandingPage, landingHeading, WORTH_INDEXING } from './landing-pages.ts';

/** What the share card of a landing page says. */
export type LandingCard = {
  platform: Platform;
  slug: string;
  heading: string;
  /** "At least so many open jobs"; null where there are too few to speak of. */
  atLeast: number | null;
};

const STEPS = [WORTH_INDEXING, 5, 10, 20, 30, 50, 100, 200, 300, 500, 1_000, 2_000, 3_000, 5_000, 10_000];

/** The number in steps: a card for every number would be a new picture with every job. */
export function landingCard(page: LandingPage, total: number, platform: Platform): LandingCard {
  const atLeast = STEPS.findLast((step) => step <= total) ?? null;
  return { platform, slug: page.slug, heading: landingHeading(page), atLeast };
}

export function landingCardPath(card: LandingCard): string {
  return shareCardPath('landing', card.slug, card);
}
