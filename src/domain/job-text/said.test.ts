import { describe, expect, it } from 'vitest';
import { type Entered, saidOf } from './said.ts';
import { readEvidence } from './text-facts/text-evidence.ts';

const NOTHING: Entered = { languages: [], englishEnough: null, relocation: 'notSaid' };
const said = (text: string, entered: Partial<Entered> = {}) =>
  saidOf({ ...NOTHING, ...entered }, readEvidence(`<p>${text}</p>`, 'en'));

describe('what a job says', () => {
  it('is read from its text where nothing was entered', () => {
    expect(
      said('You are fluent in English. English is enough. We sponsor visas, but do not offer relocation.'),
    ).toEqual({
      languages: [{ language: 'en', level: 'fluent' }],
      englishEnough: true,
      visa: 'offered',
      relocation: 'notOffered',
      fromText: ['languages', 'englishEnough', 'relocation', 'visa'],
    });
    expect(said('You will build maps.')).toEqual({ ...NOTHING, visa: 'notSaid', fromText: [] });
  });

  it('is what was entered, whatever the text says', () => {
    expect(said('English is enough. We offer relocation.', { englishEnough: false, relocation: 'notOffered' })).toEqual(
      {
        languages: [],
        englishEnough: false,
        visa: 'notOffered',
        relocation: 'notOffered',
        fromText: [],
      },
    );
    const danish = [{ language: 'da', level: 'good' }];
    expect(said('You are fluent in Swedish.', { languages: danish }).languages).toEqual(danish);
  });

  it('is not filled with what was ruled out', () => {
    expect(said('English is enough.', { languages: [{ language: 'da', level: 'fluent' }] }).englishEnough).toBeNull();
    expect(said('You are fluent in Danish.', { englishEnough: true }).languages).toEqual([]);
  });

  it('asks for neither of two languages of which one will do', () => {
    expect(said('You speak Danish or Swedish.').languages).toEqual([]);
  });
});
