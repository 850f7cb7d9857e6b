import { describe, expect, it } from 'vitest';
import { barPath } from './bar-path.ts';

const size = { width: 100, height: 40 };

describe('the path of a bar chart', () => {
  it('draws the largest value as high as the chart, and the others in proportion', () => {
    expect([...barPath([1, 2, 4], size).matchAll(/v(-?[\d.]+)/g)].map(([, height]) => height)).toEqual([
      '-10',
      '-20',
      '-40',
    ]);
  });

  it('stays inside the chart', () => {
    const [x = '', width = ''] = /M([\d.]+) \d+v-40h([\d.]+)V40z$/.exec(barPath([1, 2, 4], size))?.slice(1) ?? [];
    expect(Number(x) + Number(width)).toBeCloseTo(100, 1);
  });

  it('leaves out empty days, and is empty without values', () => {
    expect(barPath([0, 3, 0], size).match(/M/g)).toHaveLength(1);
    expect(barPath([0, 0], size)).toBe('');
    expect(barPath([], size)).toBe('');
  });
});
