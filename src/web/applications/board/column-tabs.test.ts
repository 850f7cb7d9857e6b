import { describe, expect, it } from 'vitest';
import { columnOfTab, tabOf } from './column-tabs.ts';

const fixedColumn = (key: 'applied' | 'hired') => ({ key, step: key, columnIds: [], name: key });
const custom = (id: string, name: string) => ({ key: id, step: 'custom' as const, columnIds: [id, `${id}2`], name });

describe('the tab of a column', () => {
  const talk = custom('a1', 'First talk');
  const columns = [fixedColumn('applied'), talk, custom('b1', 'Interview'), fixedColumn('hired')];

  it('is its name, and leads to that column of every board', () => {
    expect(columns.map((column) => tabOf(column, columns))).toEqual(['applied', 'first-talk', 'interview', 'hired']);
    for (const column of columns) expect(columnOfTab(tabOf(column, columns), columns)).toBe(column);
    const ofOneJob = [fixedColumn('applied'), custom('z9', 'Interview'), fixedColumn('hired')];
    expect(columnOfTab('interview', ofOneJob)).toBe(ofOneJob[1]);
  });

  it('may be written as the column is, or be the id of a column that stands in it', () => {
    for (const tab of ['First talk', 'FIRST-TALK', 'a1', 'a12']) expect(columnOfTab(tab, columns)).toBe(talk);
  });

  it('is the id where a name has no letters for an address, or looks like another', () => {
    const odd = [
      fixedColumn('applied'),
      custom('c1', '面接'),
      custom('d1', 'Talk 1'),
      custom('e1', 'Talk-1'),
      custom('f1', 'Hired!'),
      fixedColumn('hired'),
    ];
    expect(odd.map((column) => tabOf(column, odd))).toEqual(['applied', 'c1', 'd1', 'e1', 'f1', 'hired']);
    for (const column of odd) expect(columnOfTab(tabOf(column, odd), odd)).toBe(column);
  });

  it('leads nowhere without a tab, or with one that no column has', () => {
    for (const tab of [null, '', '!', 'offer']) expect(columnOfTab(tab, columns)).toBeUndefined();
  });
});
