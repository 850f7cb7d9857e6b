import { describe, expect, it } from 'vitest';
import {
  addDays,
  COUNTRIES,
  countryBySlug,
  countryNamed,
  countryOf,
  dayIn,
  endOfDayIn,
  isDay,
  OTHER_EUROPE,
  timeZoneOf,
} from './countries.ts';

describe('countries', () => {
  it('shows the five first, then the others by name', () => {
    expect(COUNTRIES.slice(0, 5).map((country) => country.code)).toEqual(['DK', 'SE', 'NO', 'FI', 'IS']);
    expect(COUNTRIES[5]?.name).toBe('Afghanistan');
  });

  it('does not contain NI', () => {
    expect(COUNTRIES.some((country) => country.code === 'NI')).toBe(false);
    expect(countryOf('NI')).toBeNull();
    expect(countryNamed('Nicaragua')).toBeNull();
  });

  it('gives every country its own address', () => {
    expect(new Set(COUNTRIES.map((country) => country.slug)).size).toBe(COUNTRIES.length);
    expect(COUNTRIES.every((country) => /^[a-z]+(-[a-z]+)*$/.test(country.slug))).toBe(true);
  });

  it.each([
    ['Danmark', 'DK'],
    ['Tanska', 'DK'],
    ['sverige', 'SE'],
    ['Ruotsi', 'SE'],
    ['Norge', 'NO'],
    ['Suomi', 'FI'],
    ['Ísland', 'IS'],
    ['Island', 'IS'],
    ['Deutschland', 'DE'],
    ['UK', 'GB'],
    ['U.S.A.', 'US'],
    ['The Netherlands', 'NL'],
    ['Czech Republic', 'CZ'],
    ['fi', 'FI'],
    ['Åland', 'AX'],
  ])('knows %s as %s', (text, code) => {
    expect(countryNamed(text)?.code).toBe(code);
  });

  it('recognises no town or state as a country', () => {
    for (const text of ['Copenhagen', 'WI', 'Europe', 'Remote', '', '-']) expect(countryNamed(text)).toBeNull();
  });

  it('maps local names and codes to the English slug', () => {
    expect(countryBySlug('denmark')).toMatchObject({
      isCanonical: true,
      country: { code: 'DK' },
    });
    expect(countryBySlug('danmark')).toMatchObject({
      isCanonical: false,
      country: { code: 'DK' },
    });
    expect(countryBySlug('se')).toMatchObject({
      isCanonical: false,
      country: { code: 'SE' },
    });
    expect(countryBySlug('atlantis')).toBeNull();
  });

  it('counts Germany as Europe outside the five, and none of the five', () => {
    expect(OTHER_EUROPE).toContain('DE');
    expect(OTHER_EUROPE).not.toContain('DK');
    expect(OTHER_EUROPE).not.toContain('US');
  });

  it('gives each country a valid time zone', () => {
    for (const country of COUNTRIES) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: country.timeZone })).not.toThrow();
    }
    expect(timeZoneOf(null)).toBe('Europe/Copenhagen');
  });
});

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
