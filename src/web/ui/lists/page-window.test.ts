import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

const row = (page: number, pages: number) =>
  pageWindow(page, pages)
    .map((place) => (place === 'gap' ? '…' : place))
    .join(' ');

describe('the row of page numbers', () => {
  it('shows every number if there are few', () => {
    expect(row(1, 2)).toBe('1 2');
    expect(row(2, 5)).toBe('1 2 3 4 5');
  });

  it('leaves out numbers far from the current page, but never a single one', () => {
    expect(row(1, 16)).toBe('1 2 3 4 … 16');
    expect(row(4, 16)).toBe('1 2 3 4 5 … 16');
    expect(row(8, 16)).toBe('1 … 7 8 9 … 16');
    expect(row(13, 16)).toBe('1 … 12 13 14 15 16');
    expect(row(16, 16)).toBe('1 … 13 14 15 16');
  });

  it('always shows the first, the last and the current page in at most seven places', () => {
    for (let pages = 1; pages <= 40; pages++)
      for (let page = 1; page <= pages; page++) {
        const places = pageWindow(page, pages);
        expect(places).toEqual(expect.arrayContaining([1, page, pages]));
        expect(places.length).toBeLessThanOrEqual(7);
        expect(new Set(places.filter((place) => place !== 'gap')).size).toBe(
          places.filter((place) => place !== 'gap').length,
        );
      }
  });
});
