import { expect, it } from 'vitest';
import { MESSAGE_TEXTS, noTextFor } from './message-texts.ts';

const templates = MESSAGE_TEXTS.filter(({ kind }) => kind === 'no').map(({ text }) => text);

it('offers a no that does not speak of reading while one of these applications was not opened', () => {
  const afterReading = noTextFor(null, false);
  expect(afterReading).toContain('We read every application');
  for (const own of [null, afterReading]) {
    const text = noTextFor(own, true);
    expect(templates).toContain(text);
    expect(text).not.toMatch(/\bread\b/);
  }
  expect(noTextFor('Our own words.', true)).toBe('Our own words.');
});
