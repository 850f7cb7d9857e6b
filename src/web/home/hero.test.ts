import { expect, it } from 'vitest';
import { heroNumbers } from './hero.tsx';
import type { JobCounters } from './home-data.ts';

const numbers = (facts: Partial<JobCounters>) =>
  heroNumbers({
    open: 555,
    newIn24Hours: 4,
    newThisWeek: 212,
    startupsHiring: 119,
    cities: 91,
    ...facts,
  } as JobCounters);

it('the front page shows the jobs of the last 24 hours, or those of the week if there are none', () => {
  expect(numbers({})).toContainEqual([4, 'new in 24 hours', '/jobs']);
  expect(numbers({ newIn24Hours: 0 })).toContainEqual([212, 'new this week', '/jobs']);
});

it('the front page uses the singular for one', () => {
  expect(numbers({ open: 1, startupsHiring: 1, cities: 1 }).map(([, label]) => label)).toEqual(
    expect.arrayContaining(['open job', 'startup hiring', 'city']),
  );
});
