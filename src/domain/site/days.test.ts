import { describe, expect, it } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { addDays, dayIn, endOfDayIn, isDay } from './days.ts';

describe('the end of a day', () => {
  it.each([
    ['Europe/Copenhagen', '2026-11-20', '2026-11-20T23:00:00.000Z'],
    ['Europe/Copenhagen', '2026-07-01', '2026-07-01T22:00:00.000Z'],
    // Clocks go forward on the 29th and back on 25 October, at night but not at midnight.
    ['Europe/Copenhagen', '2026-03-28', '2026-03-28T23:00:00.000Z'],
    ['Europe/Copenhagen', '2026-03-29', '2026-03-29T22:00:00.000Z'],
    ['Europe/Copenhagen', '2026-10-24', '2026-10-24T22:00:00.000Z'],
    ['Europe/Copenhagen', '2026-10-25', '2026-10-25T23:00:00.000Z'],
    ['Europe/Helsinki', '2026-11-20', '2026-11-20T22:00:00.000Z'],
    ['Atlantic/Reykjavik', '2026-07-01', '2026-07-02T00:00:00.000Z'],
    ['America/New_York', '2026-12-31', '2027-01-01T05:00:00.000Z'],
    // No midnight: the clock springs from 00:00 to 01:00 on 29 March.
    ['Asia/Beirut', '2026-03-28', '2026-03-28T22:00:00.000Z'],
    // Two midnights: on 1 November 01:00 becomes 00:00 again; the first is the next day already.
    ['America/Havana', '2026-10-31', '2026-11-01T04:00:00.000Z'],
    ['Pacific/Apia', '2026-02-28', '2026-02-28T11:00:00.000Z'],
  ])('in %s of %s is %s', (timeZone, day, end) => {
    expect(endOfDayIn(timeZone, day).toISOString()).toBe(end);
  });

  it('is the first instant of the next day, in every zone of every country', () => {
    for (const { timeZone } of COUNTRIES) {
      for (const day of ['2026-03-28', '2026-06-30', '2026-10-24', '2026-12-31']) {
        const end = endOfDayIn(timeZone, day);
        expect(dayIn(timeZone, end), timeZone).toBe(addDays(day, 1));
        expect(dayIn(timeZone, new Date(end.getTime() - 1)), timeZone).toBe(day);
      }
    }
  });

  it('adds days across months and leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-11-20', 60)).toBe('2027-01-19');
    expect(isDay('2026-02-29')).toBe(false);
    expect(isDay('2028-02-29')).toBe(true);
  });
});
