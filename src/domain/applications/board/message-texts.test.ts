import { expect, it } from 'vitest';
import { beginWith, MESSAGE_TEXTS, noTextFor, saysWasRead } from './message-texts.ts';

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

it('keeps what somebody typed below the text with which they begin, and replaces a text that nobody typed', () => {
  const [first = '', second = ''] = templates;
  expect(beginWith(first, '  ', templates)).toBe(first);
  expect(beginWith(second, `${first}\n`, templates)).toBe(second);
  expect(beginWith(first, 'We talk on Friday.', templates)).toBe(`${first}\n\nWe talk on Friday.`);
});

it('knows a text that says somebody read the application or met the person', () => {
  const said = MESSAGE_TEXTS.filter(({ kind, text }) => kind === 'no' && saysWasRead(text)).map(({ key }) => key);
  expect(said).toEqual(['noAfterReading', 'noAfterTalk']);
  for (const text of ['We have reviewed your CV.', 'Vi har læst din ansøgning.', 'It was good to meet you.']) {
    expect(saysWasRead(text)).toBe(true);
  }
  expect(saysWasRead('This time it is a no. We already found somebody.')).toBe(false);
});
