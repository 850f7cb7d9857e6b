import { expect, it } from 'vitest';
import { hireQuestion } from './hire-question.ts';

const [anna, bo] = ['a'.repeat(24), 'b'.repeat(24)] as const;
const formOf = (values: Record<string, string>, cards = [anna]) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: 'move', to: 'hired', ...values })) form.set(name, value);
  for (const card of cards) form.append('card', `${card}:1`);
  return form;
};
const cards = [
  { id: anna, step: 'applied' as const },
  { id: bo, step: 'hired' as const },
];

it('asks before somebody is hired, and keeps their place', () => {
  expect(hireQuestion(formOf({ place: 'bottom' }), cards)).toEqual({
    hire: anna,
    place: 'bottom',
    below: null,
    move: null,
  });
  expect(hireQuestion(formOf({ place: 'top', after: bo }), cards)).toMatchObject({ place: null, below: bo });
  expect(hireQuestion(formOf({}, [anna, bo]), cards)?.hire).toBe(`${anna},${bo}`);
});

it('asks nothing for other columns, for an answer, and for a card that is hired already', () => {
  expect(hireQuestion(formOf({ to: 'toreject' }), cards)).toBeNull();
  expect(hireQuestion(formOf({ isSure: 'true' }), cards)).toBeNull();
  expect(hireQuestion(formOf({ intent: 'undo' }), cards)).toBeNull();
  expect(hireQuestion(formOf({}, [bo]), cards)).toBeNull();
});
