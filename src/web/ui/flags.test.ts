import { describe, expect, it } from 'vitest';
import { COLORWAYS } from './flag-designs.ts';
import { DESIGN_NAMES, flag, hashOf, hoist, nation, pick } from './flags.ts';

describe('the flag of a name', () => {
  it.each([
    ['Fanø Wind', 2192840876, 'chevrons', 10],
    ['Kelp', 1147638158, 'disc', 7],
    ['Ålgrund', 991822857, 'bends', 4],
    ['Eldey', 117842319, 'saltireQ', 1],
    ['Sømærke', 2869399471, 'nordic', 9],
    ['Björk & Bit', 3050683730, 'nested', 3],
    ['Hraun', 1160622783, 'thirdsH', 6],
  ])('of %s never changes', (name, hash, design, colorway) => {
    expect(hashOf(name)).toBe(hash);
    expect(pick(name)).toEqual({ design, colorway });
  });

  it('ignores case, surrounding space and the encoding of accents', () => {
    expect(flag('  ÅLGRUND ')).toBe(flag('A\u030algrund'));
  });

  it('is drawn exactly as designed', () => {
    expect(flag('Kelp')).toBe(
      '<svg class="flag" viewBox="0 0 24 24" aria-hidden="true"><path fill="#0b2a2e" d="M0 0h24v24h-24z"/><circle cx="12" cy="12" r="6.48" fill="#c6e0de"/><path d="M0 0h24v24h-24z" fill="none" stroke="#0b2a2e" stroke-opacity=".22" stroke-width="2" vector-effect="non-scaling-stroke"/></svg>',
    );
    expect(flag('Rønne', { w: 48, h: 27 })).toContain('viewBox="0 0 48 27" preserveAspectRatio="xMidYMid slice"');
  });

  it('is never a national flag', () => {
    const crosses = Array.from({ length: 4000 }, (_, i) => pick(`Startup ${i}`)).filter(
      ({ design }) => design === 'nordic',
    );
    const colours = new Set(crosses.map(({ colorway }) => COLORWAYS[colorway]?.slice(0, 2).join(' on ')));
    expect(crosses.length).toBeGreaterThan(50);
    for (const national of ['lingon on snow', 'fjord on cloudberry', 'snow on fjord', 'fjord on snow'])
      expect(colours).not.toContain(national);
  });

  it('uses every design, about equally often', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 4000; i++) {
      const { design } = pick(`Startup ${i}`);
      counts.set(design, (counts.get(design) ?? 0) + 1);
    }
    expect(counts.size).toBe(DESIGN_NAMES.length);
    for (const count of counts.values()) expect(count).toBeGreaterThan(120);
  });

  it('escapes its title', () => {
    expect(flag('x', { title: '"><script>' })).not.toContain('<script');
  });
});

describe('the flags of countries and letters', () => {
  it('include one tile for each of the five countries and a neutral tile for all others', () => {
    const tiles = ['DK', 'SE', 'NO', 'FI', 'IS', 'DE'].map((code) => nation(code));
    expect(new Set(tiles).size).toBe(6);
    expect(nation('EE')).toBe(nation('DE'));
    expect(nation('dk')).toBe(nation('DK'));
  });

  it('spell HAVN in signal flags', () => {
    expect(hoist().match(/<svg /g)).toHaveLength(4);
    expect(hoist()).toContain('aria-label="HAVN in signal flags"');
  });
});
