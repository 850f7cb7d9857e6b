import { expect, it } from 'vitest';
import { statusName, statusText } from './organisation-labels.ts';

it('an approved investor is public to nobody but its team, and a startup to everybody', () => {
  expect(statusText('company', 'ACTIVE')).toBe('Live. Anyone can see it.');
  expect(statusText('investor', 'ACTIVE')).toContain('only your team');
  expect([statusName('company', 'ACTIVE'), statusName('investor', 'ACTIVE')]).toEqual(['Public', 'Approved']);
  expect(statusText('investor', 'DRAFT')).toBe(statusText('company', 'DRAFT'));
});
