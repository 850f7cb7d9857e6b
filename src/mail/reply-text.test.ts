import { describe, expect, it } from 'vitest';
import { REPLY_MARK, replyText } from './reply-text.ts';

const ours = `${REPLY_MARK}, or on the site.\n\nHavn\n\nIngrid wrote about your application:`;
const quotation = ours
  .split('\n')
  .map((line) => `> ${line}`)
  .join('\n');

describe('the text of an answer', () => {
  it.each([
    ['Gmail in English', `Yes.\n\nOn Mon, 23 Nov 2026 at 09:00, Havn <no-reply@havn.example>\nwrote:\n\n${quotation}`],
    ['Gmail in Norwegian', `Yes.\n\nman. 23. nov. 2026 kl. 09:00 skrev Havn <no-reply@havn.example>:\n\n${quotation}`],
    [
      'Apple Mail in Danish',
      `Yes.\n\n> Den 23. nov. 2026 kl. 09.00 skrev Havn <no-reply@havn.example>:\n> \n${quotation}`,
    ],
    [
      'Outlook in Swedish',
      `Yes.\n\n________________________________\nFrån: Havn <no-reply@havn.example>\nSkickat: den 23 november 2026 09:00\nTill: tuva@people.example\nÄmne: Kelp wrote to you\n\n${ours}`,
    ],
    [
      'Outlook in English',
      `Yes.\r\n\r\n-----Original Message-----\r\nFrom: Havn\r\nSent: Monday, 23 November 2026\r\nTo: Tuva\r\nSubject: Hi\r\n\r\n${ours}`,
    ],
    ['a program that quotes nothing', 'Yes.\n'],
    ['a program that cuts our first line away', 'Yes.\n\nOn 23 Nov 2026, Havn wrote:\n> Havn\n> Hello'],
    ['a mail with a signature', `Yes.\n\n-- \nTuva Lyngstad\n\nOn 23 Nov 2026, Havn wrote:\n${quotation}`],
  ])('is what the person wrote, as sent by %s', (_program, text) => {
    expect(replyText(text)).toBe('Yes.');
  });

  it('keeps answers between quoted lines, and paragraphs that end with a colon', () => {
    const between = '> When can you start?\nIn March.\n> And where?\nIn Oslo.';
    expect(replyText(`${between}\n\n${quotation}`)).toBe(between);
    const list = 'I have two questions about 2027:\n\n1. Pay?\n2. Place?';
    expect(replyText(list)).toBe(list);
    expect(replyText('My days are\n\nMonday: free\nTuesday: free')).toBe('My days are\n\nMonday: free\nTuesday: free');
  });

  it('is empty where the person wrote nothing', () => {
    for (const text of ['', '\n \n', quotation, `On 23 Nov 2026, Havn wrote:\n${quotation}`, '\0']) {
      expect(replyText(text)).toBe('');
    }
  });

  it('takes linear time for a long mail of one kind of line', () => {
    const long = `Yes.\n${'>\n'.repeat(200_000)}${' \n'.repeat(200_000)}`;
    expect(replyText(long)).toBe('Yes.');
  });
});
