import type { StartupCard } from '#domain/companies/share-card.ts';
import { INDUSTRIES, NUMBER_OF_EMPLOYEES } from '#domain/site/company-terms.ts';
import { locationLabel } from '#domain/site/location.ts';
import { labelOf } from '#domain/site/term.ts';
import { shapesOfCode } from '#web/ui/pictures/flags.ts';
import { box, type CardElement, flagPicture, INK_2, PAPER, picture, sizeFor, text } from './elements.ts';
import { brand, card, factLine } from './frame.ts';
import { squareLogo } from './logo.ts';

const COVER = { w: 1200, h: 312 };
const LOGO = 160;
const MARGIN = 72;
const NAME_LEFT = LOGO + 44;
const NAME_WIDTH = 1200 - 2 * MARGIN - NAME_LEFT;

/** The card of a startup: its cover or flag, logo, name, intro and facts. */
export function drawStartupCard(
  startup: StartupCard,
  site: string,
  pictures: { logo: string | null; cover: string | null },
): CardElement {
  const size = sizeFor(
    startup.name,
    [
      [24, 80],
      [30, 60],
    ],
    44,
    NAME_WIDTH,
  );
  const facts = [
    locationLabel(startup.location),
    startup.founded ? `Founded ${startup.founded}` : '',
    startup.numberOfEmployees ? `${labelOf(NUMBER_OF_EMPLOYEES, startup.numberOfEmployees)} people` : '',
    startup.industries[0] ? labelOf(INDUSTRIES, startup.industries[0]) : '',
  ].filter(Boolean);
  return card(
    { flexDirection: 'column', position: 'relative' },
    pictures.cover
      ? picture(pictures.cover, COVER.w, COVER.h, { objectPosition: 'center 72%' })
      : flagPicture(shapesOfCode(startup.flag, COVER), COVER.w, COVER.h),
    box(
      {
        position: 'absolute',
        left: MARGIN,
        top: COVER.h - LOGO / 2 - 8,
        border: `8px solid ${PAPER}`,
        background: PAPER,
      },
      squareLogo(startup.flag, pictures.logo, LOGO),
    ),
    box(
      {
        flexDirection: 'column',
        flex: 1,
        justifyContent: 'space-between',
        padding: `24px ${MARGIN}px 44px ${MARGIN}px`,
      },
      box(
        { flexDirection: 'column' },
        text(
          startup.name,
          {
            fontSize: size,
            lines: size === 44 ? 2 : 1,
            fontWeight: 700,
            letterSpacing: '-0.036em',
            lineHeight: 1.05,
            marginLeft: NAME_LEFT,
          },
          'A Nordic startup',
        ),
        text(startup.intro, { fontSize: 34, lineHeight: 1.25, marginTop: 20, lines: 2, color: INK_2 }),
      ),
      box({ justifyContent: 'space-between', alignItems: 'center', gap: 32 }, factLine(facts), brand(site)),
    ),
  );
}
