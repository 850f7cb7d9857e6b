import { expect, it } from 'vitest';
import { missingFacts } from './missing-facts.ts';

const bergen = { locations: [{ locality: 'Bergen', country: 'Norway' }] } as Parameters<typeof missingFacts>[1];

it('a preview leaves out the role and the place that a new draft does not state', () => {
  expect(missingFacts({ title: 'Baker', jobRole: '' }, { locations: [] }, true)).toEqual(['Role', 'Location']);
  expect(missingFacts({ title: 'Baker', jobRole: 'backenddeveloper' }, bergen, true)).toEqual([]);
});

it('a preview shows the role "Other" if a team has chosen it, and the published one of a live job', () => {
  expect(missingFacts({ jobRole: 'other' }, bergen, true)).toEqual([]);
  expect(missingFacts({ jobRole: '' }, bergen, false)).toEqual([]);
});
