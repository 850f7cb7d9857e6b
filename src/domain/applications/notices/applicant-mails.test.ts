import { expect, it } from 'vitest';
import { lastMorning } from './applicant-mails.ts';

it('is eight o’clock where the startup is, also when the clocks change', () => {
  const morning = (timeZone: string, now: string) => lastMorning(timeZone, new Date(now)).toISOString();
  expect(morning('Europe/Copenhagen', '2026-11-23T07:00:00Z')).toBe('2026-11-23T07:00:00.000Z');
  expect(morning('Europe/Copenhagen', '2026-11-23T06:59:59Z')).toBe('2026-11-22T07:00:00.000Z');
  expect(morning('Europe/Helsinki', '2026-11-23T06:30:00Z')).toBe('2026-11-23T06:00:00.000Z');
  expect(morning('Atlantic/Reykjavik', '2026-11-23T07:30:00Z')).toBe('2026-11-22T08:00:00.000Z');
  // Spring: the clocks go forward in the night before.
  expect(morning('Europe/Copenhagen', '2026-03-29T06:00:00Z')).toBe('2026-03-29T06:00:00.000Z');
  expect(morning('Europe/Copenhagen', '2026-10-25T07:00:00Z')).toBe('2026-10-25T07:00:00.000Z');
});
