import { describe, expect, it } from 'vitest';
import { COUNTRIES, NORDIC_COUNTRIES } from '#domain/site/countries.ts';
import { checkRegistrationNumber } from './registration-number.ts';
import { registrationNumberHint, spacedNumber } from './registration-number-hint.ts';

describe('a registration number', () => {
  it.each([
    ['DK', 'DK 13 58 56 28', '13585628'],
    ['DK', ' 13585628 ', '13585628'],
    ['SE', '556703-7485', '5567037485'],
    ['SE', '556703–7485', '5567037485'],
    ['SE', 'SE556703748501', '5567037485'],
    ['SE', '16556703-7485', '5567037485'],
    ['NO', '988 077 917', '988077917'],
    ['NO', 'no 988 077 917 mva', '988077917'],
    ['FI', '2077474-0', '20774740'],
    ['FI', 'FI20774740', '20774740'],
    ['IS', '450401-3150', '4504013150'],
  ])('of %s in the form "%s" is checked and stored as %s', (country, input, normalised) => {
    expect(checkRegistrationNumber(country, input)).toEqual({
      ok: true,
      normalised,
      isChecked: true,
      message: 'Number checked',
    });
  });

  it.each([
    ['DK', '13585627'],
    ['DK', '1358562'],
    ['SE', '556703-7486'],
    // Numbers of people.
    ['SE', '811218-9876'],
    ['IS', '120174-3399'],
    // No century ends in 1.
    ['IS', '450401-3151'],
    ['NO', '988077918'],
    ['FI', '2077474-1'],
    ['DK', ''],
    ['NO', 'constructor'],
    ['FI', '２０７７４７４－１'],
  ])('of %s is refused as "%s", with an example of the right form', (country, input) => {
    const check = checkRegistrationNumber(country, input);
    expect(check).toMatchObject({ ok: false, normalised: null });
    expect(check.message).toContain(registrationNumberHint(country).example);
  });

  it('is never called verified', () => {
    for (const { code } of COUNTRIES) {
      for (const input of ['HRB 86891', '!', registrationNumberHint(code).example ?? '']) {
        expect(checkRegistrationNumber(code, input).message).not.toMatch(/verif/i);
      }
    }
  });

  it('of another country is kept as typed, unchecked, if it can be a number', () => {
    expect(checkRegistrationNumber('DE', 'HRB  86891 b')).toMatchObject({
      ok: true,
      normalised: 'HRB 86891 B',
      isChecked: false,
    });
    expect(checkRegistrationNumber('DE', 'none').ok).toBe(false);
    expect(checkRegistrationNumber('DE', '<b>1</b>').ok).toBe(false);
  });

  it.each([...NORDIC_COUNTRIES])('of %s is refused if it is that of our example, however it is spaced', (code) => {
    const { name, example } = registrationNumberHint(code);
    for (const input of [example ?? '', (example ?? '').replace(/[ -]/g, ''), ` ${example} `]) {
      // Its check digits are right, so that people see what a number looks like.
      expect(checkRegistrationNumber(code, input).message).toBe(
        `That is the number of our example. Please enter the ${name} of your company.`,
      );
    }
  });
});

describe('a registration number on a page', () => {
  it.each([
    ['DK', '13585628', '13585628'],
    ['SE', '5567037485', '556703-7485'],
    ['NO', '310459828', '310 459 828'],
    ['FI', '01120389', '0112038-9'],
    ['IS', '4504013150', '450401-3150'],
    ['DE', 'HRB 86891', 'HRB 86891'],
    ['FI', '0112', '0112'],
  ])('of %s has the marks that its readers know: %s', (country, number, shown) => {
    expect(spacedNumber(country, number)).toBe(shown);
  });
});
