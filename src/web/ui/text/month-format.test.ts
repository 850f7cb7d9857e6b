import { expect, it } from 'vitest';
import { monthsText, monthText } from './month-format.ts';

it('writes the months of a job, and keeps what is no month', () => {
  expect(monthsText('2019-03', '2024-12')).toBe('March 2019 to December 2024');
  expect(monthsText('2019-03', '')).toBe('March 2019 to today');
  expect(monthsText('2019', '2020-13')).toBe('2019 to 2020-13');
  expect(['2019-03', '2019', 'March 2019', ''].map(monthText)).toEqual(['March 2019', '2019', 'March 2019', '']);
});
