import { describe, expect, it } from 'vitest';
import { allFlagCodes, flagOfName } from '#domain/site/flag-codes.ts';
import { COLORWAYS, DESIGNS, type Design } from '#web/ui/pictures/flag-designs.ts';
import { shapesOf, shapesOfCode, shapesOfNation } from '#web/ui/pictures/flags.ts';

const NEUTRAL = shapesOf('diamond', ['ice', 'snow', 'snow']);

describe('a flag', () => {
  it('is drawn for every code that a startup can have, and no two codes look the same', () => {
    const codes = allFlagCodes();
    const drawings = new Set(codes.map((code) => shapesOfCode(code)));
    expect(codes.length).toBeGreaterThan(12_000);
    expect(drawings.size).toBe(codes.length);
    expect(drawings.has(NEUTRAL)).toBe(false);
  });

  it('is drawn in every design', () => {
    const designs = new Set(allFlagCodes().map((code) => code.split('.')[0]));
    expect([...designs].sort()).toEqual(Object.keys(DESIGNS).sort());
  });

  it('keeps its pieces within the box in every cut', () => {
    const code = allFlagCodes().find((other) => other.startsWith('wedge.mt.') && other.includes('.border.')) ?? '';
    for (const size of [
      { w: 24, h: 24 },
      { w: 144, h: 24 },
      { w: 24, h: 30 },
    ]) {
      const markup = shapesOfCode(code, size);
      const points = [...markup.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
      expect(Math.max(...points.map(([x = 0]) => x))).toBeLessThanOrEqual(size.w);
      expect(Math.max(...points.map(([, y = 0]) => y))).toBeLessThanOrEqual(size.h);
      expect(Math.min(...points.flat())).toBeGreaterThanOrEqual(0);
    }
  });

  it('is the neutral tile when its code cannot be read', () => {
    for (const code of ['', 'toString..ink.snow.-.-.-', 'disc..purple.snow.-.-.-', '"><script>'])
      expect(shapesOfCode(code)).toBe(NEUTRAL);
  });

  it('mirrors and turns its design', () => {
    const looks = ['', 'm', 't', 'mt'].map((turns) => shapesOfCode(`wedge.${turns}.fjord.snow.lingon.-.-`));
    expect(new Set(looks).size).toBe(4);
    // The triangle points from the hoist, and mirrored from the fly.
    expect(looks[0]).toContain('M0 0L14.88 12L0 24z');
    expect(looks[1]).toContain('M24 0L9.12 12L24 24z');
  });

  it('of a role is drawn for every colourway', () => {
    const design: Design = 'nested';
    const drawings = COLORWAYS.map((_, place) => shapesOf(design, place));
    expect(new Set(drawings).size).toBe(COLORWAYS.length);
  });

  it('of a startup is never that of one of the five countries', () => {
    const nations = ['lingon.snow', 'fjord.cloudberry', 'snow.fjord', 'fjord.snow.lingon'];
    for (const name of Array.from({ length: 4_000 }, (_, place) => `Startup ${place}`)) {
      const [design, , ...colours] = flagOfName(name).split('.');
      if (design === 'nordic')
        for (const nation of nations) expect(colours.join('.').startsWith(nation), name).toBe(false);
    }
  });
});

describe('the flags of countries', () => {
  it('include one tile for each of the five countries and a neutral tile for all others', () => {
    const tiles = ['DK', 'SE', 'NO', 'FI', 'IS', 'DE'].map((code) => shapesOfNation(code));
    expect(new Set(tiles).size).toBe(6);
    expect(shapesOfNation('EE')).toBe(shapesOfNation('DE'));
    expect(shapesOfNation('dk')).toBe(shapesOfNation('DK'));
  });
});
