import { describe, expect, it } from 'vitest';
import { timeZoneOf } from '#domain/site/countries.ts';
import { dayIn, endOfDayIn } from '#domain/site/days.ts';
import { daysLeft } from './days-left.ts';

const HOUR_MS = 3_600_000;
const of = (countryCode: string, expirationDate: string | null) => ({
  expirationDate,
  company: { companyCountries: [{ countryCode, country: '' }] },
});

describe('the days that are left of a job', () => {
  it.each([
    ['DK', '2026-11-23T00:00:00+01:00', '2027-01-22', 60],
    ['DK', '2026-11-23T23:59:59+01:00', '2027-01-22', 60],
    ['FI', '2026-11-23T00:00:00+02:00', '2027-01-22', 60],
    ['FI', '2026-11-23T23:59:59+02:00', '2027-01-22', 60],
    ['DK', '2026-12-02T00:30:00+01:00', '2026-12-02', 0],
  ])('in %s at %s until %s are %i', (country, now, lastDay, days) => {
    expect(daysLeft(of(country, lastDay), new Date(now))?.days).toBe(days);
  });

  // 25 October 2026 has 25 hours there, and 28 March 2027 has 23.
  it.each([
    ['DK', '2026-10-20', '2026-10-28'],
    ['FI', '2026-10-20', '2026-10-28'],
    ['DK', '2027-03-24', '2027-03-31'],
    ['FI', '2027-03-24', '2027-03-31'],
  ])('in %s decrease at midnight only, from %s to %s', (country, first, last) => {
    const timeZone = timeZoneOf(country);
    const end = endOfDayIn(timeZone, last).getTime();
    for (let at = endOfDayIn(timeZone, first).getTime(); at < end; at += HOUR_MS / 2) {
      const now = new Date(at);
      const rest = daysLeft(of(country, last), now);
      expect(rest?.days).toBe(Number(last.slice(8)) - Number(dayIn(timeZone, now).slice(8)));
      expect(dayIn(timeZone, new Date((rest?.until.getTime() ?? 0) - 1))).toBe(dayIn(timeZone, now));
      expect(dayIn(timeZone, rest?.until ?? now)).not.toBe(dayIn(timeZone, now));
    }
  });

  it('are not said of a job without a last day', () => {
    expect(daysLeft(of('NO', null), new Date('2026-11-23T12:00:00Z'))).toBeNull();
  });
});
