import {
  box,
  COLORS,
  COLORWAYS,
  type Color,
  type Colorway,
  DESIGNS,
  type Design,
  type Drawing,
} from './flag-designs.ts';

export const DESIGN_NAMES = Object.keys(DESIGNS) as Design[];

/** Combinations that look like national flags; startups never get one. */
const NATIONAL: Partial<Record<Design, number[]>> = {
  nordic: [0, 1, 4, 6, 8, 10, 11, 12],
  halvesH: [0, 1, 4, 6, 10],
  halvesV: [4, 11],
  thirdsV: [0, 1, 4, 11],
  thirdsH: [0, 1, 4, 8, 11],
  disc: [1, 4],
  cross: [0, 1, 4, 6],
  saltire: [0, 1],
  bars: [1, 4],
  wedge: [1],
};

/** FNV-1a over the normalised name's UTF-8, with an avalanche step so that short names spread. */
export function hashOf(name: string): number {
  let h = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name.normalize('NFC').trim().toLowerCase()))
    h = Math.imul(h ^ byte, 0x01000193);
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  h ^= h >>> 16;
  return h >>> 0;
}

export function pick(name: string): { design: Design; colorway: number } {
  const h = hashOf(name);
  const design = DESIGN_NAMES[h % DESIGN_NAMES.length] ?? 'halvesV';
  let colorway = (h >>> 8) % COLORWAYS.length;
  while (NATIONAL[design]?.includes(colorway)) colorway = (colorway + 1) % COLORWAYS.length;
  return { design, colorway };
}

export type Cut = { w?: number; h?: number };
export type SvgOptions = Cut & { title?: string; cls?: string };

/** The shapes of a flag, without the svg element. */
export function shapesOf(design: Design, colorway: number | Colorway, { w = 24, h = 24 }: Cut = {}): string {
  const [a, b, c] = typeof colorway === 'number' ? (COLORWAYS[colorway] ?? ['fjord', 'snow', 'ink']) : colorway;
  return (DESIGNS[design] as Drawing)(w, h, COLORS[a], COLORS[b], COLORS[c]);
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
  if (!colors) return DESIGNS.diamond(w, h, COLORS.ice, COLORS.snow);
  const [field, outer, inner] = colors;
  return cross(w, h, COLORS[field], COLORS[outer], inner && COLORS[inner]);
}

const SWALLOWTAIL = 'M0 0h24l-7 12 7 12H0z';
const { snow, fjord, lingon, cloudberry } = COLORS;
/** The signal flags of the brand's letters; A is a swallowtail. */
export const LETTERS = {
  H: { shapes: DESIGNS.halvesV(24, 24, snow, lingon), outline: '' },
  A: {
    shapes: `<path fill="${snow}" d="M0 0h12v24H0z"/><path fill="${fjord}" d="M12 0h12l-7 12 7 12H12z"/>`,
    outline: SWALLOWTAIL,
  },
  V: { shapes: DESIGNS.saltire(24, 24, snow, lingon), outline: '' },
  N: { shapes: DESIGNS.checks(24, 24, fjord, snow), outline: '' },
};
export type Letter = keyof typeof LETTERS;

/** The numeral pennants 4 and 0, which say 404. */
export const NUMERALS = {
  4: `<path fill="${lingon}" d="M0 0l24 6v12L0 24z"/><path fill="${snow}" d="M8 2l4 1v18l-4 1zM0 9.5h24v5H0z"/>`,
  0: `<path fill="${cloudberry}" d="M0 0l24 6v12L0 24z"/><path fill="${lingon}" d="M8 2l8 2v16l-8 2z"/>`,
};

export const outlineOf = (d: string) =>
  `<path d="${d}" fill="none" stroke="#0b2a2e" stroke-opacity=".22" vector-effect="non-scaling-stroke"/>`;
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function svg(inner: string, { w = 24, h = 24, title = '', cls = 'flag' }: SvgOptions, outline = ''): string {
  const name = title ? `role="img" aria-label="${escaped(title)}"` : 'aria-hidden="true"';
  const edge = outline
    ? outlineOf(outline)
    : `<path d="M0 0h${w}v${h}h-${w}z" fill="none" stroke="#0b2a2e" stroke-opacity=".22" stroke-width="2" vector-effect="non-scaling-stroke"/>`;
  const slice = w / h > 1.2 ? 'preserveAspectRatio="xMidYMid slice" ' : '';
  return `<svg class="${cls}" viewBox="0 0 ${w} ${h}" ${slice}${name}>${inner}${edge}</svg>`;
}

/**
 * The flag of a name, always the same, as an SVG string with its edge for pictures, mail and files.
 *
 *     flag('Kelp')                     the SVG, square
 *     flag('Kelp', { w: 48, h: 27 })   the same flag, 16:9
 *     nation('DK') letter('H') hoist() country tiles and signal flags
 */
export function flag(name: string, options: SvgOptions = {}): string {
  const { design, colorway } = pick(name);
  return svg(shapesOf(design, colorway, options), options);
}

export function nation(countryCode: string, options: SvgOptions = {}): string {
  const cut = { w: 32, h: 24, ...options };
  return svg(shapesOfNation(countryCode, cut), cut);
}

export function letter(sign: Letter, options: SvgOptions = {}): string {
  return svg(LETTERS[sign].shapes, options, LETTERS[sign].outline);
}

export function hoist(word = 'HAVN'): string {
  const flags = [...word].map((sign) => letter(sign as Letter)).join('');
  return `<span class="hoist" role="img" aria-label="${escaped(word)} in signal flags">${flags}</span>`;
}
