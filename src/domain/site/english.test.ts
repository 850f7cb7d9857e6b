import { expect, it } from 'vitest';
import { choiceText, listText, numberInWords, numberOfWord } from './english.ts';

it('lists names without a comma before the last', () => {
  expect(listText([])).toBe('');
  expect(listText(['Oslo'])).toBe('Oslo');
  expect(listText(['Oslo', 'Bergen'])).toBe('Oslo and Bergen');
  expect(listText(['Oslo', 'Bergen', 'Tromsø'])).toBe('Oslo, Bergen and Tromsø');
  expect(choiceText(['EUR', 'NOK', 'SEK'])).toBe('EUR, NOK or SEK');
});

it('writes numbers up to ten as words, and reads them', () => {
  expect([0, 1, 10, 11, 1_284].map(numberInWords)).toEqual(['zero', 'one', 'ten', '11', '1\u00a0284']);
  expect(['Zero', 'three', 'Ten'].map(numberOfWord)).toEqual([0, 3, 10]);
  expect(numberOfWord('svar')).toBeUndefined();
});
