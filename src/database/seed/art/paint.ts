import type { Random } from '../town/random.ts';

/** What scenes are painted with. */
export type Light = {
  sky: string;
  far: string;
  middle: string;
  near: string;
  water: string;
  deep: string;
  sun: string;
  accent: string;
  paper: string;
  ink: string;
};

export const LIGHTS = {
  day: {
    sky: '#e3efec',
    far: '#b4d4d1',
    middle: '#6ea9a8',
    near: '#0c676b',
    water: '#8fc0bf',
    deep: '#0c676b',
    sun: '#f6a33b',
    accent: '#c22f38',
    paper: '#fbfbf8',
    ink: '#0b2a2e',
  },
  dusk: {
    sky: '#fbe3c4',
    far: '#e9b98f',
    middle: '#b4716a',
    near: '#5a3b52',
    water: '#d99a7c',
    deep: '#4a3350',
    sun: '#f6a33b',
    accent: '#c22f38',
    paper: '#fff6e8',
    ink: '#2a1c30',
  },
  night: {
    sky: '#12283c',
    far: '#1d3d52',
    middle: '#2a5566',
    near: '#0d1f2c',
    water: '#1b3f52',
    deep: '#0b1b27',
    sun: '#f3e9c6',
    accent: '#f6a33b',
    paper: '#e9f0ee',
    ink: '#07131b',
  },
  winter: {
    sky: '#eef3f6',
    far: '#d3dfe7',
    middle: '#a7bfcd',
    near: '#5d7f93',
    water: '#c3d6df',
    deep: '#48697c',
    sun: '#f7d9a0',
    accent: '#c8432e',
    paper: '#ffffff',
    ink: '#1f3542',
  },
  summer: {
    sky: '#d9ecf5',
    far: '#a9cfb9',
    middle: '#5f9e78',
    near: '#2c6b4a',
    water: '#6fb0c9',
    deep: '#1f5a75',
    sun: '#ffd25e',
    accent: '#d9483b',
    paper: '#fffdf4',
    ink: '#12302a',
  },
  heath: {
    sky: '#f3ece4',
    far: '#cdb8c4',
    middle: '#8f7a98',
    near: '#4c5a4a',
    water: '#a9bcc4',
    deep: '#3a5560',
    sun: '#f6a33b',
    accent: '#c22f38',
    paper: '#fbf8f2',
    ink: '#2b2a33',
  },
} satisfies Record<string, Light>;
export type LightName = keyof typeof LIGHTS;

export const W = 1600;
export const H = 900;

export const box = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<path fill="${fill}" d="M${Math.round(x)} ${Math.round(y)}h${Math.round(w)}v${Math.round(h)}h${-Math.round(w)}z"${more}/>`;
export const shape = (points: readonly (readonly [number, number])[], fill: string, more = '') =>
  `<path fill="${fill}" d="M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}z"${more}/>`;
export const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(r)}" fill="${fill}"/>`;
export const line = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${more}/>`;

/** A jagged ridge from edge to edge, down to the foot. */
export function ridge(random: Random, top: number, rough: number, foot: number, fill: string): string {
  const points: [number, number][] = [
    [0, foot],
    [0, top + random.whole(0, rough)],
  ];
  for (let x = random.whole(80, 180); x < W; x += random.whole(110, 230)) {
    points.push([x, top + (points.length % 2 ? random.whole(0, rough * 0.35) : random.whole(rough * 0.6, rough))]);
  }
  points.push([W, top + random.whole(0, rough)], [W, foot]);
  return shape(points, fill);
}

/** Rolling ground. */
export function hills(random: Random, top: number, swell: number, fill: string): string {
  let d = `M0 ${H}V${top + random.whole(0, swell)}`;
  for (let x = 0; x < W; ) {
    const step = random.whole(260, 480);
    d += `q${step / 2} ${-random.whole(0, swell)} ${step} ${random.whole(-swell, swell) * 0.35}`;
    x += step;
  }
  return `<path fill="${fill}" d="${d}V${H}z"/>`;
}

/** Light on water: short bars that grow shorter towards the eye. */
export function glitter(x: number, y: number, fill: string): string {
  return Array.from({ length: 6 }, (_, i) => box(x - (120 - i * 20), y + i * 26, 240 - i * 40, 10, fill)).join('');
}

export function ripples(random: Random, top: number, fill: string): string {
  return Array.from({ length: 9 }, () =>
    box(random.whole(0, W - 200), random.whole(top, H - 20), random.whole(90, 320), 6, fill, ' opacity=".5"'),
  ).join('');
}

export function pageOf(inner: string, width = W, height = H, view = `0 0 ${W} ${H}`): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${inner}</svg>`;
}
