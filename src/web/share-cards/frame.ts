import { shapesOf } from '#web/ui/pictures/flags.ts';
import { box, type CardElement, type CardStyle, flagPicture, INK, INK_2, LINE, PAPER, text } from './elements.ts';

const TILE = { w: 280, h: 206 };
const GAP = 6;
const MARGIN = { left: 72, right: 56 };

/** Width beside the flags. */
export const TEXT_WIDTH = 1200 - TILE.w - MARGIN.left - MARGIN.right;

/** Draws the shapes of a flag at the given size. */
export type DrawFlag = (size: { w: number; h: number }) => string;

export const brandFlag: DrawFlag = (size) => shapesOf('halvesV', ['snow', 'lingon', 'ink'], size);

// A changed drawing needs a new DRAWING_VERSION (domain/media/share-card.ts), or stored cards stay as they are.

/** Text at the left, three flags at the right edge. Flags need 4 to 6 px between them. */
export function besideFlags(flags: readonly [DrawFlag, DrawFlag, DrawFlag], ...content: CardElement[]): CardElement {
  return card(
    {},
    box(
      {
        flexDirection: 'column',
        flex: 1,
        justifyContent: 'space-between',
        padding: `60px ${MARGIN.right}px 52px ${MARGIN.left}px`,
      },
      ...content,
    ),
    box(
      { flexDirection: 'column', width: TILE.w, gap: GAP },
      ...flags.map((draw) => flagPicture(draw(TILE), TILE.w, TILE.h)),
    ),
  );
}

export function card(style: CardStyle, ...children: (CardElement | null)[]): CardElement {
  return box(
    {
      width: 1200,
      height: 630,
      background: PAPER,
      color: INK,
      fontFamily: 'Schibsted Grotesk, Schibsted Ext',
      ...style,
    },
    ...children,
  );
}

/** The foot of a card: facts at the left and the site's mark at the right, under a hairline. */
export function foot(site: string, ...facts: CardElement[]): CardElement {
  return box(
    {
      justifyContent: 'space-between',
      alignItems: 'flex-end',
      gap: 32,
      paddingTop: 28,
      borderTop: `2px solid ${LINE}`,
    },
    box({ flexDirection: 'column', flex: 1, gap: 6 }, ...facts),
    brand(site),
  );
}

export function brand(site: string): CardElement {
  return box(
    { alignItems: 'center', gap: 14, flexShrink: 0 },
    flagPicture(
      `<path d="M1 1h38v38H1z" fill="${PAPER}" stroke="#0c676b" stroke-width="2"/><path d="M20 0h20v40H20z" fill="#0c676b"/>`,
      40,
      40,
      { flexShrink: 0 },
    ),
    text(site, { fontSize: 36, fontWeight: 700, letterSpacing: '-0.03em', lineHeight: 1.1 }),
  );
}

export const quiet: CardStyle = { fontSize: 30, color: INK_2, lineHeight: 1.3 };

/** Facts on one line. Facts without space are left out, never cut. */
export function factLine(facts: readonly string[]): CardElement {
  return box(
    { flex: 1, flexWrap: 'wrap', height: 39, overflow: 'hidden' },
    ...facts.map((fact, at) =>
      text(at === 0 ? fact : `\u00b7 ${fact}`, { ...quiet, maxWidth: '100%', height: 39, marginRight: 8 }),
    ),
  );
}
