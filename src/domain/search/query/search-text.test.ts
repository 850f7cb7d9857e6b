import { describe, expect, it } from 'vitest';
import { isOneTypoApart, variantsOf } from '#domain/site/typo-distance.ts';
import { nameQuery } from './lexeme-queries.server.ts';
import { hasOnlyCommonWords, parseText, vectorOf, wordsIn } from './search-text.ts';

const wordsOf = (text: string) => wordsIn(text).map((word) => word.folded);

describe('the words of a text', () => {
  it('are letters and numbers, separated by every other sign', () => {
    expect(wordsOf('Full-stack (Node/React), 3D & B2B')).toEqual(['full', 'stack', 'node', 'react', '3d', 'b2b']);
  });

  it('keep the signs of programming languages', () => {
    expect(wordsOf('C++, C# and .NET; F#, Node.js')).toEqual([
      'cplusplus',
      'csharp',
      'and',
      'dotnet',
      'fsharp',
      'nodejs',
    ]);
    expect(wordsOf('c')).toEqual(['c']);
  });

  it('keep their spelling', () => {
    expect(wordsIn('Århus')).toEqual([{ folded: 'arhus', spelled: 'århus' }]);
  });
});

describe('a typed text', () => {
  it.each([
    ['you will', true],
    ['"we are"', true],
    ['', false],
    ['😀', false],
    ['you will write', false],
  ])('has only common words or not: %s', (text, isSo) => {
    expect(hasOnlyCommonWords(text)).toBe(isSo);
  });

  it('consists of words, phrases and excluded words', () => {
    const typedText = parseText('senior "machine learning" -intern "ops" react*');
    expect(typedText.words.map((word) => word.folded)).toEqual(['senior', 'machine', 'learning', 'ops', 'react']);
    expect(typedText.words.filter((word) => word.isPrefix).map((word) => word.folded)).toEqual(['react']);
    expect(typedText.phrases).toEqual(['machine learning']);
    expect(typedText.excluded).toEqual([[{ isPrefix: false, inPhrase: false, folded: 'intern', spelled: 'intern' }]]);
  });

  it('excludes nothing after a hyphen within a word', () => {
    expect(parseText('full-stack').excluded).toEqual([]);
    expect(parseText('- engineer').words).toHaveLength(1);
  });

  it('drops common words if others remain', () => {
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

describe('typos', () => {
  it.each([
    ['engineer', 'enginer'],
    ['engineer', 'engineeer'],
    ['engineer', 'enginaer'],
    ['engineer', 'enigneer'],
  ])('make words that share a variant: %s and %s', (word, other) => {
    expect(isOneTypoApart(word, other)).toBe(true);
    expect(variantsOf(other).some((variant) => variantsOf(word).includes(variant))).toBe(true);
  });

  it('are not more than one', () => {
    expect(isOneTypoApart('engineer', 'enginr')).toBe(false);
    expect(isOneTypoApart('sales', 'salsea')).toBe(false);
    expect(isOneTypoApart('abcd', 'badc')).toBe(false);
  });
});
