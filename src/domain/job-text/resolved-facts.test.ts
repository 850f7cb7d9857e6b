import { describe, expect, it } from 'vitest';
import { type EnteredFacts, resolvedFacts } from './resolved-facts.ts';
import { readTextFacts } from './text-facts/text-facts.server.ts';

const NOTHING: EnteredFacts = { languages: [], englishEnough: null, relocation: 'notSaid' };
const facts = (text: string, fields: Partial<EnteredFacts> = {}) =>
  resolvedFacts({ ...NOTHING, ...fields }, readTextFacts(`<p>${text}</p>`, 'en'));

describe('the facts of a job', () => {
  it('come from its text where nobody entered them', () => {
    expect(
      facts('You are fluent in English. English is enough. We sponsor visas, but do not offer relocation.'),
    ).toEqual({
      languages: [{ language: 'en', level: 'fluent' }],
      englishEnough: true,
      visa: 'offered',
      relocation: 'notOffered',
      fromText: ['languages', 'englishEnough', 'relocation', 'visa'],
    });
    expect(facts('You will build maps.')).toEqual({ ...NOTHING, visa: 'notSaid', fromText: [] });
  });

  it('are those that somebody entered, whatever the text says', () => {
    expect(
      facts('English is enough. We offer relocation.', { englishEnough: false, relocation: 'notOffered' }),
    ).toEqual({
      languages: [],
      englishEnough: false,
      visa: 'notOffered',
      relocation: 'notOffered',
      fromText: [],
    });
    const danish = [{ language: 'da', level: 'good' }];
    expect(facts('You are fluent in Swedish.', { languages: danish }).languages).toEqual(danish);
  });

  it('leave out a text that an entered fact rules out', () => {
    expect(facts('English is enough.', { languages: [{ language: 'da', level: 'fluent' }] }).englishEnough).toBeNull();
    expect(facts('You are fluent in Danish.', { englishEnough: true }).languages).toEqual([]);
  });

  it('require neither of two languages of which one is enough', () => {
    expect(facts('You speak Danish or Swedish.').languages).toEqual([]);
  });
});
