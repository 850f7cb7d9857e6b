import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryBySlug, countryNamed, countryOf, OTHER_EUROPE, timeZoneOf } from './countries.ts';

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
