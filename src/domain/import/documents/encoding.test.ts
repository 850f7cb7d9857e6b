import { describe, expect, it } from 'vitest';
import { decodedText, UNDECODABLE } from './encoding.ts';

const TITLE = 'Køkkenchef på fuld tid';
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('the text of a document', () => {
  it.each([
    ['UTF-8', Buffer.from(TITLE), ''],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${TITLE}`), ''],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${TITLE}`, 'utf16le'), ''],
    ['UTF-16 of the other order', utf16be(`\ufeff${TITLE}`), ''],
    ['UTF-16 without a mark', Buffer.from(TITLE, 'utf16le'), ''],
    ['Latin-1 by its answer', latin1(TITLE), 'text/html; charset=iso-8859-1'],
    ['Latin-1 by its meta element', latin1(`<meta charset="iso-8859-1"><h1>${TITLE}`), ''],
    ['Latin-1 by its XML declaration', latin1(`<?xml version="1.0" encoding="ISO-8859-1"?><a>${TITLE}`), ''],
    ['UTF-8 that its answer calls Latin-1', Buffer.from(TITLE), 'text/html; charset=iso-8859-1'],
    ['UTF-8 that its meta element calls Windows-1252', Buffer.from(`<meta charset="windows-1252">${TITLE}`), ''],
    ['UTF-8 that its answer names wrongly', Buffer.from(TITLE), 'text/html; charset=unknown-8'],
  ])('is decoded from %s', (_, bytes, contentType) => {
    expect(decodedText(bytes, contentType)).toContain(TITLE);
  });

  it('is refused when nothing decodes it', () => {
    for (const bytes of [latin1(TITLE), latin1(`<meta charset="utf-8">${TITLE}`)]) {
      expect(() => decodedText(bytes)).toThrow('cannot be decoded');
    }
  });

  it('is refused when it is UTF-8 with an undecodable character, whatever its answer calls it', () => {
    const broken = Buffer.concat([Buffer.from(TITLE), Buffer.from([0xe6])]);
    expect(() => decodedText(broken, 'text/html; charset=iso-8859-1')).toThrow('cannot be decoded');
  });

  it('keeps the place of an undecodable character among many others', () => {
    const texts = Buffer.from(TITLE.repeat(30));
    const broken = Buffer.concat([texts, Buffer.from([0xe6]), texts]);
    expect(decodedText(broken, 'application/json; charset=utf-8')).toBe(
      `${TITLE.repeat(30)}${UNDECODABLE}${TITLE.repeat(30)}`,
    );
  });
});
