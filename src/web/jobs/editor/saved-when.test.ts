import { expect, it } from 'vitest';
import { savedWhen } from './saved-when.ts';

it('the editor says when a job was saved by the clock of the startup, and names the day of an earlier one', () => {
  const bergen = { timeZone: 'Europe/Oslo', today: '2026-11-27' };
  expect(savedWhen('2026-11-27T20:05:00Z', bergen)).toBe('21:05');
  expect(savedWhen('2026-11-26T23:30:00Z', bergen), 'half past midnight there').toBe('00:30');
  expect(savedWhen('2026-11-22T20:05:00Z', bergen)).toBe('22 November');
  expect(savedWhen('2026-11-27T23:30:00Z', bergen), 'the page is open past midnight').toBe('00:30');
});
