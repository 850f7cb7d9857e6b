import { describe, expect, it } from 'vitest';
import type { ShownCard, ShownColumn } from '../board-types.ts';
import { moveText } from './moved-columns.ts';

const card = (id: string, name: string) => ({ id, name, step: 'applied', columnId: null });
const columns = [
  {
    key: 'applied',
    step: 'applied',
    columnIds: [],
    name: 'Applied',
    total: 7,
    cards: [card('a', 'Anna Lind'), card('b', 'Bo Ek')],
  },
] as unknown as ShownColumn[];
const movedCard = (id: string, column: string) => ({ id, version: 2, canUndo: false, column });

describe('the notice after a move', () => {
  it('says of several people how many went where', () => {
    const back = [movedCard('a', 'Applied'), movedCard('b', 'Applied'), movedCard('c', 'First talk')];
    expect(moveText({ intent: 'undoNoes', moved: back }, columns)).toBe(
      '3 people moved back: 2 to Applied, 1 to First talk.',
    );
    expect(moveText({ intent: 'undo', moved: back.slice(0, 2) }, columns)).toBe('2 people moved back to Applied.');
  });

  it('names one person, their column and their place', () => {
    expect(moveText({ intent: 'undo', moved: [movedCard('b', 'Applied')] }, columns)).toBe(
      'Bo Ek moved back to Applied, 2 of 7.',
    );
    expect(moveText({ intent: 'undo', moved: [movedCard('c', 'First talk')] }, columns)).toBe(
      'One person moved back to First talk.',
    );
  });

  it('says no place of somebody who stood in that column and is not on the screen', () => {
    const moved = [{ ...movedCard('d', 'Applied'), canUndo: false }];
    const dag = card('d', 'Dag Ek') as unknown as ShownCard;
    expect(moveText({ intent: 'move', moved }, columns, [dag])).toBe('Dag Ek is already in Applied.');
    const anna = [movedCard('a', 'Applied')];
    expect(moveText({ intent: 'move', moved: anna }, columns)).toBe('Anna Lind is 1 of 7 in Applied now.');
  });

  it('names the open person, whom a filter hides, and sets apart a column whose name goes on like a sentence', () => {
    const moved = [movedCard('c', 'To be rejected')];
    const open = { ...card('c', 'Cai Ek'), step: 'toreject' } as unknown as ShownCard;
    const reject = { key: 'toreject', step: 'toreject', columnIds: [], name: 'To be rejected', total: 1, cards: [] };
    const shown = [...columns, reject as unknown as ShownColumn];
    expect(
      moveText({ intent: 'move', moved: [{ ...movedCard('c', 'To be rejected'), canUndo: true }] }, shown, [open]),
    ).toBe('Cai Ek moved to “To be rejected”.');
    expect(moveText({ intent: 'undo', moved }, columns)).toBe('One person moved back to “To be rejected”.');
  });
});
