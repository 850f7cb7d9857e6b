import { shareCardPath } from '#domain/media/share-card.ts';
import type { Platform } from '#domain/site/platforms.ts';
import { type LandingPage, landingHeading, WORTH_INDEXING } from './landing-pages.ts';

/** The content of a landing page's share card. */
export type LandingCard = {
  platform: Platform;
  slug: string;
  heading: string;
  /** The card says "At least n open jobs". Null with fewer than the smallest step. */
  atLeast: number | null;
};

const STEPS = [WORTH_INDEXING, 5, 10, 20, 30, 50, 100, 200, 300, 500, 1_000, 2_000, 3_000, 5_000, 10_000];

/** Rounds the count down to a step: otherwise every new job would need a new picture. */
export function landingCard(page: LandingPage, total: number, platform: Platform): LandingCard {
  const atLeast = STEPS.findLast((step) => step <= total) ?? null;
  return { platform, slug: page.slug, heading: landingHeading(page), atLeast };
}

export function landingCardPath(card: LandingCard): string {
  return shareCardPath('landing', card.slug, card);
}
