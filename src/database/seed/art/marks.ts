/** Small marks as startups draw them themselves, on a field of 48 by 48. Three colours: field, figure, and a second. */
type Mark = (figure: string, second: string) => string;

const stroke = (d: string, color: string, width = 3) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (d: string, color: string) => `<path d="${d}" fill="${color}"/>`;
const dot = (x: number, y: number, r: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;
const around = (count: number, figure: (angle: number) => string) =>
  Array.from({ length: count }, (_, i) => figure((360 / count) * i)).join('');
const turned = (angle: number, figure: string) => `<g transform="rotate(${angle} 24 24)">${figure}</g>`;

export const MARKS = {
  skerries: (a, b) =>
    shape('M6 26a9 9 0 0 1 18 0zM21 26a11.5 11.5 0 0 1 21 0z', a) +
    `<path d="M6 31h36M10 36h28M16 41h16" stroke="${b}" stroke-width="2"/>`,
  halfSun: (a, b) => shape('M24 8a16 16 0 0 1 0 32z', b) + stroke('M24 9.5a14.5 14.5 0 0 0 0 29z', a),
  thorn: (a) =>
    shape(
      'M14 8h8v7h5c7 0 11 4 11 9.5S34 34 27 34h-5v6h-8zM22 21.500v6.500h4.500c2.200 0 3.400-1.200 3.400-3.200s-1.200-3.300-3.400-3.300z',
      a,
    ),
  spruce: (a) => stroke('M24 6v36M24 14l9-7M24 14l-9-7M24 23l11-8M24 23l-11-8M24 32l12-9M24 32l-12-9', a, 2.6),
  buoy: (a, b) =>
    shape('M19 6h10l4 26H15z', a) +
    shape('M17.6 15h12.8l1.300 8H16.400z', '#fff') +
    stroke('M8 37c5.300-4 10.700-4 16 0s10.700 4 16 0', b),
  ash: (a) =>
    stroke(
      'M21.500 21c-1-5-11-4-11-.5M21.500 21v10c-3 4.500-12 4-12-.5s6-5 12-4.500M21.500 30c2 5 11 5.500 15-.5M22 26c8 1.500 15-1.500 15-6 0-5-11-6-15 1.500',
      a,
      3,
    ),
  peak: (a, b) => shape('M4 38L20 12l9 15 4-6 11 17z', a) + shape('M20 12l5.400 9-3.400 3-3-2.500-4.500 2z', b),
  fish: (a, b) => shape('M8 24c7-11 19-11 26-2l7-6v16l-7-6c-7 9-19 9-26-2z', a) + dot(16, 22.5, 2, b),
  gull: (a, b) => stroke('M6 22c6-6 12-5 18 4 6-9 12-10 18-4', a, 3.4) + dot(24, 35, 3, b),
  leaf: (a, b) => shape('M24 6c14 9 14 26 0 36C10 32 10 15 24 6z', a) + stroke('M24 14v26M24 24l7-5M24 31l-7-5', b, 2),
  drop: (a, b) =>
    shape('M24 5c9 12 13 18 13 24a13 13 0 0 1-26 0c0-6 4-12 13-24z', a) + stroke('M17 30a7 7 0 0 0 7 7', b, 2.6),
  bolt: (a) => shape('M28 4L10 27h11l-3 17 20-25H26z', a),
  blades: (a, b) =>
    around(3, (angle) => turned(angle, shape('M24 24L20.500 20C21 12 22.500 7 24.500 4c1.500 5 2 11 1.500 17z', a))) +
    dot(24, 24, 3, b),
  flake: (a) => around(6, (angle) => turned(angle, stroke('M24 24V6M24 12l4-4M24 12l-4-4', a, 2.4))),
  moon: (a, b) => shape('M31 8a17 17 0 1 0 9 22A14 14 0 0 1 31 8z', a) + dot(36, 14, 2, b),
  sail: (a, b) =>
    shape('M25 6c9 8 13 16 13 25H25z', a) + shape('M22 12v19H10c1-8 5-14 12-19z', b) + stroke('M9 37h30', a),
  anchor: (a) =>
    stroke('M24 14v26M16 20h16M9 28c1 8 7 12 15 12s14-4 15-12', a, 3) +
    `<circle cx="24" cy="10" r="4" fill="none" stroke="${a}" stroke-width="3"/>`,
  cottage: (a, b) => shape('M8 23L24 8l16 15v17H8z', a) + shape('M20 28h8v12h-8z', b),
  board: (a, b) =>
    stroke('M12 12h10v10M36 12v10H28M12 36V28h10M36 36H26v-8', a, 2.6) +
    [
      [12, 12],
      [36, 12],
      [12, 36],
      [36, 36],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 3.4, b))
      .join(''),
  wheat: (a, b) =>
    stroke('M24 42V14', b, 2.4) +
    [14, 21, 28]
      .map((y) => shape(`M24 ${y + 6}c-8 0-9-5-9-9 6 0 9 3 9 9zM24 ${y + 6}c8 0 9-5 9-9-6 0-9 3-9 9z`, a))
      .join('') +
    shape('M24 14c-4-3-4-6 0-10 4 4 4 7 0 10z', a),
  beacon: (a, b) =>
    shape('M20 18h8l4 24H16z', a) +
    shape('M19 11h10v5H19z', b) +
    stroke('M6 13l9 1M6 20l9-4M42 13l-9 1M42 20l-9-4', b, 2.2),
  key: (a, b) =>
    `<circle cx="17" cy="24" r="8" fill="none" stroke="${a}" stroke-width="4"/>` +
    stroke('M25 24h16M36 24v6M41 24v4', a, 4) +
    dot(17, 24, 2.4, b),
  loaf: (a, b) => shape('M8 32c0-12 7-18 16-18s16 6 16 18v4H8z', a) + stroke('M16 26l4-6M23 26l4-6M30 26l4-6', b, 2.4),
  wheel: (a, b) =>
    `<circle cx="24" cy="24" r="15" fill="none" stroke="${a}" stroke-width="3.400"/>` +
    around(8, (angle) => turned(angle, stroke('M24 24V10', a, 1.6))) +
    dot(24, 24, 4, b),
  rings: (a, b) =>
    [17, 11.5, 6]
      .map((r) => `<circle cx="24" cy="24" r="${r}" fill="none" stroke="${a}" stroke-width="2.400"/>`)
      .join('') + dot(24, 24, 2.2, b),
  book: (a, b) =>
    shape('M6 12c7-2 13-1 18 3v24c-5-4-11-5-18-3z', a) + shape('M42 12c-7-2-13-1-18 3v24c5-4 11-5 18-3z', b),
  flame: (a, b) =>
    shape('M24 4c3 8 13 13 13 24a13 13 0 0 1-26 0c0-6 4-9 6-14 2 3 3 5 4 7 3-5 4-11 3-17z', a) +
    shape('M24 26c4 4 6 7 6 10a6 6 0 0 1-12 0c0-3 2-6 6-10z', b),
  bridge: (a, b) =>
    stroke('M4 34h40M4 34C12 14 36 14 44 34M14 34v-9M24 34V19M34 34v-9', a, 2.6) + stroke('M8 41h32', b, 2.6),
  eye: (a, b) => shape('M4 24c8-13 32-13 40 0-8 13-32 13-40 0z', a) + dot(24, 24, 7, b),
  cairn: (a, b) =>
    `<ellipse cx="24" cy="37" rx="15" ry="6" fill="${a}"/><ellipse cx="24" cy="26" rx="11" ry="5.200" fill="${b}"/><ellipse cx="24" cy="16.500" rx="7.500" ry="4.400" fill="${a}"/><ellipse cx="24" cy="9" rx="4" ry="3" fill="${b}"/>`,
  paddle: (a, b) =>
    turned(
      45,
      shape('M19 4c5-2 9 0 9 6v7l-3 3h-2l-3-3c-1-5-2-9-1-13zM20 28h8v8c0 6-3 8-4 8s-4-2-4-8z', a) +
        stroke('M24 18v12', b),
    ),
  knot: (a, b) =>
    stroke('M8 18c10 0 10 14 20 14 6 0 12-3 12-8s-6-8-12-8', a, 3.4) +
    stroke('M40 32c-6 0-8-2-11-5M22 20c-2-2-5-4-8-4', b, 3.4),
  kelp: (a, b) =>
    stroke('M16 42c-6-9 6-14 0-23s2-11 2-13M31 42c6-9-6-14 0-23s-2-10-2-12', a, 3.4) +
    dot(24, 14, 3, b) +
    dot(24, 28, 3, b),
  stripes: (a, b) =>
    [10, 20, 30].map((y, i) => stroke(`M8 ${y + 2}c8-5 8 5 16 0s8 5 16 0`, i === 1 ? b : a, 3.4)).join(''),
  hexagon: (a, b) => shape('M24 5l16.500 9.500v19L24 43 7.500 33.500v-19z', a) + shape('M24 16l7 4v8l-7 4-7-4v-8z', b),
  steam: (a, b) =>
    stroke('M15 30c-5-6 5-9 0-16M24 30c-5-7 5-12 0-20M33 30c-5-6 5-9 0-16', a) + stroke('M9 38h30', b, 4),
  sheep: (a, b) =>
    shape('M12 30a7 7 0 0 1 1-12 8 8 0 0 1 13-5 8 8 0 0 1 11 7 7 7 0 0 1-1 12H14z', a) +
    stroke('M17 34v7M32 34v7', b) +
    shape('M34 20h8c1 6-1 9-4 9s-5-4-4-9z', b),
  star: (a, b) => shape('M24 4l5 15 15 5-15 5-5 15-5-15-15-5 15-5z', a) + dot(24, 24, 3, b),
} satisfies Record<string, Mark>;

export type MarkName = keyof typeof MARKS;

export function markSvg(mark: MarkName, field: string, figure: string, second: string): string {
  const drawn = (MARKS[mark] as Mark)(figure, second);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="400" height="400"><path fill="${field}" d="M0 0h48v48H0z"/>${drawn}</svg>`;
}
