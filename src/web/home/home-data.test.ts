import { describe, expect, it } from 'vitest';
import { apart } from './home-data.ts';

describe('the wall of flags', () => {
  it('sets equal designs apart, and keeps every startup', () => {
    const designs = ['disc', 'disc', 'bars', 'fess', 'pale', 'tau', 'pile', 'twins', 'cross', 'steps'];
    const wall = apart(designs.map((design, place) => ({ key: place, flag: `${design}..ink.snow.-.-.-` })));
    expect(wall.map(({ key }) => key).sort()).toEqual(designs.map((_, place) => place));
    const discs = wall.flatMap(({ flag }, place) => (flag.startsWith('disc') ? [place] : []));
    expect(discs).toEqual([0, 9]);
  });

  it('keeps the order of startups if all have one design', () => {
    const wall = [1, 2, 3].map((key) => ({ key, flag: 'disc..ink.snow.-.-.-' }));
    expect(apart(wall)).toEqual(wall);
  });
});
