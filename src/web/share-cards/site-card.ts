import type { Design } from '#web/ui/pictures/flag-designs.ts';
import { LETTERS, shapesOf } from '#web/ui/pictures/flags.ts';
import { box, type CardElement, flagPicture, text } from './elements.ts';
import { brand, card, quiet } from './frame.ts';

const TILE = 153;
const GAP = 6;

/** Flags as on the front page. No two neighbours share a design. */
const WALL: [Design, number][] = [
  ['chevrons', 2],
  ['bends', 4],
  ['disc', 13],
  ['quarters', 10],
  ['nested', 9],
  ['diagonal', 3],
  ['bars', 6],
  ['diamond', 0],
];

/** The card of the site, for pages without a card of their own. */
export function drawSiteCard(site: string): CardElement {
  const size = { w: TILE, h: TILE };
  const letters = (['H', 'A', 'V', 'N'] as const).map((sign) =>
    flagPicture(`<g transform="scale(${TILE / 24})">${LETTERS[sign].shapes}</g>`, TILE, TILE),
  );
  const flags = WALL.map(([design, colorway]) => flagPicture(shapesOf(design, colorway, size), TILE, TILE));
  const columns = [letters, flags.slice(0, 4), flags.slice(4)];
  return card(
    {},
    box(
      { flexDirection: 'column', flex: 1, justifyContent: 'space-between', padding: '64px 56px 56px 72px' },
      text('Where Nordic startups and talent land.', {
        fontSize: 92,
        fontWeight: 700,
        letterSpacing: '-0.04em',
        lineHeight: 0.98,
        lines: 5,
      }),
      box(
        { flexDirection: 'column', gap: 24 },
        text('Jobs at startups in five countries, with the salary whenever we know it', { ...quiet, lines: 2 }),
        brand(site),
      ),
    ),
    ...columns.map((column) => box({ flexDirection: 'column', gap: GAP, marginLeft: GAP }, ...column)),
  );
}
