import { describe, expect, it } from 'vitest';
import { nameQuery } from './lexeme-queries.server.ts';
import { hasOnlyCommonWords, isOneSlipApart, parseText, variantsOf, vectorOf, wordsIn } from './search-text.ts';

const folded = (text: string) => wordsIn(text).map((word) => word.folded);

describe('words', () => {
  it('are letters and numbers; every other sign parts them', () => {
    expect(folded('Full-stack (Node/React), 3D & B2B')).toEqual(['full', 'stack', 'node', 'react', '3d', 'b2b']);
  });

  it('keep the languages whose signs are their names', () => {
    expect(folded('C++, C# and .NET; F#, Node.js')).toEqual([
      'cplusplus',
      'csharp',
      'and',
      'dotnet',
      'fsharp',
      'nodejs',
    ]);
    expect(folded('c')).toEqual(['c']);
  });

  it('know how they were spelled', () => {
    expect(wordsIn('Århus')).toEqual([{ folded: 'arhus', spelled: 'århus' }]);
  });
});

describe('what is typed', () => {
  it.each([
    ['you will', true],
    ['"we are"', true],
    ['', false],
    ['😀', false],
    ['you will write', false],
  ])('says nothing by itself where it is of the smallest words: %s', (text, isSo) => {
    expect(hasOnlyCommonWords(text)).toBe(isSo);
  });

  it('is read as words, phrases and words to leave out', () => {
    const read = parseText('senior "machine learning" -intern "ops" react*');
    expect(read.words.map((word) => word.folded)).toEqual(['senior', 'machine', 'learning', 'ops', 'react']);
    expect(read.words.filter((word) => word.isPrefix).map((word) => word.folded)).toEqual(['react']);
    expect(read.phrases).toEqual(['machine learning']);
    expect(read.excluded).toEqual([[{ isPrefix: false, inPhrase: false, folded: 'intern', spelled: 'intern' }]]);
  });

  it('takes a hyphen within a word as part of it', () => {
    expect(parseText('full-stack').excluded).toEqual([]);
    expect(parseText('- engineer').words).toHaveLength(1);
  });

  it('leaves common words out where others remain', () => {
    expect(parseText('head of sales').words.map((word) => word.folded)).toEqual(['head', 'sales']);
    expect(parseText('the').words).toHaveLength(1);
  });

  it.each(["'", "a' & !b | (c:*", '\\', ':*', "<-> '' \\'x", '%_', '$1', '(((((', '"', '-', '*', '\u0000', '🙂'])(
    'never becomes query syntax: %s',
    (text) => {
      expect(nameQuery(parseText(text).words)).toMatch(/^('[\p{L}\p{N}]+'(:\*)?( & )?)*$/u);
      expect(vectorOf(wordsIn(text).map((word) => word.spelled))).toMatch(/^('[\p{L}\p{N}]+' ?)*$/u);
    },
  );
});

describe('slips', () => {
  it.each([
    ['engineer', 'enginer'],
    ['engineer', 'engineeer'],
    ['engineer', 'enginaer'],
    ['engineer', 'enigneer'],
  ])('%s and %s are one slip apart, and share a variant', (word, slipped) => {
    expect(isOneSlipApart(word, slipped)).toBe(true);
    expect(variantsOf(slipped).some((variant) => variantsOf(word).includes(variant))).toBe(true);
  });

  it('are no more than one', () => {
    expect(isOneSlipApart('engineer', 'enginr')).toBe(false);
    expect(isOneSlipApart('sales', 'salsea')).toBe(false);
    expect(isOneSlipApart('abcd', 'badc')).toBe(false);
  });
});
