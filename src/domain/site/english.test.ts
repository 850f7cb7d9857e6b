import { expect, it } from 'vitest';
import { choiceText, countText, listText, numberInWords, numberOfWord } from './english.ts';

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

it('counts one and many, with digits in groups', () => {
  expect([0, 1, 2].map((days) => countText(days, 'day'))).toEqual(['0 days', '1 day', '2 days']);
  expect(countText(1_284, 'person', 'people')).toBe('1\u00a0284 people');
});
