import { expect, it } from 'vitest';
import type { OwnJobs } from '#domain/jobs/own-jobs.server.ts';
import { lostBoostText, openJobsText, resultText } from './own-job-text.ts';

it.each([
  [null, null],
  ['2026-12-03', 'Boosted until 3 December, 10 more days. Closing stops'],
  ['2026-11-24', 'Boosted until 24 November, 1 more day. Closing stops'],
  ['2026-11-23', 'Boosted until today. Closing stops'],
  ['2027-01-02', 'Boosted until 2 January 2027, 40 more days. Closing stops'],
])('Closing a job that is boosted until %s says: %s', (boostedUntil, text) => {
  const said = lostBoostText(boostedUntil, '2026-11-23');
  if (text === null) expect(said).toBeNull();
  else expect(said?.startsWith(text)).toBe(true);
});

it.each([
  ['ACTIVE', 'None open. The next one is free.'],
  ['PENDING', 'None open. The next one is free.'],
  ['DISABLED', 'Your startup is not public, so none of its jobs is.'],
  ['SUSPENDED', 'Your startup is suspended, so none of its jobs is open.'],
])('The jobs of a startup that is %s begin with: %s', (status, text) => {
  const company = { status, countryCode: 'NO' } as OwnJobs['company'];
  expect(openJobsText({ open: 0, openForFree: 0, isNextFree: true, company } as OwnJobs)).toBe(text);
});

it('Says that a job in review takes the free place, instead of a price that nobody expects', () => {
  const company = { status: 'ACTIVE', countryCode: 'NO' } as OwnJobs['company'];
  expect(openJobsText({ open: 0, openForFree: 0, isNextFree: false, company } as OwnJobs)).toBe(
    'None open, and your free job is in review. The next costs 879\u00a0NOK.',
  );
});

it('Says that a paused job still closes on its day', () => {
  expect(resultText('pause', { changedIds: ['1'], refused: [] })).toBe(
    'The job is paused. Its closing date stays the same.',
  );
});

it.each([
  [1, 'Your startup is hidden, so nobody sees its jobs. One opens with it.'],
  [4, 'Your startup is hidden, so nobody sees its jobs. Four open with it.'],
])('Counts no job of a hidden startup as open: %s', (open, text) => {
  const company = { status: 'DISABLED', countryCode: 'NO' } as OwnJobs['company'];
  expect(openJobsText({ open, openForFree: 0, isNextFree: true, company } as OwnJobs)).toBe(text);
});
