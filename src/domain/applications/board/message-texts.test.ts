import { describe, expect, it } from 'vitest';
import { beginWith, fillIn, MESSAGE_TEXTS, noTextFor, saysWasRead, unknownPlaceholders } from './message-texts.ts';

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
  const keys = MESSAGE_TEXTS.filter(({ kind, text }) => kind === 'no' && saysWasRead(text)).map(({ key }) => key);
  expect(keys).toEqual(['noAfterReading', 'noAfterTalk']);
  for (const text of ['We have reviewed your CV.', 'Vi har læst din ansøgning.', 'It was good to meet you.']) {
    expect(saysWasRead(text)).toBe(true);
  }
  expect(saysWasRead('This time it is a no. We already found somebody.')).toBe(false);
});

describe('a placeholder', () => {
  const to = { name: 'Åse {{companyName}} Lie', jobTitle: 'Skipper', companyName: 'Fjordly', senderName: 'Ingrid' };

  it('is filled in with one or two braces, in any case, and with spaces or lines between its words', () => {
    for (const text of [
      '{{firstName}}',
      '{firstName}',
      '{{ first name }}',
      '{FIRST_NAME}',
      '{first-name}',
      '{firstName}}',
    ]) {
      expect(fillIn(`Hi ${text},`, to)).toBe('Hi Åse,');
      expect(unknownPlaceholders(text)).toEqual([]);
    }
  });

  it('is never read in the name of a person', () => {
    expect(fillIn('{{firstName}} {{lastName}}: {jobTitle}', to)).toBe('Åse {{companyName}} Lie: Skipper');
  });

  it('that does not exist or is not closed is found, and braces with anything but words are not', () => {
    expect(unknownPlaceholders('Hi {{fristName}} {candidate.name}, {{}} {firstName} {name} {name}')).toEqual([
      ...['{{fristName}}', '{candidate.name}', '{{}}', '{name}'],
    ]);
    expect(unknownPlaceholders('Hi {{firstName,\nthank you')).toEqual(['{{']);
    expect(unknownPlaceholders('Hi firstName}}')).toEqual(['}}']);
    expect(unknownPlaceholders('Send {"salary": 1} or {1, 2} or {} :-{ }')).toEqual([]);
  });
});
