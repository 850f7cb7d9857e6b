import type { Random } from '../town/random.ts';
import { box, disc, H, hills, type Light, line, ridge, shape, W } from './paint.ts';

/** Scenes on land, indoors and in the sky. */

export function windmills(random: Random, light: Light): string {
  const mill = (x: number, foot: number, height: number) => {
    const top = foot - height;
    const length = height * 0.62;
    const turn = random.whole(0, 119);
    const blade = shape(
      [
        [x - length * 0.045, top],
        [x, top - length],
        [x + length * 0.07, top - length * 0.3],
      ],
      light.paper,
    );
    return (
      shape(
        [
          [x - height * 0.012, top],
          [x + height * 0.012, top],
          [x + height * 0.028, foot],
          [x - height * 0.028, foot],
        ],
        light.paper,
      ) +
      [0, 120, 240].map((angle) => `<g transform="rotate(${turn + angle} ${x} ${top})">${blade}</g>`).join('') +
      disc(x, top, height * 0.028, light.accent)
    );
  };
  const count = random.whole(3, 5);
  return (
    box(0, 0, W, H, light.near) +
    box(0, 0, W, 560, light.middle) +
    disc(random.whole(200, 1400), random.whole(180, 330), random.whole(90, 150), light.sun) +
    hills(random, 560, 120, light.deep) +
    Array.from({ length: count }, (_, i) =>
      mill(160 + ((i + 0.5) * 1300) / count + random.whole(-60, 60), 640 + (i % 2) * 70, 300 + (i % 3) * 120),
    ).join('') +
    hills(random, 700, 90, light.ink)
  );
}

export function mountains(random: Random, light: Light): string {
  const x = random.whole(400, 1200);
  return (
    box(0, 0, W, H, light.sky) +
    disc(random.whole(160, 1440), random.whole(140, 260), random.whole(70, 120), light.sun) +
    ridge(random, 240, 220, H, light.far) +
    shape(
      [
        [x - 420, 760],
        [x, 190],
        [x + 460, 760],
      ],
      light.middle,
    ) +
    shape(
      [
        [x, 190],
        [x - 110, 340],
        [x - 40, 320],
        [x + 10, 370],
        [x + 60, 315],
        [x + 118, 336],
      ],
      light.paper,
    ) +
    ridge(random, 520, 170, H, light.near) +
    line(`M${random.whole(100, 300)} 900C500 760 620 800 ${x - 60} 560`, light.accent, 7, ' stroke-dasharray="22 16"') +
    hills(random, 740, 80, light.ink)
  );
}

export function aurora(random: Random, light: Light): string {
  const veil = (offset: number, color: string, opacity: number) => {
    let d = `M-40 ${offset}`;
    for (let x = 0; x < W; x += 260) d += `q130 ${random.whole(-120, 120)} 260 ${random.whole(-60, 60)}`;
    return line(d, color, random.whole(70, 150), ` opacity="${opacity}" stroke-linecap="butt"`);
  };
  const stars = Array.from({ length: 46 }, () =>
    disc(random.whole(0, W), random.whole(0, 560), random.whole(2, 4), '#f4f7f2'),
  ).join('');
  return (
    box(0, 0, W, H, '#0d1f33') +
    stars +
    veil(random.whole(180, 260), '#3fae8f', 0.5) +
    veil(random.whole(280, 340), '#8fe0b5', 0.55) +
    veil(random.whole(360, 420), light.sun, 0.28) +
    ridge(random, 520, 170, H, '#1c3f52') +
    hills(random, 700, 70, '#0b1b27') +
    shape(
      [
        [1040, 720],
        [1040, 640],
        [1110, 590],
        [1180, 640],
        [1180, 720],
      ],
      light.accent,
    ) +
    box(1092, 650, 36, 36, '#f6d58a')
  );
}

export function forest(random: Random, light: Light): string {
  const tree = (x: number, foot: number, height: number, color: string) =>
    [0, 1, 2]
      .map((i) => {
        const top = foot - height + i * height * 0.24;
        const half = height * (0.16 + i * 0.075);
        return shape(
          [
            [x, top],
            [x + half, top + height * 0.42],
            [x - half, top + height * 0.42],
          ],
          color,
        );
      })
      .join('') + box(x - height * 0.03, foot - height * 0.12, height * 0.06, height * 0.12, light.ink);
  const line_ = (foot: number, height: number, color: string) => {
    let trees = '';
    for (let x = random.whole(-20, 40); x < W + 40; x += random.whole(50, 120))
      trees += tree(x, foot + random.whole(-8, 24), height * (0.75 + random.next() * 0.5), color);
    return trees;
  };
  return (
    box(0, 0, W, H, light.sky) +
    disc(random.whole(200, 1400), random.whole(160, 300), random.whole(80, 140), light.sun) +
    ridge(random, 330, 130, H, light.far) +
    line_(600, 210, light.middle) +
    box(0, 600, W, 300, light.middle) +
    line_(730, 300, light.near) +
    box(0, 730, W, 170, light.near) +
    line_(910, 380, light.ink)
  );
}

export function fields(random: Random, light: Light): string {
  let furrows = '';
  for (let i = -9; i < 18; i++)
    furrows += line(
      `M${700 + i * 26} 520L${-700 + i * 190} 900`,
      i % 2 ? light.sun : light.accent,
      16,
      ' opacity=".55"',
    );
  return (
    box(0, 0, W, H, light.sky) +
    disc(random.whole(200, 1400), 220, random.whole(90, 150), light.sun) +
    hills(random, 400, 90, light.far) +
    hills(random, 470, 50, light.middle) +
    box(0, 520, W, 380, light.near) +
    furrows +
    shape(
      [
        [1180, 540],
        [1180, 420],
        [1270, 350],
        [1360, 420],
        [1360, 540],
      ],
      light.accent,
    ) +
    box(1248, 460, 44, 80, light.paper) +
    box(1360, 470, 130, 70, light.paper)
  );
}

export function greenhouse(random: Random, light: Light): string {
  const rows = Array.from({ length: 3 }, (_, i) => {
    const x = 120 + i * 470;
    const plants = Array.from(
      { length: 6 },
      (_, p) =>
        line(`M${x + 60 + p * 64} 700v${-random.whole(120, 210)}`, light.near, 12) +
        disc(x + 60 + p * 64 + random.whole(-14, 14), 600 + random.whole(-40, 60), 17, light.accent) +
        disc(x + 60 + p * 64, 660, 13, light.accent),
    ).join('');
    return (
      shape(
        [
          [x, 700],
          [x, 420],
          [x + 220, 290],
          [x + 440, 420],
          [x + 440, 700],
        ],
        light.sun,
        ' opacity=".5"',
      ) +
      plants +
      line(
        `M${x} 700V420l220-130 220 130v280M${x + 110} 700V355M${x + 330} 700V355M${x + 220} 700V290M${x} 540h440`,
        light.paper,
        10,
      )
    );
  }).join('');
  return (
    box(0, 0, W, H, light.ink) +
    ridge(random, 180, 160, H, light.deep) +
    rows +
    box(0, 700, W, 200, light.near) +
    hills(random, 780, 40, light.ink)
  );
}

export function windows(random: Random, light: Light): string {
  const sunny = random.whole(0, 2);
  const panes = Array.from({ length: 3 }, (_, i) => {
    const x = 120 + i * 470;
    const hill = random.whole(60, 200);
    return (
      box(x, 130, 420, 400, light.sky) +
      (i === sunny ? disc(x + random.whole(120, 300), 330, 84, light.sun) : '') +
      shape(
        [
          [x, 400],
          [x + 140, 400 - hill],
          [x + 290, 380],
          [x + 420, 330],
          [x + 420, 530],
          [x, 530],
        ],
        light.far,
      ) +
      box(x, 420, 420, 110, light.water) +
      box(x, 470, 420, 60, light.deep) +
      line(`M${x + 210} 130v400`, light.ink, 10)
    );
  }).join('');
  const seats = Array.from({ length: 4 }, (_, i) => {
    const color = [light.accent, light.sun, light.paper, light.middle][(i + random.whole(0, 3)) % 4] ?? light.sun;
    return box(130 + i * 355, 640, 270, 180, color) + box(130 + i * 355, 740, 270, 80, light.ink, ' opacity=".18"');
  }).join('');
  return box(0, 0, W, H, light.ink) + panes + seats + box(0, 820, W, 80, light.near);
}

export function contours(random: Random, light: Light): string {
  const [cx, cy] = [random.whole(560, 1040), random.whole(360, 540)];
  const corners = Array.from({ length: 9 }, (_, i) => ({
    angle: (i / 9) * Math.PI * 2,
    reach: random.whole(360, 620),
  }));
  const colors = [light.far, light.middle, light.water, light.paper, light.sun, light.accent];
  const rings = colors
    .map((color, level) =>
      shape(
        corners.map(
          ({ angle, reach }) =>
            [
              cx + Math.cos(angle) * reach * (1 - level * 0.165) * 1.25,
              cy + Math.sin(angle) * reach * (1 - level * 0.165) * 0.8,
            ] as const,
        ),
        color,
      ),
    )
    .join('');
  const [startX, endX] = [random.whole(60, 240), random.whole(1340, 1540)];
  return (
    box(0, 0, W, H, light.sky) +
    rings +
    line(
      `M${startX} 820L${cx - 160} ${cy + 120}L${cx + 130} ${cy + 170}L${endX} 120`,
      light.ink,
      9,
      ' stroke-dasharray="28 18"',
    ) +
    disc(startX, 820, 20, light.ink) +
    disc(endX, 120, 20, light.ink)
  );
}

export function rails(random: Random, light: Light): string {
  const sleepers = Array.from({ length: 12 }, (_, i) => {
    const y = 560 + (i * i * 340) / 121;
    const half = 60 + (y - 560) * 1.25;
    return box(800 - half, y, half * 2, 6 + i * 1.6, light.ink);
  }).join('');
  const x = random.whole(640, 800);
  return (
    box(0, 0, W, H, light.sky) +
    disc(random.whole(240, 1360), 250, 110, light.sun) +
    ridge(random, 330, 150, H, light.far) +
    hills(random, 500, 60, light.middle) +
    box(0, 560, W, 340, light.near) +
    sleepers +
    line('M772 560L360 900M828 560L1240 900', light.paper, 14) +
    box(x, 430, 200, 140, light.accent) +
    box(x + 24, 456, 66, 50, light.sky) +
    box(x + 110, 456, 66, 50, light.sky) +
    disc(x + 44, 540, 12, light.sun) +
    disc(x + 156, 540, 12, light.sun)
  );
}
