import { expect, it } from 'vitest';
import { statusText } from './organisation-labels.ts';

it('an approved investor reads that only the team can see the profile, and a startup that it is live', () => {
  expect(statusText('company', 'ACTIVE')).toBe('Live. Anyone can see it.');
  expect(statusText('investor', 'ACTIVE')).toContain('only your team');
  expect(statusText('investor', 'DRAFT')).toBe(statusText('company', 'DRAFT'));
});
