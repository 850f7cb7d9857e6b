import type { Random } from '../town/random.ts';
import { box, disc, glitter, H, hills, type Light, line, ridge, ripples, shape, W } from './paint.ts';

/** Scenes with water in them. */

function sea(random: Random, light: Light, top: number): string {
  return (
    box(0, top, W, H - top, light.water) +
    box(0, top + (H - top) * 0.3, W, H, light.deep) +
    box(0, top + (H - top) * 0.72, W, H, light.ink) +
    ripples(random, top + 60, light.sky)
  );
}

export function ferry(random: Random, light: Light): string {
  const sunX = random.whole(980, 1340);
  const x = random.whole(-140, 120);
  const funnel = random.chance(0.5);
  const windows = Array.from({ length: 9 }, (_, i) => box(400 + i * 56, 634, 40, 26, light.ink)).join('');
  const boat =
    shape(
      [
        [330, 690],
        [970, 690],
        [926, 764],
        [392, 764],
      ],
      light.ink,
    ) +
    shape(
      [
        [358, 732],
        [946, 732],
        [926, 764],
        [392, 764],
      ],
      light.accent,
    ) +
    shape(
      [
        [376, 610],
        [924, 610],
        [924, 690],
        [356, 690],
      ],
      light.paper,
    ) +
    windows +
    box(430, 556, 400, 54, light.paper, ' opacity=".9"') +
    box(452, 572, 356, 20, light.near) +
    shape(
      [
        [560, 500],
        [750, 500],
        [766, 556],
        [548, 556],
      ],
      light.paper,
    ) +
    shape(
      [
        [570, 514],
        [742, 514],
        [748, 536],
        [564, 536],
      ],
      light.ink,
    ) +
    (funnel ? box(800, 500, 46, 58, light.accent) + box(800, 500, 46, 14, light.ink) : '') +
    box(648, 410, 6, 90, light.ink) +
    box(654, 414, 33, 44, light.paper) +
    box(687, 414, 33, 44, light.accent);
  return (
    box(0, 0, W, H, light.sky) +
    disc(sunX, random.whole(300, 390), 112, light.sun) +
    ridge(random, 230, 230, 640, light.far) +
    ridge(random, 400, 150, 650, light.middle) +
    ridge(random, 530, 90, 650, light.near) +
    sea(random, light, 612) +
    glitter(sunX, 640, light.sun) +
    `<g transform="translate(${x} 0)">${boat}</g>`
  );
}

export function buoys(random: Random, light: Light): string {
  const sunX = random.whole(200, 1400);
  const buoy = (x: number, y: number, size: number, color: string) =>
    `<g transform="translate(${x} ${y}) rotate(${random.whole(-9, 9)}) scale(${size})">` +
    shape(
      [
        [-26, -190],
        [26, -190],
        [60, 0],
        [-60, 0],
      ],
      color,
    ) +
    shape(
      [
        [-38, -120],
        [38, -120],
        [49, -62],
        [-49, -62],
      ],
      light.paper,
    ) +
    box(-8, -250, 16, 60, light.ink) +
    disc(0, -258, 20, light.sun) +
    '</g>';
  const many = Array.from({ length: random.whole(2, 4) }, (_, i) =>
    buoy(260 + i * random.whole(300, 420), 640 + i * 40, 0.55 + i * 0.28, i % 2 ? light.near : light.accent),
  ).join('');
  return (
    box(0, 0, W, H, light.sky) +
    disc(sunX, 300, random.whole(80, 130), light.sun) +
    ridge(random, 400, 120, 560, light.far) +
    hills(random, 500, 60, light.middle) +
    sea(random, light, 540) +
    glitter(sunX, 560, light.sun) +
    many +
    line(
      'M0 830c100-40 200-40 300 0s200 40 300 0 200-40 300 0 200 40 300 0 200-40 400 0',
      light.sky,
      10,
      ' opacity=".6"',
    )
  );
}

export function crane(random: Random, light: Light): string {
  const x = random.whole(240, 520);
  const boxes = Array.from({ length: 14 }, (_, i) =>
    box(
      760 + (i % 7) * 108,
      640 - Math.floor(i / 7) * 66,
      100,
      60,
      random.pick([light.accent, light.near, light.paper, light.middle]),
    ),
  ).join('');
  return (
    box(0, 0, W, H, light.sun) +
    disc(random.whole(1000, 1350), 260, 120, light.paper) +
    box(x, 130, 60, 580, light.ink) +
    box(x - 150, 130, 900, 44, light.ink) +
    line(`M${x + 60} 330l260-200M${x - 10} 260l-120-130`, light.ink, 16) +
    line(`M${x + 560} 174v190`, light.ink, 10) +
    box(x + 490, 364, 140, 96, light.paper) +
    box(x + 490, 430, 140, 30, light.accent) +
    boxes +
    box(0, 700, W, 60, light.ink) +
    box(0, 760, W, 140, light.deep) +
    ripples(random, 780, light.sky)
  );
}

export function lighthouse(random: Random, light: Light): string {
  const x = random.whole(420, 1180);
  const band = (y: number, half: number) =>
    shape(
      [
        [x - half, y],
        [x + half, y],
        [x + half + 9, y + 80],
        [x - half - 9, y + 80],
      ],
      light.accent,
    );
  return (
    box(0, 0, W, H, light.sky) +
    shape(
      [
        [x, 250],
        [0, 90],
        [0, 330],
      ],
      light.sun,
      ' opacity=".35"',
    ) +
    shape(
      [
        [x, 250],
        [W, 120],
        [W, 400],
      ],
      light.sun,
      ' opacity=".35"',
    ) +
    ridge(random, 480, 90, 640, light.far) +
    sea(random, light, 600) +
    shape(
      [
        [x - 330, 700],
        [x - 190, 610],
        [x + 150, 600],
        [x + 350, 700],
      ],
      light.near,
    ) +
    shape(
      [
        [x - 56, 300],
        [x + 56, 300],
        [x + 92, 630],
        [x - 92, 630],
      ],
      light.paper,
    ) +
    band(360, 64) +
    band(520, 82) +
    box(x - 70, 284, 140, 16, light.ink) +
    box(x - 40, 218, 80, 66, light.sun) +
    shape(
      [
        [x - 56, 218],
        [x + 56, 218],
        [x, 160],
      ],
      light.ink,
    ) +
    box(x + 96, 560, 120, 70, light.paper) +
    shape(
      [
        [x + 86, 560],
        [x + 226, 560],
        [x + 156, 510],
      ],
      light.accent,
    )
  );
}

export function houses(random: Random, light: Light): string {
  const colors = [light.accent, light.paper, light.sun, light.near, light.far, light.ink, light.middle];
  let row = '';
  let x = -40;
  while (x < W) {
    const width = random.whole(150, 230);
    const top = random.whole(250, 400);
    const color = random.pick(colors);
    const pane = color === light.ink || color === light.near ? light.sun : light.ink;
    row += shape(
      [
        [x, 690],
        [x, top],
        [x + width / 2, top - 110],
        [x + width, top],
        [x + width, 690],
      ],
      color,
    );
    for (let y = top + 40; y < 640; y += 88) {
      for (let column = 0; column < 2; column++) {
        const lit = random.chance(0.25) ? light.sun : pane;
        row += box(x + width * (0.2 + column * 0.38), y, width * 0.22, 50, lit === color ? light.paper : lit);
      }
    }
    row += box(x + 10, 740, width - 24, (690 - top) * 0.3, color, ' opacity=".32"');
    x += width + random.pick([0, 12, 16]);
  }
  return (
    box(0, 0, W, H, light.sky) +
    disc(random.whole(200, 1400), random.whole(120, 220), random.whole(60, 100), light.sun) +
    box(0, 730, W, 170, light.water) +
    row +
    box(0, 690, W, 42, light.ink) +
    ripples(random, 760, light.paper)
  );
}
