import { describe, expect, it } from 'vitest';
import { allFlagCodes, flagOfName } from './flag-codes.ts';

describe('the flag that a name asks for', () => {
  it('never changes', () => {
    expect(['Fanø Wind', 'Kelp', 'Ålgrund', 'Björk & Bit'].map((name) => flagOfName(name))).toEqual([
      'corner..fjord.cloudberry.-.foot.ice',
      'halvesH..ink.ice.-.hoist.snow',
      'corner.m.cloudberry.fjord.-.-.-',
      'chevrons.t.lingon.cloudberry.-.disc.ink',
    ]);
  });

  it('ignores case, surrounding space and the encoding of accents', () => {
    expect(flagOfName('  ÅLGRUND ')).toBe(flagOfName('Ålgrund'));
  });

  it('is another one at each further attempt, until all of 5,000 names have flags of their own', () => {
    const codes = new Set<string>();
    let most = 0;
    for (const name of Array.from({ length: 5_000 }, (_, place) => `Startup ${place}`)) {
      let attempt = 0;
      while (codes.has(flagOfName(name, attempt))) attempt++;
      codes.add(flagOfName(name, attempt));
      most = Math.max(most, attempt);
    }
    expect(codes.size).toBe(5_000);
    expect(most).toBeLessThan(64);
  });
});

describe('the flags that there are', () => {
  it('include each once', () => {
    expect(new Set(allFlagCodes()).size).toBe(allFlagCodes().length);
  });

  it('include none of a country or of the code of signals', () => {
    const codes = new Set(allFlagCodes());
    for (const code of [
      'halvesV..snow.lingon.-.-.-',
      'saltire..snow.lingon.-.-.-',
      'checks..fjord.snow.-.-.-',
      'nordic..lingon.snow.ink.-.-',
      'nordic.m.fjord.snow.lingon.-.-',
      'wedge..snow.fjord.lingon.-.-',
    ])
      expect(codes.has(code), code).toBe(false);
  });
});
