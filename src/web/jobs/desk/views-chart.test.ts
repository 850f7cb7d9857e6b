import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/site/days.ts';
import { viewsChart } from './views-chart.ts';

const NONE = { search: 0, digest: 0, other: 0, boosted: 0 };
const day = (index: number, changes: object = {}) => ({
  day: addDays('2026-11-03', index),
  isBoosted: false,
  applied: 0,
  views: NONE,
  ...changes,
});

describe('the chart of views', () => {
  it('stacks the sources of a day upon each other', () => {
    const { paths, height } = viewsChart(
      [day(0, { views: { search: 2, digest: 1, other: 0, boosted: 1 } })],
      '2026-11-03',
    );
    const heights = paths.map(({ path }) => [...path.matchAll(/[MV][\d.]* ?([\d.]*)/g)].length);
    expect(heights.filter((count) => count > 0)).toHaveLength(3);
    expect(paths[0]?.path).toContain(` ${height}V${height / 2}`);
    expect(paths[3]?.path).toContain('V0h');
  });

  it('marks the days with applications below their bars', () => {
    const days = [day(0), day(1, { applied: 2 }), day(2), day(3, { applied: 1 })];
    expect(viewsChart(days, '2026-11-04').dots).toEqual([
      { left: 37.5, people: 2 },
      { left: 87.5, people: 1 },
    ]);
  });

  it('tints runs of boosted days', () => {
    const days = Array.from({ length: 10 }, (_, index) => day(index, { isBoosted: index > 1 && index < 5 }));
    expect(viewsChart(days, '2026-11-04').boosted).toEqual([{ left: 20, width: 30 }]);
  });

  it('labels the ends, today and the weeks, as far as they fit', () => {
    const days = Array.from({ length: 30 }, (_, index) => day(index));
    expect(viewsChart(days, '2026-11-23').labels.map(({ text }) => text)).toEqual([
      '3 Nov',
      '10 Nov',
      '17 Nov',
      'Today',
      '2 Dec',
    ]);
    expect(viewsChart([], '2026-11-23').labels).toEqual([]);
  });
});
