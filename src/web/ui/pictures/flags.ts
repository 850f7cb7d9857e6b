import {
  COLORS,
  COLORWAYS,
  type Color,
  type Colorway,
  DESIGNS,
  type Design,
  PIECES,
  type Piece,
  type Shape,
  shapesOfDesign,
} from './flag-designs.ts';

export type Cut = { w?: number; h?: number };
type Palette = Record<Shape['part'], Color>;

const round = (n: number) => Math.round(n * 100) / 100;
const box = (x: number, y: number, w: number, h: number, fill: string) =>
  `<path fill="${fill}" d="M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z"/>`;

function markupOf(shapes: readonly Shape[], palette: Palette): string {
  // Shapes of one colour that follow each other share a path: checks take 200 bytes rather than 600.
  let markup = '';
  let path = '';
  let pathFill = '';
  const endPath = () => {
    if (path) markup += `<path fill="${pathFill}" d="${path}"/>`;
    path = '';
  };
  for (const shape of shapes) {
    const fill = COLORS[palette[shape.part]];
    if ('points' in shape) {
      if (fill !== pathFill) endPath();
      pathFill = fill;
      path += `M${shape.points.map((point) => point.map(round).join(' ')).join('L')}z`;
    } else {
      endPath();
      const [x, y] = shape.center.map(round);
      markup += `<circle cx="${x}" cy="${y}" r="${round(shape.radius)}" fill="${fill}"/>`;
    }
  }
  endPath();
  return markup;
}

/** The shapes of a fixed flag, such as that of a role, without the svg element. */
export function shapesOf(design: Design, colorway: number | Colorway, { w = 24, h = 24 }: Cut = {}): string {
  const [field, charge, accent] =
    typeof colorway === 'number' ? (COLORWAYS[colorway] ?? (['fjord', 'snow', 'ink'] as const)) : colorway;
  const palette = { charge, accent, piece: accent };
  return box(0, 0, w, h, COLORS[field]) + markupOf(shapesOfDesign(design, '', w, h), palette);
}

const isDesign = (text: string | undefined): text is Design => text !== undefined && Object.hasOwn(DESIGNS, text);
const isPiece = (text: string | undefined): text is Piece => text !== undefined && Object.hasOwn(PIECES, text);
const isColor = (text: string | undefined): text is Color => text !== undefined && Object.hasOwn(COLORS, text);

/**
 * The shapes of the flag with this code: design, turns, field, charge, accent, piece and its colour, with dots between
 * them and "-" for what it lacks. A code that cannot be read gives the neutral tile.
 */
export function shapesOfCode(code: string, { w = 24, h = 24 }: Cut = {}): string {
  const key = `${code} ${w} ${h}`;
  if (cache.size > MOST_DRAWN) cache.clear();
  if (!cache.has(key)) cache.set(key, drawCode(code, w, h));
  return cache.get(key) as string;
}

/** Lists show the same startups again and again: drawing their flags took 2 % of the time of a list. */
const cache = new Map<string, string>();
const MOST_DRAWN = 2_000;

function drawCode(code: string, w: number, h: number): string {
  const [design, turns = '', field, charge, accent, piece, pieceColor] = code.split('.');
  if (!isDesign(design) || !isColor(field) || !isColor(charge)) return neutral(w, h);
  const palette = {
    charge,
    accent: isColor(accent) ? accent : charge,
    piece: isColor(pieceColor) ? pieceColor : charge,
  };
  const shapes = isPiece(piece) ? PIECES[piece](w, h, Math.min(w, h)) : [];
  return box(0, 0, w, h, COLORS[field]) + markupOf([...shapesOfDesign(design, turns, w, h), ...shapes], palette);
}

function neutral(w: number, h: number): string {
  return shapesOf('diamond', ['ice', 'snow', 'snow'], { w, h });
}

const cross = (w: number, h: number, field: string, outer: string, inner?: string) => {
  const x = w * 0.375;
  const t = h * (inner ? 0.27 : 0.2);
  const i = h * 0.13;
  return (
    box(0, 0, w, h, field) +
    box(x - t / 2, 0, t, h, outer) +
    box(0, h / 2 - t / 2, w, t, outer) +
    (inner ? box(x - i / 2, 0, i, h, inner) + box(0, h / 2 - i / 2, w, i, inner) : '')
  );
};
const NATIONS: Record<string, [Color, Color, Color?]> = {
  DK: ['lingon', 'snow'],
  SE: ['fjord', 'cloudberry'],
  NO: ['lingon', 'snow', 'ink'],
  FI: ['snow', 'fjord'],
  IS: ['fjord', 'snow', 'lingon'],
};

/** The flags of the five countries in our colours, 4:3; other countries share one neutral tile. */
export function shapesOfNation(countryCode: string, { w = 32, h = 24 }: Cut = {}): string {
  const colors = NATIONS[countryCode.toUpperCase()];
  if (!colors) return neutral(w, h);
  const [field, outer, inner] = colors;
  return cross(w, h, COLORS[field], COLORS[outer], inner && COLORS[inner]);
}

const SWALLOWTAIL = 'M0 0h24l-7 12 7 12H0z';
const { snow, fjord, lingon, cloudberry } = COLORS;
/** The signal flags of the brand's letters; A is a swallowtail. */
export const LETTERS = {
  H: { shapes: shapesOf('halvesV', ['snow', 'lingon', 'ink']), outline: '' },
  A: {
    shapes: `<path fill="${snow}" d="M0 0h12v24H0z"/><path fill="${fjord}" d="M12 0h12l-7 12 7 12H12z"/>`,
    outline: SWALLOWTAIL,
  },
  V: { shapes: shapesOf('saltire', ['snow', 'lingon', 'ink']), outline: '' },
  N: { shapes: shapesOf('checks', ['fjord', 'snow', 'ink']), outline: '' },
};
export type Letter = keyof typeof LETTERS;

export const PENNANT = 'M0 0l24 6v12L0 24z';
/** The numeral pennants 4 and 0, which say 404. */
export const NUMERALS = {
  4: `<path fill="${lingon}" d="${PENNANT}"/><path fill="${snow}" d="M8 2l4 1v18l-4 1zM0 9.5h24v5H0z"/>`,
  0: `<path fill="${cloudberry}" d="${PENNANT}"/><path fill="${lingon}" d="M8 2l8 2v16l-8 2z"/>`,
};

export const outlineOf = (d: string) =>
  `<path d="${d}" fill="none" stroke="#0b2a2e" stroke-opacity=".22" vector-effect="non-scaling-stroke"/>`;
