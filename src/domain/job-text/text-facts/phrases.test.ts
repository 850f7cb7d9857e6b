import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readPhrases } from './phrases.server.ts';

const NAMES = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.replace('.yaml', ''));

describe.each(NAMES)('the phrases in %s.yaml', (name) => {
  const phrases = readPhrases(name);

  it('name only languages that exist', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
    const codes = Object.keys({ ...phrases.languageNames, ...phrases.compoundStems }).flatMap((key) =>
      key.split(/[/+]/),
    );
    expect(codes.filter((code) => names.of(code) === undefined)).toEqual([]);
  });

  it('name every part at the top of the file at least once', () => {
    const text = readFileSync(join(import.meta.dirname, `${name}.yaml`), 'utf8');
    expect(Object.keys(phrases.parts).filter((part) => !text.includes(`{${part}}`))).toEqual([]);
  });

  it('name languages where they require them, and help where they offer it', () => {
    const all = [...phrases.required, ...phrases.enough, ...phrases.notEnough];
    expect(all.filter((phrase) => !phrase.includes('[\ue000-\ue03f]'))).toEqual([]);
    expect([...phrases.help.offered, ...phrases.help.notOffered].filter((one) => !/[\ue100-\ue13f]/.test(one))).toEqual(
      [],
    );
  });
});

describe('a mistake in the phrases', () => {
  const folder = mkdtempSync(join(tmpdir(), 'phrases-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const icelandic = readFileSync(join(import.meta.dirname, 'icelandic.yaml'), 'utf8');
  const gap = (from: string, to: string) => {
    expect(icelandic).toContain(from);
    writeFileSync(join(folder, 'icelandic.yaml'), icelandic.replace(from, to));
    return () => readPhrases('icelandic', folder);
  };

  it.each([
    ['an unknown part', 'notEnough: |\n', 'notEnough: |\n  {hwo}\n', /\{hwo\} is no part.*\n.*at notEnough/],
    ['an open bracket', 'notEnough: |\n', 'notEnough: |\n  (?:nóg\n', /is no regular expression\n.*at notEnough/],
    ['a capital letter', 'notEnough: |\n', 'notEnough: |\n  Ekki\n', /Has a capital letter\n.*at notEnough/],
    ['a word that is listed twice', 'conditional: ', 'conditional: ef, ', /Lists a word twice\n.*at conditional/],
    [
      'a phrase that is listed twice',
      'optional: |\n',
      'optional: |\n  bót\n  bót\n',
      /Lists a phrase twice\n.*at optional/,
    ],
    ['an unknown key', 'conditional: ', 'conditionals: ', /"conditionals"/],
    ['a code that is none', '  da: ', '  dan: ', /at languageNames\.dan/],
  ])('is reported with file and key: %s', (_, from, to, message) => {
    expect(gap(from, to)).toThrow(message);
    expect(gap(from, to)).toThrow(/icelandic\.yaml cannot be read/);
  });

  it('is not a comment between phrases', () => {
    const { notEnough } = gap('notEnough: |\n', 'notEnough: |\n  # Alone.\n  bara {language}\n  # Not at all.\n')();
    expect(notEnough[0]).toBe('bara [\ue000-\ue03f]');
    expect(notEnough.filter((phrase) => phrase.includes('#'))).toEqual([]);
  });

  it('is not a line that continues the line above it', () => {
    expect(gap('notEnough: |\n', 'notEnough: |\n  bara (?:ég\n    |þú) {language}\n')().notEnough[0]).toBe(
      'bara (?:ég|þú) [\ue000-\ue03f]',
    );
  });
});
