import { describe, expect, it } from 'vitest';
import { changedParts, mergedVersion } from './merge-versions.ts';

const base = { title: 'Baker', pitch: 'You bake.', jobRole: 'other', hiringStages: ['Call'] };

describe('two versions of a draft', () => {
  it('gives each part to the side that changed it, and leaves one to choose that both changed', () => {
    const mine = { ...base, title: 'Head baker', pitch: 'You bake bread.' };
    const theirs = { ...base, title: 'Pastry chef', hiringStages: ['Call', 'Trial day'] };
    expect(changedParts(base, mine, theirs)).toEqual([
      { name: 'Title', changedBy: null },
      { name: 'In one sentence', changedBy: 'mine' },
      { name: 'Hiring stages', changedBy: 'theirs' },
    ]);
  });

  it('leaves every difference to choose where the version that both began from is not known', () => {
    expect(changedParts(null, base, { ...base, title: 'Cook' })).toEqual([{ name: 'Title', changedBy: null }]);
  });

  it('names no part that both changed in the same way', () => {
    const changed = { ...base, title: 'Cook' };
    expect(changedParts(base, changed, { ...changed, pitch: 'You cook.' })).toEqual([
      { name: 'In one sentence', changedBy: 'theirs' },
    ]);
  });

  it('takes over the parts that were chosen, with all of their fields', () => {
    const theirs = { ...base, salaryType: 'range', salaryFrom: 100, salaryCurrency: 'DKK', title: 'Cook' };
    expect(mergedVersion({ ...base, pitch: 'Mine' }, theirs, { Pay: 'theirs', Title: 'mine' })).toEqual({
      ...base,
      pitch: 'Mine',
      salaryType: 'range',
      salaryFrom: 100,
      salaryTo: null,
      salaryCurrency: 'DKK',
      salaryPeriod: null,
    });
  });
});
