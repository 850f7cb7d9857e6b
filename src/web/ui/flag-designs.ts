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

const round = (n: number) => +n.toFixed(2);
export const box = (x: number, y: number, w: number, h: number, fill: string) =>
  `<path fill="${fill}" d="M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z"/>`;
const shape = (points: [number, number][], fill: string) =>
  `<path fill="${fill}" d="M${points.map((point) => point.map(round).join(' ')).join('L')}z"/>`;

export type Drawing = (w: number, h: number, a: string, b: string, c: string) => string;

/** Each design draws itself from a width, a height and three colours. The order decides the flag of a name. */
export const DESIGNS = {
  halvesV: (w, h, a, b) => box(0, 0, w, h, a) + box(w / 2, 0, w / 2, h, b),
  halvesH: (w, h, a, b) => box(0, 0, w, h, a) + box(0, h / 2, w, h / 2, b),
  thirdsV: (w, h, a, b, c) => box(0, 0, w, h, a) + box(w / 3, 0, w / 3, h, b) + box((w * 2) / 3, 0, w / 3, h, c),
  thirdsH: (w, h, a, b, c) => box(0, 0, w, h, a) + box(0, h / 3, w, h / 3, b) + box(0, (h * 2) / 3, w, h / 3, c),
  bars: (w, h, a, b) => box(0, 0, w, h, a) + box(0, h / 5, w, h / 5, b) + box(0, (h * 3) / 5, w, h / 5, b),
  pales: (w, h, a, b) => box(0, 0, w, h, a) + [1, 3, 5].map((i) => box((w * i) / 6, 0, w / 6, h, b)).join(''),
  quarters: (w, h, a, b) => box(0, 0, w, h, a) + box(w / 2, 0, w / 2, h / 2, b) + box(0, h / 2, w / 2, h / 2, b),
  checks: (w, h, a, b) => {
    const columns = Math.round((4 * w) / h);
    let drawn = box(0, 0, w, h, a);
    for (let y = 0; y < 4; y++)
      for (let x = 0; x < columns; x++)
        if ((x + y) % 2) drawn += box((w * x) / columns, (h * y) / 4, w / columns, h / 4, b);
    return drawn;
  },
  diamond: (w, h, a, b) =>
    box(0, 0, w, h, a) +
    shape(
      [
        [w / 2, 0],
        [w / 2 + h / 2, h / 2],
        [w / 2, h],
        [w / 2 - h / 2, h / 2],
      ],
      b,
    ),
  square: (w, h, a, b) => box(0, 0, w, h, a) + box((w - h / 2) / 2, h / 4, h / 2, h / 2, b),
  nested: (w, h, a, b, c) =>
    box(0, 0, w, h, a) + box(h / 6, h / 6, w - h / 3, (h * 2) / 3, b) + box(h / 3, h / 3, w - (h * 2) / 3, h / 3, c),
  nordic: (w, h, a, b, c) => {
    const x = h * 0.375;
    const outer = h / 3;
    const inner = h / 7;
    return (
      box(0, 0, w, h, a) +
      box(x - outer / 2, 0, outer, h, b) +
      box(0, h / 2 - outer / 2, w, outer, b) +
      box(x - inner / 2, 0, inner, h, c) +
      box(0, h / 2 - inner / 2, w, inner, c)
    );
  },
  cross: (w, h, a, b) => box(0, 0, w, h, a) + box(w / 2 - h / 8, 0, h / 4, h, b) + box(0, (h * 3) / 8, w, h / 4, b),
  saltire: (w, h, a, b) => {
    const t = h * 0.17;
    return (
      box(0, 0, w, h, a) +
      shape(
        [
          [0, 0],
          [t, 0],
          [w, h - t],
          [w, h],
          [w - t, h],
          [0, t],
        ],
        b,
      ) +
      shape(
        [
          [w, 0],
          [w, t],
          [t, h],
          [0, h],
          [0, h - t],
          [w - t, 0],
        ],
        b,
      )
    );
  },
  diagonal: (w, h, a, b) =>
    box(0, 0, w, h, a) +
    shape(
      [
        [w, 0],
        [w, h],
        [0, h],
      ],
      b,
    ),
  wedge: (w, h, a, b, c) =>
    box(0, 0, w, h, a) +
    box(0, h / 2, w, h / 2, c) +
    shape(
      [
        [0, 0],
        [h * 0.62, h / 2],
        [0, h],
      ],
      b,
    ),
  chevrons: (w, h, a, b) => {
    const t = h * 0.24;
    const k = h / 2;
    let drawn = box(0, 0, w, h, a);
    for (let x = -k; x < w; x += t * 2)
      drawn += shape(
        [
          [x, 0],
          [x + t, 0],
          [x + t + k, k],
          [x + t, h],
          [x, h],
          [x + k, k],
        ],
        b,
      );
    return drawn;
  },
  bends: (w, h, a, b) => {
    const t = h / 5;
    let drawn = box(0, 0, w, h, a);
    for (let x = -t; x < w + h; x += t * 2)
      drawn += shape(
        [
          [x, 0],
          [x + t, 0],
          [x + t - h, h],
          [x - h, h],
        ],
        b,
      );
    return drawn;
  },
  disc: (w, h, a, b) =>
    `${box(0, 0, w, h, a)}<circle cx="${w / 2}" cy="${h / 2}" r="${(h * 0.27).toFixed(2)}" fill="${b}"/>`,
  saltireQ: (w, h, a, b, c) =>
    box(0, 0, w, h, a) +
    shape(
      [
        [0, 0],
        [w / 2, h / 2],
        [0, h],
      ],
      b,
    ) +
    shape(
      [
        [w, 0],
        [w / 2, h / 2],
        [w, h],
      ],
      b,
    ) +
    shape(
      [
        [0, h],
        [w / 2, h / 2],
        [w, h],
      ],
      c,
    ),
} satisfies Record<string, Drawing>;

export type Design = keyof typeof DESIGNS;
