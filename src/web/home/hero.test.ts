import { expect, it } from 'vitest';
import { heroNumbers } from './hero.tsx';
import type { JobCounters } from './home-data.ts';

const numbers = (facts: Partial<JobCounters>) =>
  heroNumbers({ open: 555, newToday: 4, newThisWeek: 212, startupsHiring: 119, cities: 91, ...facts } as JobCounters);

it('the front page shows the jobs new today, or those new this week if none is new today', () => {
  expect(numbers({})).toContainEqual([4, 'new today']);
  expect(numbers({ newToday: 0 })).toContainEqual([212, 'new this week']);
});

it('the front page uses the singular for one', () => {
  expect(numbers({ open: 1, startupsHiring: 1, cities: 1 }).map(([, label]) => label)).toEqual(
    expect.arrayContaining(['open job', 'startup hiring', 'city']),
  );
});
