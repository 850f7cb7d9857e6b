import { expect, it } from 'vitest';
import { lostBoostText } from './own-job-text.ts';

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
