import { expect, it } from 'vitest';
import { shownAtOnce } from './waiting-noes.tsx';

it('keeps the decision that was just made in view, beside those whose answers leave first', () => {
  expect(shownAtOnce([1, 2, 3])).toEqual({ shown: [1, 2, 3], others: [] });
  expect(shownAtOnce([1, 2, 3, 4, 5])).toEqual({ shown: [1, 2, 5], others: [3, 4] });
});
