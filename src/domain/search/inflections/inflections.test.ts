import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fold } from '#domain/site/fold.ts';
import { areForms, stemsOf } from './inflections.server.ts';
import { readIrregularForms } from './irregular-forms.server.ts';
import { isRegular, type StemmedLanguage } from './stemmers.ts';

const FILE = readFileSync(new URL('irregular-forms.tsv', import.meta.url), 'utf8');

const areOneWord = (language: StemmedLanguage, one: string, other: string) => {
  const stems = stemsOf(language, fold(one));
  return (
    stemsOf(language, fold(other)).some((stem) => stems.includes(stem)) && areForms(language, fold(one), fold(other))
  );
};

describe('the stems of a language', () => {
  it.each<[StemmedLanguage, string]>([
    ['da', 'lager lageret lagre lagrene'],
    ['da', 'sygeplejerske sygeplejersken sygeplejersker sygeplejerskerne'],
    ['da', 'mand manden mænd mændene'],
    ['da', 'værksted værkstedet værksteder værkstederne'],
    ['sv', 'verkstad verkstaden verkstäder verkstäderna'],
    ['sv', 'system systemet systemen systemens'],
    ['sv', 'bok boken böcker böckerna'],
    ['sv', 'montör montören montörer montörerna'],
    ['no', 'sykepleier sykepleieren sykepleiere sykepleierne'],
    ['no', 'butikk butikken butikker butikkene'],
    ['no', 'skule skulen skular skulane'],
    ['no', 'bok boka bøker bøkene'],
    ['fi', 'tuotanto tuotannon tuotannossa tuotantoa'],
    ['fi', 'kauppa kaupan kaupassa'],
    ['fi', 'asiakas asiakkaan asiakkaat'],
    ['fi', 'sovellus sovelluksen sovellukset'],
    ['is', 'kennari kennara kennarar kennarinn'],
    ['is', 'bók bókin bækur bókum'],
    ['is', 'verslun verslunar verslanir verslunum'],
    ['en', 'city cities'],
    ['en', 'business businesses'],
    ['en', 'woman women'],
  ])('are shared by the forms of one word (%s: %s)', (language, forms) => {
    const [first = '', ...others] = forms.split(' ');
    expect(others.filter((form) => !areOneWord(language, first, form))).toEqual([]);
  });

  it.each<[StemmedLanguage, string, string]>([
    ['no', 'lag', 'lager'],
    ['no', 'lagene', 'lageret'],
    ['da', 'mand', 'manual'],
    ['en', 'developer', 'development'],
    ['en', 'news', 'new'],
    ['fi', 'johtaja', 'johto'],
  ])('tell two words apart (%s: %s, %s)', (language, one, other) => {
    expect(areOneWord(language, one, other)).toBe(false);
  });
});

describe('the file of irregular forms', () => {
  const lines = readIrregularForms(FILE);

  it('has a language and a source in every line, and names the version and the licence of each source', () => {
    expect(lines.length).toBeGreaterThan(1_000);
    const heading = FILE.split('\n').filter((line) => line.startsWith('#'));
    for (const source of new Set(lines.map((line) => line.source))) {
      expect(heading.find((line) => line.includes('Sources:'))).toMatch(new RegExp(`apertium-${source} \\d`));
      expect(heading.find((line) => line.includes('Licences:'))).toMatch(new RegExp(`apertium-${source} GPL-[23]`));
    }
  });

  it('is sorted, has no line twice, and has only forms that their stem does not tell', () => {
    const rows = FILE.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(rows).toEqual([...new Set(rows)].sort());
    const regular = lines.flatMap(({ language, base, forms }) =>
      // A line of a word with itself says that the word is not only a form of another.
      forms
        .filter((form) => form !== base && isRegular(language, fold(base), fold(form)))
        .map((form) => `${base} ${form}`),
    );
    expect(regular).toEqual([]);
  });

  it('takes less than 300 kB', () => {
    expect(Buffer.byteLength(FILE)).toBeLessThan(300_000);
  });

  it('is refused with the number of a line that lacks something', () => {
    expect(() => readIrregularForms('# heading\nda\tswe-dan\tmand\tmænd\nda\tmand\tmænd')).toThrow(/line 3/);
    expect(() => readIrregularForms('xx\tswe-dan\tmand\tmænd')).toThrow(/line 1/);
  });
});
