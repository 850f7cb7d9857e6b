/** The six colours, fixed in both themes because flags never change colour. */
export const COLORS = {
  ink: '#0b2a2e',
  fjord: '#0c676b',
  snow: '#fbfbf8',
  cloudberry: '#f6a33b',
  lingon: '#c22f38',
  ice: '#c6e0de',
} as const;

export type Color = keyof typeof COLORS;
export type Colorway = readonly [field: Color, charge: Color, accent: Color];

export const COLORWAYS: readonly Colorway[] = [
  ['fjord', 'snow', 'cloudberry'],
  ['snow', 'fjord', 'lingon'],
  ['cloudberry', 'ink', 'snow'],
  ['ink', 'cloudberry', 'snow'],
  ['lingon', 'snow', 'ink'],
  ['ice', 'ink', 'lingon'],
  ['fjord', 'cloudberry', 'ink'],
  ['ink', 'ice', 'cloudberry'],
  ['snow', 'ink', 'cloudberry'],
  ['ice', 'fjord', 'snow'],
  ['cloudberry', 'fjord', 'snow'],
  ['ink', 'snow', 'lingon'],
  ['lingon', 'cloudberry', 'ink'],
  ['fjord', 'ice', 'cloudberry'],
];

type Point = readonly [x: number, y: number];
/** The paint of a shape. */
export type Part = 'charge' | 'accent' | 'piece';
/** A polygon or a circle. Points rather than markup, so that a flag can be mirrored and turned. */
export type Shape = { part: Part } & ({ points: readonly Point[] } | { center: Point; radius: number });
/** Draws on a field of `w` × `h`, whose shorter side is `s`. */
type Drawing = (w: number, h: number, s: number) => Shape[];

const rect = (x: number, y: number, w: number, h: number, part: Part = 'charge'): Shape => ({
  part,
  points: [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ],
});
const shape = (points: readonly Point[], part: Part = 'charge'): Shape => ({ part, points });
const circle = (x: number, y: number, radius: number, part: Part = 'charge'): Shape => ({
  part,
  center: [x, y],
  radius,
});

const saltireArms: Drawing = (w, h, s) => {
  const t = s * 0.17;
  return [
    // biome-ignore format: one arm a line
    shape([[0, 0], [t, 0], [w, h - t], [w, h], [w - t, h], [0, t]]),
    // biome-ignore format: one arm a line
    shape([[w, 0], [w, t], [t, h], [0, h], [0, h - t], [w - t, 0]]),
  ];
};

// biome-ignore-start format: one design a line or two
export const DESIGNS = {
  halvesV: (w, h) => [rect(w / 2, 0, w / 2, h)],
  halvesH: (w, h) => [rect(0, h / 2, w, h / 2)],
  thirdsV: (w, h) => [rect(w / 3, 0, w / 3, h), rect((w * 2) / 3, 0, w / 3, h, 'accent')],
  thirdsH: (w, h) => [rect(0, h / 3, w, h / 3), rect(0, (h * 2) / 3, w, h / 3, 'accent')],
  bars: (w, h) => [rect(0, h / 5, w, h / 5), rect(0, (h * 3) / 5, w, h / 5)],
  pales: (w, h) => [1, 3, 5].map((place) => rect((w * place) / 6, 0, w / 6, h)),
  fess: (w, h) => [rect(0, h * 0.3, w, h * 0.4)],
  pale: (w, h, s) => [rect(w / 2 - s * 0.2, 0, s * 0.4, h)],
  quarters: (w, h) => [rect(w / 2, 0, w / 2, h / 2), rect(0, h / 2, w / 2, h / 2)],
  checks: (w, h, s) => {
    const columns = Math.round((4 * w) / s);
    const rows = Math.round((4 * h) / s);
    const cells: Shape[] = [];
    for (let y = 0; y < rows; y++)
      for (let x = (y + 1) % 2; x < columns; x += 2)
        cells.push(rect((w * x) / columns, (h * y) / rows, w / columns, h / rows));
    return cells;
  },
  diamond: (w, h, s) => [
    shape([
      [w / 2, h / 2 - s / 2],
      [w / 2 + s / 2, h / 2],
      [w / 2, h / 2 + s / 2],
      [w / 2 - s / 2, h / 2],
    ]),
  ],
  square: (w, h, s) => [rect(w / 2 - s * 0.29, h / 2 - s * 0.29, s * 0.58, s * 0.58)],
  nested: (w, h, s) => [
    rect(s / 6, s / 6, w - s / 3, h - s / 3),
    rect(s / 3, s / 3, w - (s * 2) / 3, h - (s * 2) / 3, 'accent'),
  ],
  nordic: (w, h, s) => {
    const x = s * 0.375;
    const outer = s / 3;
    const inner = s / 7;
    return [
      rect(x - outer / 2, 0, outer, h),
      rect(0, h / 2 - outer / 2, w, outer),
      rect(x - inner / 2, 0, inner, h, 'accent'),
      rect(0, h / 2 - inner / 2, w, inner, 'accent'),
    ];
  },
  cross: (w, h, s) => [rect(w / 2 - s / 8, 0, s / 4, h), rect(0, h / 2 - s / 8, w, s / 4)],
  saltire: saltireArms,
  diagonal: (w, h) => [
    shape([
      [w, 0],
      [w, h],
      [0, h],
    ]),
  ],
  wedge: (w, h, s) => [
    rect(0, h / 2, w, h / 2, 'accent'),
    shape([
      [0, 0],
      [s * 0.62, h / 2],
      [0, h],
    ]),
  ],
  chevrons: (w, h, s) => {
    const t = s * 0.24;
    const k = h / 2;
    const shapes: Shape[] = [];
    for (let x = -k; x < w; x += t * 2)
      shapes.push(
        shape([
          [x, 0],
          [x + t, 0],
          [x + t + k, k],
          [x + t, h],
          [x, h],
          [x + k, k],
        ]),
      );
    return shapes;
  },
  bends: (w, h, s) => {
    const t = s / 5;
    const shapes: Shape[] = [];
    for (let x = -t; x < w + h; x += t * 2)
      shapes.push(
        shape([
          [x, 0],
          [x + t, 0],
          [x + t - h, h],
          [x - h, h],
        ]),
      );
    return shapes;
  },
  disc: (w, h, s) => [circle(w / 2, h / 2, s * 0.27)],
  saltireQ: (w, h) => [
    shape([
      [0, 0],
      [w / 2, h / 2],
      [0, h],
    ]),
    shape([
      [w, 0],
      [w / 2, h / 2],
      [w, h],
    ]),
    shape(
      [
        [0, h],
        [w / 2, h / 2],
        [w, h],
      ],
      'accent',
    ),
  ],
  pile: (w, h) => [
    shape([
      [0, 0],
      [w, 0],
      [w / 2, h],
    ]),
  ],
  tau: (w, h, s) => [rect(0, 0, w, s / 4), rect(w / 2 - s / 8, 0, s / 4, h)],
  corner: (_w, _h, s) => [
    shape([
      [0, 0],
      [s * 0.7, 0],
      [0, s * 0.7],
    ]),
  ],
  teeth: (w, h) => [
    shape([
      ...Array.from({ length: 7 }, (_, place): Point => [w * (place % 2 ? 0.7 : 0.3), (h * place) / 6]),
      [w, h],
      [w, 0],
    ]),
  ],
  steps: (w, h) => [
    rect((w * 2) / 3, 0, w / 3, h),
    rect(w / 3, h / 3, w / 3, (h * 2) / 3),
    rect(0, (h * 2) / 3, w / 3, h / 3),
  ],
  twins: (w, h, s) => [circle(w * 0.29, h / 2, s * 0.17), circle(w * 0.71, h / 2, s * 0.17)],
} satisfies Record<string, Drawing>;

/** The pieces that give a flag of two or three colours one more. */
export const PIECES = {
  canton: (_w, _h, s) => [rect(0, 0, s * 0.4, s * 0.4, 'piece')],
  hoist: (_w, h, s) => [rect(0, 0, s * 0.2, h, 'piece')],
  fly: (w, h, s) => [rect(w - s * 0.2, 0, s * 0.2, h, 'piece')],
  head: (w, _h, s) => [rect(0, 0, w, s * 0.2, 'piece')],
  foot: (w, h, s) => [rect(0, h - s * 0.2, w, s * 0.2, 'piece')],
  border: (w, h, s) => {
    const t = s * 0.11;
    return [
      rect(0, 0, w, t, 'piece'),
      rect(0, h - t, w, t, 'piece'),
      rect(0, 0, t, h, 'piece'),
      rect(w - t, 0, t, h, 'piece'),
    ];
  },
  disc: (w, h, s) => [circle(w / 2, h / 2, s * 0.17, 'piece')],
} satisfies Record<string, Drawing>;
// biome-ignore-end format: one design a line or two

export type Design = keyof typeof DESIGNS;
export type Piece = keyof typeof PIECES;

/** A design on a field, turned by a quarter or mirrored. */
export function shapesOfDesign(design: Design, turns: string, w: number, h: number): Shape[] {
  const isTurned = turns.includes('t');
  const isMirrored = turns.includes('m');
  // These two stand upright, so their mirror image is head to foot.
  const isHeadToFoot = isTurned !== (design === 'pile' || design === 'tau');
  const turn = ([px, py]: Point): Point => {
    const [x, y] = isTurned ? [py, px] : [px, py];
    if (!isMirrored) return [x, y];
    return isHeadToFoot ? [x, h - y] : [w - x, y];
  };
  const drawing: Drawing = DESIGNS[design];
  return (isTurned ? drawing(h, w, Math.min(w, h)) : drawing(w, h, Math.min(w, h))).map((shape) =>
    'points' in shape ? { ...shape, points: shape.points.map(turn) } : { ...shape, center: turn(shape.center) },
  );
}
