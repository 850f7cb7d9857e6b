import { expect, it } from 'vitest';
import { sourcesOf } from './job-dates.ts';

const days = Array.from({ length: 20 }, (_, index) => ({
  day: `2026-11-${String(index + 1).padStart(2, '0')}`,
  visitors: 1 + (index % 3),
}));

it('gives the days of a boost visitors from its place, and other days none', () => {
  const sources = sourcesOf(days, { boostingExpiresAt: new Date('2026-11-18T09:00:00Z') });
  const fromBoosts = sources.filter(({ source }) => source === 'boosted');
  expect(fromBoosts.length).toBeGreaterThan(5);
  expect(fromBoosts[0]?.day).toBe('2026-11-04');
  expect(fromBoosts.every(({ day }) => day >= '2026-11-04' && day <= '2026-11-18')).toBe(true);
  const sum = (day: string) =>
    sources.filter((each) => each.day === day).reduce((all, { visitors }) => all + visitors, 0);
  for (const { day, visitors } of days) expect(sum(day)).toBe(visitors);
  expect(sourcesOf(days, {}).some(({ source }) => source === 'boosted')).toBe(false);
});
