import { expect, it } from 'vitest';
import { standOf, wayToFreePlace } from './ways-to-publish-text.ts';

const open = { ways: ['pause', 'close'] };
const inReview = { ways: ['withdraw'] };

it.each([
  [[], null],
  [[open], 'pause or close your free job'],
  [[inReview], 'withdraw your free job'],
  [[open, open], 'pause or close both of your free jobs'],
  [[open, inReview, open], 'pause, close or withdraw all 3 of your free jobs'],
])('says of free jobs with the ways %j what empties a place', (freeJobs, way) => {
  expect(wayToFreePlace({ freeJobs })).toBe(way);
});

it('says that a job waits for its payment, and calls none a draft that is none', () => {
  expect(standOf({ status: 'PENDING_PAYMENT' })).toBe(
    'This job is saved and waits for its payment, 7 days at most. Then it is a draft again.',
  );
  expect(standOf({ status: 'EXPIRED' })).not.toContain('draft');
});
