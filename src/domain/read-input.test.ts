import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { signUpInput } from './accounts/inputs.ts';
import { startupInput } from './accounts/organisation-input.ts';
import { Refusal } from './errors.ts';
import { readInput } from './read-input.ts';

/** The words about each wrong field. */
function mistakesIn(input: z.ZodType, data: unknown): Record<string, string> {
  try {
    readInput(input, data);
    return {};
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.details.fields ?? {};
  }
}

describe('a text that is longer than its field takes', () => {
  it('is refused with the limit, also where the field has no words of its own', () => {
    const note = z.strictObject({ note: z.string().max(2000) });
    expect(mistakesIn(note, { note: 'x'.repeat(2001) })).toEqual({
      note: 'Please use at most 2\u00a0000 characters',
    });
    expect(mistakesIn(note, { note: 'x'.repeat(2000) })).toEqual({});
  });

  it('is told apart from a missing one: names, addresses and passwords', () => {
    const account = { name: { first: 'Tuva', last: 'Lind' }, email: 'tuva@kelp.example', password: 'Kelp forest 7!' };
    const words = 'Please use at most 50 characters';
    const sent = { ...account, reCaptchaResponse: 'solved' };
    expect(mistakesIn(signUpInput, sent)).toEqual({});
    expect(mistakesIn(signUpInput, { ...sent, name: { first: 'x'.repeat(51), last: '' } })).toEqual({
      'name.first': words,
      'name.last': 'Please enter last name',
    });
    expect(mistakesIn(signUpInput, { ...sent, email: `${'x'.repeat(40)}@kelp.example` })).toEqual({ email: words });
    expect(mistakesIn(signUpInput, { ...sent, password: `Kelp 7!${'x'.repeat(44)}` })).toEqual({ password: words });
    const startup = { name: 'x'.repeat(81), website: '', intro: '' };
    expect(mistakesIn(startupInput, startup)).toEqual({ name: 'Please use at most 80 characters' });
  });
});
