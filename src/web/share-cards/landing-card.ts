import { landingPageOf } from '#domain/search/landing/landing-pages.ts';
import type { LandingCard } from '#domain/search/landing/share-card.ts';
import { flagOf } from '#web/jobs/landing/landing-flags.ts';
import { shapesOf, shapesOfNation } from '#web/ui/pictures/flags.ts';
import { groupDigits } from '#web/ui/text/number-format.ts';
import { type CardElement, sizeFor, text } from './elements.ts';
import { besideFlags, brandFlag, type DrawFlag, foot, quiet, TEXT_WIDTH } from './frame.ts';

const checks: DrawFlag = (size) => shapesOf('checks', ['fjord', 'snow', 'ink'], size);

/** The card of a landing page: heading, a rounded number of jobs, and the flags of place and offer. */
export function drawLandingCard(landing: LandingCard, site: string): CardElement {
  const page = landingPageOf(landing.slug);
  const country = page?.place?.countryCode;
  const offer: DrawFlag = (size) => {
    const { design, colorway } = page ? flagOf(page.offer) : { design: 'checks' as const, colorway: 0 };
    return shapesOf(design, colorway, size);
  };
  const nation: DrawFlag | null = country ? (size) => shapesOfNation(country, size) : null;
  return besideFlags(
    nation ? [nation, offer, brandFlag] : [offer, brandFlag, checks],
    text(landing.heading, {
      fontSize: sizeFor(
        landing.heading,
        [
          [30, 104],
          [44, 88],
        ],
        76,
        TEXT_WIDTH,
      ),
      fontWeight: 700,
      letterSpacing: '-0.036em',
      lineHeight: 1.02,
      lines: 4,
      // Keeps "in Oslo" together rather than the city alone on a line.
      textWrap: 'balance',
    }),
    foot(
      site,
      text(landing.atLeast ? `${groupDigits(landing.atLeast)}+ open jobs` : 'Open jobs', {
        fontSize: 40,
        fontWeight: 600,
        letterSpacing: '-0.02em',
        lineHeight: 1.15,
      }),
      text(
        page?.place
          ? `At startups hiring in ${page.place.city?.name ?? page.place.country}`
          : 'At startups in five countries',
        quiet,
      ),
    ),
  );
}
