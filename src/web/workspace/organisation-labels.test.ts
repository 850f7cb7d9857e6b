import { expect, it } from 'vitest';
import { statusWords } from './organisation-labels.ts';

it('tells an investor of no public page while there is none, and a startup of the one it has', () => {
  expect(statusWords('company', 'ACTIVE')).toBe('Public: everybody can find it.');
  expect(statusWords('investor', 'ACTIVE')).toContain('no public page');
  expect(statusWords('investor', 'DRAFT')).toBe(statusWords('company', 'DRAFT'));
});
